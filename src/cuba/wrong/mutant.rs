//! The list of wrong rules, and where each stands.

use crate::ids::ids;

ids! {
    /// A wrong rule: an exception dropped, a number changed, a limit off by one.
    pub enum Mutant {
        /// The car starts at the first stop.
        StartCar = "start-car",
        /// The ship token starts on 2.
        StartShip = "start-ship",
        /// The price starts on 3.
        StartPrice = "start-price",
        /// The box has 7 of each good.
        StartSupply = "start-supply",
        /// Pawns start on the board.
        PawnsPlaced = "pawns-placed",
        /// Everybody starts with 2 pesos.
        StartPesos = "start-pesos",
        /// Everybody starts with 0 points.
        StartPoints = "start-points",
        /// No tobacco at the start.
        StartGoods = "start-goods",
        /// The start player rolls first.
        FirstPlayerRolls = "first-player-rolls",
        /// The start player chooses among the first dice.
        FirstPlayerChooses = "first-player-chooses",
        /// Every stop costs 1 peso, the first too.
        DriveCostAll = "drive-cost-all",
        /// A further stop costs 2 pesos.
        DriveCostDouble = "drive-cost-double",
        /// The first two stops are free.
        DriveTwoFree = "drive-two-free",
        /// A drive that cannot be paid is allowed.
        DriveOnCredit = "drive-on-credit",
        /// Pesos gained on arrival may pay for the drive.
        DrivePayLate = "drive-pay-late",
        /// At most 9 stops.
        DriveNine = "drive-nine",
        /// More than one circuit is allowed.
        DriveEndless = "drive-endless",
        /// 0 stops are allowed.
        DriveStay = "drive-stay",
        /// The car runs the other way.
        DriveBackward = "drive-backward",
        /// A turn is over after the drive.
        DriveOnly = "drive-only",
        /// Crossing does not move the price.
        CrossNoRise = "cross-no-rise",
        /// Leaving the harbour counts as crossing.
        StartCounts = "start-counts",
        /// Crossing the harbour ends the drive there.
        CrossStops = "cross-stops",
        /// The car may not stop at an inactive citizen.
        InactiveNoStop = "inactive-no-stop",
        /// An inactive stop costs nothing to pass.
        InactiveFree = "inactive-free",
        /// An inactive citizen still gives.
        InactiveWorks = "inactive-works",
        /// Driving over does not wake a citizen.
        InactiveForEver = "inactive-for-ever",
        /// Stopping there wakes the citizen.
        InactiveStopWakes = "inactive-stop-wakes",
        /// Pedro gives 3.
        Pedro3 = "pedro-3",
        /// Maria gives 1.
        Maria1 = "maria-1",
        /// José gives 3.
        Jose3 = "jose-3",
        /// Martinez gives 2.
        Martinez2 = "martinez-2",
        /// Conchita gives 1.
        Conchita1 = "conchita-1",
        /// Miguel gives 1.
        Miguel1 = "miguel-1",
        /// What a citizen gives comes at the end of the turn.
        CitizenAfterPawn = "citizen-after-pawn",
        /// Gifts come at the end of the turn.
        ZorroGiftsLate = "zorro-gifts-late",
        /// Pedro and José have each other's flower.
        PedroYellow = "pedro-yellow",
        /// Miguel and Maria have each other's flower.
        MiguelRed = "miguel-red",
        /// Alonso and Conchita have each other's flower.
        AlonsoRed = "alonso-red",
        /// Only the next player gives.
        ZorroNeighbour = "zorro-neighbour",
        /// A victim may refuse.
        ZorroRefuse = "zorro-refuse",
        /// Wood may be given.
        ZorroWood = "zorro-wood",
        /// The thief takes a point if there is one.
        ZorroThiefChooses = "zorro-thief-chooses",
        /// The pawn moves to any free building.
        ZorroPawnMoves = "zorro-pawn-moves",
        /// The building is not used again.
        ZorroNoReuse = "zorro-no-reuse",
        /// An unplaced pawn goes to a free building.
        ZorroFirstRoundUse = "zorro-first-round-use",
        /// Pablo gives wood too.
        PabloWood = "pablo-wood",
        /// Pablo gives 2.
        PabloTwo = "pablo-two",
        /// Too little in the supply gives nothing (R20).
        ShortNothing = "short-nothing",
        /// Goods never run out.
        SupplyEndless = "supply-endless",
        /// Distillery and factory ignore the supply.
        DistilOnCredit = "distil-on-credit",
        /// An owned building may be claimed.
        ClaimAnyone = "claim-anyone",
        /// Four buildings are allowed.
        ClaimFour = "claim-four",
        /// A claim costs 1 peso.
        ClaimPrice = "claim-price",
        /// After a claim an own building may still be used.
        ClaimAndUse = "claim-and-use",
        /// A building with a pawn cannot be claimed.
        ClaimFreeOnly = "claim-free-only",
        /// An occupied own building cannot be used.
        OwnOccupiedClosed = "own-occupied-closed",
        /// Any building may be used.
        UseAnyAtAlonso = "use-any-at-alonso",
        /// After Alonso the turn ends.
        AlonsoNoPawn = "alonso-no-pawn",
        /// Only whoever drove delivers.
        DriverOnly = "driver-only",
        /// The round begins at the driver's left.
        RoundStartsLeft = "round-starts-left",
        /// The round runs the other way.
        RoundAnticlockwise = "round-anticlockwise",
        /// One lap only.
        OneLap = "one-lap",
        /// Whoever has delivered may deliver again at once.
        DeliverAgain = "deliver-again",
        /// Goods that one does not have may be delivered.
        DeliverUnowned = "deliver-unowned",
        /// More than is wanted may be delivered.
        OverDemand = "over-demand",
        /// 0 counts as a delivery.
        DeliverZero = "deliver-zero",
        /// What is delivered is out of the game.
        DeliveredGone = "delivered-gone",
        /// The die is not lowered.
        DieStays = "die-stays",
        /// Points for deliveries come at the end of the turn.
        DeliveryPaidLate = "delivery-paid-late",
        /// Always 2 points a unit.
        PriceFlat = "price-flat",
        /// The flag's points once for a delivery.
        PricePerKind = "price-per-kind",
        /// A pass ends with the next delivery.
        PassNotFinal = "pass-not-final",
        /// The round ends with the first pass.
        OnePassEnds = "one-pass-ends",
        /// The price stays after a round.
        NoRise = "no-rise",
        /// Wood brings the flag's points.
        WoodFlag = "wood-flag",
        /// Wood goes on board for a die at 0.
        WoodAny = "wood-any",
        /// The pawn need not move.
        PawnMayStay = "pawn-may-stay",
        /// The flower does not matter.
        PawnAnyFlower = "pawn-any-flower",
        /// Pawns may share a building.
        PawnCrowd = "pawn-crowd",
        /// The pawn may stay where it is.
        PawnStay = "pawn-stay",
        /// Another's marker keeps pawns out.
        PawnMarkerBars = "pawn-marker-bars",
        /// After the harbour the pawn moves to any free building.
        HarbourPawn = "harbour-pawn",
        /// After the harbour the building may be used.
        HarbourBuilding = "harbour-building",
        /// Nothing free: the pawn goes to any other free building.
        BlockedAnywhere = "blocked-anywhere",
        /// Nothing free: nothing used.
        BlockedNoUse = "blocked-no-use",
        /// At an inactive citizen the pawn's building may be used.
        InactiveUse = "inactive-use",
        /// At an inactive citizen the pawn moves.
        InactivePawn = "inactive-pawn",
        /// A building may be used without standing on it.
        UseElsewhere = "use-elsewhere",
        /// After the turn the same player drives again.
        TurnGoesOn = "turn-goes-on",
        /// Turns pass the other way.
        TurnAnticlockwise = "turn-anticlockwise",
        /// No owner's point.
        OwnerNone = "owner-none",
        /// 2 points for the owner.
        OwnerTwo = "owner-two",
        /// The point only if the building was used.
        OwnerIfUsed = "owner-if-used",
        /// No point at an inactive citizen.
        OwnerIfMoved = "owner-if-moved",
        /// One's own pawn pays too.
        OwnerSelf = "owner-self",
        /// Every pawn pays at every turn's end.
        OwnerAllPawns = "owner-all-pawns",
        /// The owner's point comes when the pawn moves in, and only then.
        OwnerAtOnce = "owner-at-once",
        /// The bank pays 3.
        BankThree = "bank-three",
        /// The church gives 2 points.
        ChurchTwo = "church-two",
        /// The distillery changes 1 only.
        DistilOne = "distil-one",
        /// The cigar factory changes 1 only.
        CigarsOne = "cigars-one",
        /// The black market takes wood.
        MarketWood = "market-wood",
        /// The same kind may be taken.
        MarketSame = "market-same",
        /// The sawmill gives no peso.
        SawmillNoPeso = "sawmill-no-peso",
        /// The café takes one good only.
        CafeOne = "cafe-one",
        /// 3 points a good.
        CafeThree = "cafe-three",
        /// The café takes 2 of a kind.
        CafeTwo = "cafe-two",
        /// The customs office lowers by 1.
        CustomsMinusOne = "customs-minus-one",
        /// The customs office may turn any die.
        CustomsFifth = "customs-fifth",
        /// 2 pesos a point.
        CasinoTwo = "casino-two",
        /// 2 pesos for a point sold.
        CasinoSellTwo = "casino-sell-two",
        /// The price may fall to 1.
        OfficeBelowTwo = "office-below-two",
        /// The harbour office only raises.
        OfficeUpOnly = "office-up-only",
        /// No use before the new dice (R59).
        OfficeNeedsDice = "office-needs-dice",
        /// The trading office takes what the ship does not want.
        TradingUnwanted = "trading-unwanted",
        /// The flag's points in the trading office.
        TradingFlag = "trading-flag",
        /// Wood may be delivered there.
        TradingWood = "trading-wood",
        /// The die stays.
        TradingDie = "trading-die",
        /// No peso.
        NewspaperNoPeso = "newspaper-no-peso",
        /// A citizen must be turned.
        NewspaperMust = "newspaper-must",
        /// An inactive citizen may be turned again.
        NewspaperAgain = "newspaper-again",
        /// A ship that wants nothing more stays.
        SatisfiedStays = "satisfied-stays",
        /// At 4 the price just stays.
        ChequeredNothing = "chequered-nothing",
        /// At 4 the price just stays after a round.
        RoundChequered = "round-chequered",
        /// At 4 the price just stays when the car crosses.
        CrossChequered = "cross-chequered",
        /// At 4 the price just stays at the harbour office.
        OfficeChequered = "office-chequered",
        /// A fifth flag before the chequered one.
        FlagFive = "flag-five",
        /// The price stays when a ship leaves.
        NoReset = "no-reset",
        /// The token moves 2.
        TokenTwo = "token-two",
        /// The next player sets the demand.
        NextRolls = "next-rolls",
        /// The next player sets the demand after a delivery round.
        DeliveryNextRolls = "delivery-next-rolls",
        /// The next player sets the demand after a crossing.
        CrossingNextRolls = "crossing-next-rolls",
        /// The next player sets the demand after the harbour office.
        OfficeNextRolls = "office-next-rolls",
        /// The next player sets the demand after the customs office.
        CustomsNextRolls = "customs-next-rolls",
        /// The next player sets the demand after the trading office.
        TradingNextRolls = "trading-next-rolls",
        /// The old dice stay until a ship leaves again.
        DiceAtOnce = "dice-at-once",
        /// The fifth die is not rolled.
        RollFour = "roll-four",
        /// All five dice go on the ship.
        FiveDice = "five-dice",
        /// Four zeros stay in port (R73).
        ZerosStay = "zeros-stay",
        /// An orange 5 exists.
        OrangeFive = "orange-five",
        /// A white 4 exists.
        WhiteFour = "white-four",
        /// Eight ships.
        EightShips = "eight-ships",
        /// The turn is finished first: owner's point.
        EndOwnerPoint = "end-owner-point",
        /// 2 goods a point.
        GoodsTwo = "goods-two",
        /// Wood does not count at the end.
        WoodWorthless = "wood-worthless",
        /// 3 pesos are a point at the end.
        MoneyCounts = "money-counts",
        /// The fewest points win.
        FewestWin = "fewest-win",
        /// Ties count goods before the conversion (R77).
        TieBefore = "tie-before",
        /// Ties go straight to pesos.
        TieNoGoods = "tie-no-goods",
        /// Pesos do not break ties.
        TieNoPesos = "tie-no-pesos",
    }
}
