import {html, nothing} from 'lit/html.js';
import {createButtons} from '../../../shell/view/controls.js';
import {renderIconButton} from '../../../shell/view/icons.js';
import {renderComing} from '../../../shell/view/loading-placeholder.js';
import {renderMore} from '../../../shell/view/more.js';
import {renderSure} from '../../../shell/view/sure.js';
import {tellsChances} from '../chances.js';
import {hasDeductions, mayBeHelped, mayUndo} from '../select.js';
import {renderFirstStatus} from './status.js';

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
  const {aim, tool, touch, game, mode} = state;
  if (!aim || !touch || game?.view.ended || tool !== 'shoot' || mode === 'watch') return nothing;
  return html`<div class="aim">
    <button
      class="button button-main aim-fire"
      type="button"
      @click=${() => dispatch({type: 'fire-aimed'})}
    >${words('fire-at', {cell: names.cell(aim)})}</button>
  </div>`;
}

/** @param {ViewContext} shown the chances of the sea a person hunts, on or off, where there are any to see */
export const renderSwitch = (shown) =>
  tellsChances(shown.state)
    ? createButtons(shown)('chances', {type: 'chances'}, {pressed: shown.state.chances.on})
    : nothing;

/** @param {ViewContext} shown the controls under the board */
export function renderBar(shown) {
  const {state, view, words} = shown;
  const ended = Boolean(state.game?.view.ended);
  const button = createButtons(shown);
  const watches = state.mode === 'watch';
  if (watches || ended)
    return html`${!watches && view.kind !== 'duel' ? renderFirstStatus(shown) : nothing}<div class="bar" role="group" aria-label=${words('bar-label')}>
      ${
        watches
          ? (shown.parts.review?.renderTimeline(shown, 'button-main') ??
            renderComing('review', shown))
          : shown.parts.ending?.renderEndedBar(shown)
      }
    </div>`;
  const solitaire = view.rules.announce === 'content';
  const deduces = hasDeductions(view.rules) && mayBeHelped(state) && shown.parts.tutor;
  // Beside two boards the status stands under the first of them.
  return html`<div class="under">
    ${view.kind === 'duel' ? nothing : renderFirstStatus(shown)}
    <div class="bar" role="group" aria-label=${words('bar-label')}>
      ${solitaire ? renderTools(shown) : nothing}
      <div class="bar-group">
        ${renderUndo(shown, mayUndo(state.game), {type: 'take', method: 'undo'})}
        ${renderRedo(shown, view.step < view.steps, {type: 'take', method: 'redo'})}
        ${deduces ? button('hint', {type: 'hint'}) : nothing}
        ${renderSwitch(shown)}
        ${renderMore(
          'more-hunt',
          html`${deduces ? button('prove', {type: 'proving'}, {pressed: state.proving}) : nothing}
          ${button('new-sea', {type: 'new-sea', like: true})}
          ${button('change-game', {type: 'dialog', dialog: 'setup'})}
          ${renderSure(shown, solitaire ? 'solve' : 'resign', {type: 'take', method: 'solve'})}
          ${button('share', {type: 'dialog', dialog: 'share'})}`,
          words,
        )}
      </div>
    </div>
  </div>`;
}

/** @param {Pick<ViewContext, 'words' | 'dispatch'>} shown @param {boolean} may @param {import('../types.js').Action} action */
export const renderUndo = ({words, dispatch}, may, action) =>
  renderIconButton({label: words('undo'), sign: 'undo', off: !may, act: () => dispatch(action)});

/** @param {Pick<ViewContext, 'words' | 'dispatch'>} shown @param {boolean} may @param {import('../types.js').Action} action */
export const renderRedo = ({words, dispatch}, may, action) =>
  renderIconButton({label: words('redo'), sign: 'redo', off: !may, act: () => dispatch(action)});
