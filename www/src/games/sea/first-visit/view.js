// What stands beside the specimen: the question, two answers, and the ways to something else.
import {html, nothing} from 'lit/html.js';
import {tintOf} from '../../../board/overlay.js';
import {named} from '../../../shell/coded-sentence.js';
import {createButtons, renderButton} from '../../../shell/view/controls.js';
import {yourSeat} from '../select.js';
import {renderBoardFleet} from '../view/panel.js';
import {CHOICE, chanceAtLast, LAST} from './specimen.js';

/** @import {ViewContext} from '../view/page.js' */
/** @import {Specimen} from '../types.js' */

/** @param {ViewContext} shown what this is, in one question */
export const renderFirstQuestion = ({view, words, names}) => html`<p class="facts">
    ${names.rules(view.rules)} · ${words('sea-number', {seed: view.seed})}
  </p>
  <h1 class="title first-title">${words('first-title')}</h1>`;

/** @param {ViewContext} shown @param {Specimen} specimen */
export function renderFirstVisit(shown, specimen) {
  const {view, words} = shown;
  const [board] = view.boards;
  const button = createButtons(shown);
  return html`<section class="panel first-visit" data-ready=${specimen.shots === LAST} aria-label=${words('first-ask')}>
    <p class="first-lede">${words('first-lede', {shots: specimen.shots})}</p>
    <p class="first-numbers">${words('first-numbers')}</p>
    <p class="first-ask" id="first-ask">${words('first-ask')}</p>
    <div class="first-choice" role="group" aria-labelledby="first-ask">${CHOICE.map((cell) => renderChoice(shown, cell))}</div>
    <p class="first-or">${words('first-or')}</p>
    ${renderBoardFleet(board, shown)}
    <div class="bar-group first-on">
      ${button('first-new', {type: 'new-sea'}, {looks: 'button-main'})}
      ${button('first-watch', {type: 'specimen-watch'})}
    </div>
    <p class="first-more">
      ${button('sea-of-day', {type: 'day', rules: 'admiral'}, {looks: 'button-quiet'})}
      ${button('puzzle-of-day', {type: 'puzzle', wish: {day: 'today'}, history: 'push'}, {looks: 'button-quiet'})}
    </p>
  </section>`;
}

/** @param {ViewContext} shown @param {string} cell as it is asked for after the last shot that is shown: until then its room is kept */
function renderChoice({words, names, dispatch}, cell) {
  const chance = chanceAtLast(cell);
  const percent = words.number(chance, {style: 'percent'});
  return html`<button
    class="button button-cell"
    type="button"
    data-tint=${tintOf(chance)}
    @click=${() => dispatch({type: 'act', cell, tool: 'shoot'})}
  ><span class="button-cell-name">${words('fire-at', {cell: names.cell(cell)})}</span><span class="button-cell-said">${
    cell === CHOICE[0] ? words('first-computer', {percent}) : percent
  }</span></button>`;
}

/** @param {ViewContext} shown @param {Specimen} specimen under the chart: how much is still open, and the film's one control */
export const renderFirstLine = (
  {words, dispatch},
  {shots, fleets, plays},
) => html`<p class="first-line">
  <span>${words('first-fleets', {fleets})}</span>
  ${
    shots === LAST
      ? nothing
      : renderButton(words(plays ? 'pause' : 'play'), () => dispatch({type: 'specimen-toggle'}), {
          looks: 'button-quiet',
        })
  }
</p>`;

/** @param {ViewContext} shown what the first shot of one's own has taught, until the next */
export function renderFirstAnswer({state, words, names}) {
  const {game, said} = state;
  if (!game?.given || said?.key !== 'first-answer') return nothing;
  if (yourSeat(game.view)?.shots !== LAST + 1) return nothing;
  return html`<p class="first-answer">${words(said.key, named(said.args ?? {}, names))}</p>`;
}
