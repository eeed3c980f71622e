// The published figures that the lab plays again: which number of a run is compared with each, and whether it agrees. Pure.
import runs from '../../data/figures.json' with {type: 'json'};
import joint from '../../data/italian-table.json' with {type: 'json'};
import {judged} from './figure-verdict.js';
import {shareBelow, statisticOf} from './reading.js';
import {keyOf} from './state.js';

/** @typedef {import('./state.js').RunConfig} RunConfig */
/** @typedef {import('./tally.js').Summary} Summary */
/** @typedef {import('./reading.js').Statistic} Statistic */
/**
 * @typedef {object} PublishedFigure
 * @property {string} name
 * @property {string} source
 * @property {[number, number]} expected from, to
 * @property {Statistic} statistic `paired`: the mean difference to the second agent
 * @property {number} agent which of the run's
 * @property {number | null} value what the shell's own run came to; null where it has not been played since
 * @property {number | null} se
 * @property {string} verdict of the shell's own run
 * @property {number} [below] the share of its games that scored less than the one published
 * @property {number} [error] the standard error of what was published
 * @property {number} [rounding] half of its last digit
 * @property {boolean} [surely]
 * @property {string} [note] why it differs
 */
/** @typedef {{config: RunConfig, ms: number, figures: PublishedFigure[]}} FigureRun `ms`: of one game of all its agents, in the shell on one core */

/** The verdict on all scores of the Italian source together, in per cent of our games on like maps that score less. @type {{value: number, se: number, expected: [number, number], verdict: string, low: number, of: number, any: {value: number, se: number, verdict: string}}} */
export const together = /** @type {typeof together} */ (/** @type {unknown} */ (joint));

export const figureRuns = /** @type {FigureRun[]} */ (/** @type {unknown} */ (runs));

/** The placement count that was measured elsewhere, on 10,000 seas, as our agent plays it. @type {FigureRun} */
export const countRun = {
  config: {
    ...{rules: 'admiral', set: '', agents: ['p-matrix']},
    ...{deploy: 'uniform', games: 10_000, seed: '1'},
  },
  ms: 0.25,
  figures: [
    {
      ...{
        name: 'p-matrix',
        source: 'elsewhere',
        expected: [44.46, 44.46],
        error: 0.09,
        rounding: 0.005,
      },
      ...{statistic: 'mean', agent: 0},
      ...{value: 44.7795, se: 0.0923, verdict: 'agrees'},
    },
  ],
};

/** The seconds that the Turkish source states for 300 games. */
export const PUBLISHED_TIMES = {slow: 78.4, quick: 0.15};
/** What that ratio may have been before its parts were rounded. */
const RATIO = [78.35 / 0.155, 78.45 / 0.145];

/** @param {import('./state.js').Times} times @returns {'agrees' | 'differs'} */
export function timesVerdict({slow, quick}) {
  const [least, most] = RATIO;
  return least <= slow / quick && slow / quick <= most ? 'agrees' : 'differs';
}

/** The browser takes about so much longer than the shell. */
const SLOWER = 1.5;

/** @param {FigureRun} run @param {number} workers @returns {number} seconds it may take */
export const secondsOf = ({config, ms}, workers) => (config.games * ms * SLOWER) / 1000 / workers;

/**
 * What a run came to of what was published.
 * @param {PublishedFigure} figure
 * @param {Summary} summary
 * @returns {{value: number, se: number | null, below?: number}}
 */
export function measuredOf({statistic, agent, expected, below}, summary) {
  const measured = statisticOf(summary, statistic, agent);
  return below === undefined
    ? measured
    : {...measured, below: shareBelow(summary.agents[agent], expected[0])};
}

/** @param {RunConfig} config @param {number} agent @returns {{statistic: Statistic, value: number}[]} what was published of this agent's results in this very run */
export const publishedOf = (config, agent) =>
  [...figureRuns, countRun]
    .filter((run) => keyOf(run.config) === keyOf(config))
    .flatMap(({figures}) => figures)
    .filter((figure) => figure.agent === agent && figure.statistic !== 'paired')
    .flatMap(({statistic, expected: [least, most]}) =>
      least === most ? [{statistic, value: least}] : [],
    );

/** @param {PublishedFigure} figure @param {Summary} summary */
export const verdictOf = (figure, summary) =>
  judged(measuredOf(figure, summary), figure.expected, figure);

/** @param {PublishedFigure} figure @param {string} verdict @returns {string} the key of its word: an aim of ours is reached, a published number reproduced */
export const verdictWord = ({source}, verdict) =>
  source === 'aim' && ['agrees', 'differs'].includes(verdict)
    ? `lab-aim-${verdict}`
    : `lab-verdict-${verdict}`;
