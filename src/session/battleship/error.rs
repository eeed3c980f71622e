use crate::{
    battleship::{
        agents::AgentError,
        generator::GeneratorError,
        inference::{BadBook, deduction::UnknownRule},
        position::PositionError,
        puzzle::PuzzleError,
        rules::{ActionError, DeployError, RulesetError, SetupFault, UnknownDeployer},
        small::SmallError,
    },
    error_code::{error_codes, listed},
    json_value::BadJson,
    rng::{ParseSeedError, Seed},
    session::shared::{PlayersError, SessionError},
};

/// Why a game of Battleship cannot be opened, or a call on it is refused; nothing changes then. Own codes: `illegal-fleet`,
/// `chances-withheld`, `not-counted`, `no-deductions`, `not-scored`, `puzzle-not-made`, `contradiction`, `position-not-playable`.
/// The other variants hold the error of a part and have its code.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GameError {
    /// For a reason that games of any kind have.
    Session(SessionError),
    /// The rules cannot be played.
    Rules(RulesetError),
    /// No deployer has this name.
    Deployer(UnknownDeployer),
    /// No fleet can be placed.
    Deploy(DeployError),
    /// A fleet placed by hand is not legal: all its faults.
    IllegalFleet(Vec<SetupFault>),
    /// An action is refused.
    Action(ActionError),
    /// The board is withheld from the reader, or does not exist.
    ChancesWithheld,
    /// The fleets that fit are too many to count, and none was drawn.
    NotCounted,
    /// The rules of deduction do not cover these rules of the game.
    NoDeductions,
    /// No rule of deduction has this name.
    Deduction(UnknownRule),
    /// Under these rules there is no score.
    NotScored,
    /// The bytes are no book of openings.
    Book(BadBook),
    /// A text is no position.
    Position(PositionError),
    /// A text is no puzzle.
    Puzzle(PuzzleError),
    /// The caller has to make the puzzle of the seed first, with a [`PuzzleJob`](super::PuzzleJob).
    PuzzleNotMade {
        /// Its rule set's id.
        rules: String,
        /// Its seed.
        seed: Seed,
        /// Its players.
        players: String,
    },
    /// No puzzle can be made.
    Generator(GeneratorError),
    /// A small board is not solved.
    Small(SmallError),
    /// No fleet fits the observations.
    Contradiction,
    /// No game of one player reaches this position.
    PositionNotPlayable,
}

error_codes! {
    GameError {
        IllegalFleet(faults) => "illegal-fleet" [faults], "not a legal fleet: {}", listed(faults);
        ChancesWithheld => "chances-withheld", "the chances of a board that is not shown";
        NotCounted => "not-counted", "too many fleets fit to be counted or drawn";
        NoDeductions => "no-deductions", "no rules of deduction are known for these rules";
        NotScored => "not-scored", "nothing is scored under these rules";
        PuzzleNotMade { rules, seed, players } => "puzzle-not-made" { rules, seed: &seed.to_string(), players },
            "the puzzle {rules} of the seed {seed} has to be made first";
        Contradiction => "contradiction", "no fleet fits what was told";
        PositionNotPlayable => "position-not-playable", "no game of one player comes to this position";
    }
    passed on {
        Session(SessionError: PlayersError, AgentError, ParseSeedError, BadJson),
        Rules(RulesetError),
        Deployer(UnknownDeployer),
        Deploy(DeployError),
        Action(ActionError),
        Deduction(UnknownRule),
        Book(BadBook),
        Position(PositionError),
        Puzzle(PuzzleError),
        Generator(GeneratorError),
        Small(SmallError),
    }
}
