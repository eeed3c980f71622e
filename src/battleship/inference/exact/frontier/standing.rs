use super::{scan::Kind, table::Table};

/// The bits that count the ships with the same number of cells to go.
const BITS: u32 = 4;
/// Steps by their kind: 1–15 a ship begins that takes so many cells below, 16 + 1–15 one comes to an end or goes on.
const STEPS: usize = 32;
const UNKNOWN: u16 = u16::MAX;
/// No fleet has so many upright ships.
const NEVER: u16 = u16::MAX - 1;
/// The most standings. A state adds a few at a time, so that 16 bits suffice until the excess is noticed.
const MAX_STANDINGS: usize = 1 << 14;

/// Numbers the *standings*: how many upright ships have how many cells to go. Standing 0 has no such ship.
///
/// The least part of the fleet that must be placed follows from the standing: vectors begin there.
#[derive(Debug)]
pub(super) struct Standings {
    known: Table,
    least: Vec<u16>,
    /// By standing and kind of step the standing after it.
    next: Vec<u16>,
}

impl Standings {
    pub(super) fn new() -> Self {
        let mut standings = Self { known: Table::new(), least: Vec::new(), next: Vec::new() };
        standings.add(0, 0);
        standings
    }

    /// Whether more standings can be numbered.
    pub(super) const fn has_room(&self) -> bool {
        self.known.len() < MAX_STANDINGS
    }

    /// The least part of the fleet that is placed, as a place in a fleet vector.
    pub(super) fn least(&self, standing: u16) -> u16 {
        self.least[usize::from(standing)]
    }

    /// The standing after a ship with `below` more cells begins; `None` where the fleet has no such ship left.
    pub(super) fn begin(&mut self, kinds: &[Kind], standing: u16, below: u8) -> Option<u16> {
        if below == 0 { Some(standing) } else { self.step(kinds, standing, below.into()) }
    }

    /// The standing after a ship with `below` cells to go has one less.
    pub(super) fn go_on(&mut self, kinds: &[Kind], standing: u16, below: u64) -> Option<u16> {
        self.step(kinds, standing, STEPS / 2 + below as usize)
    }

    #[inline]
    fn step(&mut self, kinds: &[Kind], standing: u16, step: usize) -> Option<u16> {
        let place = usize::from(standing) * STEPS + step;
        if self.next[place] == UNKNOWN {
            self.next[place] = self.compute(kinds, standing, step);
        }
        let next = self.next[place];
        (next != NEVER).then_some(next)
    }

    #[inline(never)]
    fn compute(&mut self, kinds: &[Kind], standing: u16, step: usize) -> u16 {
        let one = |below: usize| if below == 0 { 0 } else { 1 << (BITS * (below as u32 - 1)) };
        let counts = self.known.key(standing.into());
        let below = step % (STEPS / 2);
        let counts =
            if step == below { counts + one(below) } else { counts - one(below) + one(below - 1) };
        match least(kinds, counts) {
            Some(least) => self.add(counts, least),
            None => NEVER,
        }
    }

    fn add(&mut self, counts: u64, least: usize) -> u16 {
        let (number, new) = self.known.intern(counts);
        if new {
            self.least.push(least as u16);
            self.next.resize(self.next.len() + STEPS, UNKNOWN);
        }
        number as u16
    }
}

/// The least place in a fleet vector with enough ships for these upright ones: each is of the shortest class that is long
/// enough and has one left, beginning with the longest, which have least choice.
fn least(kinds: &[Kind], counts: u64) -> Option<usize> {
    let mut place = 0;
    let mut used = vec![0; kinds.len()];
    for below in (1..16_u8).rev() {
        for _ in 0..counts >> (BITS * (u32::from(below) - 1)) & 15 {
            let fits = |number: &usize| {
                below < kinds[*number].length && used[*number] < kinds[*number].count
            };
            let kind = (0..kinds.len()).find(fits)?;
            used[kind] += 1;
            place += kinds[kind].stride;
        }
    }
    Some(place)
}
