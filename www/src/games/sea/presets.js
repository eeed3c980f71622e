// What the page knows of the rule sets before the engine is there: enough to draw an empty sea that can be clicked.

/** @import {Board, Ruleset, View} from '../../engine/types.js' */

/** @type {[string, number, number][]} */
const ADMIRAL = [
  ['carrier', 5, 1],
  ['battleship', 4, 1],
  ['destroyer', 3, 1],
  ['attack-boat', 3, 1],
  ['submarine', 2, 1],
];
/** @type {[string, number, number][]} */
const SQUADRON = [
  ['battleship', 4, 1],
  ['cruiser', 3, 2],
  ['destroyer', 2, 3],
  ['submarine', 1, 4],
];

/** @param {number} side @param {Ruleset['fleet']} fleet @returns {Partial<Ruleset>} */
const puzzle = (side, fleet) => ({
  rows: side,
  cols: side,
  fleet,
  contact: 'apart',
  announce: 'content',
  clues: true,
  players: 1,
  budgets: {shots: 0, guesses: side * side, actions: 10_000},
});
/** @param {[string, number, number][]} ships name, length, count @returns {Ruleset['fleet']} */
const classes = (ships) => ships.map(([name, length, count]) => ({name, count, length}));

/** What is so where a rule set says nothing. @type {Ruleset} */
export const usualRules = {
  rows: 10,
  cols: 10,
  fleet: classes(SQUADRON),
  contact: 'free',
  announce: 'sunk',
  clues: false,
  known: 0,
  knownKind: 'random',
  budgets: null,
  motion: 'none',
  missRevealed: true,
  shootAgain: false,
  anyHitTakesALife: false,
  spentIsMiss: false,
  sunkCellsTold: false,
  players: 2,
};

/** @type {Record<string, Partial<Ruleset>>} */
const PRESETS = {
  admiral: {},
  'admiral-apart': {contact: 'apart'},
  'sea-battle': {contact: 'apart', shootAgain: true},
  solitaire: {
    contact: 'apart',
    announce: 'content',
    clues: true,
    known: 4,
    missRevealed: true,
    players: 1,
    budgets: {shots: 5, guesses: 20, actions: 100},
  },
  moving: {motion: 'slide'},
  'puzzle-6': puzzle(
    6,
    classes([
      ['cruiser', 3, 1],
      ['destroyer', 2, 2],
      ['submarine', 1, 3],
    ]),
  ),
  'puzzle-8': puzzle(
    8,
    classes([
      ['battleship', 4, 1],
      ['cruiser', 3, 2],
      ['destroyer', 2, 2],
      ['submarine', 1, 3],
    ]),
  ),
  'puzzle-10': puzzle(10, classes(SQUADRON)),
};

export const presetIds = Object.keys(PRESETS);
/** The sizes of puzzles, and their levels from the easiest on. */
export const SIZES = presetIds.filter((id) => id.startsWith('puzzle-'));
export const LEVELS = /** @type {const} */ (['easy', 'medium', 'hard', 'expert']);

/** The rule sets of which lists of games to hunt in are made: puzzles are not among them. */
export const gameIds = presetIds.filter((id) => !SIZES.includes(id));

/**
 * @param {string | Partial<Ruleset>} rules
 * @returns {Ruleset}
 */
export function presetRules(rules) {
  const id = typeof rules === 'string' ? rules : rules.id;
  return {
    ...(id === undefined ? {} : {id}),
    ...usualRules,
    ...(id?.startsWith('admiral') || id === 'moving' ? {fleet: classes(ADMIRAL)} : {}),
    ...(id === undefined ? {} : PRESETS[id]),
    ...(typeof rules === 'object' ? rules : {}),
  };
}

/** @param {Ruleset} rules @returns {import('../../engine/types.js').PlacedShip[]} every ship of the fleet, none placed */
export const unplaced = (rules) =>
  rules.fleet.flatMap(({name, count}) => Array.from({length: count}, () => ({name, cells: []})));

/**
 * Whether two ways of writing rules mean the same game: what is left out is as usual, and order means nothing.
 * @param {string | Partial<Ruleset>} one
 * @param {string | Partial<Ruleset>} other
 */
export function sameRules(one, other) {
  const key = (/** @type {string | Partial<Ruleset>} */ rules) => {
    const {fleet, budgets, ...rest} = presetRules(rules);
    const ships = fleet.map(({name, count, length, cells}) => [name, count, length ?? cells]);
    const counts = budgets && [budgets.shots, budgets.guesses, budgets.actions];
    return JSON.stringify([ships, counts, Object.entries(rest).sort()]);
  };
  return key(one) === key(other);
}

/**
 * @param {number} shooter
 * @param {Ruleset} rules
 * @returns {Board}
 */
function blankBoard(shooter, rules) {
  return {
    shooter,
    owner: null,
    withheld: shooter > 1,
    marks: Array(rules.rows * rules.cols).fill('unknown'),
    contents: null,
    known: [],
    flags: [],
    notes: [],
    flagsRight: [],
    flagsWrong: [],
    sunk: [],
    ships: null,
    fleet: rules.fleet.map(({name, count, length, cells}) => ({
      name,
      count,
      length: length ?? cells?.length ?? 0,
      sunk: 0,
      cells: cells ?? null,
    })),
    last: null,
    clues: null,
    left: rules.budgets,
    score: null,
    shots: 0,
    hits: 0,
    done: false,
  };
}

/**
 * The view shown until the engine gives the first one.
 * @param {string | Partial<Ruleset>} wanted
 * @param {string} players record form
 * @returns {View}
 */
export function blankView(wanted, players) {
  const rules = presetRules(wanted);
  const [kind, names] = players.split(':');
  const list = names.split(',').map((name, index) => ({
    player: index + 1,
    kind: /** @type {'you' | 'agent'} */ (name === 'you' ? 'you' : 'agent'),
    agent: name === 'you' ? null : name,
    shots: 0,
    hits: 0,
    sunk: 0,
    done: false,
  }));
  return {
    version: 1,
    rules,
    seed: '',
    kind: /** @type {View['kind']} */ (kind),
    step: 0,
    steps: 0,
    over: false,
    ended: false,
    toMove: 1,
    players: list,
    boards: list.map(({player}) => blankBoard(player, rules)),
    last: null,
    moves: [],
    decision: null,
    thinking: false,
    result: null,
    final: null,
  };
}
