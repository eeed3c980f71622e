// The running means as a picture in a file: what the page has uPlot draw, in lines that need no program.
import {html, nothing, svg} from 'lit/html.js';

/** @typedef {import('./tally.js').Point} Point */
/** @typedef {import('./tally.js').Ends} Ends */

export const [TRAIL_WIDE, TRAIL_HIGH] = [480, 160];
/** By agent: they can be distinguished without colour, too. */
export const DASHES = [[], [8, 4], [2, 4], [12, 4, 2, 4]];

/** Of a point only means with both ends are drawn. @param {Point[]} trail */
export const drawn = (trail) => trail.filter(({ends}) => ends.every(Boolean));

/**
 * Where the lines run: of each agent its means, and around it the band of its ends.
 * @param {Point[]} trail
 * @param {number} agents
 */
export function linesOf(trail, agents) {
  const points = drawn(trail);
  if (points.length === 0) return null;
  const bounds = points.flatMap(({ends}) => /** @type {Ends[]} */ (ends).flat());
  const [least, most] = [Math.min(...bounds), Math.max(...bounds)];
  const last = points[points.length - 1].games;
  const place = (/** @type {number} */ games, /** @type {number} */ value) => {
    const share = most > least ? (most - value) / (most - least) : 0.5;
    return [(games / last) * TRAIL_WIDE, share * TRAIL_HIGH].map((one) => one.toFixed(1)).join(' ');
  };
  const lines = Array.from({length: agents}, (_, agent) => {
    const end = (/** @type {0 | 1} */ which) =>
      points.map(({games, ends}) => place(games, /** @type {Ends} */ (ends[agent])[which]));
    return {
      line: `M${points.map(({games, means}) => place(games, means[agent])).join('L')}`,
      band: `M${[...end(1), ...end(0).reverse()].join('L')}Z`,
    };
  });
  return {least, most, last, lines};
}

/** @param {NonNullable<ReturnType<typeof linesOf>>} lines @param {string[]} named the agents @param {(value: number) => string} short */
export const renderTrailPicture = ({least, most, last, lines}, named, short) =>
  html`<svg viewBox="0 0 ${TRAIL_WIDE} ${TRAIL_HIGH + 18 * (named.length + 1)}" xmlns="http://www.w3.org/2000/svg">
    ${lines.map(({band}, agent) => svg`<path class="trail-band" data-agent=${agent} d=${band} />`)}
    ${lines.map(({line}, agent) => svg`<path class="trail-line" data-agent=${agent} d=${line} stroke-dasharray=${DASHES[agent].join(' ') || nothing} />`)}
    <path class="bars-foot" d="M0 0V${TRAIL_HIGH}H${TRAIL_WIDE}" />
    <text class="bars-text" x="4" y="11">${short(most)}</text>
    <text class="bars-text" x="4" y=${TRAIL_HIGH - 4}>${short(least)}</text>
    <text class="bars-text" x=${TRAIL_WIDE} y=${TRAIL_HIGH + 15} text-anchor="end">${last}</text>
    ${named.map((name, agent) => {
      const y = TRAIL_HIGH + 15 + 18 * (agent + 1);
      return svg`<path class="trail-line" data-agent=${agent} d="M0 ${y - 4}H32" stroke-dasharray=${DASHES[agent].join(' ') || nothing} /><text x="40" y=${y}>${name}</text>`;
    })}
  </svg>`;
