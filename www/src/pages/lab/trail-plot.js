// The running means as a picture that grows: a line an agent, around it where the true mean lies with 95 %.
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import {DASHES, drawn as drawable} from './trail-picture.js';

/** @typedef {import('./tally.js').Point} Point */
/** @typedef {import('../../i18n/words.js').Words} Words */

const HIGH = 220;
/** How much of a line's colour its band has. */
const BAND = 0.16;

/** @param {Point[]} trail @param {number} agents @returns {uPlot.AlignedData} games, and of each agent mean, upper and lower end */
export function columns(trail, agents) {
  const points = drawable(trail);
  const ofAgent = (/** @type {number} */ agent) => [
    points.map(({means}) => means[agent]),
    ...[1, 0].map((end) =>
      points.map(({ends}) => /** @type {import('./tally.js').Ends} */ (ends[agent])[end]),
    ),
  ];
  const agentColumns = Array.from({length: agents}, (_, agent) => ofAgent(agent)).flat();
  return [points.map(({games}) => games), ...agentColumns];
}

/** @param {string} rgb */
const faint = (rgb) => rgb.replace(/^rgb\((.*)\)$/, `rgba($1, ${BAND})`);

/**
 * Draws into a place of the page, anew where that, the language or the number of agents is another, else by adding points.
 */
export function createTrailPlot() {
  /** @type {{plot: uPlot, place: HTMLElement, agents: number, words: Words} | null} */
  let drawn = null;

  /** @param {HTMLElement} place @param {HTMLElement} key whose items have the colours of the lines @param {number} agents @param {Words} words */
  function create(place, key, agents, words) {
    drawn?.plot.destroy();
    // Read at every drawing: the theme may change meanwhile.
    const colour = (/** @type {number} */ agent) =>
      getComputedStyle(key.children[agent] ?? key).color;
    const ink = () => getComputedStyle(key).color;
    const axis = {
      stroke: ink,
      grid: {stroke: () => faint(ink())},
      ticks: {stroke: ink},
      values: (/** @type {uPlot} */ _, /** @type {number[]} */ splits) =>
        splits.map((split) => words.number(split)),
    };
    const font = `13px ${getComputedStyle(place).fontFamily}`;
    const lines = Array.from({length: agents}, (_, agent) => [
      {stroke: () => colour(agent), width: 2, dash: DASHES[agent], points: {show: false}},
      {points: {show: false}},
      {points: {show: false}},
    ]).flat();
    const bands = Array.from({length: agents}, (_, agent) => ({
      series: /** @type {[number, number]} */ ([3 * agent + 2, 3 * agent + 3]),
      fill: () => faint(colour(agent)),
    }));
    const plot = new uPlot(
      {
        width: place.clientWidth,
        height: HIGH,
        scales: {x: {time: false}},
        axes: [
          {...axis, label: words('lab-played'), labelFont: font, font},
          {...axis, font},
        ],
        series: [{}, ...lines],
        bands,
        legend: {show: false},
        cursor: {show: false},
      },
      columns([], agents),
      place,
    );
    drawn = {plot, place, agents, words};
    return plot;
  }

  return (
    /** @type {HTMLElement} */ place,
    /** @type {HTMLElement} */ key,
    /** @type {Point[]} */ trail,
    /** @type {number} */ agents,
    /** @type {Words} */ words,
  ) => {
    const isSame = drawn?.place === place && drawn.agents === agents && drawn.words === words;
    const plot = isSame && drawn ? drawn.plot : create(place, key, agents, words);
    if (plot.width !== place.clientWidth) plot.setSize({width: place.clientWidth, height: HIGH});
    plot.setData(columns(trail, agents));
  };
}
