use std::sync::{Arc, LazyLock};

use super::{
    Announce, Budgets, Contact, Ruleset,
    ruleset_json::{RulesetJson, ShipJson},
};

/// The ids of the preset rule sets.
pub const PRESETS: [&str; 4] = ["admiral", "admiral-apart", "sea-battle", "solitaire"];

static RULES: LazyLock<[Arc<Ruleset>; 4]> = LazyLock::new(|| {
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
/// Russian source's squadron; `solitaire` the same fleet under the Italian source's rules.
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
    let squadron = || {
        vec![
            ShipJson::straight("battleship", 1, 4),
            ShipJson::straight("cruiser", 2, 3),
            ShipJson::straight("destroyer", 3, 2),
            ShipJson::straight("submarine", 4, 1),
        ]
    };
    let named = RulesetJson { id: Some(id.to_owned()), ..RulesetJson::default() };
    match id {
        "admiral" => RulesetJson { fleet: carriers(), ..named },
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
            budgets: Some(Budgets { shots: 5, guesses: 20, actions: 100 }),
            players: 1,
            ..named
        },
        _ => unreachable!("every id of PRESETS has its data"),
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
