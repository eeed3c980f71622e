// The questions that the source of the sea battle leaves open: how they are measured, and the tables the page shows of them.

import {DRAWN_SHIPS} from '../../www/src/engine/article.js';
import {aim, nobody, playing} from './figure.mjs';

/** @typedef {import('./figure.mjs').Figure} Figure */
/** @typedef {import('../figures.mjs').Row} Row */
/** @typedef {'finish' | 'deployers' | 'border' | 'smallest'} Question */
/** @typedef {{expected: [number, number], least?: number, most?: number, note?: string}} Aim */

/**
 * A cell of the tables of a question, and the figure that stands in it.
 *
 * @typedef {object} Cell
 * @property {Question} question
 * @property {string} row
 * @property {string} column
 * @property {string} name The figure's.
 * @property {Figure} [figure] Where it is played for this alone.
 * @property {Aim} [aimed]
 */

const GAMES = 10_000;
/** Of those who count whole fleets, some hundred times as slow. */
const FEWER_GAMES = 2000;

/**
 * The mean of an agent of a batch, or how much more it needs than another on the same seas.
 *
 * @param {string} agent
 * @param {string} [other]
 * @returns {Figure['measure']}
 */
function shotsOf(agent, other) {
  return ([{agents, paired}]) => {
    const sums = agents.find((/** @type {any} */ one) => one.agent === agent);
    const found = other
      ? paired.find((/** @type {any} */ pair) => pair.a === agent && pair.b === other)
      : sums;
    return {value: found.mean, se: found.se, games: sums.games};
  };
}

/**
 * @param {Question} question
 * @param {string} row
 * @param {string} column
 * @param {string[]} args
 * @param {Figure['measure']} measure
 * @param {Aim} [aimed]
 * @returns {Cell}
 */
function cell(question, row, column, args, measure, aimed) {
  const name = `question ${question}, ${row}, ${column}`;
  const {expected = null, note} = aimed ?? {};
  const source = aimed ? aim : nobody;
  // An aim is a bound: near it is not enough.
  const figure = {name, source, expected, args, measure, surely: true, note};
  return {question, row, column, name, figure, aimed};
}

/** Who leaves wounded ships until every ship may have been hit. */
const LAST = 'p-matrix(finish=last)';

/** Whether to finish a wounded ship: by how much more the placements through a wound weigh than others, and only once every ship may have been hit. @type {Cell[]} */
const finish = ['sea-battle', 'admiral'].flatMap((rules) => {
  /** Whose text leaves out the weight that is usual. @param {string} weight */
  const agent = (weight) => (weight === '10' ? 'p-matrix' : `p-matrix(wound-weight=${weight})`);
  const weights = ['1', '2', '5', '10', 'only'];
  const args = playing(rules, weights.map(agent), GAMES);
  const pair = playing(rules, [LAST, agent('10')], GAMES);
  return [
    ...weights.map((weight) => cell('finish', weight, rules, args, shotsOf(agent(weight)))),
    cell('finish', '1-less-only', rules, args, shotsOf(agent('1'), agent('only'))),
    cell('finish', 'last', rules, pair, shotsOf(LAST)),
    cell('finish', 'last-less-first', rules, pair, shotsOf(LAST, agent('10'))),
  ];
});

/** Who knows how the fleet is laid. @param {string} deployer */
const responder = (deployer) => `exact(expects=${deployer})`;

/** @param {number} least @param {string} [note] @returns {Aim} shots, of 100 cells */
const atLeast = (least, note) => ({least, expected: [least, 100], note});

/** @param {number} most @param {string} [note] @returns {Aim} shots, or as many more than another's */
const atMost = (most, note) => ({most, expected: [-100, most], note});

/** @param {string} deployer @param {{robust?: Aim, exact?: Aim, responder?: Aim, less?: Aim}} aims */
function shooters(deployer, aims) {
  const knows = deployer === 'uniform' ? [] : [responder(deployer)];
  const args = playing('admiral', ['robust', 'exact', ...knows], FEWER_GAMES, [
    '--deploy',
    deployer,
  ]);
  /** @param {string} column @param {Figure['measure']} measure @param {Aim} [aimed] */
  const own = (column, measure, aimed) => cell('deployers', deployer, column, args, measure, aimed);
  const exact = own('exact', shotsOf('exact'), aims.exact);
  return [
    exact,
    own('robust', shotsOf('robust'), aims.robust),
    // Who expects uniform fleets knows these.
    knows.length > 0
      ? own('responder', shotsOf(knows[0]), aims.responder)
      : {question: exact.question, row: deployer, column: 'responder', name: exact.name},
    own('robust-less-exact', shotsOf('robust', 'exact'), aims.less),
  ];
}

/** What uniform deployment costs the defender, and what it saves. @type {Cell[]} */
const deployers = [
  ...shooters('uniform', {less: atMost(1)}),
  ...shooters('border', {robust: atMost(49)}),
  ...shooters('against-the-shooter', {
    exact: atLeast(
      47,
      'missed by about its error: two tries were made, the other gave more away to one who knows it',
    ),
    robust: atLeast(45),
    responder: atLeast(44.4),
  }),
];

/** Who counts whole fleets is measured above and elsewhere, as it is slow. */
const EXACT = {
  'sea-battle': {uniform: 'exact on sea-battle, fixed seas', border: 'exact on sea-battle, border'},
  admiral: {
    uniform: 'question deployers, uniform, exact',
    border: 'question deployers, border, exact',
  },
};

/** Whom ships on the border hurt. @type {Cell[]} */
const border = /** @type {const} */ (['sea-battle', 'admiral']).flatMap((rules) =>
  /** @type {const} */ (['uniform', 'border']).flatMap((deployer) => {
    const agents = ['hunt', 'parity', 'probability-map', 'directional', 'p-matrix'];
    const args = playing(rules, agents, GAMES, ['--deploy', deployer]);
    const column = `${rules}-${deployer}`;
    return [
      ...agents.map((agent) => cell('border', agent, column, args, shotsOf(agent))),
      {question: 'border', row: 'exact', column, name: EXACT[rules][deployer]},
    ];
  }),
);

/** @param {'free' | 'apart'} contact */
const drawn = (contact) => JSON.stringify({contact, fleet: DRAWN_SHIPS});

/** The smallest boards that hold a fleet. @type {Cell[]} */
const smallest = Object.entries({
  admiral: 'admiral',
  'admiral-apart': 'admiral-apart',
  'sea-battle': 'sea-battle',
  'drawn-free': drawn('free'),
  'drawn-apart': drawn('apart'),
}).flatMap(([fleet, rules]) => {
  const args = ['smallest', '--rules', rules, '--json'];
  /** @param {(found: any) => import('./figure.mjs').Board[]} pick @returns {Figure['measure']} */
  const cellsOf =
    (pick) =>
    ([found]) => {
      const boards = pick(found);
      return {value: boards[0].rows * boards[0].cols, se: null, games: 0, boards};
    };
  return [
    cell(
      'smallest',
      fleet,
      'cells',
      args,
      cellsOf(({boards}) => boards),
    ),
    cell(
      'smallest',
      fleet,
      'cells-of-square',
      args,
      cellsOf(({square}) => [square]),
    ),
  ];
});

const cells = [...finish, ...deployers, ...border, ...smallest];

/** @type {Figure[]} */
export const questionFigures = cells.flatMap(({figure}) => figure ?? []);

/**
 * The cells of the page's tables, as far as they were played.
 *
 * @param {Row[]} rows
 */
export function questionTables(rows) {
  return cells.flatMap(({question, row, column, name, aimed}) => {
    const found = rows.find((one) => one.name === name);
    if (!found) return [];
    const {value, se, games, command, boards} = found;
    return {
      question,
      row,
      column,
      value: hundredths(value),
      error: hundredths(se ?? 0),
      games,
      command,
      ...(aimed && {aim: judged(found, aimed)}),
      ...(boards && {boards: boards.map(inText)}),
    };
  });
}

/**
 * Whether an aim was reached, missed, or neither within the error.
 *
 * @param {Row} row
 * @param {Aim} aimed
 */
function judged({value, verdict}, {expected: [from, to], least, most}) {
  const within = from <= value && value <= to;
  const bound = least === undefined ? {most} : {least};
  return {...bound, reached: verdict === 'agrees' ? 'yes' : within ? 'unsure' : 'no'};
}

/** The ships in one line: lists of lists are long as the page's data are formatted. @param {import('./figure.mjs').Board} board */
const inText = ({rows, cols, ships}) => ({
  rows,
  cols,
  ships: ships.map((cells) => cells.join(' ')).join(', '),
});

/** @param {number} value */
const hundredths = (value) => Math.round(100 * value) / 100;
