// Below the board: what is told of the cell that is chosen next, and the way back.
import {html, nothing} from 'lit/html.js';
import {isUntouched} from '../../games/sea/position.js';
import {renderRedo, renderUndo} from '../../games/sea/view/bar.js';
import {createButtons} from '../../shell/view/controls.js';
import {buttonsOf, nextIn} from '../../shell/view/walk.js';
import {renderSign} from './marks.js';
import {namesShip, toolsOf} from './state.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Editing} from './types.js' */

/** @param {ViewContext} shown @param {Editing} editing */
export function renderTools(shown, editing) {
  const {words, names, dispatch} = shown;
  const {tool, whole, past, future, position} = editing;
  const button = createButtons(shown);
  const tools = toolsOf(whole);
  // Of many only the chosen one has room for its name.
  const isMany = tools.length > 4;
  return html`<div class="bar edit-bar" role="group" aria-label=${words('bar-label')}>
    <div class="bar-group edit-tools">
      <div class="choices" data-many=${isMany ? '' : nothing} role="radiogroup" aria-label=${words('edit-tools')} @keydown=${walk}>
        ${tools.map(
          (each) => html`<button
            class="button"
            type="button"
            role="radio"
            title=${isMany ? words(`edit-tool-${each}`) : nothing}
            aria-checked=${each === tool}
            tabindex=${each === tool ? 0 : -1}
            @click=${() => dispatch({type: 'edit-tool', tool: each})}
          >${renderSign(each)}<span class=${isMany && each !== tool ? 'unseen' : ''}>${names.capital(words(`edit-tool-${each}`))}</span></button>`,
        )}
      </div>
      ${namesShip(tool, whole) ? renderShips(shown, editing) : isMany ? nothing : html`<span class="field-hint">${words('edit-then')}</span>`}
    </div>
    <div class="bar-group">
      ${renderUndo(shown, past.length > 0, {type: 'edit-undo'})}
      ${renderRedo(shown, future.length > 0, {type: 'edit-redo'})}
      ${isUntouched(position) ? nothing : button('edit-empty', {type: 'edit-empty'}, {looks: 'button-quiet'})}
    </div>
  </div>`;
}

/** @param {ViewContext} shown @param {Editing} editing the ship that goes with the answer */
const renderShips = ({words, names, dispatch}, {whole, ship}) => html`<select
  aria-label=${words('edit-ship')}
  @change=${(/** @type {Event} */ event) =>
    dispatch({
      type: 'edit-ship',
      ship: /** @type {HTMLSelectElement} */ (event.target).value,
    })}
>
  ${whole.fleet.map(({name}) => html`<option value=${name} .selected=${name === ship}>${names.ship(name)}</option>`)}
</select>`;

/** @param {KeyboardEvent} event the arrows choose, as in every such group */
function walk(event) {
  const ways = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1};
  const next = nextIn(event, buttonsOf(event), ways);
  next?.focus();
  next?.click();
}
