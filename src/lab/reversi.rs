//! Many games of Reversi between two agents.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    json_value::JsonValue,
    reversi::{
        agents::{AgentText, Trained},
        engine::Evaluation,
        rules::{Position, Side, Size, Step},
    },
    rng::{GameRng, Seed, Stream},
    session::{
        reversi::{Game, GameId, ReversiError, id_of, size_of},
        shared::{Kind, Seat, Seats, Version},
    },
};

use super::sums::{
    Histogram, MergeError, VERSION, games_of, is_error, is_near, joined, mean_and_error, version,
};

/// The number of random steps of an opening.
const OPENING: u32 = 8;

/// A match of two agents of Reversi: from every random opening each plays both sides. An opening has 8 plies on 8×8 squares, 4 on 6×6
/// and 2 on 4×4.
#[derive(Clone, Debug)]
pub struct Match {
    /// Black in the first game of every opening.
    pub first: AgentText,
    /// White in it.
    pub second: AgentText,
    /// The size of the board.
    pub size: Size,
    /// The seed of everything drawn.
    pub seed: Seed,
    /// The engine's trained evaluation, where an agent uses it.
    pub trained: Option<Arc<Evaluation>>,
}

/// The results of a match, or of some of its openings, as the first agent sees them: what `lab reversi match` prints.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchReport {
    /// The version of the form, 1.
    #[serde(default = "version")]
    pub version: u32,
    /// The fingerprint of the trained evaluation, where an agent uses it: other weights play other games. Reports from before have none.
    #[serde(default)]
    pub weights: Option<String>,
    /// The id of the board.
    pub rules: String,
    /// The seed of the match.
    pub seed: String,
    /// The texts of both agents.
    pub agents: [String; 2],
    /// The numbers of the games played, as runs `first..end`; each begins with an opening.
    pub parts: Vec<(u64, u64)>,
    /// Games that the first agent won.
    pub wins: u64,
    /// Games that ended with as many discs for both.
    pub draws: u64,
    /// Games that the second agent won.
    pub losses: u64,
    /// The share of the points that the first agent won, a draw being half; 0 without games.
    pub score: f64,
    /// Its standard error; `None` with fewer than two openings. The two games of an opening depend on each other, so that an opening is
    /// one try.
    pub score_se: Option<f64>,
    /// The mean lead of the first agent in discs, with the empty squares given to the winner; 0 without games.
    pub mean_discs: f64,
    /// Its standard error, over openings too.
    pub discs_se: Option<f64>,
    /// Games by lead.
    pub histogram: Histogram,
    /// What openings came to whose two games were played.
    pub openings: Openings,
}

/// Openings by what their two games came to together for the first agent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Openings {
    /// By half points: 2 for a game won, 1 for one drawn.
    pub points: Histogram,
    /// By the lead in discs.
    pub discs: Histogram,
}

impl Match {
    /// Reads a match: `{rules?, seed, agents}`, where `rules` is the id of a board, `reversi` where it is left out.
    ///
    /// # Errors
    ///
    /// `bad-config` where the data are not of this form, `unknown-rules`, `bad-seed`, `unknown-agent`, `bad-agent-parameter`;
    /// `weights-not-loaded` where an agent uses the trained evaluation and it is not given.
    pub fn from_json(json: &JsonValue, trained: Trained<'_>) -> Result<Self, ReversiError> {
        let fields = json.fields(&["rules", "seed", "agents"])?;
        let rules: Option<String> = fields.optional("rules")?;
        let seed: String = fields.required("seed")?;
        let (first, second): (String, String) = fields.required("agents")?;
        let size = rules.map_or(Ok(Size::Eight), |id| size_of(&id))?;
        let seed = seed.parse()?;
        let (first, second) = (first.parse()?, second.parse()?);
        let games = Self { first, second, size, seed, trained: trained.cloned() };
        // Refused here rather than in every game.
        games.begun(0)?;
        Ok(games)
    }

    /// The fingerprint of the trained evaluation, where an agent uses it, and after a point that of its opening book, where one uses that.
    #[must_use]
    pub fn weights(&self) -> Option<String> {
        let agents = [&self.first, &self.second];
        let uses = self.size == Size::Eight && agents.into_iter().any(AgentText::uses_trained);
        let trained = self.trained.as_ref().filter(|_| uses)?;
        let weights = trained.fingerprint()?;
        let book = trained.book().filter(|_| agents.into_iter().any(AgentText::uses_book));
        Some(book.map_or(weights.clone(), |book| format!("{weights}.{}", book.fingerprint())))
    }

    /// Plays a game of the match to its end. Games 0 and 1 have one opening, 2 and 3 the next; in odd games the sides are exchanged.
    ///
    /// # Errors
    ///
    /// `weights-not-loaded` cannot occur, since [`Match::from_json`] checks it; the agents of a match play every position.
    ///
    /// # Complexity
    ///
    /// As many decisions as the game has steps.
    pub fn game(&self, number: u64) -> Result<Game, ReversiError> {
        let mut game = self.begun(number)?;
        while game.to_move().is_some() {
            game.ai_move(None, None)?;
        }
        Ok(game)
    }

    /// A game of the match after its opening.
    fn begun(&self, number: u64) -> Result<Game, ReversiError> {
        let first_is_black = number.is_multiple_of(2);
        let seats = [&self.first, &self.second].map(|agent| Seat::Agent(agent.clone()));
        let mut seats = seats.to_vec();
        if !first_is_black {
            seats.reverse();
        }
        let id = GameId {
            version: Version::default(),
            seed: self.seed.game(number),
            start: Position::start(self.size),
            seats: Seats { kind: Kind::Duel, seats },
        };
        let mut game = Game::new(id, self.trained.as_ref())?;
        for step in opening(self.size, self.seed.game(number / 2)) {
            game.take(step)?;
        }
        Ok(game)
    }

    /// The first agent's lead in discs at the end of `game`, game `number` of the match: from −64 to 64, with the empty squares
    /// given to the winner.
    pub fn lead(&self, number: u64, game: &Game) -> i32 {
        let first = if number.is_multiple_of(2) { Side::Black } else { Side::White };
        game.position().score_of(first)
    }
}

impl MatchReport {
    /// The report of these leads of the first agent, game by game from an opening's first game on.
    #[must_use]
    pub fn new(of: &Match, first: u64, leads: &[i32]) -> Self {
        let (mut histogram, mut openings) = (Histogram::default(), Openings::default());
        leads.iter().for_each(|&lead| histogram.count(lead));
        for pair in leads.chunks_exact(2) {
            openings.points.count(pair.iter().map(|lead| lead.signum() + 1).sum());
            openings.discs.count(pair.iter().sum());
        }
        let mut report = Self {
            version: VERSION,
            weights: of.weights(),
            rules: id_of(of.size).to_owned(),
            seed: of.seed.to_string(),
            agents: [of.first.to_string(), of.second.to_string()],
            parts: vec![(first, first + leads.len() as u64)],
            wins: 0,
            draws: 0,
            losses: 0,
            score: 0.0,
            score_se: None,
            mean_discs: 0.0,
            discs_se: None,
            histogram,
            openings,
        };
        report.derive().expect("as many games as fit in memory have sums that fit in 64 bits");
        report
    }

    /// Puts in what follows from the histograms; none where a sum overflows.
    fn derive(&mut self) -> Option<()> {
        let (games, discs, _) = self.histogram.totals()?;
        [self.losses, self.draws, self.wins] = outcomes(&self.histogram);
        let mean = |sum: f64| if games == 0 { 0.0 } else { sum / games as f64 };
        self.score = mean(self.wins as f64 + self.draws as f64 / 2.0);
        self.mean_discs = mean(discs as f64);
        let error = |histogram: &Histogram| {
            let (openings, sum, squares) = histogram.totals()?;
            Some(mean_and_error(openings, sum, squares).1)
        };
        // Of two games, and of half points.
        self.score_se = error(&self.openings.points)?.map(|error| error / 4.0);
        self.discs_se = error(&self.openings.discs)?.map(|error| error / 2.0);
        Some(())
    }

    /// Adds the games of other openings of the same match.
    ///
    /// # Errors
    ///
    /// `not-alike` where it is of another match, `same-games-twice` where both hold a game, `bad-report` where one of them fails
    /// [`MatchReport::check`] or the sums overflow. Nothing changes then.
    pub fn merge(&mut self, other: &Self) -> Result<(), MergeError> {
        self.check()?;
        other.check()?;
        let alike = self.rules == other.rules
            && self.seed == other.seed
            && self.agents == other.agents
            && self.weights == other.weights;
        if !alike {
            return Err(MergeError::NotAlike);
        }
        let mut merged = self.clone();
        merged.parts = joined(&self.parts, &other.parts).ok_or(MergeError::Overlap)?;
        let Openings { points, discs } = &mut merged.openings;
        let sums = merged.histogram.merge(&other.histogram);
        sums.and_then(|()| points.merge(&other.openings.points))
            .and_then(|()| discs.merge(&other.openings.discs))
            .and_then(|()| merged.derive())
            .ok_or(MergeError::Unsound)?;
        *self = merged;
        Ok(())
    }

    /// Checks that the report does not contradict itself: outcomes, means and errors follow from the histograms, the numbers of games and
    /// openings from the parts, which share no game, and openings came to what their games did.
    ///
    /// # Errors
    ///
    /// [`MergeError::Unsound`] (`bad-report`) where one of these does not hold.
    pub fn check(&self) -> Result<(), MergeError> {
        if self.is_sound() == Some(true) { Ok(()) } else { Err(MergeError::Unsound) }
    }

    fn is_sound(&self) -> Option<bool> {
        let games = games_of(&self.parts)?;
        let (mut openings, mut single) = (0_u64, 0_i64);
        for &(first, end) in &self.parts {
            let played = end.checked_sub(first).filter(|_| first.is_multiple_of(2))?;
            openings += played / 2;
            single += i64::from(!played.is_multiple_of(2));
        }
        let (all, leads, _) = self.histogram.totals()?;
        let (of_points, points, _) = self.openings.points.totals()?;
        let (of_discs, discs, _) = self.openings.discs.totals()?;
        let won = i64::try_from(2_u64.checked_mul(self.wins)?.checked_add(self.draws)?).ok()?;
        // What games came to whose opening was played once.
        let (rest, lead) = (won.checked_sub(points)?, leads.checked_sub(discs)?);
        let within = |histogram: &Histogram, least: i32, most: i32| {
            histogram.iter().all(|(result, _)| (least..=most).contains(&result))
        };
        let mut derived = self.clone();
        derived.derive()?;
        let follows = (self.wins, self.draws, self.losses)
            == (derived.wins, derived.draws, derived.losses)
            && is_near(self.score, derived.score)
            && is_near(self.mean_discs, derived.mean_discs)
            && is_error(self.score_se, derived.score_se)
            && is_error(self.discs_se, derived.discs_se);
        Some(
            self.version == VERSION
                && follows
                && (all, of_points, of_discs) == (games, openings, openings)
                && (0..=2 * single).contains(&rest)
                && lead.abs() <= 64 * single
                && within(&self.histogram, -64, 64)
                && within(&self.openings.points, 0, 4)
                && within(&self.openings.discs, -128, 128),
        )
    }
}

/// The games that were lost, drawn and won.
fn outcomes(leads: &Histogram) -> [u64; 3] {
    let mut games = [0; 3];
    for (lead, more) in leads.iter() {
        games[(lead.signum() + 1) as usize] += more;
    }
    games
}

/// The first steps of a game, each uniform among the legal ones; drawn again where the game ends in them.
fn opening(size: Size, seed: Seed) -> Vec<Step> {
    let mut rng = GameRng::new(seed, Stream::Deployment { sea: 1 });
    loop {
        let mut position = Position::start(size);
        let mut steps = Vec::new();
        // Small boards have fewer moves: the same share of them.
        for _ in 0..OPENING.min(size.field().len() / 8) {
            let legal = position.legal();
            let step = if legal.is_empty() {
                Step::Pass
            } else {
                let place = rng.below(legal.len()) as usize;
                Step::Place(legal.iter().nth(place).expect("below the number of moves"))
            };
            if step.apply(&mut position).is_err() {
                break;
            }
            steps.push(step);
        }
        if !position.is_over() {
            return steps;
        }
    }
}
