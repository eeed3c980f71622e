use std::sync::{Arc, LazyLock};

use super::{Announce, Budgets, Contact, Motion, Ruleset, RulesetSpec, ShipSpec};

/// The ids of all preset rule sets, in the order in which the page and the shell list them. Ids never change, as records and links
/// have them.
pub const PRESETS: [&str; 8] = [
    "admiral",
    "admiral-apart",
    "sea-battle",
    "solitaire",
    "moving",
    "puzzle-6",
    "puzzle-8",
    "puzzle-10",
];

static RULES: LazyLock<[Arc<Ruleset>; PRESETS.len()]> = LazyLock::new(|| {
    PRESETS.map(|id| {
        Arc::new(Ruleset::new(spec(id)).expect("a preset's data are free of faults: tested"))
    })
});

/// The preset rule set of this id; `None` where no preset has it. Every call returns the same value, which is built once.
#[must_use]
pub fn preset(id: &str) -> Option<Arc<Ruleset>> {
    let place = PRESETS.iter().position(|own| *own == id)?;
    Some(RULES[place].clone())
}

/// `admiral` is the Turkish source's fleet, where the two ships of three cells bear different names; `sea-battle` the
/// Russian source's squadron; `solitaire` the same fleet under the Italian source's rules. The puzzles
/// are of the newspaper kind, in three sizes.
fn spec(id: &str) -> RulesetSpec {
    let carriers = || {
        let ships = [
            ("carrier", 5),
            ("battleship", 4),
            ("destroyer", 3),
            ("attack-boat", 3),
            ("submarine", 2),
        ];
        ships.map(|(name, length)| ShipSpec::straight(name, 1, length)).to_vec()
    };
    let small_ships = |counts: [u32; 4]| {
        let names = ["battleship", "cruiser", "destroyer", "submarine"];
        let classes = names.into_iter().zip(counts).zip((1..=4).rev());
        let present = classes.filter(|((_, count), _)| 0 < *count);
        present.map(|((name, count), length)| ShipSpec::straight(name, count, length)).collect()
    };
    let squadron = || small_ships([1, 2, 3, 4]);
    let plain = RulesetSpec::default();
    let spec = match id {
        "admiral" => plain.fleet(carriers()),
        "admiral-apart" => plain.fleet(carriers()).contact(Contact::Apart),
        "moving" => plain.fleet(carriers()).motion(Motion::Slide),
        "sea-battle" => plain.fleet(squadron()).contact(Contact::Apart).shoot_again(true),
        "solitaire" => plain
            .fleet(squadron())
            .contact(Contact::Apart)
            .announce(Announce::Content)
            .clues(true)
            .known(4)
            .budgets(Some(Budgets { shots: 5, flags: 20, actions: 100 }))
            .players(1),
        "puzzle-6" => RulesetSpec::puzzle(6, 6, small_ships([0, 1, 2, 3])),
        "puzzle-8" => RulesetSpec::puzzle(8, 8, small_ships([1, 2, 2, 3])),
        "puzzle-10" => RulesetSpec::puzzle(10, 10, squadron()),
        _ => unreachable!("every id of PRESETS has its data"),
    };
    spec.id(Some(id.to_owned()))
}

impl RulesetSpec {
    /// A puzzle of the newspaper kind: flags for every cell, more actions than anybody takes, and no shot.
    pub(crate) fn puzzle(rows: u32, cols: u32, fleet: Vec<ShipSpec>) -> Self {
        let flags = (rows * cols) as u16;
        Self::default()
            .rows(rows)
            .cols(cols)
            .fleet(fleet)
            .contact(Contact::Apart)
            .announce(Announce::Content)
            .clues(true)
            .budgets(Some(Budgets { shots: 0, flags, actions: 10_000 }))
            .players(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_data_like_any_other() {
        for id in PRESETS {
            let rules = preset(id).unwrap();
            assert_eq!(rules.id(), Some(id));
            let read = Ruleset::read(&rules.canonical()).unwrap();
            assert!(Arc::ptr_eq(&rules, &read), "{id} is recognised by its rules");
        }
    }
}
