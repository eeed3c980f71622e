// Every published figure with the button that plays it again, and what others measured elsewhere.

import {html, nothing} from 'lit/html.js';
import {halfWidth} from '../../i18n/notation.js';
import {linkIn} from '../../shell/links.js';
import {ERRORS, SURE_ERRORS} from './figure-verdict.js';
import {remarkOf, settingsOf} from './figure-words.js';
import {
  countRun,
  figureRuns,
  measuredOf,
  PUBLISHED_TIMES,
  secondsOf,
  timesVerdict,
  together,
  verdictOf,
  verdictWord,
} from './figures.js';
import {progressSentence, spanOf, timesSentence, withError} from './sentences.js';
import {keyOf} from './state.js';
import {renderArticle} from './view-article.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('./figures.js').FigureRun} FigureRun */
/** @typedef {import('./figures.js').PublishedFigure} PublishedFigure */

/** Who published: the start of a figure's source, and the key of its heading. */
const SOURCES = /** @type {const} */ ([
  ['Akyüz', 'turkish'],
  ['Racanati', 'italian'],
  ['exact: ', 'exact'],
  ['aim', 'ours'],
]);

/** What users can pick elsewhere, measured on the same 10,000 seas as `measured before`: mean shots. */
const ELSEWHERE = /** @type {[string, number][]} */ ([
  ['count', countRun.figures[0].expected[0]],
  ['web', 46.2],
  ['contest', 46.2],
  ['java', 44.02],
]);

/** @param {Shown} shown */
export function renderFigures(shown) {
  const {lang, words} = shown;
  return html`<section class="lesson" id="figures" aria-labelledby="figures-title">
    <h2 id="figures-title">${words('lab-figures')}</h2>
    <p class="lede">${words('lab-figures-lede')}</p>
    <p>${words('lab-figures-rule', {errors: words.number(ERRORS), sure: SURE_ERRORS})}</p>
    ${SOURCES.map(([, source]) => {
      const runs = figureRuns.filter((run) => sourceOf(run) === source);
      return runs.length === 0
        ? nothing
        : html`<h3>${words(`lab-source-${source}`)}</h3>
            <p class="field-hint">${words(`lab-source-${source}-how`)}</p>
            ${source === 'italian' ? renderTogether(shown) : nothing}
            ${renderRuns(shown, runs)}`;
    })}
    ${renderArticle(shown)}
    <h3>${words('lab-source-greek')}</h3>
    <p>${words('lab-source-greek-how')} <a class="button button-quiet" href=${linkIn('../reversi/', lang)}>${words('nav-reversi')}</a></p>
    <div class="bar-group">
      <button class="button" type="button" ?disabled=${shown.state.printed === 'running'} @click=${() => shown.dispatch({type: 'printed'})}>${words('lab-printed-run')}</button>
    </div>
    ${shown.part ? shown.part.renderPrinted(shown) : nothing}
    ${renderTimes(shown)} ${renderElsewhere(shown)}
  </section>`;
}

/** @param {Shown} shown the one verdict on a table of single games */
function renderTogether({words}) {
  const {value, se, expected, verdict, low, of, any} = together;
  const percent = (/** @type {number} */ share) =>
    words.number(share / 100, {style: 'percent', maximumFractionDigits: 0});
  const judged = (/** @type {string} */ said, /** @type {string} */ verdict) => html`<p>
    ${said}
    <span class="figure-verdict" data-verdict=${verdict}>${words(`lab-verdict-${verdict}`)}</span>
  </p>`;
  const [ship, random] = [{value, se}, any].map(({value, se}) => ({
    share: percent(value),
    error: percent(halfWidth(se)),
  }));
  const more = {expected: percent(expected[0]), low, of};
  return html`${judged(words('lab-italian-together', {...ship, ...more}), verdict)}
    ${judged(words('lab-italian-any', random), any.verdict)}`;
}

/** @param {FigureRun} run @returns {string | undefined} whose it is: a source's, where one of its numbers is */
const sourceOf = ({figures}) =>
  SOURCES.find(([start]) => figures.some(({source}) => source.startsWith(start)))?.[1];

/** @param {Shown} shown @param {FigureRun[]} runs */
function renderRuns(shown, runs) {
  const {words} = shown;
  return html`<table class="sheet figures">
    <thead>
      <tr>
        <th scope="col">${words('lab-figure-what')}</th>
        <th scope="col" class="number">${words('lab-figure-published')}</th>
        <th scope="col" class="number">${words('lab-figure-shell')}</th>
        <th scope="col" class="number">${words('lab-figure-here')}</th>
        <th scope="col">${words('lab-figure-verdict')}</th>
      </tr>
    </thead>
    ${runs.map((run) => renderRun(shown, run))}
  </table>`;
}

/** @param {Shown} shown @param {FigureRun} run */
function renderRun(shown, run) {
  const {state, words, names, dispatch, workers} = shown;
  const {config, figures} = run;
  const isPlayed = state.run !== null && keyOf(state.run.config) === keyOf(config);
  const summary =
    (isPlayed && state.run?.summary?.games ? state.run.summary : state.played[keyOf(config)]) ??
    null;
  const agents = config.agents.map((agent) => names.agent(agent)).join(', ');
  return html`<tbody data-played=${isPlayed ? '' : nothing}>
    <tr>
      <th class="figure-run" colspan="5" scope="rowgroup">
        <div class="figure-run-head">
          <span>
            ${words('lab-figure-run', {agents, rules: names.rules(config.rules), games: config.games})}
            ${config.deploy === 'uniform' ? nothing : html`· ${words(`deploy-${config.deploy}`)}`}
            ${config.set ? `· ${settingsOf({words, names}, config.set)}` : nothing}
          </span>
          <button
            class="button"
            type="button"
            ?disabled=${isPlayed && state.run?.status === 'running'}
            @click=${() => dispatch({type: 'run', config, figure: true})}
          >${words('lab-figure-play', {span: spanOf(words, secondsOf(run, workers))})}</button>
        </div>
        ${isPlayed ? html`<p class="field-hint">${progressSentence(state, shown)}</p>` : nothing}
      </th>
    </tr>
    ${figures.map((figure) => renderFigure({words, names}, run, figure, summary))}
  </tbody>`;
}

/**
 * @param {import('../../shell/coded-sentence.js').Speech} speech
 * @param {FigureRun} run
 * @param {PublishedFigure} figure
 * @param {import('./tally.js').Summary | null} summary of the run that is on, or was the last of this figure
 */
function renderFigure({words, names}, {config}, figure, summary) {
  const {statistic, agent, expected, source} = figure;
  const measured = summary ? measuredOf(figure, summary) : null;
  const verdict = shownVerdict(figure, summary, config.games);
  const below = measured?.below ?? figure.below;
  const value = (
    /** @type {{value: number | null, se: number | null}} */ {value, se},
    games = config.games,
  ) =>
    value === null ? '' : se === null ? words.number(value) : withError(words, value, se, games);
  return html`<tr>
    <th scope="row">
      ${words(`lab-statistic-${statistic}`, {agent: names.agent(config.agents[agent]), other: names.agent(config.agents[1] ?? config.agents[0])})}
      <span class="figure-source">${remarkOf({words, names}, source)}</span>
    </th>
    <td class="number">${rangeOf(words, expected)}</td>
    <td class="number">${value(figure)}</td>
    <td class="number" data-live=${summary ? '' : nothing}>${measured ? value(measured, summary?.games) : '–'}</td>
    <td>
      ${verdict ? html`<span class="figure-verdict" data-verdict=${verdict}>${words(verdictWord(figure, verdict))}</span>` : nothing}
      ${below === undefined ? nothing : words('lab-figure-below', {share: words.number(below, {style: 'percent', maximumFractionDigits: 0})})}
      ${figure.note ? html`<span class="field-hint">${remarkOf({words, names}, figure.note)}</span>` : nothing}
    </td>
  </tr>`;
}

/** @param {PublishedFigure} figure @param {import('./tally.js').Summary | null} summary @param {number} planned @returns {string | null} null before the whole run */
function shownVerdict(figure, summary, planned) {
  if (!summary) return figure.verdict;
  return summary.games === planned ? verdictOf(figure, summary) : null;
}

/** @param {import('../../i18n/words.js').Words} words @param {[number, number]} expected */
function rangeOf(words, [least, most]) {
  const short = (/** @type {number} */ value) => words.number(value, {maximumFractionDigits: 2});
  const ends = {from: short(least), to: short(most)};
  // A dash would be read as the sign of the number behind it.
  return least === most ? short(least) : words(least < 0 ? 'lab-range-signed' : 'lab-range', ends);
}

/** @param {Shown} shown how much longer the map takes than the lattice */
function renderTimes(shown) {
  const {state, words, dispatch} = shown;
  const times = state.times === 'running' ? null : state.times;
  const ratioOf = (/** @type {{slow: number, quick: number}} */ {slow, quick}) =>
    words.number(slow / quick, {maximumSignificantDigits: 2});
  const verdict = times && timesVerdict(times);
  return html`<h3>${words('lab-times')}</h3>
    <p>${words('lab-times-lede')}</p>
    <div class="bar-group">
      <button class="button" type="button" ?disabled=${state.times === 'running'} @click=${() => dispatch({type: 'times'})}>${words('lab-times-run')}</button>
    </div>
    ${times ? html`<p class="lab-times">${timesSentence(times, shown)}</p>` : nothing}
    <table class="sheet figures" id="times">
      <thead>
        <tr>
          <th scope="col">${words('lab-figure-what')}</th>
          <th scope="col" class="number">${words('lab-figure-published')}</th>
          <th scope="col" class="number">${words('lab-figure-here')}</th>
          <th scope="col">${words('lab-figure-verdict')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">${words('lab-times-ratio')}</th>
          <td class="number">${ratioOf(PUBLISHED_TIMES)}</td>
          <td class="number">${times ? ratioOf(times) : '–'}</td>
          <td>
            ${verdict ? html`<span class="figure-verdict" data-verdict=${verdict}>${words(`lab-verdict-${verdict}`)}</span>` : nothing}
            ${verdict === 'differs' ? html`<span class="field-hint">${words('lab-times-why')}</span>` : nothing}
          </td>
        </tr>
      </tbody>
    </table>`;
}

/** @param {Shown} shown */
function renderElsewhere(shown) {
  const {words} = shown;
  return html`<h3>${words('lab-elsewhere')}</h3>
    <p class="field-hint">${words('lab-elsewhere-how')}</p>
    <table class="sheet">
      <thead>
        <tr>
          <th scope="col">${words('lab-elsewhere-what')}</th>
          <th scope="col" class="number">${words('lab-mean-shots')}</th>
        </tr>
      </thead>
      <tbody>
        ${ELSEWHERE.map(
          ([name, mean]) => html`<tr>
            <th scope="row">${words(`lab-elsewhere-${name}`)}</th>
            <td class="number">${words.number(mean)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    ${renderRuns(shown, [countRun])}`;
}
