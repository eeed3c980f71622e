// The questions the source of the sea battle leaves open: what was measured of each, and how.
import {html, nothing} from 'lit/html.js';
import {halfWidth} from '../../i18n/notation.js';
import {allOf, differenceOf, measuredAt} from './questions.js';
import {renderHeld} from './view-held.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {{value: number, error: number}} Mean */

const WEIGHTS = ['1', '2', '5', '10', 'only', 'last'];
const DEPLOYERS = ['uniform', 'border', 'against-the-shooter'];
const SHOOTERS = ['exact', 'robust', 'responder'];
/** Whose difference was aimed at too. */
const AIMED = [...SHOOTERS, 'robust-less-exact'];
const RULES = ['sea-battle', 'admiral'];
const AGENTS = ['hunt', 'parity', 'probability-map', 'directional', 'p-matrix', 'exact'];
const FLEETS = ['admiral', 'admiral-apart', 'sea-battle', 'drawn-free', 'drawn-apart'];

/** @param {Shown} shown */
export const renderQuestions = (shown) => [
  renderQuestion(shown, 'finish', renderFinish(shown)),
  renderQuestion(shown, 'deployers', renderDeployers(shown)),
  renderQuestion(shown, 'border', renderBorder(shown)),
  renderQuestion(shown, 'smallest', renderSmallest(shown)),
];

/** @param {Shown} shown @param {string} question @param {unknown} answer */
function renderQuestion({words}, question, answer) {
  const commands = [...new Set(allOf(question).map(({command}) => command))];
  return html`<section class="question" aria-labelledby="question-${question}">
    <h3 class="legend-title" id="question-${question}">${words(`question-${question}`)}</h3>
    <p class="lede">${words(`question-${question}-asked`)}</p>
    ${answer}
    <details class="more">
      <summary>${words('question-how')}</summary>
      <ul class="figures-commands">
        ${commands.map((command) => html`<li><code>${command}</code></li>`)}
      </ul>
    </details>
  </section>`;
}

/** @param {Shown} shown */
function renderFinish(shown) {
  const {words, names} = shown;
  const more = (/** @type {string} */ row) =>
    RULES.map((rules) => said(shown, measuredAt('finish', row, rules)));
  const [sea, admiral] = more('last-less-first');
  const [seaPlain, admiralPlain] = more('1-less-only');
  return html`${renderTable(shown, {
    caption: words('question-finish-table', {games: measuredAt('finish', 'last', 'admiral').games}),
    corner: words('question-weight'),
    columns: RULES.map(names.rules),
    lines: WEIGHTS.map((weight) => ({
      name: words(`question-weight-${weight}`),
      means: RULES.map((rules) => measuredAt('finish', weight, rules)),
    })),
  })}
  <p class="answer">${words('question-finish-answer', {sea, admiral, seaPlain, admiralPlain})}</p>`;
}

/** @param {Shown} shown */
function renderDeployers(shown) {
  const {words} = shown;
  const at = (/** @type {string} */ row, /** @type {string} */ column) =>
    measuredAt('deployers', row, column);
  const more = (/** @type {string} */ column) =>
    said(shown, differenceOf(at('against-the-shooter', column), at('uniform', column)));
  return html`${renderTable(shown, {
    caption: words('question-deployers-table', {games: at('uniform', 'exact').games}),
    corner: words('question-deployer'),
    columns: SHOOTERS.map((shooter) => words(`question-shooter-${shooter}`)),
    lines: DEPLOYERS.map((deployer) => ({
      name: words(`deploy-${deployer}`),
      means: SHOOTERS.map((shooter) => at(deployer, shooter)),
    })),
  })}
  <p class="answer">${words('question-deployers-answer', {
    exact: more('exact'),
    responder: more('responder'),
    gain: said(shown, differenceOf(at('border', 'exact'), at('uniform', 'exact'))),
    known: said(shown, at('border', 'responder')),
  })}</p>
  <h4 class="legend-title">${words('question-aims')}</h4>
  <ul class="question-aims">
    ${DEPLOYERS.flatMap((deployer) => AIMED.map((column) => renderAim(shown, deployer, column)))}
  </ul>`;
}

/** @param {Shown} shown @param {string} row @param {string} column */
function renderAim(shown, row, column) {
  const found = allOf('deployers').find((one) => one.row === row && one.column === column);
  if (!found?.aim) return nothing;
  const {aim, value, error} = found;
  const {words} = shown;
  const {least, most, reached} = aim;
  const what = words('question-aim-what', {
    deployer: words(`deploy-${row}`),
    shooter: words(`question-shooter-${column}`),
  });
  const mean = said(shown, {value, error});
  const bound =
    most === undefined
      ? words('question-aim-least', {shots: least ?? 0})
      : words('question-aim-most', {shots: most});
  return html`<li>${words('question-aim', {what, bound, mean})} ${words(`question-reached-${reached}`)}</li>`;
}

/** @param {Shown} shown */
function renderBorder(shown) {
  const {words, names} = shown;
  /** @param {string} rules @param {string} agent */
  const pair = (rules, agent) => {
    const [anywhere, border] = ['uniform', 'border'].map((deployer) =>
      measuredAt('border', agent, `${rules}-${deployer}`),
    );
    return [anywhere, border, differenceOf(border, anywhere)];
  };
  const more = (/** @type {string} */ rules, /** @type {string} */ agent) =>
    said(shown, pair(rules, agent)[2]);
  const [anywhere, border] = pair('admiral', 'hunt');
  const fewer = differenceOf(anywhere, border);
  return html`${RULES.map((rules) =>
    renderTable(shown, {
      caption: names.rules(rules),
      corner: words('question-agent'),
      columns: ['anywhere', 'border', 'more'].map((column) => words(`question-border-${column}`)),
      lines: AGENTS.map((agent) => ({name: names.agent(agent), means: pair(rules, agent)})),
    }),
  )}
  <p class="field-hint">${words('question-border-games', {
    games: measuredAt('border', 'hunt', 'admiral-border').games,
    exact: measuredAt('border', 'exact', 'sea-battle-border').games,
    fewest: measuredAt('border', 'exact', 'sea-battle-uniform').games,
  })}</p>
  <p class="answer">${words('question-border-answer', {
    matrix: more('sea-battle', 'p-matrix'),
    exact: more('sea-battle', 'exact'),
    admiral: more('admiral', 'p-matrix'),
    counted: more('admiral', 'exact'),
    hunter: said(shown, fewer),
  })}</p>`;
}

/** @param {Shown} shown */
function renderSmallest(shown) {
  return html`<ul class="held-fleets">
      ${FLEETS.map((fleet) => renderHeld(shown, fleet))}
    </ul>
    <p class="answer">${shown.words('question-smallest-answer')}</p>`;
}

/** @param {Shown} shown @param {{caption: string, corner: string, columns: string[], lines: {name: string, means: Mean[]}[]}} table */
function renderTable(shown, {caption, corner, columns, lines}) {
  return html`<table class="sheet">
    <caption>${caption}</caption>
    <thead>
      <tr>
        <th scope="col">${corner}</th>
        ${columns.map((column) => html`<th scope="col" class="number">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        ({name, means}) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${means.map((mean) => html`<td class="number">${said(shown, mean)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Shown} shown @param {number} value */
const number = ({words}, value) =>
  words.number(value, {minimumFractionDigits: 2, maximumFractionDigits: 2});

/** @param {Shown} shown @param {Mean} mean */
const said = (shown, {value, error}) =>
  shown.words('question-mean', {
    mean: number(shown, value),
    error: number(shown, halfWidth(error)),
  });
