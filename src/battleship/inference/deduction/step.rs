use serde::{Serialize, Serializer};

use crate::{
    battleship::rules::Content,
    grid::{Cell, CellSet, Geometry},
};

use super::{Assumed, Facts, Line, Rule, survey::Known};

/// A set of rows, or of columns, numbered from 0 to 15 here and from 1 when serialized.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineSet(u16);

impl LineSet {
    /// Whether no line belongs to the set.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Whether `line`, from 0, belongs to the set.
    pub const fn contains(self, line: u8) -> bool {
        self.0 >> line & 1 == 1
    }

    /// The lines of the set, from 0, rising.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..16).filter(move |&line| self.contains(line))
    }
}

impl Serialize for LineSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|line| line + 1))
    }
}

/// The premises of a deduction: settled cells, counts, ships found. They suffice: with nothing else known the rule concludes the
/// same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Because {
    /// Settled cells, water or ship, with their observed contents.
    #[serde(skip_serializing_if = "is_empty")]
    pub cells: CellSet,
    /// Rows whose counts are premises.
    #[serde(skip_serializing_if = "LineSet::is_empty")]
    pub rows: LineSet,
    /// Columns whose counts are premises.
    #[serde(skip_serializing_if = "LineSet::is_empty")]
    pub cols: LineSet,
    /// The cells of ships found. They lie apart, so each is one run.
    #[serde(skip_serializing_if = "is_empty")]
    pub ships: CellSet,
    /// The length of the ships whose combinations the rule considered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<u32>,
}

impl Because {
    /// Premises of some settled cells.
    pub(super) fn cells(cells: CellSet) -> Self {
        Self { cells, ..Self::default() }
    }

    /// Adds the count of a line.
    pub(super) const fn count(&mut self, line: Line) {
        match line {
            Line::Row(row) => self.rows.0 |= 1 << row,
            Line::Col(col) => self.cols.0 |= 1 << col,
        }
    }

    pub(super) const fn has_count(&self, line: Line) -> bool {
        match line {
            Line::Row(row) => self.rows.contains(row),
            Line::Col(col) => self.cols.contains(col),
        }
    }

    /// Adds the premises of another deduction, but not its length.
    pub(super) fn join(&mut self, other: &Self) {
        self.cells |= other.cells;
        self.ships |= other.ships;
        self.rows.0 |= other.rows.0;
        self.cols.0 |= other.cols.0;
    }

    /// The settled cells among the premises, with the cells of ships found and the water round them.
    pub fn settled(&self, geometry: Geometry) -> CellSet {
        self.cells | self.ships.dilate() & geometry.board()
    }
}

fn is_empty(cells: &CellSet) -> bool {
    cells.is_empty()
}

/// An assumption about one cell, and the deductions by which it leads to a contradiction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refuted {
    /// The cell about which something was assumed.
    pub cell: Cell,
    /// What it was assumed to be.
    #[serde(rename = "as")]
    pub what: Assumed,
    /// How many deductions lead to the contradiction, which is counted too, as are those of nested refutations.
    pub steps: u32,
    /// 1 where all deductions are by rules, 2 where some are refutations.
    pub depth: u8,
    /// The deductions: each rests on facts, on the assumption, and on deductions before it.
    pub within: Vec<Deduction>,
    /// The contradiction they lead to.
    pub contradiction: Contradiction,
}

/// A cell and the content concluded for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    /// The cell.
    pub cell: Cell,
    /// The content that the premises leave for it.
    pub content: Content,
}

/// A step of certain reasoning: conclusions, the rule, and the premises.
///
/// It holds codes and numbers; the page words them. The four stages of a hint are: where to look, [`Because::settled`] and the
/// lines; which rule, [`Self::rule`]; which cells, `water` and `ship`; why, [`Self::because`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Deduction {
    /// The rule.
    pub rule: Rule,
    /// The premises.
    pub because: Because,
    /// The cells concluded to be water.
    #[serde(skip_serializing_if = "is_empty")]
    pub water: CellSet,
    /// The cells concluded to be ship.
    #[serde(skip_serializing_if = "is_empty")]
    pub ship: CellSet,
    /// The contents concluded.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contents: Vec<Named>,
    /// The refuted assumption, where the rule is refutation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refuted: Option<Box<Refuted>>,
}

impl Deduction {
    /// The cells concluded to be water or ship. A cell of which only the content is concluded is not among them.
    pub fn settles(&self) -> CellSet {
        self.water | self.ship
    }

    /// Adds its conclusions to the facts.
    pub(super) fn apply(&self, facts: &mut Facts) {
        facts.water |= self.water;
        facts.ship |= self.ship;
        for named in &self.contents {
            facts.named.insert(named.cell);
        }
    }

    /// Removes conclusions that are facts already; returns whether any is left.
    pub(super) fn trim(&mut self, facts: &Facts) -> bool {
        self.water -= facts.water;
        self.ship -= facts.ship;
        self.contents.retain(|named| !facts.named.contains(named.cell));
        !self.settles().is_empty() || !self.contents.is_empty()
    }
}

/// The ships of one length that are still to be found, and every placement that is left for one of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Combinations {
    /// The length of these ships in cells.
    pub length: u32,
    /// How many ships of it are still to be found.
    pub left: u32,
    /// Each placement that is left, as its cells.
    pub ways: Vec<CellSet>,
}

/// A proof that no fleet fits: a rule, and premises that cannot all be true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Contradiction {
    /// The rule.
    pub rule: Rule,
    /// The premises.
    pub because: Because,
    /// The settled cells that the rule concludes to be the opposite; empty where it concludes ship off the board. `None` where the
    /// rule concludes nothing and the premises alone leave no way on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<CellSet>,
    /// Of [`Rule::LastCombinations`]: the ships of the length that are still to be found, and the fewer combinations left for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short: Option<Combinations>,
}

impl From<Because> for Evidence {
    fn from(because: Because) -> Self {
        Self { because, ..Self::default() }
    }
}

/// A contradiction without its rule.
#[derive(Debug, Default)]
pub(super) struct Evidence {
    pub because: Because,
    pub against: Option<CellSet>,
    pub short: Option<Combinations>,
}

/// The findings of one run of a rule. Conclusions are listed only where `WHY`; it is a constant, so that code which never needs
/// premises is compiled without them.
#[derive(Debug)]
pub(super) struct Findings<const WHY: bool> {
    rule: Rule,
    /// The premises of a conclusion are computed where it settles one of these cells.
    why: CellSet,
    /// Where premises are looked for: the water and ship for which the rule is run, or both empty for a contradiction. Nothing is listed
    /// then.
    pub sought: Option<(CellSet, CellSet)>,
    pub water: CellSet,
    pub ship: CellSet,
    /// How many conclusions were new.
    pub count: u32,
    pub list: Vec<Deduction>,
    pub contradiction: Option<Contradiction>,
}

impl<const WHY: bool> Findings<WHY> {
    /// Findings of no rule yet.
    pub const fn new() -> Self {
        Self {
            rule: Rule::DiagonalWater,
            why: CellSet::EMPTY,
            sought: None,
            water: CellSet::EMPTY,
            ship: CellSet::EMPTY,
            count: 0,
            list: Vec::new(),
            contradiction: None,
        }
    }

    /// Asks for the premises of what settles one of these cells, from the next run on.
    pub const fn ask(&mut self, why: CellSet) {
        self.why = why;
    }

    /// What is sought and not found yet; `None` where no conclusion is sought.
    pub fn sought_still(&self) -> Option<(CellSet, CellSet)> {
        let (water, ship) = self.sought.filter(|_| WHY)?;
        let is_some = !(water | ship).is_empty();
        is_some.then(|| (water - self.water, ship - self.ship))
    }

    /// Whether all that is sought was found, or a contradiction.
    pub fn is_over(&self) -> bool {
        let all = || self.sought_still().is_some_and(|(water, ship)| (water | ship).is_empty());
        WHY && self.sought.is_some() && (self.contradiction.is_some() || all())
    }

    /// Clears the findings for a run of `rule`, to which later conclusions belong.
    pub fn begin(&mut self, rule: Rule) {
        self.rule = rule;
        (self.water, self.ship, self.count) = (CellSet::EMPTY, CellSet::EMPTY, 0);
        self.list.clear();
    }

    /// Concludes that cells are water and ship. Ship off the board is a contradiction; water off the board is ignored.
    pub fn conclude(
        &mut self,
        known: Known,
        water: CellSet,
        ship: CellSet,
        because: impl FnOnce() -> Because,
    ) {
        match self.news(known, water, ship) {
            Err(wrong) => self.clash(|| {
                let mut because = because();
                because.cells |= wrong;
                Evidence { because, against: Some(wrong), short: None }
            }),
            Ok(news) if WHY && !news.is_empty() && self.sought.is_none() => {
                let asked = news.intersects(self.why);
                let because = if asked { because() } else { Because::default() };
                self.list(because, (water & news, ship & news), Vec::new());
            }
            Ok(_) => {}
        }
    }

    /// Adds water and ship to what was found; returns the cells that are new, or those that contradict.
    #[inline(never)]
    fn news(&mut self, known: Known, water: CellSet, ship: CellSet) -> Result<CellSet, CellSet> {
        let Known { board, facts, .. } = known;
        let water = water & board.all;
        let wrong = water & (facts.ship | self.ship) | ship & (facts.water | self.water);
        if !wrong.is_empty() || !ship.is_subset(board.all) || water.intersects(ship) {
            return Err(wrong);
        }
        let (water, ship) = (water - facts.water - self.water, ship - facts.ship - self.ship);
        self.water |= water;
        self.ship |= ship;
        self.count += u32::from(!(water | ship).is_empty());
        Ok(water | ship)
    }

    #[inline(never)]
    fn list(&mut self, because: Because, (water, ship): (CellSet, CellSet), contents: Vec<Named>) {
        self.list.push(Deduction {
            rule: self.rule,
            because,
            water,
            ship,
            contents,
            refuted: None,
        });
    }

    /// Concludes `contents` from the premises `because`; contents that are facts already are left out.
    pub fn name(&mut self, facts: &Facts, contents: Vec<Named>, because: Because) {
        let contents: Vec<Named> =
            contents.into_iter().filter(|named| !facts.named.contains(named.cell)).collect();
        if !contents.is_empty() {
            self.list(because, Default::default(), contents);
        }
    }

    /// Concludes that no fleet fits. Only the first contradiction of a run is kept.
    pub fn clash<E: Into<Evidence>>(&mut self, evidence: impl FnOnce() -> E) {
        if self.contradiction.is_none() {
            let Evidence { because, against, short } =
                if WHY && self.sought.is_none() { evidence().into() } else { Evidence::default() };
            self.contradiction = Some(Contradiction { rule: self.rule, because, against, short });
        }
    }
}
