//! A player's knowledge is true, complete, and enough for an agent to choose by.

use std::sync::Arc;

use serde_json::Value;
use spyglass::{
    battleship::{
        agents::{AgentText, Detail, Memory, Turn},
        rules::{ActionError, Announce, Answer, Contact, Ruleset},
    },
    grid::{Cell, CellSet},
    rng::Seed,
    session::Game,
};
use spyglass_test_support::{alone::Alone, naive::Naive, rulesets};

/// Every rule set with every agent that plays it, and a few seeds.
fn every_hunt(each: u64) -> impl Iterator<Item = (Arc<Ruleset>, AgentText, Seed)> {
    rulesets::still().into_iter().flat_map(move |rules| {
        let agents = rulesets::agents(&rules);
        agents.into_iter().flat_map(move |agent| {
            let rules = rules.clone();
            (0..each).map(move |seed| (rules.clone(), agent.clone(), Seed(seed)))
        })
    })
}

/// Plays hunts out and looks at every position, the last as well.
fn at_every_step(each: u64, mut look: impl FnMut(&mut Alone)) {
    for (rules, agent, seed) in every_hunt(each) {
        let mut alone = Alone::new(&rules, &agent, seed);
        while !alone.hunt.is_over() {
            look(&mut alone);
            let decision = alone.decide();
            alone.act(&decision);
        }
        look(&mut alone);
    }
}

#[test]
fn everything_known_is_true() {
    at_every_step(3, |alone| {
        let (observed, sea) = (&alone.knowledge, alone.hunt.sea());
        let ships = sea.cells();
        assert!(observed.hits().is_subset(ships));
        assert!(!observed.misses().intersects(ships));
        assert!(!observed.buffer().intersects(ships));
        assert_eq!(observed.shot(), alone.hunt.shot());
        assert_eq!(observed.hits() & observed.shot(), alone.hunt.damaged());
        if alone.hunt.rules().spec().miss_revealed {
            assert_eq!(observed.hits() | observed.misses(), observed.shot() | alone.hunt.known());
        } else {
            assert!(observed.misses().is_subset(alone.hunt.known()));
        }
        let class_of = alone.hunt.rules().fleet().class_of();
        for (class, named) in observed.named().iter().enumerate() {
            let own = sea.ships().iter().zip(class_of).filter(|&(_, own)| *own == class);
            let own = own.fold(CellSet::EMPTY, |cells, (&ship, _)| cells | ship);
            assert!(named.is_subset(own));
        }
    });
}

/// What counts as certain of a sunk ship is the ship's, and where ships lie apart it is the whole ship.
#[test]
fn certain_cells_of_a_sunk_ship_are_its_own() {
    let mut doubts = 0;
    at_every_step(3, |alone| {
        let (observed, sea, rules) = (&alone.knowledge, alone.hunt.sea(), alone.hunt.rules());
        for sinking in observed.sinkings() {
            let ship = sea.ships()[sea.ship_at(sinking.cell).expect("a sinking shot hits")];
            let class = rules.fleet().class_of()[sea.ship_at(sinking.cell).expect("it hits")];
            assert_eq!(sinking.class, class);
            assert!(sinking.cells.contains(sinking.cell));
            assert!(sinking.cells.is_subset(ship), "{sinking:?}, {ship:?}: {}", rules.canonical());
            assert!(ship.is_subset(sinking.within));
            let whole = sinking.cells == ship;
            assert_eq!(observed.is_whole(sinking), whole);
            assert!(
                whole || rules.spec().contact == Contact::Free && !rules.spec().sunk_cells_told
            );
            doubts += usize::from(!whole);
        }
        let afloat = rules.fleet().classes().iter().enumerate().map(|(class, own)| {
            let sunk = observed.sinkings().iter().filter(|sinking| sinking.class == class);
            own.count - sunk.count() as u8
        });
        assert_eq!(observed.afloat(), afloat.collect::<Vec<_>>());
    });
    assert!(0 < doubts, "some sunk ships were not certain, or nothing was tested");
}

/// The certain cells are no fewer either: those of every place through the sinking cell within the hits of that moment, less
/// hits named as another ship's and certain cells of other sunk ships, until nothing changes.
#[test]
fn all_that_is_certain_of_a_sunk_ship_is_known() {
    let small = |rules: &Arc<Ruleset>| rules.geometry().len() <= 100 && rules.announces_sinkings();
    for rules in rulesets::still().into_iter().filter(small) {
        let naive = Naive::new(&rules, |_| true);
        // Doubts about named hits are rare.
        let seeds = if rules.spec().announce == Announce::NamesShip { 60 } else { 2 };
        for agent in rulesets::agents(&rules) {
            for seed in 0..seeds {
                let mut alone = Alone::new(&rules, &agent, Seed(seed));
                while !alone.hunt.is_over() {
                    let decision = alone.decide();
                    if matches!(alone.act(&decision), Some(Answer::Sunk(_))) {
                        let observed =
                            alone.knowledge.sinkings().iter().map(|sinking| sinking.cells);
                        assert_eq!(observed.collect::<Vec<_>>(), certain_cells(&alone, &naive));
                    }
                }
            }
        }
    }
}

/// The certain cells of every sunk ship, in the order of the sinkings.
fn certain_cells(alone: &Alone, naive: &Naive) -> Vec<CellSet> {
    let class_of = alone.hunt.rules().fleet().class_of();
    let class_at = |cell| class_of[alone.hunt.sea().ship_at(cell).expect("a hit")];
    let names = alone.hunt.rules().spec().announce == Announce::NamesShip;
    let mut hits: Vec<Cell> = Vec::new();
    // The places that fitted at the moment, and what is certain.
    let mut sunk: Vec<(Vec<CellSet>, CellSet)> = Vec::new();
    for &(cell, answer) in alone.knowledge.answers() {
        if matches!(answer, Answer::Hit(_) | Answer::Sunk(_)) {
            hits.push(cell);
        }
        let Answer::Sunk(class) = answer else { continue };
        let whole = alone.hunt.sea().ships().iter().find(|ship| ship.contains(cell));
        let within: CellSet = if alone.hunt.rules().spec().sunk_cells_told {
            whole.copied().expect("a sinking shot hits")
        } else {
            // A hit named as another ship's, by the hit or by its sinking, is not this one's.
            let own = hits.iter().filter(|&&hit| !names || class_at(hit) == class);
            own.copied().collect()
        };
        let ship = class_of.iter().position(|own| *own == class).expect("a class has ships");
        let places = naive.places(ship).map(|cells| cells.into_iter().collect::<CellSet>());
        let fitting = places.filter(|place| place.contains(cell) && place.is_subset(within));
        sunk.push((fitting.collect(), CellSet::of(cell)));
    }
    loop {
        let before: Vec<CellSet> = sunk.iter().map(|(_, certain)| *certain).collect();
        for (number, (places, certain)) in sunk.iter_mut().enumerate() {
            let others = before.iter().enumerate().filter(|&(other, _)| other != number);
            let others = others.fold(CellSet::EMPTY, |cells, (_, &own)| cells | own);
            let fitting = places.iter().copied().filter(|place| !place.intersects(others));
            *certain = fitting.reduce(|all, place| all & place).expect("the truth fits");
        }
        if sunk.iter().zip(&before).all(|((_, certain), before)| certain == before) {
            return before;
        }
    }
}

/// The rules let a player shoot exactly where the player knows that a shot makes sense.
#[test]
fn open_cells_are_those_that_can_be_shot_at() {
    at_every_step(1, |alone| {
        let (observed, rules) = (&alone.knowledge, alone.hunt.rules());
        let spent = observed.shots_left() == Some(0);
        if alone.hunt.is_over() || spent {
            return;
        }
        for cell in rules.geometry().cells() {
            let outcome = alone.hunt.clone().shoot(cell);
            assert_eq!(observed.open().contains(cell), outcome.is_ok(), "{cell}: {outcome:?}");
            let water = observed.buffer() - observed.shot();
            assert_eq!(water.contains(cell), outcome == Err(ActionError::KnownWater(cell)));
        }
        assert_eq!(observed.shots_left(), alone.hunt.left().map(|(shots, _, _)| shots));
        assert_eq!(observed.flags_left(), alone.hunt.left().map(|(_, flags, _)| flags));
    });
}

/// A memory folded anew from the history chooses as the one that was kept.
#[test]
fn memory_folded_anew_is_the_memory_kept() {
    at_every_step(2, |alone| {
        if alone.hunt.is_over() {
            return;
        }
        let mut anew = Memory::default();
        let rng = alone.rng();
        let decide = |memory: &mut Memory| {
            alone.agent.decide(Turn {
                knowledge: &alone.knowledge,
                memory,
                rng: &mut rng.clone(),
                detail: Detail::Full,
            })
        };
        let kept = decide(&mut alone.memory);
        assert_eq!(decide(&mut anew), kept);
        assert_eq!(anew, alone.memory);
        assert_eq!(decide(&mut anew), kept, "deciding twice changes nothing");
    });
}

#[test]
fn saying_more_does_not_change_the_choice() {
    at_every_step(2, |alone| {
        if alone.hunt.is_over() {
            return;
        }
        let rng = alone.rng();
        let decide = |detail| {
            alone.agent.decide(Turn {
                knowledge: &alone.knowledge,
                memory: &mut alone.memory.clone(),
                rng: &mut rng.clone(),
                detail,
            })
        };
        let (choice, full) = (decide(Detail::Choice), decide(Detail::Full));
        assert_eq!(choice.action, full.action);
        assert_eq!((choice.sensible, choice.ties), (full.sensible, full.ties));
    });
}

/// Candidates, map and choice show the same scores.
#[test]
fn what_was_weighed_agrees_with_what_was_chosen() {
    at_every_step(1, |alone| {
        if alone.hunt.is_over() {
            return;
        }
        let rules = alone.hunt.rules().clone();
        let mut rng = alone.rng();
        let mut memory = alone.memory.clone();
        let full = alone.agent.decide(Turn {
            knowledge: &alone.knowledge,
            memory: &mut memory,
            rng: &mut rng,
            detail: Detail::Full,
        });
        let Some(map) = full.map else { return };
        let cells: Vec<Cell> = rules.geometry().cells().collect();
        assert_eq!(map.values.len(), cells.len());
        let value =
            |cell| map.values[cells.iter().position(|own| *own == cell).expect("on the board")];
        let most = map.values.iter().copied().fold(0.0, f64::max);
        let chosen = full.action.cell().expect("a shot");
        assert_eq!(value(chosen), most);
        let top = map.values.iter().filter(|&&value| value == most).count() as u32;
        let open = alone.knowledge.open();
        let sensible = map.values.iter().filter(|&&value| 0.0 < value).count() as u32;
        if 0.0 < most {
            assert_eq!((full.ties, full.sensible), (top, sensible));
            assert_eq!(full.candidates[0].cell, chosen);
        }
        for pair in full.candidates.windows(2) {
            assert!(pair[1].score <= pair[0].score);
        }
        for candidate in &full.candidates {
            assert!(open.contains(candidate.cell));
            assert_eq!(candidate.score, value(candidate.cell));
        }
        for &cell in cells.iter().filter(|&&cell| !open.contains(cell)) {
            assert_eq!(value(cell), 0.0, "{cell} cannot be shot at");
        }
    });
}

/// A session's game of the record `s.SEED solo:AGENT` is the hunt put together by hand, and shows what its player observed.
#[test]
fn a_session_plays_the_same_hunt() {
    for (rules, agent, seed) in every_hunt(2) {
        let mut alone = Alone::new(&rules, &agent, seed);
        let id = spyglass::session::GameId {
            version: spyglass::session::Version::default(),
            rules: rules.clone(),
            start: spyglass::session::Start::of_seed(seed, spyglass::session::Kind::Solo),
            seats: format!("solo:{agent}").parse().expect("a solo game"),
        };
        let mut game = Game::new(id).expect("the agent plays these rules");
        loop {
            let view: Value = serde_json::from_str(&game.view().text()).expect("JSON");
            assert_eq!(view["boards"][0]["marks"], marks(&alone), "{game}");
            assert_eq!(view["over"], alone.hunt.is_over());
            if alone.hunt.is_over() {
                break;
            }
            let decision = alone.decide();
            let answer = alone.act(&decision);
            assert_eq!(game.ai_move(None), Ok(answer), "{game}");
            assert_eq!(game.line().last().map(|step| step.action), Some(decision.action));
        }
    }
}

/// The marks of a board, by the answers alone.
fn marks(alone: &Alone) -> Value {
    let answers = alone.knowledge.answers();
    let mark = |cell: Cell| {
        let known = alone.hunt.known().contains(cell);
        let ship = alone.hunt.sea().cells().contains(cell);
        let answer = answers.iter().find(|(shot, _)| *shot == cell).map(|(_, answer)| answer);
        let observed = alone.knowledge.sinkings();
        match answer {
            _ if observed.iter().any(|sinking| sinking.cells.contains(cell)) => "sunk",
            Some(Answer::Unrevealed) => "unrevealed",
            Some(_) if ship => "hit",
            Some(_) => "miss",
            None if known && ship => "hit",
            None if known || alone.knowledge.buffer().contains(cell) => "water",
            None => "unknown",
        }
    };
    alone.hunt.rules().geometry().cells().map(mark).collect()
}

/// After a wound the next hit comes within four shots: a straight ship goes on in one of four directions, and where ships
/// lie apart no other can mislead.
#[test]
fn a_wounded_straight_ship_is_hit_again_within_four_shots() {
    for rules in ["sea-battle", "admiral-apart"] {
        assert_eq!(worst_search(&Ruleset::read(rules).expect("a preset"), 600), 4, "{rules}");
    }
}

/// With ships along diagonals there are eight directions, as the article says. Of other shapes its law does not hold: with a
/// catamaran in the fleet the next hit can take ten shots.
#[test]
fn a_wounded_diagonal_ship_is_hit_again_within_eight_shots() {
    let rules = Ruleset::read(
        r#"{"rows": 12, "cols": 12, "contact": "apart", "fleet": [
            {"name": "ram", "length": 3},
            {"name": "step", "count": 3, "cells": [[0,0],[1,1]]},
            {"name": "stairs", "count": 2, "cells": [[0,0],[1,1],[2,2]]}]}"#,
    );
    assert_eq!(worst_search(&rules.expect("rules without faults"), 600), 8);
}

/// The greatest number of shots that p-matrix with `only` needs from a wound to the next hit, over so many games.
fn worst_search(rules: &Arc<Ruleset>, games: u64) -> usize {
    let agent = "p-matrix(wound-weight=only)".parse().expect("an agent");
    let mut worst = 0;
    for seed in 0..games {
        let mut alone = Alone::new(rules, &agent, Seed(seed));
        alone.play();
        let mut since = None;
        for &(_, answer) in alone.knowledge.answers() {
            since = since.map(|shots: usize| shots + 1);
            match answer {
                Answer::Hit(_) => {
                    worst = worst.max(since.unwrap_or(0));
                    since = Some(0);
                }
                Answer::Sunk(_) => {
                    worst = worst.max(since.unwrap_or(0));
                    since = None;
                }
                Answer::Miss | Answer::Content(_) | Answer::Unrevealed | Answer::Spent => {}
            }
        }
    }
    worst
}
