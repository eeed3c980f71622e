// The figures of solitaire: the source's own table, what it says of its agents, and the agent it asked for.

import {readFileSync} from 'node:fs';
import {shareBelow} from '../../www/src/pages/lab/reading.js';
import {aim, meanOf, nobody, ofBatch, playing} from './figure.mjs';
import {at} from './paths.mjs';

/** @typedef {import('./figure.mjs').Figure} Figure */
/** @typedef {'none' | 'random' | 'ship'} Regime The known cells: none, drawn from all cells, or from ship cells. */
/**
 * @typedef {object} Place
 * @property {'source' | 'threshold'} table
 * @property {string} agent
 * @property {string} deployer
 * @property {number} hints
 * @property {Regime} regime
 * @property {'course' | 'revealed'} environment `course`: the original's, in which a miss is not told.
 * @property {number} [threshold]
 */

/** Its three maps were never published; each deployer lays 300 in place of one. */
const mapsEach = 300;
const italian = 'Racanati and Sansonetti, one game';

/** @type {Record<string, Record<string, [number, number, number]>>} What it published, at no, few and many known cells. */
const published = {
  'expert-standard': {
    sparse: [-105, 105, 215],
    close: [160, 235, 280],
    mixed: [-185, 195, 205],
  },
  'expert-greedy': {
    sparse: [-80, 25, 205],
    close: [25, 205, 280],
    mixed: [-30, 175, 185],
  },
};
export const experts = Object.keys(published);
/** The source has 6 or 7 at its third level. */
export const levels = [0, 4, 7];
/** The start of the names of its joint verdicts. */
/** Of triples of maps like ours, so many have as low a mean as the source’s. */
export const TRIPLES = {low: 8, of: 1000};

export const TOGETHER = "source's table, its 18 scores together, per cent below";
export const thresholds = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** @type {[number, Regime][]} */
const hintings = [
  [0, 'none'],
  [4, 'random'],
  [7, 'random'],
  [4, 'ship'],
  [7, 'ship'],
];

/**
 * @param {number} hints
 * @param {Regime} regime
 */
const known = (hints, regime) => [
  '--hints',
  String(hints),
  ...(regime === 'ship' ? ['--hint-kind', 'ship'] : []),
];

/**
 * @param {number} hints
 * @param {Regime} regime
 */
const knownInWords = (hints, regime) =>
  regime === 'none' ? 'no cell known' : `${hints} ${regime} cells known`;

/** The source's 18 games, in its environment and in ours. @returns {Figure[]} */
function sourceTable() {
  return experts.flatMap((agent, number) =>
    Object.keys(published[agent]).flatMap((deployer) =>
      hintings.flatMap(([hints, regime]) =>
        /** @type {const} */ (['course', 'revealed']).map((environment) => {
          const told = published[agent][deployer][levels.indexOf(hints)];
          const course = environment === 'course' ? ['--course'] : [];
          const more = ['--deploy', deployer, ...known(hints, regime), ...course];
          return {
            name: `source's table, ${agent}, ${deployer}, ${knownInWords(hints, regime)}, ${environment}`,
            source: italian,
            expected: /** @type {[number, number]} */ ([told, told]),
            args: playing('solitaire', experts, mapsEach, more),
            measure: (/** @type {any[]} */ output) => ({
              ...ofBatch('mean', number)(output),
              below: shareBelow(output[0].agents[number], told),
            }),
            of: /** @type {const} */ ({statistic: 'mean', agent: number}),
            place: {table: 'source', agent, deployer, hints, regime, environment},
          };
        }),
      ),
    ),
  );
}

/**
 * The 18 scores together, as one verdict: which share of our games on like maps score less, a game that scores alike being half. Of maps
 * like ours that is 50 %; how far three of them stray is taken from our own, map by map, as the games on one map go together.
 *
 * @returns {Figure[]}
 */
function jointly() {
  return /** @type {const} */ (['ship', 'random']).map((regime) => ({
    name: `${TOGETHER}, ${regime} cells known, course`,
    source: 'Racanati and Sansonetti, one game',
    expected: [50, 50],
    args: playing('solitaire', experts, mapsEach, [
      ...['--deploy', '…', '--hints', '…', ...(regime === 'ship' ? ['--hint-kind', 'ship'] : [])],
      ...['--course', '--shard', '…'],
    ]),
    measure: () => ({value: 0, se: null, games: 0}),
    play(ask) {
      const deployers = Object.keys(published[experts[0]]);
      let [mean, variance] = [0, 0];
      for (const deployer of deployers) {
        const shares = levels.flatMap((hints, level) => {
          const more = ['--deploy', deployer, ...known(hints, hints === 0 ? 'none' : regime)];
          const args = playing('solitaire', experts, mapsEach, [...more, '--course']);
          const maps = Array.from({length: mapsEach}, (_, map) =>
            ask([...args, '--shard', `${map + 1}/${mapsEach}`]),
          );
          return experts.map((agent, number) => {
            const scores = maps.map(([{agents}]) => agents[number].mean);
            const share = (/** @type {number} */ score) =>
              meanOf(scores.map((own) => (own < score ? 100 : own === score ? 50 : 0))).value;
            return {theirs: share(published[agent][deployer][level]), ours: scores.map(share)};
          });
        });
        mean += meanOf(shares.map(({theirs}) => theirs)).value / deployers.length;
        const ofMaps = Array.from(
          {length: mapsEach},
          (_, map) => meanOf(shares.map(({ours}) => ours[map])).value,
        );
        const {se} = meanOf(ofMaps);
        variance += (Number(se) ** 2 * mapsEach) / deployers.length ** 2;
      }
      return {value: mean, se: Math.sqrt(variance), games: 18};
    },
    // One test of one table: what is likelier than one in twenty agrees.
    errors: 1.96,
    note:
      regime === 'ship'
        ? `the original agents scored less than ours do on like maps; of ${TRIPLES.of.toLocaleString('en')} triples of like maps ${TRIPLES.low} have a mean as low`
        : 'by the mean alone: without known cells the original agents scored less than ours, with them more, and four such cells do not let standard win, as the authors say',
  }));
}

/** Which of its agents wins, on the same maps. @returns {Figure[]} */
function whoWins() {
  return hintings.map(([hints, regime]) => {
    const better = hints === 0 ? 'greedy' : 'standard';
    return {
      name: `expert-standard less expert-greedy, ${knownInWords(hints, regime)}, course`,
      source: `Racanati and Sansonetti: ${better} wins`,
      expected: better === 'greedy' ? [-350, 0] : [0, 350],
      args: playing('solitaire', experts, 1000, [...known(hints, regime), '--course']),
      measure: ofBatch('paired'),
      of: /** @type {const} */ ({statistic: 'paired', agent: 0}),
      surely: true,
      ...(hints === 4 &&
        regime === 'random' && {
          note: 'with four cells known, drawn from all, most of which are water, greedy still wins, as in the recovered original',
        }),
    };
  });
}

/** The score against the threshold of `expert-standard`. @returns {Figure[]} */
function thresholdCurve() {
  const agents = thresholds.map((threshold) => `expert-standard(threshold=${threshold})`);
  /** @type {[number, Regime][]} */
  const some = hintings.filter(([hints]) => hints < 7);
  return some.flatMap(([hints, regime]) =>
    ['uniform', 'sparse', 'close', 'mixed'].flatMap((deployer) =>
      thresholds.map((threshold, number) => ({
        name: `threshold ${threshold}, ${deployer}, ${knownInWords(hints, regime)}, course`,
        source: nobody,
        expected: null,
        args: playing('solitaire', agents, mapsEach, [
          '--deploy',
          deployer,
          ...known(hints, regime),
          '--course',
        ]),
        measure: ofBatch('mean', number),
        place: {
          table: 'threshold',
          agent: agents[number],
          deployer,
          hints,
          regime,
          environment: 'course',
          threshold,
        },
      })),
    ),
  );
}

const hundred = 'tests/data/solitaire-100-maps.txt';

/**
 * On the maps of the recovered original, in its environment.
 *
 * @param {string} agent
 */
const onHundred = (agent) => ['solitaire', hundred, '--agent', agent, '--course'];

/** @param {number} hints */
const scoresAt = (hints) => (/** @type {any[]} */ lines) =>
  lines.filter((line) => line.hints === hints);

/** The experts against the recovered original, map by map. @returns {Figure[]} */
function againstOriginal() {
  return experts.flatMap((agent) =>
    levels.map((hints) => ({
      name: `${agent} less the original, ${hints} random cells known, its 100 maps`,
      source: 'aim: no worse',
      expected: /** @type {[number, number]} */ ([0, 350]),
      args: onHundred(agent),
      measure: (/** @type {any[]} */ lines) => {
        const original = originalScores(agent, hints);
        const differences = scoresAt(hints)(lines).flatMap(({map, score}) => {
          const theirs = original.get(map);
          return theirs === undefined ? [] : [score - theirs];
        });
        return meanOf(differences);
      },
    })),
  );
}

/**
 * @param {string} agent
 * @param {number} hints
 * @returns {Map<number, number>} By map; where it came to no score it is left out.
 */
function originalScores(agent, hints) {
  const lines = readFileSync(at('tests/data/solitaire-100-scores.txt'), 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const own = rows
    .map((line) => line.split(' '))
    .filter(([, known, name, score]) => {
      return Number(known) === hints && `expert-${name}` === agent && score !== '-';
    });
  return new Map(own.map(([map, , , score]) => [Number(map), Number(score)]));
}

/** @returns {Figure[]} */
function batches() {
  return [
    ...levels.map((hints) => /** @type {const} */ (['random', hints, 10_000, null])),
    ...experts.flatMap((agent) =>
      levels.map((hints) => /** @type {const} */ ([agent, hints, 1000, null])),
    ),
    ...[265, 285, 298].map(
      (least, level) => /** @type {const} */ (['exact', levels[level], 1000, least]),
    ),
  ].map(([agent, hints, games, least]) => ({
    name: `${agent} on solitaire, ${hints} known cells`,
    source: least === null ? nobody : aim,
    expected: least === null ? null : [least, 350],
    args: playing('solitaire', [agent], games, ['--hints', String(hints)]),
    measure: ofBatch('mean'),
  }));
}

/** In the original's environment, and with misses shown. @returns {Figure[]} */
function exactOnHundred() {
  return ['course', 'misses shown'].flatMap((environment) =>
    levels.map((hints) => ({
      name: `exact, ${hints} random cells known, the original's 100 maps, ${environment}`,
      source: nobody,
      expected: null,
      args: onHundred('exact').filter((arg) => environment === 'course' || arg !== '--course'),
      measure: (/** @type {any[]} */ lines) =>
        meanOf(scoresAt(hints)(lines).map(({score}) => score)),
    })),
  );
}

const puzzles = 'tests/data/puzzles-303.txt';

/** The share of the published puzzles by the deepest reasoning in their chain. @returns {Figure[]} */
function puzzleDepths() {
  const depths = [
    'by named rules alone',
    'with refutations of depth 1',
    'with refutations of depth 2',
    'by a count',
  ];
  const share =
    (/** @type {(depth: number) => boolean} */ wanted) => (/** @type {any[]} */ lines) => ({
      value: (100 * lines.filter((line) => wanted(deepest(line))).length) / lines.length,
      se: 0,
      games: lines.length,
    });
  return [
    ...depths.map((words, depth) => ({
      name: `CSPLib puzzles solved ${words}, per cent`,
      source: nobody,
      expected: null,
      args: ['solve', puzzles],
      measure: share((own) => own === depth),
    })),
    {
      name: 'CSPLib puzzles solved without depth 2, per cent',
      source: aim,
      expected: [90, 100],
      args: ['solve', puzzles],
      measure: share((own) => own < 2),
    },
  ];
}

/** @param {{id: string, steps?: {rule: string, refuted?: {depth: number}}[]}} solved */
function deepest({id, steps}) {
  if (!steps) throw new Error(`${id} has no chain of reasons`);
  const depths = steps.map(({rule, refuted}) => (rule === 'counting' ? 3 : (refuted?.depth ?? 0)));
  return Math.max(0, ...depths);
}

/** @type {Figure[]} */
export const solitaireFigures = [
  ...batches(),
  ...whoWins(),
  ...againstOriginal(),
  ...exactOnHundred(),
  ...puzzleDepths(),
  ...sourceTable(),
  ...jointly(),
  ...thresholdCurve(),
];
