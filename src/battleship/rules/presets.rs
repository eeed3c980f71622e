use std::sync::{Arc, LazyLock};

use super::{
    Announce, Budgets, Contact, Motion, Ruleset,
    ruleset_json::{RulesetJson, ShipJson},
};

/// The ids of the preset rule sets.
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
        Arc::new(Ruleset::new(data(id)).expect("a preset's data are free of faults: tested"))
    })
});

/// The preset rule set of this id.
#[must_use]
pub fn preset(id: &str) -> Option<Arc<Ruleset>> {
    let place = PRESETS.iter().position(|own| *own == id)?;
    Some(RULES[place].clone())
}

/// `admiral` is the Turkish source's fleet, where the two ships of three cells bear different names; `sea-battle` the
/// Russian source's squadron; `solitaire` the same fleet under the Italian source's rules. The puzzles
/// are of the newspaper kind, in three sizes.
fn data(id: &str) -> RulesetJson {
    let carriers = || {
        vec![
            ShipJson::straight("carrier", 1, 5),
            ShipJson::straight("battleship", 1, 4),
            ShipJson::straight("destroyer", 1, 3),
            ShipJson::straight("attack-boat", 1, 3),
            ShipJson::straight("submarine", 1, 2),
        ]
    };
    let small_ships = |counts: [u32; 4]| {
        let names = ["battleship", "cruiser", "destroyer", "submarine"];
        let classes = names.into_iter().zip(counts).zip((1..=4).rev());
        let present = classes.filter(|((_, count), _)| 0 < *count);
        present.map(|((name, count), length)| ShipJson::straight(name, count, length)).collect()
    };
    let squadron = || small_ships([1, 2, 3, 4]);
    let named = RulesetJson { id: Some(id.to_owned()), ..RulesetJson::default() };
    match id {
        "admiral" => RulesetJson { fleet: carriers(), ..named },
        "moving" => RulesetJson { fleet: carriers(), motion: Motion::Slide, ..named },
        "admiral-apart" => RulesetJson { fleet: carriers(), contact: Contact::Apart, ..named },
        "sea-battle" => {
            RulesetJson { fleet: squadron(), contact: Contact::Apart, shoot_again: true, ..named }
        }
        "solitaire" => RulesetJson {
            fleet: squadron(),
            contact: Contact::Apart,
            announce: Announce::Content,
            clues: true,
            known: 4,
            budgets: Some(Budgets { shots: 5, flags: 20, actions: 100 }),
            players: 1,
            ..named
        },
        "puzzle-6" => puzzle(named, 6, small_ships([0, 1, 2, 3])),
        "puzzle-8" => puzzle(named, 8, small_ships([1, 2, 2, 3])),
        "puzzle-10" => puzzle(named, 10, squadron()),
        _ => unreachable!("every id of PRESETS has its data"),
    }
}

/// A puzzle on a square board: flags for every cell, more actions than anybody takes, and no shot.
fn puzzle(named: RulesetJson, side: u32, fleet: Vec<ShipJson>) -> RulesetJson {
    RulesetJson {
        rows: side,
        cols: side,
        fleet,
        contact: Contact::Apart,
        announce: Announce::Content,
        clues: true,
        budgets: Some(Budgets { shots: 0, flags: (side * side) as u16, actions: 10_000 }),
        players: 1,
        ..named
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
