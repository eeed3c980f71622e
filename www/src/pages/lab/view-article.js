// The numbers that the Russian article states, with the button that works them out.

import {html, nothing} from 'lit/html.js';
import {linkIn} from '../../shell/links.js';
import {VERSION} from '../../shell/records.js';
import {progressOf, STATEMENTS, statementVerdict} from './article.js';
import {articleSentence, tenths, withError} from './sentences.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('./article.js').Statement} Statement */

/** @param {Shown} shown */
export function renderArticle(shown) {
  const {state, words, dispatch} = shown;
  const {article} = state;
  return html`<h3>${words('lab-source-russian')}</h3>
    <p class="field-hint">${words('lab-source-russian-how')}</p>
    <div class="bar-group">
      <button class="button" type="button" ?disabled=${article?.running} @click=${() => dispatch({type: 'article'})}>${words('lab-article-run')}</button>
      ${article?.running ? html`<button class="button" type="button" @click=${() => dispatch({type: 'article-stop'})}>${words('lab-article-stop')}</button>` : nothing}
    </div>
    ${article ? renderProgress(shown, article) : nothing}
    <table class="sheet figures" id="article">
      <thead>
        <tr>
          <th scope="col">${words('lab-figure-what')}</th>
          <th scope="col" class="number">${words('lab-figure-published')}</th>
          <th scope="col" class="number">${words('lab-figure-here')}</th>
          <th scope="col">${words('lab-figure-verdict')}</th>
        </tr>
      </thead>
      <tbody>
        ${STATEMENTS.map((statement) => renderStatement(shown, statement))}
      </tbody>
    </table>`;
}

/** @param {Shown} shown @param {import('./article.js').Article} article */
function renderProgress(shown, article) {
  const {done, of} = progressOf(article);
  return html`<div class="lab-progress">
    <p class="lab-progress-text" id="article-progress">${articleSentence(article, shown)}</p>
    ${article.running ? html`<progress max=${of} .value=${done} aria-labelledby="article-progress"></progress>` : nothing}
  </div>`;
}

/** @param {Shown} shown @param {Statement} statement */
function renderStatement({state, lang, words}, statement) {
  const {id, published} = statement;
  const result = state.article?.results[id];
  const verdict = result ? statementVerdict(statement, result) : null;
  const why = `lab-article-${id}-why`;
  const numbers = (/** @type {number[]} */ values) =>
    values.map((value) => (Number.isInteger(value) ? words.number(value) : tenths(words, value)));
  const ours = () =>
    result && result.se !== null
      ? withError(words, result.values[0], result.se)
      : numbers(result?.values ?? []).join(', ');
  const link =
    result?.record &&
    new URLSearchParams({v: VERSION, mode: 'watch', g: result.record, step: String(result.step)});
  return html`<tr>
    <th scope="row">${words(`lab-article-${id}`)}</th>
    <td class="number">${numbers(published).join(', ')}</td>
    <td class="number">${result ? ours() : '–'}</td>
    <td>
      ${
        verdict
          ? html`<span class="figure-verdict" data-verdict=${verdict}>${words(`lab-verdict-${verdict}`, {games: result?.games ?? 0})}</span>`
          : nothing
      }
      ${link ? html`<a class="button button-quiet" href=${linkIn(`../?${link}`, lang)} aria-label=${words('lab-article-see-named', {what: words(`lab-article-${id}`)})}>${words('lab-article-see')}</a>` : nothing}
      ${result && words.has(why) ? html`<span class="field-hint">${words(why)}</span>` : nothing}
    </td>
  </tr>`;
}
