// The numbers that the Russian article states of its matrix, worked out here: by games of the agent that is built from it, and by counts of the engine.

/** @typedef {import('../../pkg/spyglass.js').Game} Game */
/** @typedef {Pick<typeof import('../../pkg/spyglass.js'), 'newGame'>} Door */
/** @typedef {import('./types.js').GameConfig['rules']} Rules */
/** @typedef {import('./types.js').ShipClass} ShipClass */

/** The article to the letter: placements through all wounds count, and no others; all four turns of a ship count. */
const AGENT = 'p-matrix(wound-weight=only;turns=all)';
/** More units of work than any decision of these takes. */
const WORK = 1e9;

/** @param {string} name @param {number} length @returns {ShipClass} */
const ship = (name, length, count = 1) => ({name, length, count});
/** @param {string} name @param {[number, number][]} cells @returns {ShipClass} */
const drawn = (name, cells, count = 1) => ({name, cells, count});
/** @type {[number, number][]} */
const STEP = [
  [0, 0],
  [1, 1],
];

/** Ships that lie straight or along a diagonal: a hit goes on in one of eight directions. @type {Rules} */
const DIAGONAL = {
  ...{rows: 12, cols: 12, contact: 'apart'},
  fleet: [ship('ram', 3), drawn('step', STEP, 3), drawn('stairs', [...STEP, [2, 2]], 2)],
};
/** Ships of the shapes that the article draws. */
export const DRAWN_SHIPS = [
  drawn('carrier', [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 1],
    [1, 2],
  ]),
  drawn('catamaran', [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ]),
  drawn(
    'tower',
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [1, 1],
    ],
    2,
  ),
];
/** On a board as wide as its figures. @type {Rules} */
const DRAWN = {rows: 13, cols: 13, contact: 'apart', fleet: DRAWN_SHIPS};
/** The critique's example: five cells in a row, two ships of two. @type {Rules} */
const ROW = {rows: 1, cols: 5, contact: 'apart', fleet: [ship('pair', 2, 2)]};
const ROW_MIDDLE = 'C1';

/** Games in which the next hit is waited for; as many of the row, where a game is short. */
const [SEARCHED, ROWS] = [300, 3000];
/** Among how many games the figure's numbers are looked for. */
const FIGURED = 200;

/**
 * What came of a number of the article.
 * @typedef {object} Stated
 * @property {string} id
 * @property {number[]} values in the order of what was published
 * @property {number | null} se the standard error of a share
 * @property {number} [games] among which an example was looked for
 * @property {string | null} record where it is to be seen
 * @property {number} step of it
 */

/** @param {Door} door @param {Rules} rules @param {number} seed @param {string} [agent] */
const begun = (door, rules, seed, agent = AGENT) =>
  door.newGame({rules, seed: String(seed), players: `solo:${agent}`});

/** What the agent is about to do, and why. @param {Game} game */
function decided(game) {
  while (!game.think(WORK));
  return /** @type {import('./types.js').Decision} */ (game.view().decision);
}

/** The agent acts, and why. @param {Game} game */
function act(game) {
  const decision = decided(game);
  game.aiMove();
  return decision;
}

/** How many ways the agent sees through each cell, row by row. @param {Game} game */
const mapOf = (game) => decided(game).map?.values ?? [];

/** @template T @param {Game} game @param {(game: Game) => T} look @returns {T} */
function within(game, look) {
  try {
    return look(game);
  } finally {
    game.free();
  }
}

/** The greatest number of shots from a wound to the next hit. @param {Door} door @param {Rules} rules */
function worstSearch(door, rules) {
  let worst = {shots: 0, record: /** @type {string | null} */ (null), step: 0};
  for (let seed = 1; seed <= SEARCHED; seed += 1)
    within(begun(door, rules, seed), (game) => {
      while (!game.glance().over) {
        while (!game.think(WORK));
        game.aiMove();
      }
      /** @type {number | null} */
      let since = null;
      for (const {step, answer} of game.view().moves) {
        if (since !== null) since += 1;
        if (answer?.kind === 'miss') continue;
        if (since !== null && since > worst.shots)
          worst = {shots: since, record: game.record(), step};
        since = answer?.kind === 'hit' ? 0 : null;
      }
    });
  return {
    ...{values: [worst.shots], se: null, games: SEARCHED},
    ...{record: worst.record, step: worst.step},
  };
}

/** A position of one wounded ship where ten cells make sense and two are likeliest. @param {Door} door */
function figure(door) {
  for (let seed = 1; seed <= FIGURED; seed += 1) {
    const found = within(begun(door, DRAWN, seed), (game) => {
      while (!game.glance().over) {
        const {reason} = act(game);
        const {sensible, ties} = reason.args;
        if (reason.code === 'finishing' && sensible === 10 && ties === 2)
          return {record: game.record(), step: game.glance().step - 1};
      }
      return null;
    });
    if (found) return {values: [10, 2], se: null, games: seed, ...found};
  }
  return {values: [], se: null, games: FIGURED, record: null, step: 0};
}

/** @param {number} part @param {number} whole in per cent, with its standard error */
function share(part, whole) {
  const chance = part / whole;
  return {
    ...{values: [100 * chance], se: 100 * Math.sqrt((chance * (1 - chance)) / whole)},
    ...{record: null, step: 0},
  };
}

/** Of games in the row: those that shoot at its middle at once, and those that do so after a hit beside it. @param {Door} door @param {boolean} second */
function middle(door, second) {
  let [tried, missed] = [0, 0];
  for (let seed = 1; seed <= ROWS; seed += 1)
    within(begun(door, ROW, seed), (game) => {
      const first = act(game).cell;
      if (!second) {
        tried += 1;
        missed += Number(first === ROW_MIDDLE);
      } else if (first !== ROW_MIDDLE) {
        tried += 1;
        missed += Number(act(game).cell === ROW_MIDDLE);
      }
    });
  return share(missed, tried);
}

/** The most shots that whole fleets counted need in the row. @param {Door} door */
function optimum(door) {
  let most = 0;
  for (let seed = 1; seed <= SEARCHED; seed += 1)
    within(begun(door, ROW, seed, 'exact'), (game) => {
      while (!game.glance().over) act(game);
      most = Math.max(most, game.glance().step);
    });
  return {values: [most], se: null, record: null, step: 0};
}

/** How many ways a ship has through a cell with so many free cells before and after it. @param {Door} door @param {number} before @param {number} after @param {number} length */
function waysThrough(door, before, after, length) {
  const cols = before + 1 + after;
  /** @type {Rules} */
  const rules = {rows: 1, cols, contact: 'apart', fleet: [ship('one', length)]};
  return within(begun(door, rules, 1), (game) => {
    const values = mapOf(game);
    // Every placement is counted once in each turn by which it lies so, and in each of its cells.
    const counted = values.reduce((sum, one) => sum + one, 0);
    const turns = counted / length / (cols - length + 1);
    return values[before] / turns;
  });
}

/** @type {Record<string, (door: Door) => Omit<Stated, 'id'>>} */
const STATEMENTS = {
  centre: (door) =>
    within(begun(door, 'sea-battle', 1), (game) => {
      const values = mapOf(game);
      const {rows, cols} = game.view().rules;
      const inner = [rows / 2 - 1, rows / 2].flatMap((row) =>
        [cols / 2 - 1, cols / 2].map((col) => values[row * cols + col]),
      );
      return {
        values: [Math.min(...inner) / Math.max(...values)],
        ...{se: null, record: game.record(), step: 0},
      };
    }),
  straight: (door) => worstSearch(door, 'sea-battle'),
  diagonal: (door) => worstSearch(door, DIAGONAL),
  figure,
  ways: (door) => ({
    values: [0, 1, 2, 3].map((free) => waysThrough(door, free, 3, 3)),
    ...{se: null, record: null, step: 0},
  }),
  formula: (door) => ({
    values: [waysThrough(door, 2, 2, 4)],
    ...{se: null, record: null, step: 0},
  }),
  middle: (door) => middle(door, false),
  second: (door) => middle(door, true),
  optimum,
};

/** @param {Door} door @param {string} id @returns {Stated} */
export const statedBy = (door, id) => ({id, ...STATEMENTS[id](door)});
