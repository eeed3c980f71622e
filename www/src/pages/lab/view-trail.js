// The running means with their 95 % bands, drawn by uPlot; and the same as a table.

import {createRef, ref} from 'lit/directives/ref.js';
import {html, svg} from 'lit/html.js';
import {tenths} from './sentences.js';
import {DASHES} from './trail-picture.js';
import {createTrailPlot} from './trail-plot.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('./tally.js').Told} Told */

/** Rows of the table, the last point among them. */
const ROWS = 8;

/** @type {import('lit/directives/ref.js').Ref<HTMLElement>} */
const place = createRef();
/** @type {import('lit/directives/ref.js').Ref<HTMLElement>} */
const key = createRef();
const plot = createTrailPlot();

/** As narrow on one side as on the other. @param {Shown['words']} words @param {number} mean @param {import('./tally.js').Ends} ends */
const evenly = (words, mean, [, most]) =>
  words('lab-with-error', {value: tenths(words, mean), error: tenths(words, most - mean)});

/**
 * @param {Shown} shown
 * @param {Told} told
 * @param {object} [how]
 * @param {string} [how.title]
 * @param {typeof evenly} [how.within] how a mean between its ends is told
 */
export function renderTrail(
  {words, names},
  {agents, trail},
  {title = words('lab-trail'), within = evenly} = {},
) {
  const named = agents.map(({agent}) => names.agent(agent));
  // The picture is made once its place is in the page.
  queueMicrotask(() => {
    if (place.value && key.value) plot(place.value, key.value, trail, named.length, words);
  });
  const step = Math.max(1, Math.floor(trail.length / ROWS));
  const rows = trail.filter((_, at) => (trail.length - 1 - at) % step === 0);
  return html`<h3>${title}</h3>
    <ul class="trail-key" ${ref(key)}>
      ${named.map(
        (name, agent) => html`<li data-agent=${agent}>
          <svg class="trail-line" viewBox="0 0 32 8" aria-hidden="true">${svg`<path d="M0 4H32" stroke-dasharray=${DASHES[agent].join(' ')} />`}</svg>
          ${name}
        </li>`,
      )}
    </ul>
    <div class="trail" ${ref(place)} aria-hidden="true"></div>
    <details class="more">
      <summary>${words('lab-trail-table')}</summary>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col" class="number">${words('lab-played')}</th>
            ${named.map((name) => html`<th scope="col" class="number">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({games, means, ends}) => html`<tr>
              <th scope="row" class="number">${words.number(games)}</th>
              ${means.map((mean, agent) => {
                const own = ends[agent];
                return html`<td class="number">${own ? within(words, mean, own) : tenths(words, mean)}</td>`;
              })}
            </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
}
