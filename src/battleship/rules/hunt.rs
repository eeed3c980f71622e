use std::sync::Arc;

use crate::{
    grid::{Cell, CellSet},
    rng::GameRng,
};

use super::{
    Action, ActionError, Announce, Answer, Contact, Content, KnownKind, MovingFleet, Ruleset,
    Score, Sea,
};

/// One player's hunt on one sea: the truth, and what the player has done to it. Agents never see this type.
#[derive(Clone, Debug)]
pub struct Hunt {
    rules: Arc<Ruleset>,
    /// The fleet, its ships where they lie now.
    sea: Sea,
    /// The ships under way, where they move.
    moving_fleet: Option<MovingFleet>,
    known: CellSet,
    shot: CellSet,
    /// Cells that cannot be shot at, as a sunk ship lies beside them.
    known_water: CellSet,
    flags: CellSet,
    notes: CellSet,
    shots: u32,
    flags_made: u32,
    actions: u32,
    /// Solved or resigned.
    given_up: bool,
}

impl Hunt {
    /// A hunt that begins on `sea`, where the cells of `known` are given at the start. The sea must be legal under the rules.
    #[must_use]
    pub fn new(rules: Arc<Ruleset>, sea: Sea, known: CellSet) -> Self {
        let none = CellSet::EMPTY;
        Self {
            moving_fleet: rules.moves().then(|| sea.moving_fleet(&rules)),
            rules,
            sea,
            known,
            shot: none,
            known_water: none,
            flags: none,
            notes: none,
            shots: 0,
            flags_made: 0,
            actions: 0,
            given_up: false,
        }
    }

    /// Draws the cells that the rules give at the start, each set of them equally likely; fewer where there are not as many cells
    /// of the kind.
    pub fn draw_known(rules: &Ruleset, sea: &Sea, rng: &mut GameRng) -> CellSet {
        let mut from = match rules.spec().known_kind {
            KnownKind::Random => rules.geometry().board(),
            KnownKind::Ship => sea.cells(),
        };
        let mut known = CellSet::EMPTY;
        for _ in 0..rules.spec().known {
            if let Some(cell) = rng.cell(from) {
                known.insert(cell);
                from.remove(cell);
            }
        }
        known
    }

    /// Shoots at a cell.
    ///
    /// # Errors
    ///
    /// `outside-board`, `known-cell`, `already-shot` or `known-water` where the cell cannot be shot at; `no-shots-left`, `game-over`.
    /// Nothing changes then.
    pub fn shoot(&mut self, cell: Cell) -> Result<Answer, ActionError> {
        self.check_target(cell)?;
        if self.known_water.contains(cell) {
            return Err(ActionError::KnownWater(cell));
        }
        if self.rules.spec().budgets.is_some_and(|budgets| u32::from(budgets.shots) <= self.shots) {
            return Err(ActionError::NoShotsLeft);
        }
        self.shot.insert(cell);
        // Of a flag and a shot at one cell only the shot counts.
        self.flags.remove(cell);
        self.notes.remove(cell);
        self.shots += 1;
        let answer = match &mut self.moving_fleet {
            Some(moving_fleet) => {
                let answer = moving_fleet.shoot(&self.rules, cell);
                self.sea.follow(moving_fleet);
                answer
            }
            None => self.answer(cell),
        };
        if let (Answer::Sunk(_), Contact::Apart, Some(ship)) =
            (answer, self.rules.spec().contact, self.sea.ship_at(cell))
        {
            self.known_water |= self.rules.geometry().buffer(self.sea.ships()[ship]);
        }
        self.count_action();
        Ok(answer)
    }

    /// Marks a cell as ship: a flag, which is scored where the rules score.
    ///
    /// # Errors
    ///
    /// `outside-board`, `known-cell`, `already-shot` or `already-flagged` where the cell cannot be marked; `no-guesses-left`,
    /// `game-over`. Nothing changes then.
    pub fn flag(&mut self, cell: Cell) -> Result<(), ActionError> {
        self.check_target(cell)?;
        if self.flags.contains(cell) {
            return Err(ActionError::AlreadyFlagged(cell));
        }
        if self.rules.is_scored() {
            let budget = self.rules.spec().budgets.map_or(u32::MAX, |budgets| budgets.flags.into());
            if budget <= self.flags_made {
                return Err(ActionError::NoFlagsLeft);
            }
            self.flags_made += 1;
        }
        self.notes.remove(cell);
        self.flags.insert(cell);
        self.count_action_of_marks();
        Ok(())
    }

    /// Notes that a cell is water. A note is never scored and never costs the turn.
    ///
    /// # Errors
    ///
    /// `outside-board`, `known-cell`, `already-shot` or `already-flagged` where the cell cannot be marked; `game-over`. Nothing changes
    /// then.
    pub fn note(&mut self, cell: Cell) -> Result<(), ActionError> {
        self.check_target(cell)?;
        if self.flags.contains(cell) || self.notes.contains(cell) {
            return Err(ActionError::AlreadyFlagged(cell));
        }
        self.notes.insert(cell);
        Ok(())
    }

    /// Clears the mark of a cell; a flag is given back to the budget.
    ///
    /// # Errors
    ///
    /// `no-flag-here` where the cell bears no mark; `game-over`. Nothing changes then.
    pub fn unflag(&mut self, cell: Cell) -> Result<(), ActionError> {
        self.check_running()?;
        if self.notes.contains(cell) {
            self.notes.remove(cell);
            return Ok(());
        }
        if !self.flags.contains(cell) {
            return Err(ActionError::NoFlagHere(cell));
        }
        self.flags.remove(cell);
        self.flags_made = self.flags_made.saturating_sub(1);
        self.count_action_of_marks();
        Ok(())
    }

    /// Ends the hunt: the player solves, or resigns.
    ///
    /// # Errors
    ///
    /// `game-over` where it is over.
    pub fn solve(&mut self) -> Result<(), ActionError> {
        self.check_running()?;
        self.given_up = true;
        self.actions += 1;
        Ok(())
    }

    /// Applies any action; returns the answer to a shot, `None` to every other action.
    ///
    /// # Errors
    ///
    /// Those of [`Hunt::shoot`], [`Hunt::flag`], [`Hunt::note`], [`Hunt::unflag`] and [`Hunt::solve`]. Nothing changes then.
    pub fn act(&mut self, action: Action) -> Result<Option<Answer>, ActionError> {
        match action {
            Action::Shoot(cell) => self.shoot(cell).map(Some),
            Action::Flag(cell) => self.flag(cell).map(|()| None),
            Action::Note(cell) => self.note(cell).map(|()| None),
            Action::Unflag(cell) => self.unflag(cell).map(|()| None),
            Action::Solve => self.solve().map(|()| None),
        }
    }

    /// Whether `action` counts as a turn: shots and solving always; a flag set or taken back only under rules with a score; notes
    /// never.
    pub fn costs_the_turn(&self, action: Action) -> bool {
        match action {
            Action::Shoot(_) | Action::Solve => true,
            Action::Flag(_) => self.rules.is_scored(),
            Action::Unflag(cell) => self.rules.is_scored() && self.flags.contains(cell),
            Action::Note(_) => false,
        }
    }

    fn check_running(&self) -> Result<(), ActionError> {
        if self.is_over() { Err(ActionError::GameOver) } else { Ok(()) }
    }

    /// A cell on the board of a running hunt, neither shot at nor given.
    fn check_target(&self, cell: Cell) -> Result<(), ActionError> {
        self.check_running()?;
        if !self.rules.geometry().contains(cell) {
            return Err(ActionError::OutsideBoard(cell));
        }
        // Where ships move, another may have come there since.
        if self.shot.contains(cell) && self.moving_fleet.is_none() {
            return Err(ActionError::AlreadyShot(cell));
        }
        if self.known.contains(cell) {
            return Err(ActionError::KnownCell(cell));
        }
        Ok(())
    }

    /// What a shot just placed on `cell` is answered.
    fn answer(&self, cell: Cell) -> Answer {
        if self.rules.spec().announce == Announce::Content {
            return match self.sea.content(cell) {
                Content::Water if !self.rules.spec().miss_revealed => Answer::Unrevealed,
                content => Answer::Content(content),
            };
        }
        let Some(ship) = self.sea.ship_at(cell) else {
            return Answer::Miss;
        };
        let class = self.rules.fleet().class_of()[ship];
        let sunk = self.sea.ships()[ship].is_subset(self.shot);
        Answer::to_hit(self.rules.spec().announce, class, sunk)
    }

    fn count_action_of_marks(&mut self) {
        if self.rules.is_scored() {
            self.count_action();
        }
    }

    /// The last action a budget allows is a solve, whether chosen or not.
    fn count_action(&mut self) {
        self.actions += 1;
        let Some(budgets) = self.rules.spec().budgets else { return };
        if self.rules.is_scored()
            && u32::from(budgets.actions) <= self.actions + 1
            && !self.given_up
        {
            self.given_up = true;
            self.actions += 1;
        }
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The truth: the sea as its ships lie now.
    pub const fn sea(&self) -> &Sea {
        &self.sea
    }

    /// The cells whose content was given at the start.
    pub const fn known(&self) -> CellSet {
        self.known
    }

    /// The cells that were shot at, each at least once.
    pub const fn shot(&self) -> CellSet {
        self.shot
    }

    /// The cells that the player marked as ship.
    pub const fn flags(&self) -> CellSet {
        self.flags
    }

    /// The cells that the player noted as water.
    pub const fn notes(&self) -> CellSet {
        self.notes
    }

    /// The cells that hold a hit segment now; where ships move they move along.
    pub fn damaged(&self) -> CellSet {
        self.moving_fleet.as_ref().map_or(self.shot & self.sea.cells(), MovingFleet::damaged)
    }

    /// The number of shots taken.
    pub const fn shots(&self) -> u32 {
        self.shots
    }

    /// Whether every ship is sunk; of a puzzle, whether the flags and the given ship cells are all ship cells and no other.
    pub fn is_won(&self) -> bool {
        if let Some(moving_fleet) = &self.moving_fleet {
            return moving_fleet.is_sunk();
        }
        if self.rules.is_puzzle() {
            let ships = self.sea.cells();
            return self.flags | (self.known & ships) == ships;
        }
        self.sea.ships().iter().all(|ship| ship.is_subset(self.shot))
    }

    /// Whether the player ended the hunt, by solving or by resigning.
    pub const fn is_given_up(&self) -> bool {
        self.given_up
    }

    /// Whether nothing more can be done: the fleet is sunk, the hunt given up, or the shots spent where they are all
    /// a player has. In a puzzle there are none to spend.
    pub fn is_over(&self) -> bool {
        let spent =
            !self.rules.is_scored()
                && !self.rules.is_puzzle()
                && self.rules.spec().budgets.is_some_and(|budgets| {
                    u32::from(budgets.shots.min(budgets.actions)) <= self.shots
                });
        self.given_up || spent || (!self.rules.is_scored() && self.is_won())
    }

    /// How many shots, flags and actions are left, in this order; `None` where they are not limited, and in a puzzle.
    pub fn left(&self) -> Option<(u32, u32, u32)> {
        let budgets = self.rules.spec().budgets.filter(|_| !self.rules.is_puzzle())?;
        Some((
            u32::from(budgets.shots).saturating_sub(self.shots),
            u32::from(budgets.flags).saturating_sub(self.flags_made),
            u32::from(budgets.actions).saturating_sub(self.actions),
        ))
    }

    /// The score if the hunt ended now. It means something only under rules with a score ([`Ruleset::is_scored`]).
    ///
    /// Known ship cells count neither as hit nor as safe, but help to sink.
    pub fn score(&self) -> Score {
        let ships = self.sea.cells();
        let found = self.known | self.shot | self.flags;
        let sunk = self.sea.ships().iter().filter(|ship| ship.is_subset(found)).count();
        Score {
            hits: (self.shot & ships).len(),
            misses: (self.shot - ships).len(),
            correct_flags: (self.flags & ships).len(),
            wrong_flags: (self.flags - ships).len(),
            sink: sunk as u32,
            safe: (ships - found).len(),
        }
    }
}
