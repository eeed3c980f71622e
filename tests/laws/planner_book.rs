//! The planner's book of first shots, and its search for the best shot by hunts: both turn as boards do, and what hunts choose is good
//! in truth.

use std::{collections::BTreeMap, sync::Arc};

use spyglass::{
    battleship::{
        agents::{AgentText, Detail, Memory, Turn},
        inference::{
            Belief, BeliefComputation, BeliefResult, CountingMode, Symmetry, exact::FoundFleet,
        },
        knowledge::Knowledge,
        planning::{
            BEST_SHOT_WORK, CanonicalPosition, CellShots, Draw, DrawnFor, FleetDrawing, Plan,
            PlannedBy, PlannerBook, Position, ShotsToGo, Weights, announces_sinkings_alone,
            best_shot_request, best_shot_underway, encode_history, encoded, plan, read_history,
        },
        rules::{Answer, Contact, Deployer, Deployment, Hunt, Ruleset, Sea},
    },
    error_code::ErrorCode,
    grid::{Cell, CellSet},
    lab::{PlannerBookMaking, PlannerBookRecipe},
    rng::{GameRng, Seed, Stream},
    training::Training,
};
use spyglass_test_support::rulesets;

const SMALL: &str = r#"{"rows": 5, "cols": 5, "fleet": [{"name": "cruiser", "length": 3},
    {"name": "raft", "length": 2}]}"#;
const NAMED: &str = r#"{"rows": 6, "cols": 7, "announce": "names-ship", "fleet": [
    {"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}]}"#;
const TOLD: &str = r#"{"rows": 6, "cols": 6, "sunkCellsTold": true, "fleet": [
    {"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}]}"#;

fn rules(text: &str) -> Arc<Ruleset> {
    Ruleset::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn sea(rules: &Ruleset, seed: u64) -> Sea {
    let mut rng = GameRng::new(Seed(seed), Stream::Deployment { sea: 1 });
    Deployment::new(rules, Deployer::Uniform).deploy(&mut rng).expect("a fleet fits")
}

/// What is known after `shots` random shots at a random fleet, or once it is sunk.
fn known_after(rules: &Arc<Ruleset>, shots: usize, seed: u64) -> Knowledge {
    let sea = sea(rules, seed);
    let mut rng = GameRng::new(Seed(seed), Stream::Seal);
    let mut hunt = Hunt::new(rules.clone(), sea.clone(), CellSet::EMPTY);
    let mut knowledge = Knowledge::new(rules.clone(), None, Vec::new());
    while !hunt.is_over() && knowledge.answers().len() < shots {
        let cell = rng.cell(knowledge.open()).expect("a cell is open");
        let answer = hunt.shoot(cell).expect("a legal shot");
        knowledge.observe(cell, answer);
        if let (Answer::Sunk(_), true) = (answer, rules.spec().sunk_cells_told) {
            let ship = sea.ship_at(cell).expect("a ship sank");
            knowledge.observe_sunk_cells(sea.ships()[ship]);
        }
    }
    knowledge
}

/// The same observations on a board that is turned.
fn turned(knowledge: &Knowledge, turn: Symmetry) -> Knowledge {
    let mut turned = Knowledge::new(knowledge.rules().clone(), None, Vec::new());
    for &(cell, answer) in knowledge.answers() {
        turned.observe(turn.cell(cell), answer);
    }
    turned
}

fn position(knowledge: &Knowledge) -> Position {
    Position::read(&encoded(knowledge, None)).expect("a position")
}

fn key(knowledge: &Knowledge) -> u64 {
    CanonicalPosition::new(&position(knowledge)).key
}

#[test]
fn images_share_a_key_and_other_positions_have_others() {
    let mut keys = BTreeMap::new();
    for text in ["admiral", SMALL, NAMED] {
        let rules = rules(text);
        for seed in 0..40 {
            let known = known_after(&rules, seed as usize % 12, seed);
            for turn in Symmetry::all(rules.geometry()) {
                assert_eq!(key(&turned(&known, turn)), key(&known));
            }
            let images = Symmetry::all(rules.geometry()).map(|turn| {
                let sets = [known.open(), known.misses(), known.wounds()];
                sets.map(|cells| turn.cells(cells).words())
            });
            let naive = (text, known.afloat().to_vec(), images.min().expect("the identity"));
            let same: &mut (_, _, _) = keys.entry(key(&known)).or_insert_with(|| naive.clone());
            assert_eq!(*same, naive, "two positions with one key");
        }
    }
    assert!(60 < keys.len(), "{}", keys.len());
}

/// Two ships of one length are told apart by their names alone.
#[test]
fn names_of_equal_ships_do_not_matter() {
    let rules = rules("admiral");
    let [destroyer, attack_boat] = [2, 3].map(|class| {
        let mut known = Knowledge::new(rules.clone(), None, Vec::new());
        for (cell, answer) in
            [("B2", Answer::Hit(None)), ("B3", Answer::Hit(None)), ("B4", Answer::Sunk(class))]
        {
            known.observe(cell.parse().expect("a cell"), answer);
        }
        key(&known)
    });
    assert_eq!(destroyer, attack_boat);
}

#[test]
fn a_book_says_the_same_of_all_images() {
    let rules = rules("admiral");
    let mut cells = BTreeMap::new();
    let known: Vec<Knowledge> =
        (0..20).map(|seed| known_after(&rules, seed as usize, seed)).collect();
    for known in &known {
        let canonical = CanonicalPosition::new(&position(known));
        let shot = known.open().first().expect("an open cell");
        cells.insert(canonical.key, canonical.standard(shot));
    }
    let bytes = PlannerBook::write(7, &cells);
    let book = PlannerBook::read(&bytes).expect("a book");
    assert_eq!((book.weights, book.len()), (7, cells.len()));
    for known in &known {
        let own = book.find(&position(known));
        assert!(own.contains(known.open().first().expect("an open cell")));
        for turn in Symmetry::all(rules.geometry()) {
            assert_eq!(book.find(&position(&turned(known, turn))), turn.cells(own));
        }
    }
    let unknown = position(&known_after(&rules, 33, 900));
    assert_eq!(book.find(&unknown), CellSet::EMPTY);
    for bad in [&bytes[1..], &bytes[..bytes.len() - 1], &[&bytes[..], &bytes[16..25]].concat()] {
        assert!(PlannerBook::read(bad).is_none());
    }
}

#[test]
fn the_published_book_is_of_the_published_weights_and_played() {
    let book = PlannerBook::published();
    let rules = rules("admiral");
    let known = Knowledge::new(rules.clone(), None, Vec::new());
    assert_eq!(book.weights, Weights::of(&position(&known)).fingerprint());
    assert!(100 < book.len(), "{}", book.len());
    let agent = "planner".parse::<AgentText>().expect("an agent");
    let agent = agent.agent(&rules).expect("it plays these rules");
    let mut in_book = 0;
    for seed in 0..6 {
        let sea = sea(&rules, seed);
        let mut hunt = Hunt::new(rules.clone(), sea, CellSet::EMPTY);
        let mut known = Knowledge::new(rules.clone(), None, Vec::new());
        let mut memory = Memory::default();
        for number in 0..5 {
            let mut rng = GameRng::new(Seed(seed), Stream::Decision { player: 1, number });
            let (memory, rng) = (&mut memory, &mut rng);
            let turn = Turn { knowledge: &known, memory, rng, detail: Detail::Choice };
            let cell = agent.decide(turn).action.cell().expect("it shoots");
            let shots = book.find(&position(&known));
            assert!(number != 0 || !shots.is_empty(), "the first shot is of the book");
            if !shots.is_empty() {
                in_book += 1;
                assert!(shots.contains(cell), "{seed} {number}: {cell}");
            }
            known.observe(cell, hunt.shoot(cell).expect("a legal shot"));
        }
    }
    assert!(15 < in_book, "{in_book}");
}

#[test]
fn a_history_is_read_as_it_was() {
    for text in ["admiral", SMALL, NAMED, TOLD] {
        let rules = rules(text);
        for seed in 0..12 {
            let known = known_after(&rules, 3 * seed as usize, seed);
            let mut bytes = Vec::new();
            encode_history(&known, &mut bytes);
            let read = read_history(&position(&known), &bytes)
                .unwrap_or_else(|| panic!("{text} {seed} {bytes:?}"));
            assert_eq!(read.sinkings(), known.sinkings(), "{text} {seed}");
            assert_eq!(read.answers(), known.answers());
            let drawn = |knowledge: &Knowledge| {
                let mut drawing = FleetDrawing::new(knowledge, 20, DrawnFor::Choosing)
                    .expect("it can be planned");
                while !drawing.advance(u64::MAX) {}
                drawing.bytes()
            };
            assert_eq!(drawn(&read), drawn(&known), "{text} {seed}");
            // What is cut off is another history or none, and none twice.
            let mut twice = bytes.clone();
            twice.extend(bytes.iter().skip(2));
            let again = read_history(&position(&known), &twice);
            assert!(again.is_none() || known.answers().is_empty());
            for end in 0..bytes.len() {
                let cut = read_history(&position(&known), &bytes[..end]);
                assert!(cut.is_none_or(|cut| cut.answers().len() < known.answers().len()));
            }
        }
    }
}

fn belief(knowledge: &Knowledge) -> Belief {
    let mut computation = BeliefComputation::new(knowledge, None, CountingMode::Decision, None);
    while !computation.advance(u64::MAX) {}
    match computation.into_parts().0 {
        Some(BeliefResult::Belief { belief, .. }) => belief,
        other => panic!("the fleet fits, {other:?}"),
    }
}

/// Goes on with the search for the best shot, by so many hunts, for some work; the bytes of its progress.
fn search(knowledge: &Knowledge, hunts: u32, work: u64) -> Vec<u8> {
    let mut request = best_shot_request(hunts, knowledge, &belief(knowledge));
    request[BEST_SHOT_WORK].copy_from_slice(&work.to_le_bytes());
    plan(&request)
}

/// What such a search comes to in slices.
fn searched(knowledge: &Knowledge, hunts: u32, work: u64) -> Option<Cell> {
    loop {
        let progress = search(knowledge, hunts, work);
        match best_shot_underway(&progress) {
            Some(part) => assert!((0.0..=1.0).contains(&part)),
            None => {
                let plan = Plan::read(&progress);
                assert!(progress.is_empty() || plan.by == PlannedBy::Hunts);
                return plan.cells.first().map(|&(cell, _)| cell);
            }
        }
    }
}

#[test]
fn a_search_in_slices_comes_to_the_same_and_others_begin_anew() {
    let rules = rules("admiral");
    let mut found = 0;
    for seed in 0..30 {
        let known = known_after(&rules, 2 + seed as usize % 8, seed);
        let at_once = searched(&known, 200, u64::MAX);
        assert_eq!(searched(&known, 200, 3_000), at_once);
        // A search that is given up for another one leaves nothing behind.
        search(&known, 400, 1);
        assert_eq!(searched(&known, 200, 3_000), at_once);
        found += usize::from(at_once.is_some());
        assert_eq!(at_once.is_none(), !known.wounds().is_empty(), "{seed}");
    }
    assert!(3 < found && found < 30, "{found}");
    for bad in [&[0][..], &[0; 7], &[0; 17], &[0; 60]] {
        assert!(plan(bad).is_empty());
    }
    // More hunts than there are fleets to draw.
    let hunts = (0..9).map(|seed| known_after(&rules, 9, seed));
    let known = hunts.into_iter().find(|known| known.wounds().is_empty()).expect("nine misses");
    assert!(!plan(&best_shot_request(100, &known, &belief(&known))).is_empty());
    assert!(plan(&best_shot_request(u32::MAX, &known, &belief(&known))).is_empty());
}

#[test]
fn searches_of_two_games_go_on_side_by_side() {
    let rules = rules("admiral");
    let open = |&seed: &u64| known_after(&rules, 9, seed).wounds().is_empty();
    let games: Vec<Knowledge> =
        (0..200).filter(open).take(2).map(|seed| known_after(&rules, 9, seed)).collect();
    let alone: Vec<_> = games.iter().map(|known| searched(known, 200, 3_000)).collect();
    assert!(alone.iter().all(Option::is_some));
    let mut told = vec![None; games.len()];
    for _ in 0..5_000 {
        for (known, told) in games.iter().zip(&mut told) {
            if told.is_none() {
                let progress = search(known, 200, 3_000);
                if best_shot_underway(&progress).is_none() {
                    *told = Some(Plan::read(&progress).cells.first().map(|&(cell, _)| cell));
                }
            }
        }
    }
    assert_eq!(told, alone.into_iter().map(Some).collect::<Vec<_>>());
}

/// Its hunts knew of a hit only that it is one.
#[test]
fn the_published_book_is_silent_where_answers_tell_more() {
    let text = |more: &str| {
        format!(
            r#"{{"rows": 10, "cols": 10, {more} "fleet": [
            {{"name": "carrier", "length": 5}}, {{"name": "battleship", "length": 4}},
            {{"name": "destroyer", "length": 3}}, {{"name": "attack-boat", "length": 3}},
            {{"name": "submarine", "length": 2}}]}}"#
        )
    };
    let shots = |more: &str| {
        let known = Knowledge::new(rules(&text(more)), None, Vec::new());
        PlannerBook::published().find(&position(&known))
    };
    assert!(!shots("").is_empty());
    assert!(shots(r#""announce": "names-ship","#).is_empty());
    assert!(shots(r#""sunkCellsTold": true,"#).is_empty());
}

/// The fleets of a small board that fit what is known, each with its classes.
fn fitting(knowledge: &Knowledge) -> Vec<FoundFleet> {
    let rules = knowledge.rules();
    let board = rules.geometry();
    let ways = |length: u8| -> Vec<CellSet> {
        let mut ways = Vec::new();
        for cell in board.cells() {
            for (rows, cols) in [(0, 1), (1, 0)] {
                let along = (0..length as i8).map(|step| cell.offset(rows * step, cols * step));
                let way: Option<CellSet> =
                    along.map(|cell| cell.filter(|&cell| board.contains(cell))).collect();
                ways.extend(way);
            }
        }
        ways
    };
    let [first, second] =
        [0, 1].map(|class| ways(rules.fleet().classes()[class].shape.len() as u8));
    let mut fleets = Vec::new();
    for &long in &first {
        for &short in second.iter().filter(|short| !short.intersects(long)) {
            let mut shot = CellSet::EMPTY;
            let fits = knowledge.answers().iter().all(|&(cell, answer)| {
                shot.insert(cell);
                let ship = [long, short].into_iter().position(|ship| ship.contains(cell));
                let own = match ship {
                    None => Answer::Miss,
                    Some(class) if [long, short][class].is_subset(shot) => Answer::Sunk(class),
                    Some(_) => Answer::Hit(None),
                };
                own == answer
            });
            if fits {
                fleets.push(vec![(0, long), (1, short)]);
            }
        }
    }
    fleets
}

/// On a small board the mean over all fleets that fit is known: after what hunts choose it is hardly more than after the best candidate,
/// and much less than after a candidate that is drawn.
#[test]
fn what_hunts_choose_is_good_in_truth() {
    let rules = rules(SMALL);
    let (mut by_hunts, mut by_chance, mut tried) = (0.0, 0.0, 0);
    for seed in 0..60 {
        let known = known_after(&rules, 1 + seed as usize % 7, seed);
        let fleets = fitting(&known);
        if fleets.len() <= 20 {
            continue;
        }
        let Some(found) = searched(&known, 10_000, u64::MAX) else { continue };
        let Plan { cells: scores, .. } = Plan::read(&plan(&encoded(&known, None)));
        let cells: Vec<Cell> = scores.iter().take(12).map(|&(cell, _)| cell).collect();
        let mut hunts = ShotsToGo::new(Draw { position: position(&known), fleets }, &cells);
        while !hunts.advance(u64::MAX) {}
        let truth = hunts.outcome().expect("enough fleets");
        let shots = |own: &CellShots| own.shots.value;
        let least = truth.iter().map(shots).fold(f64::MAX, f64::min);
        let own = truth.iter().find(|own| own.cell == found).expect("a candidate");
        assert!(shots(own) < least + 0.15, "{seed}: {found}");
        by_hunts += shots(own) - least;
        by_chance += truth.iter().map(shots).sum::<f64>() / truth.len() as f64 - least;
        tried += 1;
    }
    let [by_hunts, by_chance] = [by_hunts, by_chance].map(|sum| sum / f64::from(tried));
    assert!(10 < tried, "{tried}");
    assert!(by_hunts < 0.03 && 5.0 * by_hunts < by_chance, "{by_hunts} {by_chance} in {tried}");
}

#[test]
fn the_agent_shoots_where_hunts_say() {
    let rules = rules("admiral");
    let agent = "planner(hunts=100)".parse::<AgentText>().expect("an agent");
    let agent = agent.agent(&rules).expect("it plays these rules");
    let mut chosen = 0;
    for seed in 0..20 {
        let known = known_after(&rules, 8, seed);
        let mut rng = GameRng::new(Seed(seed), Stream::Decision { player: 1, number: 14 });
        let (memory, rng) = (&mut Memory::default(), &mut rng);
        let turn = Turn { knowledge: &known, memory, rng, detail: Detail::Full };
        let decision = agent.decide(turn);
        if let Some(cell) = searched(&known, 100, u64::MAX) {
            assert_eq!(decision.action.cell(), Some(cell), "{seed}");
            chosen += 1;
            assert_eq!(decision.reason.code(), "planned-by-hunts");
        }
    }
    assert!(3 < chosen, "{chosen}");
}

#[test]
fn a_book_is_the_same_however_it_is_cut_and_only_where_hunts_can_be_planned() {
    let rules = rules(SMALL);
    let recipe = PlannerBookRecipe { hunts: 6, fleets: 2_000 };
    let make = |reverse: bool, cut: bool| {
        let mut making = PlannerBookMaking::new(&rules, recipe).expect("rules for a planner");
        while !making.is_done() {
            let mut numbers: Vec<usize> = (0..making.parts()).collect();
            if reverse {
                numbers.reverse();
            }
            let mut parts: Vec<_> = numbers
                .into_iter()
                .map(|part| (part, making.part(part).expect("it cannot fail")))
                .collect();
            parts.sort_by_key(|&(part, _)| part);
            let parts: Vec<_> = parts.into_iter().map(|(_, part)| part).collect();
            assert!(parts.iter().enumerate().all(|(number, part)| making.fits(number, part)));
            let filled = parts.iter().position(|part| !part.is_empty()).expect("a position");
            assert!(!making.fits(filled, &Vec::new()), "a part that is cut off");
            making.learn(&parts);
            if cut {
                let mut again = PlannerBookMaking::new(&rules, recipe).expect("the same rules");
                assert!(again.resume(making.state()));
                let before = parts.iter().enumerate().filter(|(_, part)| !part.is_empty());
                for (number, part) in before {
                    assert!(!again.fits(number, part), "positions of the round before");
                }
                making = again;
            }
        }
        making.weights()
    };
    let whole = make(false, false);
    assert_eq!(make(true, true), whole);
    let book = PlannerBook::read(&whole).expect("a book");
    let start = Knowledge::new(rules.clone(), None, Vec::new());
    assert!(3 < book.len() && !book.find(&position(&start)).is_empty(), "{}", book.len());
    for rules in rulesets::all() {
        let agent: AgentText = "planner".parse().expect("an agent");
        let made = PlannerBookMaking::new(&rules, recipe).map(drop);
        let refused = !agent.plays(&rules)
            || rules.spec().contact == Contact::Apart
            || !announces_sinkings_alone(&rules);
        let code = refused.then_some("agent-not-for-rules");
        assert_eq!(made.err().map(|error| error.code()), code, "{}", rules.canonical());
    }
}
