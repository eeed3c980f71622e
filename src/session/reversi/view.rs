use serde::Serialize;

use crate::reversi::{
    agents::{Candidate, Decision, Reason},
    evaluation::{
        Evaluation, FrontierReading, Points, SourceStableDiscs, Term, TermInput, Variant,
    },
    minimax::moves_in_order,
    notation::{board_text, squares_text, transcript},
    rules::{Position, Side, Square, SquareSet, Step},
};

use super::{Game, game::seat, record::action_text};
use crate::session::shared::Seat;

/// Everything that is shown of one step of Reversi. The type `ReversiView` of `doors/reversi.d.ts` describes its fields.
///
/// The value of a position is Black's, that of a move is for the side that makes it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    version: u8,
    rules: &'static str,
    seed: String,
    /// Rows, and columns too.
    side: u8,
    start: String,
    step: usize,
    steps: usize,
    over: bool,
    to_move: Option<&'static str>,
    must_pass: bool,
    players: Vec<PlayerView>,
    /// The squares row by row, `X`, `O` and `-`.
    board: String,
    /// In the order of the source.
    legal: Vec<MoveView>,
    last: Option<StepView>,
    discs: Both<u32>,
    passes: Both<usize>,
    terms: Vec<TermView>,
    stable: Both<SourceStableDiscs>,
    values: Values,
    decision: Option<DecisionView>,
    thinking: bool,
    opening: Option<&'static str>,
    moves: Vec<StepView>,
    series: Vec<PointView>,
    line: usize,
    lines: Vec<LineView>,
    transcript: String,
    result: Option<ResultView>,
}

#[derive(Clone, Debug, Serialize)]
struct PlayerView {
    side: &'static str,
    kind: &'static str,
    agent: Option<String>,
}

/// A number for each side.
#[derive(Clone, Copy, Debug, Serialize)]
struct Both<T> {
    black: T,
    white: T,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct MoveView {
    /// Its number in the source's order, from 1.
    number: usize,
    square: Square,
    /// From 0.
    row: u8,
    col: u8,
    flips: SquareSet,
}

/// One step of a line as plain data: the type `ReversiStep` of `doors/reversi.d.ts`.
#[derive(Clone, Debug, Serialize)]
pub struct StepView {
    step: usize,
    side: &'static str,
    action: String,
    square: Option<Square>,
    flips: SquareSet,
}

/// A term of the evaluation: the points of each side by the source's program and by its text, and its value for Black in each variant.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct TermView {
    term: &'static str,
    #[serde(flatten)]
    points: Points,
    written: Points,
    as_described: i32,
    as_published: i32,
    as_written: i32,
}

/// The evaluation in every variant, for Black.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Values {
    as_described: i32,
    as_published: i32,
    as_written: i32,
}

#[derive(Clone, Debug, Serialize)]
struct DecisionView {
    side: &'static str,
    action: String,
    square: Option<Square>,
    reason: Reason,
    candidates: Vec<Candidate>,
    nodes: u64,
}

/// The lead and the evaluation of a position of the line, for Black.
#[derive(Clone, Copy, Debug, Serialize)]
struct PointView {
    step: usize,
    discs: i32,
    #[serde(flatten)]
    values: Values,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct LineView {
    from: usize,
    steps: usize,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, Serialize)]
struct ResultView {
    code: &'static str,
    winner: Option<&'static str>,
    /// The discs, with the empty squares given to the winner.
    score: Both<u32>,
}

impl Game {
    /// The view of the present step, with the decision of the agent to move.
    ///
    /// # Complexity
    ///
    /// That of [`Game::decision`], and linear in the positions of the line, which are all evaluated.
    pub fn view(&mut self) -> View {
        while !self.think(u64::MAX) {}
        self.view_without_decision()
    }

    /// The view of the present step without waiting: without the decision where the search for it is unfinished.
    pub fn view_without_decision(&self) -> View {
        let position = self.position();
        let input = TermInput::new(position, self.last());
        let moves = self.step_views();
        let done = &self.line()[..self.step()];
        let passed = |side: Side| {
            let passes = done.iter().zip(self.lines.positions());
            passes.filter(|(step, before)| **step == Step::Pass && before.side() == side).count()
        };
        View {
            version: 1,
            rules: self.id.rules(),
            seed: self.id.seed.to_string(),
            side: position.size().side(),
            start: board_text(self.id.start),
            step: self.step(),
            steps: self.line().len(),
            over: position.is_over(),
            to_move: self.to_move().map(Side::id),
            must_pass: position.must_pass(),
            players: [Side::Black, Side::White].map(|side| self.player_view(side)).to_vec(),
            board: squares_text(position),
            legal: legal_views(position),
            last: self.last_step(),
            discs: both(|side| position.discs(side).len()),
            passes: both(passed),
            terms: term_views(&input, FrontierReading::All),
            stable: both(|side| SourceStableDiscs::of(&input, side)),
            values: Values::of(&input, FrontierReading::All),
            decision: self.cursor.decision().map(|decision| DecisionView::new(position, decision)),
            thinking: self.is_thinking(),
            opening: self.openings.of_line(self.id.start, done),
            moves,
            series: self.series(),
            line: self.lines.current(),
            lines: self.line_views(),
            transcript: transcript(self.line()),
            result: position.is_over().then(|| ResultView::of(position)),
        }
    }

    fn player_view(&self, side: Side) -> PlayerView {
        let agent = match &self.id.seats.seats[seat(side)] {
            Seat::You => None,
            Seat::Agent(text) => Some(text.to_string()),
        };
        let kind = if agent.is_none() { "you" } else { "agent" };
        PlayerView { side: side.id(), kind, agent }
    }

    fn step_views(&self) -> Vec<StepView> {
        (0..self.line().len()).map(|number| self.step_view(number)).collect()
    }

    fn step_view(&self, number: usize) -> StepView {
        let (step, before) = (self.line()[number], &self.lines.positions()[number]);
        StepView {
            step: number + 1,
            side: before.side().id(),
            action: action_text(step),
            square: step.square(),
            flips: step.square().map(|square| before.flips(square)).unwrap_or_default(),
        }
    }

    /// The last step taken; `None` at the start.
    pub fn last_step(&self) -> Option<StepView> {
        self.step().checked_sub(1).map(|last| self.step_view(last))
    }

    fn line_views(&self) -> Vec<LineView> {
        let lines = self.lines.all().iter();
        lines.map(|line| LineView { from: line.from, steps: line.steps.len() }).collect()
    }

    /// The lead and the evaluation of every position of the line.
    fn series(&self) -> Vec<PointView> {
        let mut last = None;
        let mut series = Vec::with_capacity(self.line().len() + 1);
        for (step, position) in self.lines.positions().iter().enumerate() {
            let values = Values::of(&TermInput::new(*position, last), FrontierReading::All);
            let discs = |side| position.discs(side).len() as i32;
            let discs = discs(Side::Black) - discs(Side::White);
            series.push(PointView { step, discs, values });
            let next = self.line().get(step).and_then(|step| step.square());
            last = next
                .map(|square| crate::reversi::evaluation::Placed { square, side: position.side() })
                .or(last);
        }
        series
    }
}

impl View {
    /// The one text form of the view: JSON with its keys in the order of the types.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a view is plain data")
    }
}

impl DecisionView {
    fn new(position: Position, decision: &Decision) -> Self {
        Self {
            side: position.side().id(),
            action: action_text(decision.step),
            square: decision.step.square(),
            reason: decision.reason,
            candidates: decision.candidates.clone(),
            nodes: decision.nodes,
        }
    }
}

impl Values {
    pub(super) fn of(input: &TermInput, frontier: FrontierReading) -> Self {
        let value = |variant| Evaluation::of(input, variant, frontier).value();
        Self {
            as_described: value(Variant::AsDescribed),
            as_published: value(Variant::AsPublished),
            as_written: value(Variant::AsWritten),
        }
    }
}

impl ResultView {
    fn of(position: Position) -> Self {
        let (side, score) = (position.side(), position.score());
        let winner = match score {
            0 => None,
            1.. => Some(side),
            _ => Some(side.other()),
        };
        let squares = position.size().field().len();
        let more = (squares + score.unsigned_abs()) / 2;
        let of =
            |side| if winner.is_none_or(|winner| winner == side) { more } else { squares - more };
        let code = if winner.is_some() { "won" } else { "drawn" };
        Self { code, winner: winner.map(Side::id), score: both(of) }
    }
}

fn both<T>(of: impl Fn(Side) -> T) -> Both<T> {
    Both { black: of(Side::Black), white: of(Side::White) }
}

fn legal_views(position: Position) -> Vec<MoveView> {
    let moves = moves_in_order(position).into_iter().enumerate();
    let view = |(place, square): (usize, Square)| MoveView {
        number: place + 1,
        square,
        row: square.row(),
        col: square.col(),
        flips: position.flips(square),
    };
    moves.map(view).collect()
}

/// The terms of an evaluation.
pub(super) fn term_views(input: &TermInput, frontier: FrontierReading) -> Vec<TermView> {
    let of = |variant| Evaluation::of(input, variant, frontier);
    let (program, text) = (of(Variant::AsPublished), of(Variant::AsWritten));
    let view = |((term, points), (_, written)): ((Term, Points), (Term, Points))| TermView {
        term: term.id(),
        points,
        written,
        as_described: Variant::AsDescribed.of_points(points),
        as_published: Variant::AsPublished.of_points(points),
        as_written: Variant::AsWritten.of_points(written),
    };
    program.terms().zip(text.terms()).map(view).collect()
}
