// The engine beside the page: where the fleet lies, and what each step must show.

import {door} from '../web/engine.mjs';

/** @typedef {import('../../www/src/engine/types.js').View} View */
/** @typedef {import('../../www/src/engine/types.js').GameConfig} GameConfig */

/**
 * @param {string} record
 * @param {number} [step] The end of the line where none is named.
 * @returns {View}
 */
export function viewOf(record, step) {
  const game = door.openGame(record);
  try {
    if (step !== undefined) game.seek(step);
    return game.view();
  } finally {
    game.free();
  }
}

/**
 * What certain reasoning tells of the end of a line.
 *
 * @template T
 * @param {string} record
 * @param {(game: any) => T} ask
 * @returns {T}
 */
export function reasoned(record, ask) {
  const game = door.openGame(record);
  try {
    return ask(game);
  } finally {
    game.free();
  }
}

/** Rules that no preset has: ships of drawn shapes, on a board that is no square. @type {any} */
export const drawnShips = {
  ...{rows: 8, cols: 9, contact: 'apart'},
  fleet: [
    {
      name: 'hook',
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
      ],
    },
    {
      name: 'stairs',
      count: 2,
      cells: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
};

/**
 * @param {GameConfig} config
 * @returns {string} The record of a game nobody has moved in.
 */
export function freshRecord(config) {
  const game = door.newGame(config);
  try {
    return game.record();
  } finally {
    game.free();
  }
}

/**
 * The game among agents, played to its end.
 *
 * @param {string} record
 * @returns {{record: string, view: View}}
 */
export function playedOut(record) {
  const game = door.openGame(record);
  try {
    while (!game.view().over) game.aiMove();
    return {record: game.record(), view: game.view()};
  } finally {
    game.free();
  }
}

/**
 * The ships of each sea of a game, also of one that still runs: two agents fight the same seas out.
 *
 * @param {string} record
 */
export function fleetsOf(record) {
  const [version, rules, start, players] = record.split(' ');
  const kind = players.startsWith('duel:') ? 'duel:random,random' : 'solo:random';
  const {view} = playedOut([version, rules, start, kind, '-'].join(' '));
  return view.boards.map(({ships}) => ships ?? []);
}

/**
 * The cells of the ships of one sea.
 *
 * @param {string} record
 * @param {number} [shooter]
 */
export const targetsOf = (record, shooter = 1) =>
  fleetsOf(record)[shooter - 1].flatMap(({cells}) => cells);

/**
 * Cells without a ship, the first of them in row order.
 *
 * @param {string} record
 * @param {number} count
 * @param {number} [shooter]
 */
export function watersOf(record, count, shooter = 1) {
  const {rows, cols} = viewOf(record).rules;
  const targets = new Set(targetsOf(record, shooter));
  return allCells({rows, cols})
    .filter((cell) => !targets.has(cell))
    .slice(0, count);
}

/** @param {{rows: number, cols: number}} size Row by row, as marks and values are. */
export const allCells = ({rows, cols}) =>
  Array.from(
    {length: rows * cols},
    (_, index) => `${'ABCDEFGHIJKLMNOP'[index % cols]}${1 + Math.floor(index / cols)}`,
  );

/** What can be played by whom. @returns {import('../../www/src/engine/types.js').Tables} */
export const tables = () => door.tables();

/**
 * Own rules as a record carries them.
 *
 * @param {object} rules
 */
export const rulesWord = (rules) => `r.${Buffer.from(JSON.stringify(rules)).toString('base64url')}`;

/**
 * All faults of a set-up.
 *
 * @param {string} rules
 * @param {import('../../www/src/engine/types.js').PlacedShip[]} fleet
 * @returns {import('../../www/src/engine/types.js').SetupFault[]}
 */
export const faultsOf = (rules, fleet) => door.checkSetup(rules, fleet);

/**
 * The chances on the sea the first player shoots at.
 *
 * @param {string} record
 * @param {number} [step] The end of the line where none is named.
 * @returns {import('../../www/src/engine/types.js').Belief}
 */
export function beliefOf(record, step) {
  const game = door.openGame(record);
  try {
    if (step !== undefined) game.seek(step);
    return game.belief(1);
  } finally {
    game.free();
  }
}

/**
 * How many shots a hunt still takes after a shot at each of some cells.
 *
 * @param {string} position
 * @param {string} cells
 * @param {number} fleets
 * @returns {import('../../www/src/engine/types.js').ShotsToGo | null}
 */
export function shotsOf(position, cells, fleets) {
  const drawing = door.drawFleetsOfPosition(position, fleets);
  while (!drawing.advance(1_000_000));
  const hunts = door.shotsToGo(drawing.result(), cells);
  drawing.free();
  try {
    while (!hunts.advance(1_000_000));
    return hunts.result();
  } finally {
    hunts.free();
  }
}

/**
 * A puzzle as the engine makes it, and what is in it.
 *
 * @param {{rules: string, level: import('../../www/src/engine/types.js').Level, seed: string}} recipe
 * @returns {{record: string, ships: string[], waters: string[]}} Its record, and the cells that are not given.
 */
export function madePuzzle(recipe) {
  const making = door.newPuzzle(recipe);
  try {
    while (!making.advance(1_000_000));
    const {record} = making.result();
    const {rules, boards} = viewOf(record);
    const ended = reasoned(record, (game) => {
      game.solve();
      return game.view();
    });
    const fleet = ended.boards[0].ships.flatMap(
      (/** @type {{cells: string[]}} */ {cells}) => cells,
    );
    const open = allCells(rules).filter((cell) => !boards[0].known.includes(cell));
    return {
      record,
      ships: open.filter((cell) => fleet.includes(cell)),
      waters: open.filter((cell) => !fleet.includes(cell)),
    };
  } finally {
    making.free();
  }
}
