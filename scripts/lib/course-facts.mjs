// Every number of the course, by name: computed here, told by the engine, or read from the published figures.
import {readFileSync} from 'node:fs';
import {halfWidth} from '../../www/src/i18n/notation.js';
import {explorer} from './course-engine.mjs';
import {
  cellAt,
  firstBelief,
  firstDecision,
  runOf,
  SEA,
  scorePoints,
  stepOf,
  usualOf,
} from './course-runs.mjs';
import {
  choicesAfter,
  LENGTH,
  ONES_SIDE,
  oneShipBoards,
  SIDE as SMALL,
  solvedBy,
} from './course-small.mjs';
import {at} from './paths.mjs';

/** @typedef {import('./course-runs.mjs').Run} Run */
/** @typedef {{name: string, value: number, se: number | null, games: number, place?: Record<string, any>}} Figure */
/** @typedef {{search: number, finish: number}} Hunting mean shots that search, and mean shots at neighbours of hits */

const SIDE = 10;
export const FLEET = [5, 4, 3, 3, 2];
const SHIP_CELLS = FLEET.reduce((sum, length) => sum + length, 0);
/** The board that is counted by hand: its side, and the length of its one ship. */
export const TINY = {side: 3, length: 2};
/** The ship of the easy exercise, in one row of the classic board. */
const IN_ROW = FLEET[1];
/** The shots of the board in the exercise, before the reader's. */
export const MISSED = 'B2';
/** The expert's own threshold. */
const CHOSEN = 0.4;
export const THRESHOLDS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** @param {number} value @param {number} [digits] */
export const said = (value, digits = 0) =>
  value
    .toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits})
    .replace('-', '−');
/** @param {number} value */
const whole = (value) => said(value);
/** @param {bigint | string} count */
const counted = (count) => BigInt(count).toLocaleString('en');
/** @param {number} share */
const percent = (share) => `${said(100 * share, 1)}%`;
/** @param {{se: number | null}} figure */
const errorOf = ({se}) => halfWidth(se ?? 0);

const LIST = {
  /** @param {string[]} parts @returns {string} with “and” before the last, no comma there */
  format: (parts) => new Intl.ListFormat('en-GB').format(parts),
};

/** @param {number} index row by row */
const cellOf = (index) => `${'ABCDEFGHIJ'[index % SIDE]}${Math.floor(index / SIDE) + 1}`;

/** The shots until all of so many ship cells are hit, where every order of the board is alike: the mean of the greatest. @param {number} ship @param {number} board */
export const lastOf = (ship, board) => (ship * (board + 1)) / (ship + 1);

/** How many ways ships of these lengths can lie over each cell of an empty board, one ship at a time. @param {number[]} lengths @param {number} side @returns {number[]} */
export function waysOver(lengths, side) {
  const ways = Array.from({length: side * side}, () => 0);
  for (const length of lengths)
    for (let line = 0; line < side; line += 1)
      for (let first = 0; first + length <= side; first += 1)
        for (let cell = first; cell < first + length; cell += 1) {
          ways[line * side + cell] += 1;
          ways[cell * side + line] += 1;
        }
  return ways;
}

/** What an answer of two is worth on average, in bits. @param {number} share of the fleets that answer the one way */
const gainOf = (share) => -(share * Math.log2(share) + (1 - share) * Math.log2(1 - share));

/** The board that is counted by hand. */
function tiny() {
  const {side, length} = TINY;
  const [corner, edge, , , centre] = waysOver([length], side);
  const fleets = 2 * side * (side - length + 1);
  const bits = (/** @type {number} */ ways) => said(gainOf(ways / fleets), 2);
  return {
    'tiny.side': whole(side),
    'tiny.length': whole(length),
    'tiny.fleets': whole(fleets),
    'tiny.corner': whole(corner),
    'tiny.edge': whole(edge),
    'tiny.centre': whole(centre),
    'tiny.centreChance': percent(centre / fleets),
    'tiny.hitLeft': whole(centre),
    'tiny.missLeft': whole(fleets - centre),
    'tiny.cornerAfter': percent(corner / (fleets - centre)),
    'tiny.cornerLeft': whole(fleets - corner),
    'tiny.cornerAfterPercent': whole((100 * centre) / (fleets - corner)),
    'tiny.centreGain': bits(centre),
    'tiny.edgeGain': bits(edge),
    'tiny.cornerGain': bits(corner),
    'row.cells': whole(SIDE),
    'row.length': whole(IN_ROW),
    'row.ways': whole(SIDE - IN_ROW + 1),
  };
}

/** @returns {Figure[]} */
const published = () => JSON.parse(readFileSync(at('docs/figures.json'), 'utf8'));

/** @param {Figure[]} figures */
const reader = (figures) => (/** @type {string} */ name) => {
  const found = figures.find((figure) => figure.name === name);
  if (!found) throw new Error(`no figure is called '${name}'`);
  return found;
};

/** The games the boards show. */
const played = () => ({
  random: runOf('admiral', 'solo:random'),
  parity: runOf('admiral', 'solo:parity'),
  map: runOf('admiral', 'solo:probability-map'),
  matrix: runOf('sea-battle', 'solo:p-matrix'),
  exact: runOf('admiral', 'solo:exact'),
  // Its first steps tell what there is to tell, and each takes long to think of.
  moving: runOf('moving', 'solo:fixed-scan', 60),
  solitaire: runOf('solitaire', 'solo:expert-standard'),
});

/** @param {Record<string, Run>} runs @returns {Record<string, string>} */
const ofRuns = (runs) =>
  Object.fromEntries(
    Object.entries(runs).flatMap(([name, run]) => [
      [`${name}.record`, run.record],
      [`${name}.shots`, whole(run.end.players[0].shots)],
      [`${name}.steps`, String(run.end.steps)],
    ]),
  );

/** @param {Record<string, Run>} runs the steps the text speaks of */
function stepsOf({random, parity, map, matrix, exact, moving, solitaire}) {
  const [hit, next] = [stepOf(parity, 'hit'), stepOf(parity, 'hit', 2)];
  const early = Math.round(0.7 * random.end.steps);
  const earlyHits = random.views[early].players[0].hits;
  const mapHit = stepOf(map, 'hit');
  const spent = stepOf(moving, 'spent');
  const flags = solitaire.end.moves.filter(({action}) => action.startsWith('G'));
  return {
    'random.early': String(early),
    'random.earlyHits': whole(earlyHits),
    'random.earlyExpected': said((SHIP_CELLS * early) / SIDE ** 2, 1),
    'random.late': String(random.end.steps - early),
    'random.lateHits': whole(SHIP_CELLS - earlyHits),
    'parity.hit': String(hit),
    'parity.hitCell': cellAt(parity, hit),
    'parity.before': String(hit - 1),
    'parity.next': String(next),
    'parity.sunk': String(stepOf(parity, 'sunk')),
    'map.hit': String(mapHit),
    'map.sunk': String(stepOf(map, 'sunk')),
    'matrix.hit': String(stepOf(matrix, 'hit')),
    'matrix.hitCell': cellAt(matrix, stepOf(matrix, 'hit')),
    'matrix.before': String(stepOf(matrix, 'hit') - 1),
    'matrix.sunk': String(stepOf(matrix, 'sunk')),
    'exact.hit': String(stepOf(exact, 'hit')),
    'exact.before': String(stepOf(exact, 'hit') - 1),
    'exact.hitCell': cellAt(exact, stepOf(exact, 'hit')),
    'exact.late': String(exact.end.steps - 2),
    'moving.hit': String(stepOf(moving, 'hit')),
    'moving.hitCell': cellAt(moving, stepOf(moving, 'hit')),
    'moving.sunk': String(stepOf(moving, 'sunk')),
    'moving.spent': String(spent),
    'solitaire.fired': String(solitaire.end.players[0].shots),
    'solitaire.flags': whole(flags.length),
    'solitaire.flagged': String(flags.at(-1)?.step),
  };
}

/** What an agent that counts has counted before its next shot. @param {Run} run @param {number} step @returns {{basis: {fleets: string}, values: number[]}} */
function mapAt({views}, step) {
  const map = views[step].decision?.map;
  if (map?.basis.kind !== 'counted') throw new Error(`nothing was counted at step ${step}`);
  return /** @type {any} */ (map);
}

/** @param {Run} exact how many fleets are left as the game goes on */
function fleetsOf(exact) {
  const left = (/** @type {number} */ step) => counted(mapAt(exact, step).basis.fleets);
  const late = exact.end.steps - 2;
  const hit = stepOf(exact, 'hit');
  const chance =
    mapAt(exact, hit - 1).values.find((_, index) => cellOf(index) === cellAt(exact, hit)) ?? 0;
  return {
    'exact.hitChance': percent(chance),
    'exact.missChance': percent(1 - chance),
    'fleets.before': left(hit - 1),
    'fleets.hit': left(hit),
    'fleets.late': left(late),
  };
}

/** What the reader is asked of the counted game: the position after its first hit, and the chances of the cells left in it. @param {Run} exact */
function asked(exact) {
  const hit = stepOf(exact, 'hit');
  const shots = exact.end.moves.slice(0, hit).map(({cell, answer}) => [cell, answer?.kind]);
  const shot = new Set(shots.map(([cell]) => cell));
  const open = mapAt(exact, hit).values.map((chance, index) =>
    shot.has(cellOf(index)) ? null : chance,
  );
  const most = Math.max(...open.map(Number));
  const cells = open.flatMap((chance, index) => (chance === most ? [cellOf(index)] : []));
  return {
    'exact.position': JSON.stringify({rules: 'admiral', shots}),
    // A cell that was shot at has no chance to be asked for.
    'exact.chances': open
      .map((chance) => (chance === null ? '-' : Math.round(1000 * chance)))
      .join(' '),
    'exact.likeliest': cells.join(' or '),
    'exact.likeliestChance': percent(most),
  };
}

/** The four agents that meet on one sea. */
export const TOGETHER = {
  hunt: 'hunt',
  map: 'probability-map',
  matrix: 'p-matrix',
  exact: 'exact',
};

/** @returns {Record<string, string>} */
function together() {
  const agents = Object.values(TOGETHER).join(',');
  const {players} = runOf('admiral', `race:${agents}`).end;
  return {
    'together.agents': agents,
    ...Object.fromEntries(
      Object.keys(TOGETHER).map((name, index) => [`together.${name}`, whole(players[index].shots)]),
    ),
  };
}

/** @param {(name: string) => Figure} figure */
function measured(figure) {
  const mean = (/** @type {string} */ name) => said(figure(name).value, 1);
  const error = (/** @type {string} */ name) => said(errorOf(figure(name)), 1);
  const less = (/** @type {string} */ one, /** @type {string} */ other) =>
    whole(figure(other).value - figure(one).value);
  const matrixLess = figure('exact less p-matrix on sea-battle, fixed seas');
  return {
    'random.mean': said(figure('random').value, 2),
    'random.error': said(errorOf(figure('random')), 2),
    games: whole(figure('random').games),
    'hunt.mean': mean('hunt'),
    'parity.mean': mean('parity'),
    'map.mean': mean('probability-map'),
    'map.error': error('probability-map'),
    'map.bare': mean('probability-map, no bonus'),
    'map.gain': less('probability-map', 'hunt'),
    'map.bonus': less('probability-map', 'probability-map, no bonus'),
    'matrix.mean': mean('p-matrix'),
    'matrix.error': error('p-matrix'),
    'sea.matrix': mean('p-matrix on sea-battle'),
    'sea.border': mean('p-matrix on sea-battle, border'),
    'sea.exactBorder': mean('exact on sea-battle, border'),
    'sea.exact': mean('exact on sea-battle, fixed seas'),
    'sea.gain': said(-matrixLess.value, 1),
    'sea.error': said(errorOf(matrixLess), 1),
    'sea.games': whole(matrixLess.games),
    'exact.mean': mean('exact, fixed seas'),
    'exact.error': error('exact, fixed seas'),
    'exact.games': whole(figure('exact, fixed seas').games),
    'moving.repeat': mean('moving, random-repeat'),
    'moving.scan': mean('moving, fixed-scan'),
    'moving.tracker': mean('moving, tracker'),
    'moving.trackerError': error('moving, tracker'),
    'solitaire.exact': mean('exact on solitaire, 0 known cells'),
    'solitaire.exactError': error('exact on solitaire, 0 known cells'),
  };
}

/** @param {Figure[]} figures the score of the expert by its threshold, on maps of which nothing is known */
function thresholds(figures) {
  const found = THRESHOLDS.map((threshold) => {
    const figure = figures.find(
      ({place}) =>
        place?.table === 'threshold' &&
        place.deployer === 'uniform' &&
        place.hints === 0 &&
        place.threshold === threshold,
    );
    if (!figure) throw new Error(`threshold ${threshold} was not measured`);
    return {threshold, figure};
  });
  const [best] = [...found].sort((one, two) => two.figure.value - one.figure.value);
  const alike = found.filter(
    ({figure}) => best.figure.value - figure.value <= errorOf(best.figure) + errorOf(figure),
  );
  if (alike.some(({threshold}) => CHOSEN <= threshold))
    throw new Error('the course says that lower thresholds are better than the chosen one');
  return {
    ...Object.fromEntries(
      found.flatMap(({threshold, figure}) => [
        [`threshold.${threshold * 10}`, said(figure.value, 1)],
        [`threshold.${threshold * 10}.error`, said(errorOf(figure), 1)],
      ]),
    ),
    'threshold.chosen': String(CHOSEN),
    'threshold.strict': String(found.find(({figure}) => figure.value < 0)?.threshold),
    'threshold.side': 'lower',
    'threshold.games': whole(found[0].figure.games),
    'threshold.alike': LIST.format(alike.map(({threshold}) => String(threshold))),
  };
}

/** The small board of the exercise. */
function exercise() {
  const [optimal, greedy] = [solvedBy('optimal'), solvedBy('greedy')];
  const {fits, choices} = choicesAfter(MISSED);
  const best = choices.filter(({shots}) => shots === choices[0].shots);
  const [likeliest] = [...choices].sort((one, two) => two.through - one.through);
  const position = {
    rules: {
      rows: SMALL,
      cols: SMALL,
      fleet: [{name: 'cruiser', count: 1, length: LENGTH}],
      players: 1,
    },
    shots: [[MISSED, 'miss']],
  };
  return {
    'small.layouts': whole(optimal.layouts),
    'small.optimal': said(optimal.mean, 3),
    'small.greedy': said(greedy.mean, 3),
    'small.missed': MISSED,
    'small.fits': whole(fits),
    'small.likeliest': likeliest.cell,
    'small.through': whole(likeliest.through),
    'small.likeliestShots': said(likeliest.shots, 2),
    'small.likeliestGain': said(gainOf(likeliest.through / fits), 2),
    'small.bestGain': said(gainOf(best[0].through / fits), 2),
    'small.bestShots': said(best[0].shots, 2),
    'small.bestThrough': whole(best[0].through),
    'small.first': best[0].cell,
    'small.bestAfterHit': said(best[0].afterHit, 2),
    'small.bestAfterMiss': said(best[0].afterMiss, 2),
    'small.likeliestAfterHit': said(likeliest.afterHit, 2),
    'small.likeliestAfterMiss': said(likeliest.afterMiss, 2),
    'small.best': best.map(({cell}) => cell).join(', '),
    'small.answer': best.map(({cell}) => cell).join(' '),
    'small.position': JSON.stringify(position),
    'small.side': whole(SMALL),
    'small.length': whole(LENGTH),
  };
}

/** How rarely greed costs shots on boards with one ship. */
function ones() {
  const boards = oneShipBoards();
  return {
    'ones.side': whole(ONES_SIDE),
    'ones.boards': whole(boards.length),
    'ones.same': whole(boards.filter(({lost}) => lost === 0).length),
  };
}

/** Where the shots of the hunter go. */
function hunting() {
  const {hunt, parity} = JSON.parse(readFileSync(at('tests/data/course-hunting.json'), 'utf8'));
  const shots = (/** @type {number} */ mean) => said(mean, 1);
  return {
    'search.hunt': shots(hunt.search),
    'search.parity': shots(parity.search),
    'finish.hunt': shots(hunt.finish),
    'finish.parity': shots(parity.finish),
  };
}

/** What the score of solitaire counts, and from which chance on a flag pays. */
function points() {
  const {gok, gko, safe, sink} = scorePoints();
  const [gain, loss] = [gok - safe, -gko];
  return {
    'points.right': whole(gok),
    'points.wrong': whole(loss),
    'points.safe': whole(-safe),
    'points.sink': whole(sink),
    'points.gain': whole(gain),
    'points.stake': whole(gain + loss),
    'points.least': percent(loss / (gain + loss)),
  };
}

/** @returns {{facts: Record<string, string>, runs: Record<string, Run>, ways: number[]}} */
export function courseFacts() {
  const figures = published();
  const runs = played();
  const ways = waysOver(FLEET, SIDE);
  const scores = /** @type {number[]} */ (runs.map.views[0].decision?.map?.values);
  const belief = firstBelief('admiral');
  const harmonic = Array.from({length: SHIP_CELLS}, (_, hit) => 1 / (hit + 1)).reduce(
    (a, b) => a + b,
  );
  const facts = {
    interval: '95%',
    'sea.number': SEA,
    fleet: LIST.format(FLEET.map(String)),
    'board.cells': whole(SIDE * SIDE),
    'ship.cells': whole(SHIP_CELLS),
    'ship.cellsAndOne': whole(SHIP_CELLS + 1),
    'board.cellsAndOne': whole(SIDE * SIDE + 1),
    'random.expected': said(lastOf(SHIP_CELLS, SIDE * SIDE), 1),
    'random.expectedFine': said(lastOf(SHIP_CELLS, SIDE * SIDE), 2),
    'lattice.cells': whole((SIDE * SIDE) / 2),
    'ways.corner': whole(ways[0]),
    'ways.centre': whole(Math.max(...ways)),
    'ways.ratio': said(Math.max(...ways) / ways[0], 1),
    'map.corner': whole(scores[0]),
    'map.centre': whole(Math.max(...scores)),
    'matrix.weight': usualOf('p-matrix', 'wound-weight'),
    'chance.ratio': said(Math.max(...belief.chances) / belief.chances[0], 1),
    'chance.corner': percent(belief.chances[0]),
    'chance.centre': percent(Math.max(...belief.chances)),
    'fleets.all': counted(/** @type {any} */ (belief.basis).fleets),
    'moving.repeatExpected': said(SIDE * SIDE * harmonic, 1),
    'moving.starts': whole(Number(firstDecision('moving', 'tracker')?.reason.args.samples)),
    'line.known': whole(explorer.inLine(2, 2, 4).article),
    'line.true': whole(explorer.inLine(2, 2, 4).ways),
    ...ofRuns(runs),
    ...stepsOf(runs),
    ...fleetsOf(runs.exact),
    ...asked(runs.exact),
    ...together(),
    ...measured(reader(figures)),
    ...thresholds(figures),
    ...tiny(),
    ...exercise(),
    ...ones(),
    ...hunting(),
    ...points(),
  };
  return {facts, runs, ways};
}
