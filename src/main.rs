//! The program `santiago`: hands over to [`santiago::cli`] and ends with its exit code.

use std::process::ExitCode;

fn main() -> ExitCode {
    santiago::cli::run()
}
