// The games of every agent by result, a row each, one under another on one scale.
import {html, nothing, svg} from 'lit/html.js';
import {vars} from '../../board/vars.js';
import {axisOf, binsOf} from './histogram.js';
import {MEASURED_GAMES, measuredRun, rowsOf} from './measured.js';
import {namesOf, pictureLabel, tenths, verdicts} from './sentences.js';
import {isScored} from './state.js';
import {margin} from './student-distribution.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('./histogram.js').Axis} Axis */

/** Pixels: a row, a high peak in it, and the most that a peak may rise above its row. */
const [ROW, PEAK, MOST] = [68, 46, 148];
/** A wide picture shows so many distinct bins. */
const BINS = 100;

/** @param {Shown} shown nothing of games that are not counted in shots or points on a sea */
export function renderRidge(shown) {
  const {state, words, names} = shown;
  const rows = rowsOf(state);
  const axis = axisOf(
    rows.map(({sums}) => sums),
    BINS,
  );
  if (!axis) return nothing;
  const named = namesOf(
    rows.map(({sums}) => sums.agent),
    names,
  );
  const shares = rows.map(({sums}) =>
    binsOf(sums, axis).map(({games}) => games / sums.games / axis.width),
  );
  const peaks = shares.map((row) => Math.max(...row));
  // One agent may stand out so far that the others would lie flat: its peak rises into the room above.
  const usual = peaks.toSorted((one, other) => other - one)[Math.min(1, peaks.length - 1)];
  const scale = Math.min(PEAK / usual, MOST / Math.max(...peaks));
  const measured = rows.some(({run}) => run === null);
  const own = rows.find(({run}) => run !== null)?.sums.games ?? 'none';
  const title = isScored(state.run?.summary ? state.run.config : state.config)
    ? 'lab-ridge-score'
    : 'lab-ridge';
  return html`<section class="ridge" aria-labelledby="ridge" data-tall=${peaks[0] * scale > 2 * ROW ? '' : nothing}>
    <div class="ridge-head">
      <h2 id="ridge">${words(title)}</h2>
      <p class="field-hint">${measured ? words('lab-ridge-measured', {games: MEASURED_GAMES, own}) : nothing} ${words('lab-ridge-how')}</p>
    </div>
    <ol class="ridge-rows">
      ${rows.map(
        (
          {sums, run, chosen},
          at,
        ) => html`<li class="ridge-row" data-chosen=${chosen ? '' : nothing} data-run=${run === null ? nothing : ''}>
          <p class="ridge-name">${named[at]}</p>
          <p class="ridge-mean"><strong>${tenths(words, sums.mean)}</strong> ${sums.games > 1 ? html`<span>± ${tenths(words, margin(sums.se, sums.games))}</span>` : nothing}</p>
          ${renderRow(shares[at], sums.mean, axis, {
            scale,
            high: at === 0 ? Math.max(ROW, Math.ceil(peaks[at] * scale)) : ROW,
            label: pictureLabel(sums, named[at], shown),
          })}
        </li>`,
      )}
    </ol>
    <p class="ridge-axis" aria-hidden="true">
      ${ticksOf(axis).map((value) => html`<span ${vars({'--at': placeOf(value, axis)})}>${words.number(value)}</span>`)}
    </p>
    ${renderVerdict(shown)}
  </section>`;
}

/** @param {number} value @param {Axis} axis @returns {number} from 0 to 1 */
const placeOf = (value, {first, last}) => (value + 0.5 - first) / (last + 1 - first);

/** @param {Axis} axis round numbers, some ten at most */
function ticksOf({first, last}) {
  const rough = (last - first) / 10;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const gap = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  const from = Math.ceil(first / gap) * gap;
  return Array.from({length: Math.floor((last - from) / gap) + 1}, (_, at) => from + at * gap);
}

/** @param {number[]} shares of the games, by bin @param {number} mean @param {Axis} axis @param {{scale: number, high: number, label: string}} how */
function renderRow(shares, mean, axis, {scale, high, label}) {
  const wide = shares.length;
  const x = (/** @type {number} */ value) => placeOf(value, axis) * wide;
  return html`<svg class="ridge-picture" viewBox="0 0 ${wide} ${high}" height=${high} preserveAspectRatio="none" role="img" aria-label=${label}>
    ${ticksOf(axis).map((value) => svg`<path class="ridge-tick" d="M${x(value)} ${high - ROW}V${high}" />`)}
    ${shares.map((share, bin) => share > 0 && svg`<rect class="ridge-bin" x=${bin + 0.05} y=${high - share * scale} width="0.9" height=${share * scale} />`)}
    <path class="ridge-foot" d="M0 ${high}H${wide}" />
    <path class="ridge-line" d="M${x(mean)} ${high - PEAK}V${high}" />
  </svg>`;
}

/** @param {Shown} shown what the agents of the form come to, before they are run here */
function renderVerdict(shown) {
  const {state} = shown;
  const run = state.run?.summary?.games ? null : measuredRun(state.config);
  if (!run) return nothing;
  const said = verdicts({run}, shown);
  return html`<ul class="verdicts">${said.map((one) => html`<li>${one}</li>`)}</ul>`;
}
