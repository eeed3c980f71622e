// The running means with their 95 % bands, drawn by uPlot; and the same as a table.

import {createRef, ref} from 'lit/directives/ref.js';
import {html, svg} from 'lit/html.js';
import {namesOf, tenths} from './sentences.js';
import {DASHES} from './trail-picture.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('./tally.js').Summary} Summary */

/** Rows of the table, the last point among them. */
const ROWS = 8;

/** @type {import('lit/directives/ref.js').Ref<HTMLElement>} */
const place = createRef();
/** @type {import('lit/directives/ref.js').Ref<HTMLElement>} */
const key = createRef();
/** The library that draws is larger than the page, and nobody needs it before a run. @type {Promise<ReturnType<typeof import('./trail-plot.js').createTrailPlot>> | null} */
let coming = null;
const fetchPlot = () =>
  import(/* webpackChunkName: "parts/lab-trail" */ './trail-plot.js').then(({createTrailPlot}) =>
    createTrailPlot(),
  );

/** @param {Summary} summary @param {Shown['words']} words where the library cannot be had, the table says the same, and the next point asks again */
async function draw({agents, trail}, words) {
  coming ??= fetchPlot();
  try {
    const plot = await coming;
    if (place.value && key.value) plot(place.value, key.value, trail, agents.length, words);
  } catch {
    coming = null;
  }
}

/** As narrow on one side as on the other. @param {Shown['words']} words @param {number} mean @param {import('./tally.js').Ends} ends */
const evenly = (words, mean, [, most]) =>
  words('lab-with-error', {value: tenths(words, mean), error: tenths(words, most - mean)});

/**
 * @param {Shown} shown
 * @param {Summary} summary
 * @param {object} [how]
 * @param {string} [how.title]
 * @param {typeof evenly} [how.within] writes a mean between its ends
 */
export function renderTrail(
  {words, names},
  summary,
  {title = words('lab-trail'), within = evenly} = {},
) {
  const {agents, trail} = summary;
  const named = namesOf(
    agents.map(({agent}) => agent),
    names,
  );
  // The picture is made once its place is in the page.
  queueMicrotask(() => void draw(summary, words));
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
