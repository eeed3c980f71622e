// Every number of the course held against the engine or the published figures, and every answer it judges: worked out here in another way than where the course gets them.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {courseChapter, courseContent, courseText} from '../../scripts/lib/course.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {whyNotSentence} from '../../www/src/features/predict/why-not.js';
import {
  chancesIn,
  heldAgainst,
  judgedChoice,
  judgedNumber,
} from '../../www/src/pages/course/judging.js';
import {door, explorer, games} from './engine.mjs';

const {facts} = courseContent();

const CELLS = Array.from(
  {length: 100},
  (_, index) => `${'ABCDEFGHIJ'[index % 10]}${1 + Math.floor(index / 10)}`,
);
const FLEET = [5, 4, 3, 3, 2];
const SHIP = 17;

const tenths = (/** @type {number} */ value) => value.toFixed(1).replace('-', '−');
const percent = (/** @type {number} */ share) => `${tenths(100 * share)}%`;
const counted = (/** @type {number | bigint | string} */ count) =>
  BigInt(count).toLocaleString('en');

/** The game of a board, as its record gives it. @param {string} name */
function replayed(name) {
  const game = games.openGame(facts[`${name}.record`]);
  const {steps} = game.view();
  const views = Array.from({length: steps + 1}, (_, step) => {
    game.seek(step);
    return game.view();
  });
  game.free();
  return views;
}
const names = ['random', 'parity', 'map', 'matrix', 'exact', 'moving', 'solitaire'];
const played = Object.fromEntries(names.map((name) => [name, replayed(name)]));
const moves = (/** @type {string} */ name) => played[name].at(-1).moves;
const firstOf = (/** @type {string} */ name, /** @type {string} */ kind, nth = 1) =>
  1 + [...moves(name).keys()].filter((index) => moves(name)[index].answer?.kind === kind)[nth - 1];

/** What the engine counts of a position on the classic board. @param {any} position */
function believed(position) {
  const held = door.openPosition(JSON.stringify(position));
  while (!held.advance(1_000_000));
  const {belief} = held.result();
  held.free();
  return belief;
}
const asked = JSON.parse(facts['exact.position']);
const [bare, before, after] = [0, -1, 3].map((end) =>
  believed({rules: 'admiral', shots: asked.shots.slice(0, end)}),
);
const shotAt = new Set(asked.shots.map((/** @type {string[]} */ [cell]) => cell));
const open = CELLS.filter((cell) => !shotAt.has(cell));
const chanceOf = (/** @type {any} */ belief, /** @type {string} */ cell) =>
  belief.chances[CELLS.indexOf(cell)];
const most = Math.max(...open.map((cell) => chanceOf(after, cell)));
const likeliest = open.filter((cell) => chanceOf(after, cell) === most);

/** How many ways of the five ships cover a cell of the empty board, by the distance to its borders. @param {number} row @param {number} col */
const ways = (row, col) =>
  FLEET.flatMap((length) => [row, col].map((at) => [length, at]))
    .map(([length, at]) => Math.min(length, at + 1, 10 - at, 11 - length))
    .reduce((sum, one) => sum + one, 0);

/** The board of the exercise in the engine's trees of both ways to shoot. @param {'optimal' | 'greedy'} policy @param {number[]} path */
function placeIn(policy, path) {
  /** @type {import('../../doors/battleship.js').ExplorerRules} */
  const rules = {
    ...{rows: 4, cols: 4, contact: 'free', announce: 'sunk'},
    fleet: [{name: 'cruiser', count: 1, length: 3}],
  };
  const tree = explorer.optimum({rules, policy});
  while (!tree.advance(1_000_000));
  const node = tree.node(path);
  tree.free();
  return node;
}
const SMALL = Array.from({length: 16}, (_, index) => `${'ABCD'[index % 4]}${1 + (index >> 2)}`);
const MISS = 0;
const [start, best, greedy] = [
  placeIn('optimal', []),
  placeIn('optimal', [MISS]),
  placeIn('greedy', [MISS]),
];
/** By the answer, on average what still follows the shot of a place in the tree. @param {any} node @param {string} answer */
const following = ({answers}, answer) => {
  const found = answers.find((/** @type {any} */ one) => one.answer === answer);
  return (found.totalShots / found.layouts).toFixed(2);
};
/** The same cell by the mirror that leaves the miss where it is. @param {string} cell */
const mirrored = (cell) => `${'ABCD'[Number(cell[1]) - 1]}${1 + 'ABCD'.indexOf(cell[0])}`;
const throughOf = (/** @type {string} */ cell) => best.through[SMALL.indexOf(cell)];

/** The board that is counted by hand, by the solver. */
const tiny = (() => {
  const tree = explorer.optimum({
    rules: {
      ...{rows: 3, cols: 3, contact: 'free', announce: 'sunk'},
      fleet: [{name: 'destroyer', count: 1, length: 2}],
    },
    policy: 'optimal',
  });
  while (!tree.advance(1_000_000));
  const node = tree.node([]);
  tree.free();
  const [corner, edge, , , centre] = node.through;
  return {...{corner, edge, centre}, fleets: node.layouts};
})();
/** What an answer is worth: the bits before, less the mean of the bits after. @param {number} hit @param {number} fleets */
const gained = (hit, fleets) =>
  (
    Math.log2(fleets) -
    (hit * Math.log2(hit) + (fleets - hit) * Math.log2(fleets - hit)) / fleets
  ).toFixed(2);

const points = (() => {
  const game = games.newGame({
    rules: 'solitaire',
    players: 'solo:exact',
    deploy: 'uniform',
    seed: '1',
  });
  const {points} = game.expected(1);
  game.free();
  return points;
})();
const stake = points.gok - points.safe - points.gko;

const ofTable = (/** @type {string} */ agent, /** @type {string} */ name) =>
  games
    .tables()
    .agents.find((/** @type {any} */ {id}) => id === agent)
    .parameters.find((/** @type {any} */ one) => one.name === name).default;

/** @param {string} agents */
function raced(agents) {
  const game = games.newGame({
    ...{rules: 'admiral', players: `race:${agents}`, deploy: 'uniform', seed: facts['sea.number']},
  });
  while (!game.view().over) game.aiMove();
  const {players} = game.view();
  game.free();
  return players.map(({shots}) => String(shots));
}
const together = raced('hunt,probability-map,p-matrix,exact');
const flags = moves('solitaire').filter(({action}) => action.startsWith('G'));
const harmonic = Array.from({length: SHIP}, (_, left) => 1 / (left + 1)).reduce((a, b) => a + b);
const early = Math.round(0.7 * moves('random').length);
const hits = moves('random')
  .slice(0, early)
  .filter(({answer}) => answer.kind !== 'miss').length;
const fleetsAt = (/** @type {number} */ step) =>
  counted(/** @type {any} */ (played.exact[step].decision.map.basis).fleets);

/** What each name stands for. @type {Record<string, string>} */
const computed = {
  'sea.number': played.random[0].seed,
  interval: '95%',
  fleet: '5, 4, 3, 3 and 2',
  'board.cells': '100',
  'board.cellsAndOne': '101',
  'ship.cells': String(SHIP),
  'ship.cellsAndOne': String(SHIP + 1),
  'random.expected': tenths((SHIP * 101) / 18),
  'random.expectedFine': ((SHIP * 101) / 18).toFixed(2),
  'random.early': String(early),
  'random.earlyHits': String(hits),
  'random.earlyExpected': tenths((SHIP * early) / 100),
  'random.late': String(moves('random').length - early),
  'random.lateHits': String(SHIP - hits),
  'random.steps': String(moves('random').length),
  'random.shots': String(moves('random').length),
  'lattice.cells': String(
    CELLS.filter((_, index) => (index + (index - (index % 10)) / 10) % 2).length,
  ),
  'parity.before': String(firstOf('parity', 'hit') - 1),
  'parity.hit': String(firstOf('parity', 'hit')),
  'parity.hitCell': moves('parity')[firstOf('parity', 'hit') - 1].cell,
  'parity.next': String(firstOf('parity', 'hit', 2)),
  'parity.sunk': String(firstOf('parity', 'sunk')),
  'ways.corner': String(ways(0, 0)),
  'ways.centre': String(ways(4, 4)),
  'ways.ratio': tenths(ways(4, 4) / ways(0, 0)),
  'map.corner': String(played.map[0].decision.map.values[0]),
  'map.centre': String(played.map[0].decision.map.values[44]),
  'map.hit': String(firstOf('map', 'hit')),
  'map.sunk': String(firstOf('map', 'sunk')),
  'matrix.before': String(firstOf('matrix', 'hit') - 1),
  'matrix.hit': String(firstOf('matrix', 'hit')),
  'matrix.hitCell': moves('matrix')[firstOf('matrix', 'hit') - 1].cell,
  'matrix.sunk': String(firstOf('matrix', 'sunk')),
  'matrix.weight': ofTable('p-matrix', 'wound-weight'),
  'line.known': String(explorer.inLine(2, 2, 4).article),
  'line.true': String(explorer.inLine(2, 2, 4).ways),
  'chance.corner': percent(bare.chances[0]),
  'chance.centre': percent(bare.chances[44]),
  'chance.ratio': tenths(bare.chances[44] / bare.chances[0]),
  'fleets.all': counted(/** @type {any} */ (bare.basis).fleets),
  'fleets.before': counted(/** @type {any} */ (before.basis).fleets),
  'fleets.hit': counted(/** @type {any} */ (after.basis).fleets),
  'fleets.late': fleetsAt(moves('exact').length - 2),
  'exact.before': String(asked.shots.length - 1),
  'exact.hit': String(asked.shots.length),
  'exact.hitCell': asked.shots.at(-1)[0],
  'exact.hitChance': percent(chanceOf(before, asked.shots.at(-1)[0])),
  'exact.missChance': percent(1 - chanceOf(before, asked.shots.at(-1)[0])),
  'exact.late': String(moves('exact').length - 2),
  'exact.likeliest': likeliest.join(' or '),
  'exact.likeliestChance': percent(most),
  'moving.repeatExpected': tenths(100 * harmonic),
  'moving.hit': String(firstOf('moving', 'hit')),
  'moving.hitCell': moves('moving')[firstOf('moving', 'hit') - 1].cell,
  'moving.sunk': String(firstOf('moving', 'sunk')),
  'moving.spent': String(firstOf('moving', 'spent')),
  'moving.starts': '4,000',
  'tiny.side': '3',
  'tiny.length': '2',
  'tiny.fleets': String(tiny.fleets),
  'tiny.corner': String(tiny.corner),
  'tiny.edge': String(tiny.edge),
  'tiny.centre': String(tiny.centre),
  'tiny.centreChance': percent(tiny.centre / tiny.fleets),
  'tiny.hitLeft': String(tiny.centre),
  'tiny.missLeft': String(tiny.fleets - tiny.centre),
  // No fleet covers both the centre and a corner.
  'tiny.cornerAfter': percent(tiny.corner / (tiny.fleets - tiny.centre)),
  'tiny.cornerLeft': String(tiny.fleets - tiny.corner),
  'tiny.cornerAfterPercent': String((100 * tiny.centre) / (tiny.fleets - tiny.corner)),
  'tiny.centreGain': gained(tiny.centre, tiny.fleets),
  'tiny.edgeGain': gained(tiny.edge, tiny.fleets),
  'tiny.cornerGain': gained(tiny.corner, tiny.fleets),
  'row.cells': '10',
  'row.length': String(FLEET[1]),
  'row.ways': String(CELLS.slice(0, 10).filter((_, first) => first + FLEET[1] <= 10).length),
  'small.likeliestGain': gained(throughOf(greedy.shot), best.layouts),
  'small.bestGain': gained(throughOf(best.shot), best.layouts),
  'small.side': '4',
  'small.length': '3',
  'small.layouts': String(start.layouts),
  'small.optimal': (start.totalShots / start.layouts).toFixed(3),
  'small.greedy': (() => {
    const {totalShots, layouts} = placeIn('greedy', []);
    return (totalShots / layouts).toFixed(3);
  })(),
  'small.missed': start.shot,
  'small.fits': String(best.layouts),
  'small.bestShots': (best.totalShots / best.layouts).toFixed(2),
  'small.likeliest': greedy.shot,
  'small.likeliestShots': (greedy.totalShots / greedy.layouts).toFixed(2),
  'small.through': String(throughOf(greedy.shot)),
  'small.bestThrough': String(throughOf(best.shot)),
  'small.first': mirrored(best.shot),
  'small.bestAfterHit': following(best, 'hit'),
  'small.bestAfterMiss': following(best, 'miss'),
  'small.likeliestAfterHit': following(greedy, 'hit'),
  'small.likeliestAfterMiss': following(greedy, 'miss'),
  'small.best': facts['small.answer'].split(' ').join(', '),
  'solitaire.fired': String(moves('solitaire').length - flags.length - 1),
  'solitaire.flags': String(flags.length),
  'solitaire.flagged': String(moves('solitaire').length - 1),
  'points.right': String(points.gok),
  'points.wrong': String(-points.gko),
  'points.safe': String(-points.safe),
  'points.sink': String(points.sink),
  'points.gain': String(points.gok - points.safe),
  'points.stake': String(stake),
  'points.least': percent(-points.gko / stake),
  'threshold.chosen': ofTable('expert-standard', 'threshold'),
  'together.hunt': together[0],
  'together.map': together[1],
  'together.matrix': together[2],
  'together.exact': together[3],
};

/** Whose mean, error or number of games each name is, and with how many digits. @type {Record<string, [string, 'value' | 'error' | 'games', number?]>} */
const measured = {
  games: ['random', 'games'],
  'random.mean': ['random', 'value', 2],
  'random.error': ['random', 'error', 2],
  'hunt.mean': ['hunt', 'value'],
  'parity.mean': ['parity', 'value'],
  'map.mean': ['probability-map', 'value'],
  'map.error': ['probability-map', 'error'],
  'map.bare': ['probability-map, no bonus', 'value'],
  'matrix.mean': ['p-matrix', 'value'],
  'matrix.error': ['p-matrix', 'error'],
  'exact.mean': ['exact, fixed seas', 'value'],
  'exact.error': ['exact, fixed seas', 'error'],
  'exact.games': ['exact, fixed seas', 'games'],
  'sea.matrix': ['p-matrix on sea-battle', 'value'],
  'sea.border': ['p-matrix on sea-battle, border', 'value'],
  'sea.exact': ['exact on sea-battle, fixed seas', 'value'],
  'sea.exactBorder': ['exact on sea-battle, border', 'value'],
  'sea.error': ['exact less p-matrix on sea-battle, fixed seas', 'error'],
  'sea.games': ['exact less p-matrix on sea-battle, fixed seas', 'games'],
  'moving.repeat': ['moving, random-repeat', 'value'],
  'moving.scan': ['moving, fixed-scan', 'value'],
  'moving.tracker': ['moving, tracker', 'value'],
  'moving.trackerError': ['moving, tracker', 'error'],
  'solitaire.exact': ['exact on solitaire, 0 known cells', 'value'],
  'solitaire.exactError': ['exact on solitaire, 0 known cells', 'error'],
};

/** @type {{name: string, value: number, se: number, games: number, place?: any}[]} */
const figures = JSON.parse(readFileSync(at('docs/figures.json'), 'utf8'));
/** @param {string} name */
function figure(name) {
  const found = figures.find((one) => one.name === name);
  assert.ok(found, name);
  return found;
}

/** Those that other tests, named here, hold against the engine. */
const elsewhere = new Set([
  // tests/figures/hunting.rs
  ...['search.hunt', 'search.parity', 'finish.hunt', 'finish.parity'],
  // Below, cell by cell.
  ...['exact.chances', 'exact.position', 'small.position', 'small.answer', 'together.agents'],
  // Below, of the curve and of the boards with one ship.
  ...['threshold.alike', 'threshold.strict', 'threshold.side', 'threshold.4'],
  ...['ones.side', 'ones.boards', 'ones.same'],
  // Below, of the differences.
  ...['map.gain', 'map.bonus', 'sea.gain'],
]);

test('every name in the text is held against the engine or a figure, here or where it is said', () => {
  const text = courseText();
  const used = new Set(
    [...text.matchAll(/\{\{([\w]+\.[\w.]+|games|fleet|interval)\}\}/g)].map(([, name]) => name),
  );
  const held = [...Object.keys(computed), ...Object.keys(measured), ...elsewhere];
  assert.deepEqual([...used].sort(), held.sort());
});

test('what is computed is what the engine says', () => {
  for (const [name, value] of Object.entries(computed)) assert.equal(facts[name], value, name);
});

test('what was measured is what the figures say, and ± is half of the 95% interval', () => {
  for (const [name, [of, what, digits = 1]] of Object.entries(measured)) {
    const {value, se, games: number} = figure(of);
    const said = {value: () => value, error: () => 1.96 * se, games: () => number}[what]();
    const text = what === 'games' ? counted(said) : said.toFixed(digits);
    assert.equal(facts[name], text, name);
  }
  const less = (/** @type {string} */ one, /** @type {string} */ other) =>
    String(Math.round(figure(other).value - figure(one).value));
  assert.equal(facts['map.gain'], less('probability-map', 'hunt'));
  assert.equal(facts['map.bonus'], less('probability-map', 'probability-map, no bonus'));
  const paired = figure('exact less p-matrix on sea-battle, fixed seas').value;
  assert.equal(facts['sea.gain'], tenths(-paired));
});

test('of the thresholds those are called alike whose intervals meet the best one’s, and only they', () => {
  const curve = figures.filter(
    ({place}) => place?.table === 'threshold' && place.deployer === 'uniform' && place.hints === 0,
  );
  assert.equal(curve.length, 9);
  const best = curve.reduce((one, other) => (one.value < other.value ? other : one));
  const meets = ({value, se}) => best.value - 1.96 * best.se <= value + 1.96 * se;
  const alike = curve.filter(meets).map(({place}) => place.threshold);
  const said = facts['threshold.alike'].match(/0\.\d/g)?.map(Number);
  assert.deepEqual(said, alike);
  assert.ok(alike.every((threshold) => threshold < Number(facts['threshold.chosen'])));
  const negative = curve.filter(({value}) => value < 0).map(({place}) => place.threshold);
  assert.equal(Number(facts['threshold.strict']), Math.min(...negative));
  // From there on, all.
  assert.deepEqual(negative, curve.map(({place}) => place.threshold).slice(-negative.length));
  for (const {place, value} of curve)
    assert.equal(facts[`threshold.${place.threshold * 10}`], tenths(value));
});

test('greed is best on as many boards with one ship as the text says, and this is one of the others', () => {
  const side = Number(facts['ones.side']);
  const boards = [];
  for (let rows = 1; rows <= side; rows += 1)
    for (let cols = rows; cols <= side; cols += 1)
      for (let length = 2; length <= cols; length += 1) boards.push({rows, cols, length});
  const worse = boards.filter(({rows, cols, length}) => {
    const fleet = [{name: 'cruiser', count: 1, length}];
    /** @type {import('../../doors/battleship.js').ExplorerRules} */
    const rules = {rows, cols, fleet, contact: 'free', announce: 'sunk'};
    const policies = /** @type {const} */ (['optimal', 'greedy']);
    const [optimal, greedy] = policies.map((policy) => {
      const tree = explorer.optimum({rules, policy});
      while (!tree.advance(1_000_000));
      const {totalShots} = tree.result();
      tree.free();
      return totalShots;
    });
    return optimal < greedy;
  });
  assert.equal(facts['ones.boards'], String(boards.length));
  assert.equal(facts['ones.same'], String(boards.length - worse.length));
  assert.ok(worse.some(({rows, cols, length}) => rows === 4 && cols === 4 && length === 3));
});

test('the formula of the source is wrong exactly where the text says', () => {
  for (let before = 0; before <= 7; before += 1)
    for (let behind = 0; behind <= 7; behind += 1)
      for (let length = 1; length <= 8; length += 1) {
        const {article, ways} = explorer.inLine(before, behind, length);
        const isShort = Math.max(before, behind) < length - 1 && length < before + behind + 1;
        assert.equal(article !== ways, isShort, `${before} ${behind} ${length}`);
      }
});

test('what the text says of a moment is so in the game shown', () => {
  const after = (/** @type {string} */ name, /** @type {number} */ step) =>
    played[name][step].decision;
  const sunk = firstOf('parity', 'sunk');
  assert.equal(after('parity', sunk).reason.code, 'neighbour-of-hit', 'the list goes on');
  const [hit, whole, spent] = ['hit', 'sunk', 'spent'].map((kind) => firstOf('moving', kind));
  const cells = new Set(
    moves('moving')
      .slice(hit - 1, spent)
      .map(({cell}) => cell),
  );
  assert.deepEqual([...cells], [facts['moving.hitCell']], 'one cell sinks it, and is then spent');
  assert.equal(whole + 1, spent);
  const {samples} = (() => {
    const game = games.newGame({
      ...{rules: 'moving', players: 'solo:tracker'},
      ...{deploy: 'uniform', seed: '1'},
    });
    const {basis} = /** @type {any} */ (game.view().decision.map);
    game.free();
    return basis;
  })();
  assert.equal(counted(samples), facts['moving.starts']);
  for (const [name, step] of [
    ['map', 0],
    ['map', firstOf('map', 'hit')],
  ])
    assert.equal(after(String(name), Number(step)).reason.code.startsWith('highest-score'), true);
});

/** @param {any} view @returns {number} of how many other cells is said that they might have been drawn */
const likelyAsWell = (view) =>
  CELLS.filter((cell) => {
    const asked = {mode: 'watch', focuses: {'sea-1': cell}};
    const speech = {words: (/** @type {string} */ key) => key, names: {cell: String}};
    return whyNotSentence(/** @type {any} */ ({state: asked, view, ...speech})) === 'why-not-alike';
  }).length;

test('the lattice is as wide as the shortest ship afloat; of each cell it is told whether it lies on it', () => {
  const widths = new Set();
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const game = games.newGame({rules: 'admiral', players: 'solo:parity', deploy: 'uniform', seed});
    for (let view = game.view(); !view.over; view = game.view()) {
      const {code, args} = view.decision.reason;
      if (code === 'parity-lattice') {
        /** @type {{length: number, count: number, sunk: number}[]} */
        const fleet = view.boards[0].fleet;
        const afloat = fleet.filter(({count, sunk}) => sunk < count);
        assert.equal(args.k, Math.min(...afloat.map(({length}) => length)));
        widths.add(args.k);
        assert.equal(likelyAsWell(view), Number(args.from) - 1);
      }
      game.aiMove();
    }
    game.free();
  }
  assert.ok(widths.has(2) && widths.has(3), 'both were seen');
});

/** The questions of the page: kind, and the answers they are judged by. @type {({inside: string} & Record<string, string>)[]} */
const forms = [
  ...courseChapter().matchAll(/<form class="question[^"]*" ([^>]*)>([\s\S]*?)<\/form>/g),
].map(([, attributes, inside]) => ({
  inside,
  ...Object.fromEntries(
    [...attributes.matchAll(/data-([a-z]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  ),
}));
const ofKind = (/** @type {string} */ kind) => forms.filter((form) => form.kind === kind);

test('each number that is asked for is judged by the engine’s, and its bounds leave no other answer of the page right', () => {
  const values = ofKind('number').map(({value, near}) => [Number(value), Number(near)]);
  const [random, parity, moving, row, percentage] = values;
  assert.equal(values.length, 5);
  assert.equal(row[0], 7);
  assert.equal(percentage[0], (100 * tiny.centre) / (tiny.fleets - tiny.corner));
  assert.ok(Math.abs(random[0] - (SHIP * 101) / 18) < 0.005);
  assert.ok(Math.abs(parity[0] - figure('parity').value) < 0.05);
  assert.ok(Math.abs(moving[0] - 100 * harmonic) < 0.05);
  for (const [value, near] of values)
    assert.deepEqual(
      [value, value - near, value - near - 0.11, value + near + 0.11].map((guess) =>
        judgedNumber(guess, {value, near}),
      ),
      ['exact', 'right', 'low', 'high'],
    );
  // What the questions themselves name is no right answer.
  assert.equal(judgedNumber(figure('hunt').value, {value: parity[0], near: parity[1]}), 'high');
  // “Too low” says that the search is the smaller part.
  assert.ok(Number(facts['search.parity']) < Number(facts['finish.parity']));
});

test('each choice is judged as the engine and the figures have it', () => {
  const [maps, threshold] = ofKind('choice');
  assert.equal(ofKind('choice').length, 2);
  const {values} = played.map[0].decision.map;
  const top = Math.max(...values);
  const best = CELLS.filter((_, index) => values[index] === top);
  assert.ok(
    best.every((cell) => /^[D-G][4-7]$/.test(cell)),
    best.join(),
  );
  assert.equal(maps.right, 'middle');
  assert.equal(threshold.right, 'lower');
  for (const {inside, right} of [maps, threshold])
    assert.equal(inside.split(`value="${right}"`).length, 2, 'it can be chosen');
});

test('a shot at the counted position is right where no cell left is likelier, and nowhere else', () => {
  const [{chances}] = ofKind('board');
  const thousandths = chancesIn(chances);
  const right = CELLS.filter((cell) => heldAgainst(cell, thousandths)?.right);
  assert.deepEqual(right, likeliest);
  assert.equal(facts['exact.likeliest'], 'E4 or D5');
  for (const cell of open) {
    const {chance, most: highest} = heldAgainst(cell, thousandths) ?? {};
    assert.equal(chance, Math.round(1000 * chanceOf(after, cell)), cell);
    assert.equal(highest, Math.round(1000 * most));
  }
  for (const cell of shotAt) assert.equal(heldAgainst(cell, thousandths), null, 'no shot left');
});

test('a shot of the exercise is right where the fewest shots follow by plain count, and the engine fires at one of them', () => {
  const [{right, likeliest: greedyCell}] = ofKind('exercise');
  const isRight = (/** @type {string} */ cell) =>
    judgedChoice(cell, {right: right.split(' '), likeliest: greedyCell}) === 'right';
  assert.ok(isRight(best.shot));
  assert.ok(!isRight(greedy.shot));
  assert.equal(greedyCell, greedy.shot);
  // Every right cell is held by as many ways, and the hint’s number leads to right cells alone.
  const second = SMALL.filter((cell) => throughOf(cell) === throughOf(best.shot));
  assert.deepEqual(SMALL.filter(isRight).sort(), second.sort());
  const higher = new Set(
    best.through.filter((/** @type {number} */ ways) => throughOf(best.shot) < ways),
  );
  assert.equal(higher.size, 1, 'second highest');
  const position = JSON.parse(facts['small.position']);
  assert.deepEqual(position.shots, [[start.shot, 'miss']]);
});

test('no board beside a question shows its answer', () => {
  for (const section of courseChapter().split('<section').slice(1)) {
    const question = section.search(/<form class="question[^"]*" data-kind="(board|choice)"/);
    const board = /<spyglass-board id="board-(map|exact)"[^>]* show="([^"]*)"/.exec(section);
    if (question < 0 || !board) continue;
    const before = [...section.slice(0, question).matchAll(/<p data-step="\d+"( data-bare)?>/g)];
    assert.ok(before.at(-1)?.[1], 'the paragraph before it shows the marks alone');
    if (before.length === 1) assert.equal(board[2], '', 'and so it begins');
  }
});
