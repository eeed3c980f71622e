// Of each agent the numbers, then its games by result as bars that lead to the games, and the same as a table.

import {html, nothing, svg} from 'lit/html.js';
import {linkIn} from '../../shell/links.js';
import {VERSION} from '../../shell/records.js';
import {publishedOf} from './figures.js';
import {axisOf, binsOf} from './histogram.js';
import {namesOf, pictureLabel, withError} from './sentences.js';
import {isMatch, isScored} from './state.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('./tally.js').Summary} Summary */
/** @typedef {import('./tally.js').Sums} Sums */
/** @typedef {import('./histogram.js').Axis} Axis */
/** @typedef {import('./histogram.js').Bin} Bin */

export const [WIDE, HIGH] = [480, 96];

/** @param {Shown} shown @param {Summary} summary */
export function renderAgents(shown, {agents}) {
  const axis = axisOf(agents);
  const named = namesOf(
    agents.map(({agent}) => agent),
    shown.names,
  );
  return html`<ol class="lab-results">
    ${agents.map(
      (sums, agent) => html`<li class="lab-result">
      <h3>${named[agent]}</h3>
      ${renderNumbers(shown, sums, agent)} ${axis ? renderBars(shown, sums, {agent, name: named[agent]}, axis) : nothing}
    </li>`,
    )}
  </ol>`;
}

/** @param {Shown} shown @param {Sums} sums @param {number} agent */
function renderNumbers({state, words}, sums, agent) {
  const scored = isScored(/** @type {import('./state.js').Run} */ (state.run).config);
  /** @param {string} name @param {string} value */
  const item = (name, value) => html`<div><dt>${words(`lab-${name}`)}</dt><dd>${value}</dd></div>`;
  const whole = (/** @type {number | null} */ value) => (value === null ? '' : words.number(value));
  return html`<dl class="lab-numbers" data-agent=${agent}>
    ${item(scored ? 'mean-score' : 'mean-shots', withError(words, sums.mean, sums.se, sums.games))}
    ${item('median-lower', whole(sums.median))} ${item('least', whole(sums.min))} ${item('most', whole(sums.max))}
    ${item('p99', whole(sums.p99))} ${item('played', whole(sums.games))}
  </dl>`;
}

/** @param {Shown} shown @param {Sums} sums @param {{agent: number, name: string}} whose @param {Axis} axis */
export function renderBars(shown, sums, {agent, name}, axis) {
  const {state, words, dispatch} = shown;
  const bins = binsOf(sums, axis);
  const open = (/** @type {Bin} */ {from, to}) => dispatch({type: 'bar', bar: {agent, from, to}});
  const isOpen = (/** @type {Bin} */ {from, to}) =>
    state.opened?.agent === agent && state.opened.from === from && state.opened.to === to;
  const published = marksOf(
    words,
    /** @type {import('./state.js').Run} */ (state.run).config,
    agent,
  );
  return html`<div class="lab-bars">
    ${renderPicture(bins, sums, axis, {
      label: pictureLabel(sums, name, shown, state.run?.summary?.match),
      number: words.number,
      open,
      isOpen,
      published,
    })}
    ${published.length > 0 ? html`<p class="field-hint">${words('lab-published-hint', {marks: published.map(({name}) => name).join(' · ')})}</p>` : nothing}
    ${state.opened?.agent === agent ? renderOpened(shown) : html`<p class="field-hint">${words('lab-bar-hint')}</p>`}
    <details class="more">
      <summary>${words('lab-table', {agent: name})}</summary>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">${words('lab-result')}</th>
            <th scope="col" class="number">${words('lab-played')}</th>
            <th scope="col"><span class="unseen">${words('lab-bar-open')}</span></th>
          </tr>
        </thead>
        <tbody>
          ${bins
            .filter(({games}) => games > 0)
            .map(
              (bin) => html`<tr>
                <th scope="row">${range(words, bin)}</th>
                <td class="number">${words.number(bin.games)}</td>
                <td>
                  <button
                    class="button button-quiet"
                    type="button"
                    aria-pressed=${isOpen(bin)}
                    aria-label=${words('lab-bar-open-named', {range: range(words, bin)})}
                    @click=${() => open(bin)}
                  >${words('lab-bar-open')}</button>
                </td>
              </tr>`,
            )}
        </tbody>
      </table>
    </details>
  </div>`;
}

/** @param {import('../../i18n/words.js').Words} words @param {{from: number, to: number}} bin */
const range = (words, {from, to}) =>
  from === to ? words.number(from) : words('lab-range', {from, to});

/** @typedef {{name: string, value: number}} Mark what was published, and of what */

/** @type {Partial<Record<import('./reading.js').Statistic, string>>} */
const MARKS = {median: 'median', min: 'least', max: 'most', p1: 'p1', p99: 'p99'};

/** @param {import('../../i18n/words.js').Words} words @param {import('./state.js').RunConfig} config @param {number} agent @returns {Mark[]} */
export const marksOf = (words, config, agent) =>
  publishedOf(config, agent).map(({statistic, value}) => {
    const mean = isScored(config) ? 'mean-score' : 'mean-shots';
    const number = words.number(value, {maximumFractionDigits: 2});
    return {name: `${words(`lab-${MARKS[statistic] ?? mean}`)} ${number}`, value};
  });

/**
 * The bars of one agent, with its mean; the picture in a file is the same.
 * @param {Bin[]} bins
 * @param {Sums} sums
 * @param {Axis} axis
 * @param {{label: string, number: import('../../i18n/words.js').Words['number'], open?: (bin: Bin) => void, isOpen?: (bin: Bin) => boolean, published?: Mark[]}} how
 */
export function renderPicture(
  bins,
  sums,
  {first, last},
  {label, number, open, isOpen, published = []},
) {
  const most = Math.max(1, ...bins.map(({games}) => games));
  const x = (/** @type {number} */ value) => ((value - first) / (last + 1 - first)) * WIDE;
  const mean = x(sums.mean + 0.5);
  return html`<svg class="bars" viewBox="0 -16 ${WIDE} ${HIGH + 34}" role="img" aria-label=${label} xmlns="http://www.w3.org/2000/svg">
    ${bins.map((bin) => {
      const high = (bin.games / most) * HIGH;
      const [left, wide] = [x(bin.from), x(bin.to + 1) - x(bin.from)];
      return svg`<g class="bars-column" data-open=${isOpen?.(bin) ? '' : nothing}>
        <rect class="bars-bin" x=${left + 0.5} y=${HIGH - high} width=${wide - 1} height=${high} />
        ${
          // A low bar is hard to hit: its whole column answers.
          open && bin.games > 0
            ? svg`<rect class="bars-reach" x=${left} y="0" width=${wide} height=${HIGH} @click=${() => open(bin)} />`
            : nothing
        }
      </g>`;
    })}
    <path class="bars-foot" d="M0 ${HIGH}H${WIDE}" />
    <path class="bars-line" d="M${mean} -4V${HIGH}" />
    <path class="bars-arrow" d="M${mean - 5} -14h10l-5 9z" />
    ${published
      .filter(({value}) => first <= value && value <= last)
      .map(
        ({name, value}) =>
          svg`<path class="bars-published" d="M${x(value + 0.5)} 0V${HIGH}m-4 4l4 -4l4 4z"><title>${name}</title></path>`,
      )}
    <text class="bars-text" x="0" y=${HIGH + 15}>${number(first)}</text>
    <text class="bars-text" x=${WIDE} y=${HIGH + 15} text-anchor="end">${number(last)}</text>
  </svg>`;
}

/** @param {Shown} shown the game of the bar that was pressed, and the way to it */
function renderOpened({state, lang, words, dispatch}) {
  const ofReversi = isMatch(/** @type {import('./state.js').Run} */ (state.run).config);
  const opened = /** @type {import('./state.js').Opened} */ (state.opened);
  if (opened.record === null) return html`<p class="field-hint">${words('lab-bar-coming')}</p>`;
  const place = {v: VERSION, g: opened.record, step: '0'};
  const link = ofReversi
    ? `../reversi/?${new URLSearchParams(place)}`
    : `../?${new URLSearchParams({...place, mode: 'watch'})}`;
  return html`<p class="lab-opened">
    <a class="button" href=${linkIn(link, lang)}>${words('lab-bar-watch', {number: (opened.game ?? 0) + 1, range: range(words, opened)})}</a>
    <button class="button button-quiet" type="button" @click=${() => dispatch({type: 'bar-next'})}>${words('lab-bar-next')}</button>
  </p>`;
}
