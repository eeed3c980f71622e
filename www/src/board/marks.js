/** The marks of the chart, each drawn in a box of 100 × 100. Form tells them apart, colour only helps. */
import {svg} from 'lit/html.js';

/** @import {Mark} from '../engine/types.js' */
/** @typedef {import('lit').TemplateResult<2> | null} Drawing */

/** The outline of water, in that box. */
export const WAVE = 'M31 53C37 42 44 42 50 50S63 58 69 47';

/** Fired at, and water. */
const miss = svg`<g class="mark mark-miss"><circle class="line" cx="50" cy="50" r="29" /><path class="line" d=${WAVE} /></g>`;

/** Water that was deduced or told, not fired at. */
const water = svg`<path class="mark mark-water line" d=${WAVE} />`;

/** Fired at, and not told what was there. */
const unrevealed = svg`<circle class="mark mark-unrevealed line" cx="50" cy="50" r="29" />`;

/** Fired at on a moving sea, and nothing new: a burst that is only a ring. */
const spent = svg`<g class="mark mark-spent"><circle class="line" cx="50" cy="50" r="29" /><circle class="line" cx="50" cy="50" r="12" /></g>`;

/** That of a hit. */
export const BURST = star({points: 8, outer: 33, inner: 15});

const burst = svg`<g class="mark mark-burst"><path d=${BURST} /><circle class="eye" cx="50" cy="50" r="9" /></g>`;

/** @type {Record<Mark, Drawing>} */
const MARKS = {unknown: null, miss, hit: burst, sunk: burst, water, unrevealed, spent};

/**
 * @param {Mark} mark
 * @returns {Drawing}
 */
export const drawMark = (mark) => MARKS[mark];

const PENNANT = 'M38 20L74 33L38 47Z';

/** @type {Record<'flag' | 'right' | 'wrong', Drawing>} */
const FLAGS = {
  flag: svg`<g class="mark mark-flag"><path class="line" d="M38 18V82" /><path class="pennant" d=${PENNANT} /></g>`,
  right: svg`<g class="mark mark-flag mark-flag-right">
    <path class="line" d="M38 18V82" /><path class="pennant" d=${PENNANT} /><path class="verdict" d="M51 70L59 79L77 58" />
  </g>`,
  wrong: svg`<g class="mark mark-flag mark-flag-wrong">
    <path class="line" d="M38 18V54M30 64L38 82" /><path class="pennant" d=${PENNANT} />
    <path class="verdict" d="M53 59L75 80M75 59L53 80" />
  </g>`,
};

/**
 * @param {'flag' | 'right' | 'wrong' | null} flag
 * @returns {Drawing}
 */
export const drawFlag = (flag) => flag && FLAGS[flag];

/** A person's own note: water here. */
export const note = svg`<path class="mark mark-note line" d="M40 40L60 60M60 40L40 60" />`;

/** A hole in a ship that is seen: the segment was hit. */
export const damaged = svg`<path class="mark mark-damaged" d="M50 34L58 44L68 50L58 56L50 66L42 56L32 50L42 44Z" />`;

/** Given at the start. */
export const known = svg`<path class="mark mark-known line" d=${`${cutBox(4, 15)}${cutBox(12, 11)}`} />`;

const CORNERS = 'M5 29V5H29M71 5H95V29M95 71V95H71M29 95H5V71';

/** The last shot. */
export const corners = svg`<g class="mark mark-corners"><path class="casing" d=${CORNERS} /><path class="line" d=${CORNERS} /></g>`;

/** A shot on its way. */
export const pending = svg`<g class="mark mark-pending"><path class="line" d=${CORNERS} /></g>`;

/** Ship in one of two fleets, water in the other. */
export const differs = svg`<g class="mark mark-differs"><path class="casing" d="M50 6L94 50L50 94L6 50Z" /><path class="line" d="M50 6L94 50L50 94L6 50Z" /></g>`;

const JAGS = star({points: 12, outer: 48, inner: 38});

/** Of those that cannot all be true. */
export const clash = svg`<g class="mark mark-clash"><path class="casing" d=${JAGS} /><path class="line" d=${JAGS} /></g>`;

/** What a thought starts from: a hit, inside the outline of its ship and the corners of the last shot. */
export const premise = svg`<g class="mark mark-premise"><rect class="line" x="15" y="15" width="70" height="70" /></g>`;

/** Where a person aims, and what a thought comes to. */
export const frame = svg`<g class="mark mark-frame">
  <path class="casing" d="M3 3H97V97H3Z" /><path class="line" d="M3 3H97V97H3Z" />
</g>`;

/** What a cell is in a step of certain reasoning: what follows shows water or ship, too, whatever the cell holds. */
export const LIT = {
  premise: svg`<g class="mark mark-premise">
    <rect class="casing" x="7" y="7" width="86" height="86" /><rect class="line" x="7" y="7" width="86" height="86" />
  </g>`,
  water: svg`${frame}<path class="mark mark-proved" d=${WAVE} />`,
  ship: svg`${frame}<path class="mark mark-proved mark-proved-ship" d="M50 27L73 50L50 73L27 50Z" />`,
  way: svg`<path class="mark mark-way" d="M50 27L73 50L50 73L27 50Z" />`,
};

/**
 * A heuristic's score as a disc: its area is the share of the highest score.
 *
 * @param {number} share - 0 to 1.
 */
export const scoreDisc = (share) => svg`<g class="mark mark-score">
  <circle class="disc" cx="50" cy="50" r=${(21 * Math.sqrt(share)).toFixed(1)} />
  ${share === 1 ? svg`<circle class="line" cx="50" cy="50" r="29" />` : null}
</g>`;

/** @param {{points: number, outer: number, inner: number}} form */
function star({points, outer, inner}) {
  const corner = (/** @type {number} */ index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({length: 2 * points}, (_, index) => corner(index)).join('L')}Z`;
}

/**
 * @param {number} inset
 * @param {number} cut
 */
function cutBox(inset, cut) {
  const [near, far] = [inset, 100 - inset];
  return `M${near + cut} ${near}H${far - cut}L${far} ${near + cut}V${far - cut}L${far - cut} ${far}H${near + cut}L${near} ${far - cut}V${near + cut}Z`;
}
