use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::json_value::{BadJson, FromJson, JsonValue, json_names, json_object, named_enum};

use super::Shape;

named_enum! {
    /// Whether ships may touch each other, by a side or by a corner.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Contact {
        /// They may touch, but not overlap.
        Free = "free",
        /// They may not touch, not even by a corner.
        Apart = "apart",
    }
}

named_enum! {
    /// What the answer to a shot announces, from hit or miss alone to the content of the cell.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Announce {
        /// Hit or miss, and nothing more.
        HitOrMiss = "hit-or-miss",
        /// With the sinking hit the name of the ship that sank.
        Sunk = "sunk",
        /// With every hit the name of the ship, and whether that hit sank it.
        NamesShip = "names-ship",
        /// The content of the cell (solitaire); sinkings are not announced.
        Content = "content",
    }
}

named_enum! {
    /// From which cells those known at the start are drawn, each set of them equally likely.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum KnownKind {
        /// From all cells.
        Random = "random",
        /// From the ship cells.
        Ship = "ship",
    }
}

named_enum! {
    /// Whether ships move after every shot: see [`MovingFleet`](super::MovingFleet).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Motion {
        /// They lie still.
        None = "none",
        /// After every shot each moves one cell along its heading.
        Slide = "slide",
    }
}

json_names!(Contact, Announce, KnownKind, Motion);

// Keys are written in the order of the alphabet, and so the fields of this struct and of the next stand in that order.

/// How many actions of each kind a player has. Rules with a score need budgets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Budgets {
    /// Actions of every kind; the last is a forced solve.
    pub actions: u16,
    /// Flags.
    #[serde(rename = "guesses")]
    pub flags: u16,
    /// Shots.
    pub shots: u16,
}

json_object!(Budgets { shots: required, flags "guesses": required, actions: required });

/// A class of ships as data. It may be nonsense until [`RulesetSpec::build`] has checked it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShipSpec {
    /// The (row, column) pairs of a ship of any shape, instead of a length.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cells: Option<Vec<(u32, u32)>>,
    /// The number of ships.
    pub count: u32,
    /// The cells of a straight ship.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<u32>,
    /// The name that answers announce, at most 24 letters.
    pub name: String,
}

json_object!(ShipSpec { name: required, count: get_or(1), length: optional, cells: optional });

impl ShipSpec {
    /// A class of `count` straight ships of `length` cells, from 1 to 16.
    #[must_use]
    pub fn straight(name: &str, count: u32, length: u32) -> Self {
        Self { name: name.to_owned(), count, length: Some(length), cells: None }
    }

    /// The shape, or none unless exactly one of `length` and `cells` gives one.
    pub(super) fn shape(&self) -> Option<Shape> {
        let small = |number: u32| u8::try_from(number).ok();
        match (self.length, &self.cells) {
            (Some(length), None) => Shape::straight(small(length)?).ok(),
            (None, Some(cells)) => {
                let cells = cells.iter().map(|&(row, col)| Some((small(row)?, small(col)?)));
                Shape::new(cells.collect::<Option<Vec<_>>>()?).ok()
            }
            _ => None,
        }
    }
}

/// Defines [`RulesetSpec`] from the table of its options: default, keys, builder, reader and writer.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident $key:literal: $type:ty = $default:expr;)*) => {
        /// Rules as data: what files, links and the page carry. They may be nonsense until [`RulesetSpec::build`] has checked them.
        ///
        /// Every option has a field and a method of its name that sets it. The defaults are frozen, since links leave them out.
        ///
        /// ```
        /// use spyglass::battleship::rules::{Contact, RulesetSpec, ShipSpec};
        /// let fleet = vec![ShipSpec::straight("raft", 2, 2)];
        /// let rules = RulesetSpec::default().rows(4).cols(5).fleet(fleet).contact(Contact::Apart).build()?;
        /// assert_eq!(rules.fleet().cells(), 4);
        /// # Ok::<(), spyglass::battleship::rules::RulesetError>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct RulesetSpec { $($(#[$doc])* pub $field: $type,)* }

        impl Default for RulesetSpec {
            fn default() -> Self {
                Self { $($field: $default,)* }
            }
        }

        impl RulesetSpec {
            /// The keys of a rule set as JSON, in the order in which messages list them.
            pub const KEYS: &[&str] = &[$($key),*];

            $(
                $(#[$doc])*
                /// Sets the option of this name and returns the rules; nothing is checked before [`RulesetSpec::build`].
                #[must_use]
                pub fn $field(mut self, $field: $type) -> Self {
                    self.$field = $field;
                    self
                }
            )*
        }

        impl FromJson for RulesetSpec {
            fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
                let fields = json.fields(Self::KEYS)?;
                let defaults = Self::default();
                Ok(Self { $($field: fields.get_or($key, defaults.$field)?,)* })
            }
        }

        impl Serialize for Written<'_> {
            // Once in the WebAssembly module, and without a sort of the standard library.
            #[inline(never)]
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let Self { spec, with_defaults } = self;
                let defaults = RulesetSpec::default();
                let mut map = serializer.serialize_map(None)?;
                let mut last = "";
                while let Some(&key) = RulesetSpec::KEYS.iter().filter(|key| last < **key).min() {
                    last = key;
                    match key {
                        // Rules without a name have no such key.
                        "id" if spec.id.is_none() => {}
                        $($key => {
                            if *with_defaults || spec.$field != defaults.$field {
                                map.serialize_entry($key, &spec.$field)?;
                            }
                        })*
                        _ => unreachable!("every key has its row"),
                    }
                }
                map.end()
            }
        }
    };
}

options! {
    /// The id of a preset, or the name a custom rule set gives itself: letters, digits and `-`, at most 24.
    id "id": Option<String> = None;
    /// The rows of the board, 1 to 16.
    rows "rows": u32 = 10;
    /// The columns of the board, 1 to 16.
    cols "cols": u32 = 10;
    /// The classes of ships, at most [`MAX_SHIPS`](super::MAX_SHIPS) ships in all.
    fleet "fleet": Vec<ShipSpec> = Vec::new();
    /// Whether ships may lie beside each other.
    contact "contact": Contact = Contact::Free;
    /// What the answer to a shot announces.
    announce "announce": Announce = Announce::Sunk;
    /// Whether row and column counts are given.
    clues "clues": bool = false;
    /// How many cells are known at the start.
    known "known": u32 = 0;
    /// How the known cells are drawn.
    known_kind "knownKind": KnownKind = KnownKind::Random;
    /// How many actions of each kind a player has, where that is limited.
    budgets "budgets": Option<Budgets> = None;
    /// Whether ships move.
    motion "motion": Motion = Motion::None;
    /// Whether the answer announces a miss where contents are announced.
    miss_revealed "missRevealed": bool = true;
    /// Whether a hit earns another shot in a duel.
    shoot_again "shootAgain": bool = false;
    /// Whether on a moving sea a hit on a segment hit before counts too.
    any_hit_takes_a_life "anyHitTakesALife": bool = false;
    /// Whether on a moving sea the answer to a shot that finds nothing new is a miss.
    spent_is_miss "spentIsMiss": bool = false;
    /// Whether the answer to a sinking shot announces the ship's cells too.
    sunk_cells_told "sunkCellsTold": bool = false;
    /// How many can play, 1 or 2.
    players "players": u32 = 2;
}

/// A rule set as it is written, its keys in the order of the alphabet.
pub(super) struct Written<'a> {
    pub spec: &'a RulesetSpec,
    /// Whether options that have their default value are written too.
    pub with_defaults: bool,
}

/// All keys in the order of the alphabet; `id` only where there is one.
impl Serialize for RulesetSpec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { spec: self, with_defaults: true }.serialize(serializer)
    }
}
