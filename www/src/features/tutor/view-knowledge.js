// The expert's knowledge: what each row and column still holds, the ships found, and how those still to be found can lie.
import {html, nothing} from 'lit/html.js';
import {leadBoard} from '../../games/sea/select.js';
import {colName, halfWidth, rowName} from '../../i18n/notation.js';
import {runName} from './sentences.js';
import {awaitsScore, isOpen} from './state.js';
import {renderWilling} from './view-proofs.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Expert} from '../../engine/types.js' */

/** @param {ViewContext} shown the tab of knowledge */
export const renderKnowledge = (shown) =>
  html`${renderWilling(shown, renderKnown)} ${renderScore(shown)}`;

/** What was told; all else of an expected score is a mean. */
const KNOWN = ['fok', 'fko'];

/** @param {ViewContext} shown the score so far as it is to be expected, or as it came out; the sheet belongs to the review, and comes with it */
function renderScore(shown) {
  const {state, view, words, names, dispatch, parts} = shown;
  const {score, shooter} = leadBoard(view);
  const {review} = parts;
  if (!review || (!score && !awaitsScore(state))) return nothing;
  const who = names.agent(view.players[shooter - 1].agent);
  const title = html`<h2 class="legend-title">${words('score-title')}</h2>`;
  if (score) {
    const sheet = review.renderScoreSheet(words('score-final'), [{who, score}], words, () =>
      words('score-counted'),
    );
    return html`${title}${sheet}`;
  }
  if (!isOpen(state) && !state.tutor?.expects) {
    return html`${title}
      <p class="empty">${words('score-is-help')}</p>
      <button class="button" type="button" @click=${() => dispatch({type: 'tutor-expects', expects: true})}>
        ${words('score-show')}
      </button>`;
  }
  const {expected} = state.tutor ?? {};
  if (!expected) return html`${title}<p class="empty">${words('counting')}</p>`;
  if (!expected.score) return html`${title}<p class="empty">${words('score-unknown')}</p>`;
  const {fleets, error} = expected.score;
  const how = (/** @type {string} */ term) =>
    words(KNOWN.includes(term) ? 'score-known' : 'score-mean');
  return html`${title}
    ${review.renderScoreSheet(words('score-expected'), [{who, score: expected.score}], words, how)}
    <p class="field-hint">${
      error === null
        ? words('score-of-all', {fleets})
        : words('score-of-drawn', {
            fleets,
            error: words.number(halfWidth(error), {maximumFractionDigits: 1}),
          })
    }</p>`;
}

/** @param {Expert} expert @param {ViewContext} shown */
function renderKnown(expert, shown) {
  const {words, names} = shown;
  return html`<h2 class="legend-title">${words('known-lines')}</h2>
    <div class="known-lines">
      ${renderLines(expert.rows, 'pick-row', (line) => rowName(line, names.notation), shown)}
      ${renderLines(expert.cols, 'pick-column', (line) => colName(line, names.notation), shown)}
    </div>
    <h2 class="legend-title">${words('known-found')}</h2>
    ${
      expert.found.length > 0
        ? html`<ul class="known-found">
            ${expert.found.map((run) => html`<li>${renderWay(run, shown, words('ship-n', {length: run.length}))}</li>`)}
          </ul>`
        : html`<p class="empty">${words('known-none-found')}</p>`
    }
    <h2 class="legend-title">${words('known-left')}</h2>
    ${
      expert.combinations.length > 0
        ? expert.combinations.map((each) => renderCombinations(each, shown))
        : html`<p class="empty">${words('known-all-found')}</p>`
    }`;
}

/**
 * @param {Expert['rows']} lines
 * @param {string} head
 * @param {(line: number) => string} nameOf
 * @param {ViewContext} shown
 */
const renderLines = (lines, head, nameOf, {words}) => html`<table class="sheet">
  <thead>
    <tr>
      <th scope="col">${words(head)}</th>
      <th scope="col" class="number">${words('known-left-cells')}</th>
      <th scope="col" class="number">${words('known-candidates')}</th>
    </tr>
  </thead>
  <tbody>
    ${lines.map(
      ({left, candidates}, line) => html`<tr>
        <th scope="row">${nameOf(line)}</th>
        <td class="number">${left ?? words('known-uncounted')}</td>
        <td class="number">${candidates}</td>
      </tr>`,
    )}
  </tbody>
</table>`;

/** @param {Expert['combinations'][number]} each @param {ViewContext} shown */
function renderCombinations({length, left, ways}, shown) {
  const {words} = shown;
  return html`<details class="more" ?open=${length >= 3 && ways.length <= 12}>
    <summary>${words('known-ways', {length, left, ways: ways.length})}</summary>
    <ul class="known-ways">
      ${ways.map((way) => html`<li>${renderWay(way, shown)}</li>`)}
    </ul>
  </details>`;
}

/** @param {string[]} cells @param {ViewContext} shown @param {string} [more] shown on the board when it is chosen */
function renderWay(cells, shown, more) {
  const {light} = shown.state.tutor ?? {};
  const isLit = light?.of === 'way' && light.cells.join() === cells.join();
  return html`<button
    class="button"
    type="button"
    aria-pressed=${isLit}
    @click=${() => shown.dispatch({type: 'tutor-light', light: isLit ? null : {of: 'way', cells}})}
  >${runName(cells, shown)}${more ? html` <span class="proof-group">${more}</span>` : nothing}</button>`;
}
