//! What the first frame of home and a frame after a key cost, beside a bare ratatui program: real processes in
//! pseudo-terminals of 120x40, many runs of both, shuffled; and how often an idle app wakes up.
//!
//! A frame is over when the cursor is shown, which both programs do last. `benches/frames` builds everything and runs
//! this.

use std::{
    error::Error,
    fs,
    io::{Read, Write},
    thread::sleep,
    time::{Duration, Instant},
};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use santiago::{chance::Chance, game::shuffle};

const RUNS: usize = 300;
/// Frames after a key in each run; the light goes down and up again.
const KEYS: usize = 20;
const SIZE: PtySize = PtySize { rows: 40, cols: 120, pixel_width: 0, pixel_height: 0 };
const CURSOR_SHOWN: &[u8] = b"\x1b[?25h";

type Outcome<T> = Result<T, Box<dyn Error>>;

#[expect(clippy::disallowed_methods, reason = "a benchmark is what the clock is for")]
fn main() -> Outcome<()> {
    let named = |name: &str| std::env::args().find(|arg| arg.ends_with(name));
    let (Some(bare), Some(program)) = (named("/bare"), named("/santiago")) else {
        println!("run benches/frames, which says where the programs are");
        return Ok(());
    };
    let mut order: Vec<usize> = (0..2 * RUNS).map(|run| run % 2).collect();
    shuffle(&mut order, &mut Chance::seeded(u64::from(std::process::id())));
    let (mut first, mut after) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()]);
    for which in order {
        let start = Instant::now();
        let mut running = Running::start(if which == 0 { &bare } else { &program })?;
        running.frame()?;
        first[which].push(start.elapsed());
        for key in 0..KEYS {
            let start = Instant::now();
            running.press(if key % 2 == 0 { b"\x1b[B" } else { b"\x1b[A" })?;
            running.frame()?;
            after[which].push(start.elapsed());
        }
        running.end()?;
    }
    println!("medians of {RUNS} shuffled runs each at {}x{}", SIZE.cols, SIZE.rows);
    for (what, times) in [("first frame", first), ("key to frame", after)] {
        let [bare, ours] = times.map(median);
        println!("{what:<14}bare {bare:>8.1} µs   santiago {ours:>8.1} µs   ratio {:>6.3}", ours / bare);
    }
    match idle(&program)? {
        Some(wakes) => println!("idle for two seconds: {wakes} wake-ups"),
        None => println!("idle: this system does not count wake-ups"),
    }
    Ok(())
}

/// The middle one, in microseconds.
fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1e6
}

/// A program in a terminal of its own.
struct Running {
    child: Box<dyn Child + Send + Sync>,
    output: Box<dyn Read + Send>,
    input: Box<dyn Write + Send>,
    /// What came after the last frame.
    rest: Vec<u8>,
    /// The terminal is there as long as this is.
    _terminal: Box<dyn MasterPty + Send>,
}

impl Running {
    fn start(program: &str) -> Outcome<Self> {
        let pair = native_pty_system().openpty(SIZE)?;
        let mut command = CommandBuilder::new(program);
        if program.ends_with("/santiago") {
            command.args(["--lang", "de"]);
        }
        command.env("TERM", "xterm-256color");
        let child = pair.slave.spawn_command(command)?;
        let (output, input) = (pair.master.try_clone_reader()?, pair.master.take_writer()?);
        Ok(Self { child, output, input, rest: Vec::new(), _terminal: pair.master })
    }

    fn press(&mut self, key: &[u8]) -> Outcome<()> {
        self.input.write_all(key)?;
        Ok(self.input.flush()?)
    }

    /// Reads on until a frame is over.
    fn frame(&mut self) -> Outcome<()> {
        let mut chunk = [0; 65_536];
        loop {
            if let Some(at) = self.rest.windows(CURSOR_SHOWN.len()).position(|window| window == CURSOR_SHOWN) {
                self.rest.drain(..at + CURSOR_SHOWN.len());
                return Ok(());
            }
            match self.output.read(&mut chunk)? {
                0 => return Err("the program ended".into()),
                count => self.rest.extend_from_slice(&chunk[..count]),
            }
        }
    }

    fn end(mut self) -> Outcome<()> {
        self.press(b"q")?;
        while self.output.read(&mut [0; 4096]).is_ok_and(|count| count > 0) {}
        self.child.wait()?;
        Ok(())
    }
}

/// How often the threads of an idle app went to sleep again within two seconds.
fn idle(program: &str) -> Outcome<Option<u64>> {
    let mut running = Running::start(program)?;
    running.frame()?;
    sleep(Duration::from_millis(500));
    let before = switches(running.child.process_id());
    sleep(Duration::from_secs(2));
    let after = switches(running.child.process_id());
    running.end()?;
    Ok(before.zip(after).map(|(before, after)| after - before))
}

/// How often the threads of a process gave up or lost their core so far.
fn switches(process: Option<u32>) -> Option<u64> {
    let tasks = fs::read_dir(format!("/proc/{}/task", process?)).ok()?;
    let statuses = tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("status")).ok());
    let counts = statuses.map(|status| {
        let lines = status.lines().filter_map(|line| line.split_once("ctxt_switches:"));
        lines.filter_map(|(_, count)| count.trim().parse::<u64>().ok()).sum::<u64>()
    });
    Some(counts.sum())
}
