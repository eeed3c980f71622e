use crate::{
    battleship::{
        agents::Decision,
        knowledge::Knowledge,
        rules::{Action, Answer, Content, Ruleset, Score},
    },
    grid::{Cell, CellSet},
    session::{
        battleship::{Game, Step},
        shared::Kind,
    },
};

use super::data::{
    AnswerView, BoardView, ClueView, CluesView, DecisionView, FleetLine, LeftView, Mark, MoveView,
    PlayerView, ScoreView, SunkView, View,
};

impl Game {
    /// The view of the present step, with the decision of the agent to move.
    ///
    /// # Complexity
    ///
    /// That of [`Game::decision`]; else linear in the answers and the cells.
    pub fn view(&mut self) -> View {
        self.view_with(true)
    }

    /// The view of the present step without waiting: without the decision where its count is unfinished.
    pub fn view_without_decision(&mut self) -> View {
        self.view_with(!self.is_thinking())
    }

    fn view_with(&mut self, decided: bool) -> View {
        let withheld = self.withholds();
        let shown = self.to_move().filter(|&player| !withheld[player]);
        let decision = shown
            .filter(|_| decided)
            .and_then(|player| self.decision().map(|decision| DecisionView::new(player, decision)));
        let seats = &self.id().seats;
        let over = self.to_move().is_none();
        let ending = self.ending();
        let moves: Vec<MoveView> = self
            .line()
            .iter()
            .enumerate()
            .map(|(number, step)| self.move_view(number + 1, step, withheld[step.player]))
            .collect();
        View {
            version: 1,
            rules: self.id().rules.clone(),
            seed: self.id().start.seed.to_string(),
            kind: seats.kind.id(),
            step: self.step(),
            steps: self.line().len(),
            over,
            to_move: self.to_move().map(|player| player + 1),
            players: self.player_views(&withheld),
            boards: (0..seats.seats.len())
                .map(|player| self.board_view(player, withheld[player]))
                .collect(),
            last: self.last(),
            moves,
            decision,
            thinking: !decided && shown.is_some(),
            result: ending.filter(|_| over),
            ended: self.is_ended(),
            ending,
        }
    }

    /// The last action taken and its answer; `None` at the start.
    pub fn last(&self) -> Option<MoveView> {
        let step = self.step();
        let played = &self.line()[step.checked_sub(1)?];
        Some(self.move_view(step, played, self.withholds()[played.player]))
    }

    /// By player: whether the reader may not see that hunt yet, as [`State::withholds`](super::super::state::State::withholds).
    pub(in crate::session::battleship) fn withholds(&self) -> Vec<bool> {
        self.state().withholds(&self.id().seats, self.is_ended())
    }

    /// Whether the fleet that `player` shoots at may be seen.
    fn shows_fleet(&self, player: usize) -> bool {
        let seats = &self.id().seats;
        match seats.kind {
            _ if self.is_ended() => true,
            Kind::Solo | Kind::Race => !self.state().has_hunting_person(seats),
            Kind::Duel => {
                self.to_move().is_none() || !seats.has_you() || seats.seats[1 - player].is_you()
            }
        }
    }

    fn player_views(&self, withheld: &[bool]) -> Vec<PlayerView> {
        let seats = self.id().seats.seats.iter().zip(&self.state().sides);
        seats
            .enumerate()
            .map(|(player, (seat, side))| PlayerView {
                player: player + 1,
                kind: if seat.is_you() { "you" } else { "agent" },
                agent: (!seat.is_you()).then(|| seat.to_string()),
                shots: side.hunt.shots(),
                hits: if withheld[player] { 0 } else { side.knowledge.shots_that_hit() },
                sunk: side.knowledge.sinkings().len(),
                done: side.hunt.is_over(),
            })
            .collect()
    }

    fn board_view(&self, player: usize, withheld: bool) -> BoardView {
        let side = &self.state().sides[player];
        let (hunt, rules) = (&side.hunt, &self.id().rules);
        let owner = (self.id().seats.kind == Kind::Duel).then(|| 2 - player);
        let (shots, done) = (hunt.shots(), hunt.is_over());
        if withheld {
            // The board of a player without observations.
            let blank = Knowledge::new(rules.clone(), None, Vec::new());
            let contents = None;
            let known = hunt.known();
            let blank = BoardView::of(player, &blank);
            return BoardView { owner, withheld, contents, known, shots, done, ..blank };
        }
        let scored = rules.is_scored() && done;
        let judged = rules.announces_contents() && done;
        let sea = hunt.sea();
        let line = self.line()[..self.step()].iter().rev();
        let last = line.filter(|step| step.player == player).find_map(|step| match step.action {
            Action::Shoot(cell) | Action::Flag(cell) => Some(cell),
            Action::Note(_) | Action::Unflag(_) | Action::Solve => None,
        });
        BoardView {
            owner,
            notes: hunt.notes(),
            flags_right: if judged { hunt.flags() & sea.cells() } else { CellSet::EMPTY },
            flags_wrong: if judged { hunt.flags() - sea.cells() } else { CellSet::EMPTY },
            ships: self.shows_fleet(player).then(|| sea.setup(rules)),
            damaged: (rules.moves() && self.shows_fleet(player)).then(|| hunt.damaged()),
            last,
            left: hunt.left().map(|(shots, flags, actions)| LeftView { shots, flags, actions }),
            score: scored.then(|| {
                let terms = hunt.score();
                ScoreView { terms, points: Score::POINTS, total: terms.total() }
            }),
            shots,
            done,
            ..BoardView::of(player, &side.knowledge)
        }
    }

    fn move_view(&self, step: usize, played: &Step, withheld: bool) -> MoveView {
        let answer = played.answer.map(|answer| AnswerView::new(&self.id().rules, answer));
        MoveView {
            step,
            player: played.player + 1,
            action: if withheld { String::new() } else { played.action.to_string() },
            cell: if withheld { None } else { played.action.cell() },
            answer: if withheld { None } else { answer },
            withheld,
        }
    }
}

impl AnswerView {
    /// An answer under these rules.
    pub(in crate::session::battleship) fn new(rules: &Ruleset, answer: Answer) -> Self {
        let name = |class: usize| rules.fleet().classes()[class].name.clone();
        let (kind, ship, content) = match answer {
            Answer::Miss => ("miss", None, None),
            Answer::Hit(class) => ("hit", class.map(name), None),
            Answer::Sunk(class) => ("sunk", Some(name(class)), None),
            Answer::Content(content) => ("content", None, Some(content)),
            Answer::Unrevealed => ("unrevealed", None, None),
            Answer::Spent => ("spent", None, None),
        };
        Self { kind, ship, content }
    }
}

impl DecisionView {
    fn new(player: usize, decision: &Decision) -> Self {
        Self {
            player: player + 1,
            action: decision.action.to_string(),
            cell: decision.action.cell(),
            reason: decision.reason,
            candidates: decision.candidates.clone(),
            sensible: decision.sensible,
            ties: decision.ties,
            map: decision.map.clone(),
        }
    }
}

impl BoardView {
    /// The board as `player` (from 0) knows it.
    pub(in crate::session::battleship) fn of(player: usize, knowledge: &Knowledge) -> Self {
        let rules = knowledge.rules();
        let fleet = rules.fleet();
        let observed = |class: usize| {
            knowledge.sinkings().iter().filter(|sinking| sinking.class == class).count()
        };
        let lines = fleet.classes().iter().enumerate().map(|(number, class)| FleetLine {
            name: class.name.clone(),
            length: class.shape.len(),
            count: class.count,
            sunk: observed(number),
            cells: (!class.shape.is_straight())
                .then(|| class.shape.cells().iter().map(|cell| (cell.row(), cell.col())).collect()),
        });
        let sunk = knowledge.sinkings().iter().map(|sinking| SunkView {
            name: fleet.classes()[sinking.class].name.clone(),
            cells: sinking.cells,
            certain: knowledge.is_whole(sinking),
        });
        Self {
            shooter: player + 1,
            owner: None,
            withheld: false,
            marks: rules.geometry().cells().map(|cell| mark(knowledge, cell)).collect(),
            contents: rules.announces_contents().then(|| contents(knowledge)),
            known: knowledge.known().iter().map(|&(cell, _)| cell).collect(),
            flags: knowledge.flags(),
            notes: CellSet::EMPTY,
            flags_right: CellSet::EMPTY,
            flags_wrong: CellSet::EMPTY,
            sunk: sunk.collect(),
            ships: None,
            damaged: None,
            ages: rules.moves().then(|| ages(knowledge)),
            fleet: lines.collect(),
            last: knowledge.answers().last().map(|&(cell, _)| cell),
            clues: clues(knowledge),
            left: None,
            score: None,
            shots: knowledge.answers().len() as u32,
            hits: knowledge.shots_that_hit(),
            done: false,
        }
    }
}

/// By cell: how many shots were fired since the last one there.
fn ages(knowledge: &Knowledge) -> Vec<Option<u32>> {
    let mut ages = [None; 256];
    for (age, &(cell, _)) in knowledge.answers().iter().rev().enumerate() {
        ages[cell.index()].get_or_insert(age as u32);
    }
    knowledge.rules().geometry().cells().map(|cell| ages[cell.index()]).collect()
}

fn mark(knowledge: &Knowledge, cell: Cell) -> Mark {
    if knowledge.sunk_cells().contains(cell) {
        Mark::Sunk
    } else if knowledge.hits().contains(cell) {
        Mark::Hit
    } else if knowledge.spent().contains(cell) {
        Mark::Spent
    } else if knowledge.misses().contains(cell) {
        if knowledge.shot().contains(cell) { Mark::Miss } else { Mark::Water }
    } else if knowledge.shot().contains(cell) {
        Mark::Unrevealed
    } else if knowledge.buffer().contains(cell) {
        Mark::Water
    } else {
        Mark::Unknown
    }
}

fn contents(knowledge: &Knowledge) -> Vec<Option<Content>> {
    let shots = knowledge.answers().iter().filter_map(|&(cell, answer)| match answer {
        Answer::Content(content) => Some((cell, content)),
        Answer::Miss | Answer::Hit(_) | Answer::Sunk(_) | Answer::Unrevealed | Answer::Spent => {
            None
        }
    });
    let observed: Vec<(Cell, Content)> = knowledge.known().iter().copied().chain(shots).collect();
    let content = |cell| observed.iter().find(|(own, _)| *own == cell).map(|&(_, content)| content);
    knowledge.rules().geometry().cells().map(content).collect()
}

fn clues(knowledge: &Knowledge) -> Option<CluesView> {
    let clues = knowledge.clues()?;
    let (found, flags) = (knowledge.hits(), knowledge.flags());
    let geometry = knowledge.rules().geometry();
    let clue = |(line, count): (CellSet, u32)| ClueView {
        count,
        found: (line & found).len(),
        over: count < (line & (found | flags)).len(),
    };
    let rows = (0..geometry.rows()).map(|row| geometry.row(row)).zip(clues.rows.iter().copied());
    let cols = (0..geometry.cols()).map(|col| geometry.col(col)).zip(clues.cols.iter().copied());
    Some(CluesView { rows: rows.map(clue).collect(), cols: cols.map(clue).collect() })
}
