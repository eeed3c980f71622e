// The figures of Reversi: lines of play counted, endgames solved, and how strong its agents are.

import {readFileSync} from 'node:fs';
import {aim, nobody, seed} from './figure.mjs';
import {at} from './paths.mjs';

/** @typedef {import('./figure.mjs').Figure} Figure */
/** @typedef {import('./figure.mjs').Measured} Measured */
/** @typedef {{name: string, board: string, side: string, score: number}} Problem */

/** @param {string} name @param {Omit<Figure, 'name'>} of @returns {Figure} */
const reversi = (name, of) => ({name: `reversi, ${name}`, ...of});

/**
 * A number that is right or wrong.
 *
 * @param {string} name
 * @param {number} expected
 * @param {string} source
 * @param {string[]} args
 * @param {(output: any[]) => number} read
 */
const counted = (name, expected, source, args, read) =>
  reversi(name, {
    source,
    expected: [expected, expected],
    args: ['reversi', ...args],
    measure: (output) => ({value: read(output), se: 0, games: 1}),
  });

const depth = 11;
const countings = [
  counted('11 plies, a pass is one', 212_258_800, 'Bik 2009', ['perft', String(depth)], last),
  counted(
    '11 plies, a pass is none',
    212_260_880,
    'as engines count',
    ['perft', String(depth), '--passes', 'free'],
    last,
  ),
];

/** @param {any[]} output a number a depth */
function last(output) {
  return output[depth - 1];
}

/** For Black, whose move it is; with more empty squares than any problem it takes minutes. */
const small = counted(
  '6×6 from its start, score',
  -4,
  'Feinstein 1993',
  ['solve', `${'-'.repeat(14)}OX----XO${'-'.repeat(14)}`, 'X'],
  ([{score}]) => score,
);

/** @returns {Problem[]} */
function problems() {
  const lines = readFileSync(at('tests/data/reversi-endgames.txt'), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name, board, side, score] = line.split(' ');
      return {name, board, side, score: Number(score)};
    });
}

const emptyOf = (/** @type {Problem} */ {board}) => board.split('-').length - 1;

const endgames = problems()
  .filter(({name}) => /^(ffo-4\d|ladder-.*)$/.test(name))
  .map((problem) => {
    const {name, board, side, score} = problem;
    const told = name.startsWith('ffo') ? 'FFO endgame test' : 'three independent engines';
    const solve = ['solve', board, side];
    const called = `${name}, ${emptyOf(problem)} empty, score`;
    return counted(called, score, told, solve, ([{score}]) => score);
  });

/**
 * The share of the points that the first of two agents wins in per cent, a draw being half.
 *
 * @param {any[]} output
 * @returns {Measured}
 */
function share([{wins, draws, losses}]) {
  const games = wins + draws + losses;
  const value = (wins + draws / 2) / games;
  const squares = wins * (1 - value) ** 2 + draws * (0.5 - value) ** 2 + losses * value ** 2;
  return {value: 100 * value, se: (100 * Math.sqrt(squares / games)) / Math.sqrt(games), games};
}

/**
 * @param {string} first
 * @param {string} second
 * @param {number} games
 * @param {Pick<Figure, 'expected' | 'source' | 'error'>} expecting
 */
const match = (first, second, games, expecting) =>
  reversi(`${first} against ${second}`, {
    ...expecting,
    args: [
      ...['reversi', 'match', '--black', first, '--white', second],
      ...['--games', String(games), '--seed', seed],
    ],
    measure: share,
  });

/** @param {number} least per cent */
const atLeast = (least) => ({
  expected: /** @type {[number, number]} */ ([least, 100]),
  source: aim,
});

/** What a random mover was beaten by in so many games of the original, whose flips are faulty. */
const original = /** @type {const} */ ([
  ['novice', 'as-published', 34, 50],
  ['medium', 'as-published', 39, 50],
  ['expert', 'as-published', 38, 50],
  ['novice', 'as-described', 50, 50],
  ['medium', 'as-described', 49, 50],
  ['expert', 'as-described', 20, 20],
]);

/** The source's text to the letter. */
const written = ['novice', 'medium', 'expert'].map((level) =>
  match(`minimax-${level}(variant=as-written)`, 'reversi-random', 200, {
    expected: null,
    source: nobody,
  }),
);

const beginners = original.map(([level, variant, won, games]) => {
  const share = won / games;
  return match(`minimax-${level}(variant=${variant})`, 'reversi-random', 200, {
    expected: [100 * share, 100 * share],
    source: `the original, ${games} games`,
    error: 100 * Math.sqrt((share * (1 - share)) / games),
    ...(level === 'expert' &&
      variant === 'as-published' && {
        note: 'the original plays on with flips and passes that the rules forbid, perhaps weaker for it; ours keeps to them',
      }),
  });
});

/** What takes 0.1 s a move on the average: docs/decisions/reversi-engine.md. */
const engine = 'engine-6(nodes=450000)';

/** The levels, each against the one below it. */
const ladder = [
  ...['beginner-1', 'beginner-2', 'beginner-3'],
  ...[1, 2, 3, 4, 5, 6].map((level) => `engine-${level}`),
];
const steps = ladder.map((level, step) =>
  match(level, ladder[step - 1] ?? 'reversi-random', 100, {
    expected: step === 0 ? [75, 95] : [70, 95],
    source: aim,
  }),
);

/** @type {Figure[]} */
export const reversiFigures = [
  ...countings,
  ...endgames,
  small,
  ...beginners,
  ...written,
  ...[
    {variant: 'as-published', least: 100},
    {variant: 'as-described', least: 95},
  ].map(({variant, least}) =>
    match(engine, `minimax-expert(variant=${variant})`, 20, atLeast(least)),
  ),
  ...[3, 4, 5].map((level) => match(`engine-${level}`, `engine-${level - 2}`, 100, atLeast(75))),
  match(engine, 'engine-4', 100, atLeast(75)),
  match(engine, 'engine-5', 100, atLeast(70)),
  match('engine-6(nodes=3000000)', engine, 100, atLeast(60)),
  ...steps,
  match('engine-6(nodes=5000)', 'engine-6(evaluation=plain;nodes=5000)', 200, atLeast(65)),
  match('engine-1', 'minimax-expert', 100, {expected: null, source: nobody}),
];
