//! The generator is public API: every link and every published figure hangs on its numbers.
//!
//! The numbers below were computed by a second implementation, written in another language from the two papers.

use spyglass::{
    battleship::rules::{Answer, Content},
    rng::{GameRng, Seed, Stream},
    session::{Game, Step},
};

const DEPLOYMENT: Stream = Stream::Deployment { sea: 1 };
const OTHER_SEA: Stream = Stream::Deployment { sea: 2 };
const KNOWN: Stream = Stream::Known { sea: 1 };
const FIRST: Stream = Stream::Decision { player: 1, number: 0 };
const LATER: Stream = Stream::Decision { player: 2, number: 99 };

#[test]
fn the_first_bits_are_frozen() {
    let frozen = [
        (0, DEPLOYMENT, [0xdbd3_f336_2813_33ec, 0x8a01_6bb4_e03e_c8d4, 0x8d67_fdf7_5d15_7017]),
        (0, OTHER_SEA, [0x7cb1_8857_be52_31ee, 0xc8de_6c7c_8ffd_1bd3, 0x5c17_5df0_666b_87dd]),
        (0, KNOWN, [0x3c26_9359_0fbf_c061, 0x1508_d279_d01f_0332, 0xa298_7cd6_3221_ace7]),
        (42, FIRST, [0x32fb_6d4b_d93b_61f4, 0xc81b_dfcb_b2d1_a699, 0x88d8_2948_2bdf_f35e]),
        (42, LATER, [0x7052_3d04_4570_202c, 0x9e3d_34fa_235c_0d2a, 0x980e_878e_3ed9_8c23]),
        (42, Stream::Seal, [0x3527_a215_36a4_0b16, 0x315f_f3c6_a8db_e9f0, 0x7218_7fd7_ccf8_df6e]),
        (
            u64::MAX,
            DEPLOYMENT,
            [0x7aa6_8477_be30_ee51, 0x2df4_08ec_0ef8_3ce2, 0x13c7_0e4f_2564_6766],
        ),
        (u64::MAX, FIRST, [0xb489_d655_e031_dc92, 0x30cc_4c5d_4ddf_589c, 0xc358_7d76_ef02_dc3a]),
    ];
    for (seed, stream, bits) in frozen {
        let mut rng = GameRng::new(Seed(seed), stream);
        assert_eq!([rng.bits(), rng.bits(), rng.bits()], bits, "seed {seed}, {stream:?}");
    }
}

#[test]
fn the_first_numbers_below_a_bound_are_frozen() {
    let frozen = [
        (0, KNOWN, 100, [23, 8, 63, 38, 67, 63]),
        (42, FIRST, 100, [19, 78, 53, 48, 74, 45]),
        (42, LATER, 100, [43, 61, 59, 7, 21, 16]),
        (u64::MAX, FIRST, 100, [70, 19, 76, 94, 92, 17]),
        (7, Stream::Seal, 1, [0; 6]),
        (7, Stream::Seal, 257, [160, 21, 3, 21, 136, 40]),
        // Half of all draws are thrown away at this bound.
        (
            7,
            Stream::Seal,
            0x8000_0001,
            [27_068_207, 341_848_437, 904_397_808, 1_520_166_751, 1_746_433_144, 1_713_908_458],
        ),
    ];
    for (seed, stream, bound, numbers) in frozen {
        let mut rng = GameRng::new(Seed(seed), stream);
        let drawn = [(); 6].map(|()| rng.below(bound));
        assert_eq!(drawn, numbers, "seed {seed}, {stream:?}, below {bound}");
    }
}

#[test]
fn the_seeds_of_a_batch_are_frozen() {
    let frozen = [
        (0, 0, 12_035_550_249_420_947_055),
        (0, 1, 627_405_149_472_732_430),
        (1, 0, 6_791_897_765_849_424_158),
        (42, 9999, 10_310_115_587_573_418_608),
        (u64::MAX, u64::MAX, 7_136_257_342_804_621_622),
    ];
    for (seed, number, game) in frozen {
        assert_eq!(Seed(seed).game(number), Seed(game), "game {number} of seed {seed}");
    }
}

/// What the numbers are made into is frozen too: a seed keeps its sea, its known cells and its agents' choices.
#[test]
fn links_keep_their_games() {
    let frozen = [
        ("admiral", "hunt", "FJ2- FF7- FJ5- FE1+ FD1+ FC1- FD2- FE2- FF1! FF2- FG1- FB4-"),
        ("admiral-apart", "parity", "FJ2+ FI2+ FH2+ FG2+ FF2! FD4- FB10- FD2- FE7- FI5- FF8- FJ4-"),
        ("sea-battle", "p-matrix", "FG4- FF6- FE5- FD7- FC4- FD3- FG8+ FG7+ FG9- FG6+ FG5! FC8-"),
        ("solitaire", "random", "FJ2+ FG7+ FA6- FE1- FF3+ GH2 GJ9 GJ1 GJ6 GJ4 GA8 GH3"),
    ];
    for (rules, agent, line) in frozen {
        let record = format!("spyglass1 {rules} s.42 solo:{agent} -");
        let mut game = Game::open(&record).expect("a record without actions opens");
        for _ in 0..12 {
            game.ai_move(None).expect("no game ends within twelve actions");
        }
        let observed = |step: &Step| match step.answer {
            None => step.action.to_string(),
            Some(Answer::Miss | Answer::Content(Content::Water)) => format!("{}-", step.action),
            Some(Answer::Sunk(_)) => format!("{}!", step.action),
            Some(_) => format!("{}+", step.action),
        };
        let observed: Vec<String> = game.line().iter().map(observed).collect();
        assert_eq!(observed.join(" "), line, "{record}");
    }
}

/// Records of the first version keep their races too, where each player has a stream of its own. The lines are those that the engine
/// played before there was a second version.
#[test]
fn records_of_the_first_version_keep_their_hunts() {
    let frozen = [
        (
            "admiral s.42 race:parity,parity",
            "FJ2.2FD10.FE7.2FC10.FI5.2FE10.FE1.2FD9.FD1.2FC9.FC1.2FE9.FD2.2FD8.FE2.2FD1.FF1.2FC1",
        ),
        (
            "sea-battle s.7 race:p-matrix,hunt,p-matrix",
            "FF6.2FD5.3FG7.FG5.2FA10.3FE6.FE4.2FC2.3FF4.FD7.2FD9.3FD5.FC7.2FC9.3FG3.FD8.2FD10.3FH5",
        ),
        (
            "solitaire s.42 race:random,random",
            "FJ2.2FD10.FG7.2FH1.FA6.2FI6.FE1.2FG10.FF3.2FC7.GH2.2GE2.GJ9.2GF4.GJ1.2GE1.GJ6.2GB9",
        ),
        (
            "sea-battle s.5 duel:hunt,parity",
            "FE2.FI2.2FI6.FE9.2FH3.FE10.2FH7.2FA6.FH5.2FE10.FD9.2FB10.FA7.2FA9.2FE8.2FD8.FC6.FB6",
        ),
    ];
    for (start, line) in frozen {
        let mut game = Game::open(&format!("spyglass1 {start} -")).expect("a record");
        for _ in 0..18 {
            game.ai_move(None).expect("no game ends within eighteen actions");
        }
        assert_eq!(game.to_string(), format!("spyglass1 {start} {line}"));
    }
}
