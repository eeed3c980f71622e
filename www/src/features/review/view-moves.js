import {html, nothing} from 'lit/html.js';
import {mayStep} from '../../games/sea/select.js';
import {surprises} from './appraisal.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Move} from '../../engine/types.js' */

/** @param {ViewContext} shown every action in order of time; where one may look back, each leads to its step */
export function renderMoves({state, view, words, names, dispatch}) {
  if (view.moves.length === 0) {
    const way = state.mode === 'watch' ? 'watch' : state.touch ? 'touch' : 'mouse';
    return html`<p class="empty">${words('moves-none', {way})}</p>`;
  }
  const mayLook = mayStep(state);
  const surprising = new Map(surprises(state).map(({shot, kinds}) => [shot.step, kinds]));

  /** @param {Move} move */
  function what({withheld, action, cell, answer}) {
    if (withheld) return words('move-withheld');
    const at = {cell: names.cell(cell)};
    if (action.startsWith('F')) return words('move-shot', {...at, answer: names.answer(answer)});
    if (action.startsWith('G')) return words('move-flag', at);
    if (action.startsWith('W')) return words('move-note', at);
    if (action.startsWith('U')) return words('move-clear', at);
    return words(view.rules.announce === 'content' ? 'move-solve' : 'move-resign');
  }

  /** @param {Move} move beside a rival one counts what each of them did */
  const numberOf = ({player, step}) =>
    view.players.length > 1
      ? view.moves.filter((move) => move.player === player && move.step <= step).length
      : step;

  const renderMark = (/** @type {Move} */ {step}) => {
    const kinds = surprising.get(step);
    return kinds
      ? html`<span class="move-mark" role="img" aria-label=${kinds.map((kind) => words(`surprise-kind-${kind}`)).join(', ')}>▲</span>`
      : nothing;
  };

  /** @param {Move} move */
  const line = (move) => html`<span class="move-step">${numberOf(move)}</span>
    ${view.players.length > 1 ? html`<span class="move-who">${names.player(view, move.player)}</span>` : nothing}
    <span class="move-what">${what(move)}</span>
    ${renderMark(move)}`;

  return html`<ol class="moves" aria-label=${words('moves-label')}>
    ${view.moves.map(
      (
        move,
      ) => html`<li class="move" aria-current=${move.step === view.step ? 'step' : 'false'} data-kind=${move.answer?.kind ?? ''}>
        ${
          mayLook
            ? html`<button class="move-button" type="button" @click=${() => dispatch({type: 'go', where: move.step})}>${line(move)}</button>`
            : html`<span class="move-button">${line(move)}</span>`
        }
      </li>`,
    )}
  </ol>`;
}
