import {html} from 'lit/html.js';
import figures from '../../../data/solitaire-figures.json' with {type: 'json'};
import {halfWidth} from '../../../i18n/notation.js';

/** @import {ViewContext} from '../view/page.js' */
/** @typedef {typeof figures[number]} Figure */

/** @template T @param {T[]} all */
const distinct = (all) => [...new Set(all)];

/** @param {ViewContext} shown the figures the source published of its agents, with ours beside them */
export function renderFigures({words, names}) {
  const agents = distinct(figures.map(({agent}) => agent));
  const number = (/** @type {number} */ value) => words.number(value, {maximumFractionDigits: 1});
  const ours = (/** @type {Figure | undefined} */ found) =>
    found
      ? words('figures-mean', {mean: number(found.mean), error: number(halfWidth(found.error))})
      : words('figures-unmeasured');
  /** @param {Figure} first of a map and a number of known cells */
  function renderRow(first) {
    const {agent, deployer, hints, published} = first;
    const alike = figures.filter(
      (one) => one.agent === agent && one.deployer === deployer && one.hints === hints,
    );
    const by = (/** @type {string} */ regime) => alike.find((one) => one.regime === regime);
    const none = by('none');
    return html`<tr>
      <th scope="row">${words(`deploy-${deployer}`)}, ${words('figures-known', {known: hints})}</th>
      <td class="number">${number(published)}</td>
      ${
        none
          ? html`<td class="number" colspan="2">${ours(none)}</td>`
          : html`<td class="number">${ours(by('random'))}</td><td class="number">${ours(by('ship'))}</td>`
      }
    </tr>`;
  }
  return html`<p>${words('figures-lead', {games: figures[0].games})}</p>
    <table class="sheet figures">
      <caption class="unseen">${words('figures-title')}</caption>
      <thead>
        <tr>
          <th scope="col" rowspan="2">${words('figures-map')}</th>
          <th scope="col" rowspan="2" class="number">${words('figures-published')}</th>
          <th scope="colgroup" colspan="2" class="number">${words('figures-ours')}</th>
        </tr>
        <tr>
          <th scope="col" class="number">${words('figures-random')}</th>
          <th scope="col" class="number">${words('figures-ship')}</th>
        </tr>
      </thead>
      ${agents.map((agent) => {
        const own = figures.filter((one) => one.agent === agent);
        const firsts = own.filter(
          (one) =>
            own.find(({deployer, hints}) => deployer === one.deployer && hints === one.hints) ===
            one,
        );
        return html`<tbody>
          <tr><th scope="rowgroup" colspan="4">${names.agent(agent)}</th></tr>
          ${firsts.map(renderRow)}
        </tbody>`;
      })}
    </table>
    <details class="more">
      <summary>${words('figures-how')}</summary>
      <ul class="figures-commands">
        ${distinct(figures.map(({command}) => command)).map((command) => html`<li><code>${command}</code></li>`)}
      </ul>
    </details>`;
}
