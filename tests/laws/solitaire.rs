//! Solitaire to the letter: what counts, what is announced, what is refused, and the scores that the original gave.

use std::sync::Arc;

use serde_json::Value;
use spyglass::{
    battleship::rules::{Action, ActionError, Answer, Content, Hunt, Ruleset, Score, Sea, preset},
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
    session::{Game, GameId, Start, Version},
};
use spyglass_test_support::original::{cells, course, lines, number, sea};

fn solitaire() -> Arc<Ruleset> {
    preset("solitaire").expect("a preset")
}

/// A map of the original, with the cells it gives.
struct Map {
    id: u32,
    sea: Sea,
    known: Vec<(Cell, Content)>,
    rows: Vec<u32>,
    cols: Vec<u32>,
}

fn maps() -> Vec<Map> {
    let map = |row: String| {
        let parts: Vec<&str> = row.split(" | ").collect();
        let [id, fleet, known, contents, rows, cols] = parts[..] else {
            panic!("six parts: {row}")
        };
        let content = |name: &str| match name {
            "water" => Content::Water,
            "left" => Content::Left,
            "right" => Content::Right,
            "middle" => Content::Middle,
            "top" => Content::Top,
            "bottom" => Content::Bottom,
            "sub" => Content::Sub,
            other => panic!("{other} is no content"),
        };
        let known = cells(known).into_iter().zip(contents.split(' ').map(content)).collect();
        let numbers = |text: &str| text.split(' ').map(number).collect();
        Map { id: number(id), sea: sea(fleet), known, rows: numbers(rows), cols: numbers(cols) }
    };
    lines("solitaire-maps.txt").into_iter().map(map).collect()
}

impl Map {
    /// The hunt in which the first cells are known.
    fn hunt(&self, rules: &Arc<Ruleset>, known: usize) -> Hunt {
        Hunt::new(rules.clone(), self.sea.clone(), self.known(known))
    }

    fn known(&self, known: usize) -> CellSet {
        self.known[..known].iter().map(|&(cell, _)| cell).collect()
    }

    /// The same as a person's game.
    fn game(&self, rules: &Arc<Ruleset>, known: usize) -> Game {
        let start = Start {
            seed: Seed(1),
            fleets: vec![Some(self.sea.clone())],
            known: vec![Some(self.known(known))],
        };
        let seats = "solo:you".parse().expect("players");
        let id = GameId { version: Version::default(), rules: rules.clone(), start, seats };
        Game::new(id).expect("a legal game")
    }

    /// The ship cells not known.
    fn hidden(&self, known: usize) -> CellSet {
        self.sea.cells() - self.known(known)
    }

    fn water(&self) -> impl Iterator<Item = Cell> {
        (solitaire().geometry().board() - self.sea.cells() - self.known(7)).iter()
    }
}

fn view(game: &mut Game) -> Value {
    serde_json::from_str(&game.view().text()).expect("a view's text is JSON")
}

#[test]
fn clues_and_contents_are_those_of_the_course() {
    for map in maps() {
        let clues = map.sea.clues(&solitaire());
        assert_eq!((clues.rows, clues.cols), (map.rows, map.cols), "map {}", map.id);
        for (cell, content) in map.known {
            assert_eq!(map.sea.content(cell), content, "{cell} of map {}", map.id);
        }
    }
}

/// The expert system's recorded games, action by action, score the same here, term by term.
#[test]
fn recorded_games_get_their_recorded_scores() {
    let (maps, mut games) = (maps(), 0);
    for row in lines("solitaire-scores.txt") {
        let words: Vec<&str> = row.split(' ').collect();
        let terms: Vec<u32> = words[3..9].iter().map(|word| number(word)).collect();
        let [hits, correct_flags, sink, misses, wrong_flags, safe] = terms[..] else {
            panic!("six terms: {row}")
        };
        let map = maps.iter().find(|map| map.id == number::<u32>(words[0])).expect("a map");
        let mut hunt = map.hunt(&course(), number(words[1]));
        for action in &words[9..] {
            let place: u8 = number(&action[1..]);
            let cell = Cell::new(place / 10, place % 10);
            match &action[..1] {
                "F" => {
                    let answer = hunt.shoot(cell);
                    let water = !map.sea.cells().contains(cell);
                    assert_eq!(answer == Ok(Answer::Unrevealed), water, "{action} of {row}");
                    assert!(answer.is_ok(), "{action} of {row}");
                }
                "G" => assert_eq!(hunt.flag(cell), Ok(()), "{action} of {row}"),
                other => panic!("{other} is no action"),
            }
        }
        hunt.solve().unwrap_or_else(|error| panic!("{error}: {row}"));
        assert_eq!(
            hunt.score(),
            Score { hits, correct_flags, sink, misses, wrong_flags, safe },
            "{row}"
        );
        assert_eq!(hunt.score().total(), number::<i32>(words[2]), "{row}");
        games += 1;
    }
    assert_eq!(games, 60);
}

#[test]
fn solving_at_once_with_nothing_known_scores_minus_200() {
    for map in maps() {
        let mut hunt = map.hunt(&solitaire(), 0);
        hunt.solve().expect("a player can always solve");
        assert_eq!(hunt.score().total(), -200);
        assert_eq!(hunt.score().safe, 20);
    }
}

#[test]
fn perfect_play_scores_350_less_10_for_every_known_ship_cell() {
    for map in maps() {
        for known in [0, 4, 7] {
            let given = (map.sea.cells() & map.known(known)).len() as i32;
            for shots in [0, 5] {
                let mut hunt = map.hunt(&solitaire(), known);
                for (number, cell) in map.hidden(known).iter().enumerate() {
                    let outcome =
                        if number < shots { hunt.shoot(cell).map(drop) } else { hunt.flag(cell) };
                    outcome.expect("twenty guesses suffice");
                }
                hunt.solve().expect("a player can always solve");
                assert_eq!(hunt.score().total(), 350 - 10 * given, "map {}", map.id);
            }
        }
    }
}

/// Known ship cells are neither shots that hit nor safe cells, and help to sink.
#[test]
fn a_ship_wholly_known_is_sunk_without_any_action() {
    let mut sunk = 0;
    for map in maps() {
        let known = map.known(7);
        let whole = map.sea.ships().iter().filter(|ship| ship.is_subset(known)).count() as u32;
        let mut hunt = map.hunt(&solitaire(), 7);
        hunt.solve().expect("a player can always solve");
        let safe = map.hidden(7).len();
        assert_eq!(hunt.score(), Score { sink: whole, safe, ..Score::default() });
        assert_eq!(hunt.score().total(), 15 * whole as i32 - 10 * safe as i32);
        sunk += whole;
    }
    assert_eq!(sunk, 8, "seven maps have such ships, one of them two");
}

#[test]
fn shots_guesses_and_known_cells_sink_together() {
    // Map 1 gives the upper end of a ship of two.
    let map = &maps()[1];
    let ship =
        map.sea.ships().iter().find(|ship| ship.intersects(map.known(7))).expect("a known end");
    let rest = (*ship - map.known(7)).first().expect("a hidden end");
    for guessed in [false, true] {
        let mut hunt = map.hunt(&solitaire(), 7);
        assert_eq!(hunt.score().sink, 0);
        if guessed { hunt.flag(rest) } else { hunt.shoot(rest).map(drop) }.expect("a free cell");
        assert_eq!(hunt.score().sink, 1);
        assert_eq!(
            (hunt.score().hits, hunt.score().correct_flags),
            (u32::from(!guessed), u32::from(guessed))
        );
    }
}

#[test]
fn of_a_guess_and_a_shot_at_one_cell_only_the_shot_counts() {
    let map = &maps()[0];
    let ship = map.hidden(0).first().expect("a ship cell");
    let water = map.water().next().expect("water");
    let mut hunt = map.hunt(&solitaire(), 0);
    for cell in [ship, water] {
        hunt.flag(cell).expect("a free cell");
        hunt.shoot(cell).expect("a free cell");
        assert_eq!(hunt.flag(cell), Err(ActionError::AlreadyShot(cell)));
        assert_eq!(hunt.unflag(cell), Err(ActionError::NoFlagHere(cell)));
    }
    let score = hunt.score();
    assert_eq!((score.hits, score.misses, score.correct_flags, score.wrong_flags), (1, 1, 0, 0));
}

#[test]
fn clearing_a_guess_gives_it_back() {
    let map = &maps()[0];
    let mut hunt = map.hunt(&solitaire(), 0);
    let cells: Vec<Cell> = map.water().take(21).collect();
    for &cell in &cells[..20] {
        hunt.flag(cell).expect("twenty guesses");
    }
    assert_eq!(hunt.flag(cells[20]), Err(ActionError::NoFlagsLeft));
    assert_eq!(hunt.left().map(|(_, flags, _)| flags), Some(0));
    hunt.unflag(cells[3]).expect("a guess stands there");
    assert_eq!(hunt.left().map(|(_, flags, _)| flags), Some(1));
    assert_eq!(hunt.unflag(cells[3]), Err(ActionError::NoFlagHere(cells[3])));
    hunt.flag(cells[20]).expect("a guess was given back");
    assert_eq!(hunt.score().wrong_flags, 20);
}

/// Everything the rules do not allow, and that it changes nothing.
#[test]
fn what_is_not_allowed_is_refused() {
    let map = &maps()[1];
    let mut game = map.game(&solitaire(), 7);
    let water: Vec<Cell> = map.water().collect();
    let act = |game: &mut Game, action: Action| game.act_as_you(action).map(drop);
    for &cell in &water[..5] {
        act(&mut game, Action::Shoot(cell)).expect("five shots");
    }
    act(&mut game, Action::Flag(water[6])).expect("a free cell");
    let (known, outside) = (map.known[0].0, Cell::new(10, 0));
    let refused = [
        (Action::Shoot(water[5]), ActionError::NoShotsLeft),
        (Action::Shoot(water[0]), ActionError::AlreadyShot(water[0])),
        (Action::Shoot(known), ActionError::KnownCell(known)),
        (Action::Shoot(outside), ActionError::OutsideBoard(outside)),
        (Action::Flag(known), ActionError::KnownCell(known)),
        (Action::Flag(water[0]), ActionError::AlreadyShot(water[0])),
        (Action::Flag(water[6]), ActionError::AlreadyFlagged(water[6])),
        (Action::Flag(outside), ActionError::OutsideBoard(outside)),
        (Action::Note(known), ActionError::KnownCell(known)),
        (Action::Note(water[6]), ActionError::AlreadyFlagged(water[6])),
        (Action::Unflag(water[5]), ActionError::NoFlagHere(water[5])),
        (Action::Unflag(outside), ActionError::NoFlagHere(outside)),
    ];
    let (before, record) = (game.view().text(), game.to_string());
    for (action, error) in refused {
        assert_eq!(act(&mut game, action), Err(error.into()), "{action}");
        assert_eq!((game.view().text(), game.to_string()), (before.clone(), record.clone()));
    }
    act(&mut game, Action::Solve).expect("a player can always solve");
    assert_eq!(act(&mut game, Action::Flag(water[7])), Err(ActionError::GameOver.into()));
}

#[test]
fn the_hundredth_action_is_a_forced_solve() {
    let map = &maps()[0];
    let mut hunt = map.hunt(&solitaire(), 0);
    let cell = map.water().next().expect("water");
    for action in 0..99 {
        assert!(!hunt.is_over(), "after {action} actions");
        if action % 2 == 0 { hunt.flag(cell) } else { hunt.unflag(cell) }.expect("in turn");
    }
    assert!(hunt.is_over() && hunt.is_given_up());
    assert_eq!(hunt.left().map(|(_, _, actions)| actions), Some(0));
    assert_eq!(hunt.flag(cell), Err(ActionError::GameOver));
    assert_eq!(hunt.score().wrong_flags, 1, "the guess that stood counts");
}

#[test]
fn notes_are_no_actions() {
    let map = &maps()[0];
    let mut hunt = map.hunt(&solitaire(), 0);
    let cell = map.water().next().expect("water");
    for _ in 0..60 {
        hunt.note(cell).expect("a free cell");
        hunt.unflag(cell).expect("a note stands there");
    }
    assert_eq!(hunt.left(), Some((5, 20, 100)));
    assert_eq!(hunt.score().total(), -200);
}

#[test]
fn a_miss_that_is_not_revealed_is_not_announced() {
    let map = &maps()[0];
    let cell = map.water().next().expect("water");
    let mut observed = Vec::new();
    for rules in [course(), solitaire()] {
        let mut game = map.game(&rules, 0);
        let before = view(&mut game)["boards"][0]["clues"].clone();
        let answer = game.act_as_you(Action::Shoot(cell)).expect("a free cell");
        let view = view(&mut game);
        let place = usize::from(cell.row()) * 10 + usize::from(cell.col());
        let board = &view["boards"][0];
        assert_eq!(board["clues"], before, "water changes no count");
        observed.push((answer, board["marks"][place].clone(), board["contents"][place].clone()));
        assert_eq!(
            game.act_as_you(Action::Shoot(cell)),
            Err(ActionError::AlreadyShot(cell).into())
        );
    }
    assert_eq!(observed[0], (Some(Answer::Unrevealed), "unrevealed".into(), Value::Null));
    assert_eq!(observed[1], (Some(Answer::Content(Content::Water)), "miss".into(), "water".into()));
}

/// Before the end nothing distinguishes right flags from wrong ones, and no sinking is announced.
#[test]
fn flags_look_alike_until_the_end() {
    let map = &maps()[0];
    let mut game = map.game(&solitaire(), 0);
    let ship = map.hidden(0).first().expect("a ship cell");
    let water = map.water().next().expect("water");
    let submarine = *map.sea.ships().last().expect("ten ships");
    let submarine = submarine.first().expect("a cell");
    for action in [Action::Flag(ship), Action::Flag(water), Action::Shoot(submarine)] {
        game.act_as_you(action).expect("free cells");
    }
    let running = view(&mut game);
    let board = &running["boards"][0];
    assert_eq!(board["flags"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        (&board["flagsRight"], &board["flagsWrong"]),
        (&Value::Array(vec![]), &Value::Array(vec![]))
    );
    assert_eq!(
        (&board["sunk"], &board["score"], &board["ships"]),
        (&Value::Array(vec![]), &Value::Null, &Value::Null)
    );
    game.act_as_you(Action::Solve).expect("a player can always solve");
    let over = view(&mut game);
    let board = &over["boards"][0];
    assert_eq!(board["flagsRight"], serde_json::json!([ship.to_string()]));
    assert_eq!(board["flagsWrong"], serde_json::json!([water.to_string()]));
    let sink = if map.sea.ships().contains(&CellSet::of(ship)) { 2 } else { 1 };
    let total = 10 + 10 - 15 + 15 * sink - 10 * 18;
    assert_eq!((&board["score"]["sink"], &board["score"]["total"]), (&sink.into(), &total.into()));
    assert_eq!(over["result"]["code"], "solved");
}

#[test]
fn known_cells_are_drawn_from_where_the_rules_say() {
    let mut drawn_ships = 0;
    for seed in 0..300 {
        let sea = &maps()[0].sea;
        let draw = |rules: &Ruleset| {
            Hunt::draw_known(rules, sea, &mut GameRng::new(Seed(seed), Stream::Known { sea: 1 }))
        };
        let anywhere = draw(&solitaire());
        assert_eq!(anywhere.len(), 4);
        drawn_ships += (anywhere & sea.cells()).len();
        let ships = solitaire().with("knownKind", "ship").expect("an option of solitaire");
        let ships = ships.with("known", "7").expect("an option of solitaire");
        let ships = draw(&ships);
        assert_eq!(ships.len(), 7);
        assert!(ships.is_subset(sea.cells()));
    }
    // 1,200 cells, one in five a ship cell: 240 with a standard deviation of less than 14.
    assert!((170..310).contains(&drawn_ships), "{drawn_ships} of 1,200");
}

/// The random agent spends its five shots, then its twenty guesses, then solves.
#[test]
fn the_random_agent_spends_all_it_has() {
    for seed in 0..20 {
        let record = format!("spyglass1 solitaire s.{seed} solo:random -");
        let mut game = Game::open(&record).expect("a record without actions opens");
        while game.to_move().is_some() {
            game.ai_move(None).expect("agents choose what is allowed");
        }
        let letters: String =
            game.line().iter().map(|step| step.action.to_string().remove(0)).collect();
        assert_eq!(letters, "FFFFFGGGGGGGGGGGGGGGGGGGGS");
    }
}
