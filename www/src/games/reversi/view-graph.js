// The course of the game: what every position came to for Black, and what every move gave up.
import {html, nothing, svg} from 'lit/html.js';
import {renderAgain} from '../../shell/view/again.js';
import {costliestSteps, worstStep} from './costs.js';
import {renderDiscSign} from './discs.js';
import {adviserOf, isSurprising, judged, valuerOf} from './select.js';
import {analysisSentence, basisText, lossText, signed, squareName, valueText} from './sentences.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {{step: number, value: number, result?: boolean}} Point a result lies on the bound, whatever it is by */

const WIDTH = 600;
const HEIGHT = 200;
const MIDDLE = HEIGHT / 2;
/** What the first and the last bar reach out beyond their steps. */
const EDGE = 8;
const SPAN = WIDTH - 2 * EDGE;

/** @param {Shown} shown */
export function renderGraph(shown) {
  const {state, words, names, lang, dispatch} = shown;
  const {game, analysis} = state;
  if (!game) return nothing;
  const {view, record} = game;
  const again = costliestSteps(state).join();
  const known = judged(state);
  const valued = known.filter(({value}) => value !== null);
  const points = /** @type {Point[]} */ (
    valued.length > 0 ? valued : view.series.map(({step, discs}) => ({step, value: discs}))
  );
  const worst = worstStep(state);
  const runs = analysis.at !== null;
  return html`<div class="field-row">
      <button
        class="button"
        type="button"
        ?disabled=${view.steps === 0}
        @click=${() => dispatch({type: runs ? 'analysis-stop' : 'analyse'})}
      >${words(runs ? 'reversi-stop' : 'reversi-analyse')}</button>
      ${
        analysis.at === null
          ? nothing
          : html`<progress max=${view.steps + 1} .value=${view.steps + 1 - analysis.at} aria-label=${words('reversi-analyse')}></progress>`
      }
      <button class="button" type="button" ?disabled=${worst === null} @click=${() => worst !== null && dispatch({type: 'go', where: worst})}>${words('reversi-worst')}</button>
      ${again ? renderAgain(words('reversi-again'), {to: '../lesson/', lang}, {again: record, steps: again, by: adviserOf(state)}) : nothing}
    </div>
    <p>${analysisSentence(state, shown)}</p>
    <figure class="course">
      <div class="course-sheet">
        ${renderCourse(shown, points, known)}
        <span class="course-most">${words('reversi-for-black', {value: signed(mostOf(points), shown)})}</span>
        <span class="course-least">${words('reversi-for-white', {value: signed(-Math.round(mostOf(points)), shown)})}</span>
      </div>
      <figcaption class="field-hint">${
        valued.length > 0
          ? words('reversi-graph-values', {agent: names.agent(valuerOf(state))})
          : words('reversi-graph-discs')
      }</figcaption>
    </figure>
    ${valued.length > 0 ? renderTable(shown, known) : nothing}`;
}

/** The bound of the picture, above and below alike. @param {Point[]} points */
const mostOf = (points) =>
  Math.max(1, ...points.filter(({result}) => !result).map(({value}) => Math.abs(value)));

/** @param {Shown} shown @param {Point[]} points @param {ReturnType<typeof judged>} known */
function renderCourse({state, dispatch}, points, known) {
  const {view} = /** @type {NonNullable<typeof state.game>} */ (state.game);
  const most = mostOf(points);
  const lost = Math.max(1, ...known.map(({loss}) => loss ?? 0));
  const steps = Math.max(1, view.steps);
  const x = (/** @type {number} */ step) => EDGE + (step / steps) * SPAN;
  const y = (/** @type {Point} */ {value, result}) =>
    MIDDLE - (result ? Math.sign(value) : value / most) * (MIDDLE - 8);
  const width = Math.min(2 * EDGE, (SPAN / steps) * 0.6);
  return html`<svg
    class="course-lines"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
    @click=${(/** @type {MouseEvent} */ event) => {
      const {left, width} = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
      const share = (((event.clientX - left) / width) * WIDTH - EDGE) / SPAN;
      dispatch({type: 'go', where: Math.round(Math.min(Math.max(share, 0), 1) * view.steps)});
    }}
  >
    ${known
      .filter(({loss}) => loss)
      .map(
        ({step, loss}) =>
          svg`<rect class="course-loss" data-side=${view.moves[step]?.side} x=${x(step + 1) - width / 2} y=${HEIGHT - (Number(loss) / lost) * 60} width=${width} height=${(Number(loss) / lost) * 60} />`,
      )}
    <path class="course-zero" d="M0 ${MIDDLE}H${WIDTH}" />
    <path class="course-line" d=${points.map((point, place) => `${place === 0 ? 'M' : 'L'}${x(point.step)} ${y(point)}`).join('')} />
    <path class="course-here" d="M${x(view.step)} 0V${HEIGHT}" />
  </svg>`;
}

/** @param {Shown} shown @param {ReturnType<typeof judged>} known */
function renderTable(shown, known) {
  const {state, words, dispatch} = shown;
  const {view} = /** @type {NonNullable<typeof state.game>} */ (state.game);
  return html`<table class="sheet">
    <caption class="unseen">${words('reversi-course')}</caption>
    <thead><tr>
      <th scope="col">${words('reversi-move')}</th>
      <th scope="col" class="number">${words('reversi-before-move')}</th>
      <th scope="col" class="number">${words('reversi-given-up')}</th>
    </tr></thead>
    <tbody>
      ${view.moves.map(({step, side, square}) => {
        const {value, best, played, loss} = known[step - 1];
        return html`<tr>
          <th scope="row"><button class="button button-quiet" type="button" @click=${() => dispatch({type: 'go', where: step - 1})}>
            ${step} ${renderDiscSign(side)}<span class="unseen">${words(`reversi-${side}`)}</span> ${square ? squareName(square, shown) : words('reversi-pass-step')}
          </button></th>
          <td class="number">${best === null || value === null ? '–' : html`${valueText({...best, value: value === best.value ? value : -Math.round(best.value)}, shown)} <small>${basisText(best, shown)}</small>`}</td>
          <td class="number">${loss !== null ? lossText(loss, shown) : best && played ? `${valueText(best, shown)} → ${valueText(played, shown)}` : '–'}${
            isSurprising(known[step - 1])
              ? html` <button class="button button-quiet" type="button" @click=${() => dispatch({type: 'try-again', step})}>${words('reversi-try-again')}<span class="unseen"> ${step}</span></button>`
              : nothing
          }</td>
        </tr>`;
      })}
    </tbody>
  </table>
  <p class="field-hint">${words('reversi-course-note')}</p>`;
}
