import {html, nothing} from 'lit/html.js';
import {createButtons} from '../../../shell/view/controls.js';
import {renderComing} from '../../../shell/view/loading-placeholder.js';
import {tellsChances} from '../chances.js';
import {hasDeductions, mayBeHelped, mayUndo} from '../select.js';

/** @import {ViewContext} from './page.js' */

const TOOLS = /** @type {const} */ (['shoot', 'flag', 'note', 'clear']);
/** The names of the tools. */
export const TOOL_WORDS = {
  shoot: 'tool-fire',
  flag: 'tool-flag',
  note: 'tool-note',
  clear: 'tool-clear',
};

/** @param {ViewContext} shown */
export function renderTools(shown) {
  const {state, words} = shown;
  const button = createButtons(shown);
  return html`<div class="bar-group" role="group" aria-label=${words('tool')}>
    ${TOOLS.map((tool) => button(TOOL_WORDS[tool], {type: 'tool', tool}, {pressed: state.tool === tool}))}
  </div>`;
}

/** @param {ViewContext} shown the thumb's button on a phone: fires at the cell aimed at */
export function renderAim({state, words, names, dispatch}) {
  const {aim, tool} = state;
  if (!state.touch || state.game?.view.ended || tool !== 'shoot' || state.mode === 'watch')
    return nothing;
  return html`<div class="aim" ?data-empty=${!aim}>
    <span class="aim-name">${aim ? names.cell(aim) : '–'}</span>
    <button
      class="button button-main aim-fire"
      type="button"
      aria-disabled=${!aim}
      @click=${() => aim && dispatch({type: 'fire-aimed'})}
    >${words('fire-at', {cell: aim ? names.cell(aim) : '…'})}</button>
  </div>`;
}

/** @param {ViewContext} shown the chances of the sea a person hunts, on or off */
export const renderSwitch = ({state, words, dispatch}) => html`<button
    class="button"
    type="button"
    aria-pressed=${state.chances.on && tellsChances(state)}
    aria-disabled=${!tellsChances(state)}
    @click=${() => dispatch({type: 'chances'})}
  >${words('chances')}</button>`;

/**
 * What cannot be taken back is asked for twice, in the same place.
 * @param {ViewContext} shown
 * @param {string} word
 * @param {import('../types.js').Action} action
 * @param {boolean} [off]
 */
export function renderSure({state, words, dispatch}, word, action, off = false) {
  const what = words(word);
  const {sure} = state;
  return html`<button
    class="button ${sure ? 'button-main' : ''}"
    type="button"
    aria-disabled=${off}
    @blur=${() => dispatch({type: 'sure', word: null})}
    @click=${() => !off && dispatch(sure ? action : {type: 'sure', word})}
  >${sure ? words('sure', {what}) : what}</button>`;
}

/** @param {ViewContext} shown what certain reasoning can tell, a hint at a time or of one cell */
export function renderTutoring(shown) {
  const {state, parts} = shown;
  const off = !parts.tutor || !mayBeHelped(state);
  const button = createButtons(shown);
  return html`${button('hint', {type: 'hint'}, {off})}
    ${button('prove', {type: 'proving'}, {off, pressed: state.proving})}`;
}

/** @param {ViewContext} shown the controls under the board */
export function renderBar(shown) {
  const {state, view, words} = shown;
  const {review} = shown.parts;
  const ended = Boolean(state.game?.view.ended);
  const button = createButtons(shown);
  const along = state.mode === 'watch' ? 'renderWatchBar' : ended && 'renderEndedBar';
  if (along)
    return html`<div class="bar" role="group" aria-label=${words('bar-label')}>
      ${review?.[along](shown) ?? renderComing('review', shown)}
    </div>`;
  const solitaire = view.rules.announce === 'content';
  return html`<div class="bar" role="group" aria-label=${words('bar-label')}>
    ${solitaire ? renderTools(shown) : nothing}
    <div class="bar-group">
      ${button('undo', {type: 'take', method: 'undo'}, {off: !mayUndo(state.game)})}
      ${button('redo', {type: 'take', method: 'redo'}, {off: view.step === view.steps})}
      ${hasDeductions(view.rules) ? renderTutoring(shown) : nothing} ${renderSwitch(shown)}
    </div>
    <div class="bar-group">
      ${button('new-sea', {type: 'new-sea', like: true})}
      ${renderSure(shown, solitaire ? 'solve' : 'resign', {type: 'take', method: 'solve'})}
      ${button('share', {type: 'dialog', dialog: 'share'})}
    </div>
  </div>`;
}
