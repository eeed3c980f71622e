// The drawing under the squares of Reversi: discs, legal moves, the last move.
import {html, nothing, svg} from 'lit/html.js';
import {crosses} from '../../board/crosses.js';
import {vars} from '../../board/vars.js';
import {holderOf, placeOf} from './select.js';

/**
 * @typedef {object} Drawn
 * @property {number} side
 * @property {string} board `X`, `O` and `-`, row by row
 * @property {{square: string | null, flips: string[], step: number} | null} last
 * @property {string[]} legal
 * @property {string[]} valued squares that show what they are worth, and so no ring
 * @property {'black' | 'white' | null} [toMove] whose the rings are
 * @property {string | null} [sent] a square on its way
 * @property {string | null} [hint]
 */

/** @param {Drawn} drawn */
export function renderDiscs(drawn) {
  const {side, board, last, legal, valued, sent, hint, toMove} = drawn;
  const size = side * 100;
  const at = (/** @type {string} */ square) => shift(placeOf(square, side), side);
  return html`<svg class="chart discs" viewBox="0 0 ${size} ${size}" aria-hidden="true" focusable="false">
    <rect class="baize" width=${size} height=${size} />
    <path class="crosses" d=${crosses(side, side)} />
    ${[...board].map((letter, place) => renderPlace(letter, place, drawn))}
    ${legal
      .filter((square) => !valued.includes(square))
      .map(
        (square) =>
          svg`<circle class="legal" data-side=${toMove ?? nothing} transform=${at(square)} cx="50" cy="50" r="11" />`,
      )}
    ${last?.square ? svg`<circle class="last-move" transform=${at(last.square)} cx="50" cy="50" r="9" />` : nothing}
    ${hint ? svg`<path class="hint-corners" transform=${at(hint)} d=${CORNERS} />` : nothing}
    ${sent ? svg`<g transform=${at(sent)}><path class="pending" d=${CORNERS} /></g>` : nothing}
  </svg>`;
}

const CORNERS = 'M8 26V8H26M74 8H92V26M92 74V92H74M26 92H8V74';

/** @param {number} place @param {number} side */
const shift = (place, side) =>
  `translate(${(place % side) * 100} ${Math.floor(place / side) * 100})`;

/** @param {string} letter @param {number} place @param {Drawn} drawn */
function renderPlace(letter, place, {side, last}) {
  const holder = holderOf(letter);
  if (holder === 'empty') return nothing;
  const turned = last?.flips.some((square) => placeOf(square, side) === place) ?? false;
  if (!last?.square || !turned)
    return svg`<g class="disc" transform=${shift(place, side)}>${renderDisc(holder)}</g>`;
  const from = placeOf(last.square, side);
  const far = Math.max(
    Math.abs((from % side) - (place % side)),
    Math.abs(Math.floor(from / side) - Math.floor(place / side)),
  );
  // Under another name each time, or the animation would not start again.
  const flip = last.step % 2 === 0 ? 'even' : 'odd';
  return svg`<g class="disc" transform=${shift(place, side)} data-flip=${flip} ${vars({'--far': far - 1})}>
    <g class="disc-back">${renderDisc(holder === 'black' ? 'white' : 'black')}</g>
    <g class="disc-front">${renderDisc(holder)}</g>
  </g>`;
}

/** Told apart by form too: a white disc has a ring in it. @param {'black' | 'white'} colour */
const renderDisc = (
  colour,
) => svg`<circle class="disc-face" data-colour=${colour} cx="50" cy="50" r="40" />
  ${colour === 'white' ? svg`<circle class="disc-ring" cx="50" cy="50" r="30" />` : nothing}`;

/** A disc as a sign beside words. @param {'black' | 'white'} colour */
export const renderDiscSign = (colour) =>
  html`<svg class="disc-sign" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${renderDisc(colour)}</svg>`;
