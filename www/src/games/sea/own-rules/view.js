// Own rules and ships of any shape: drawn on five by five, each turn shown as it is drawn.

import {live} from 'lit/directives/live.js';
import {html, nothing} from 'lit/html.js';
import {codedSentence} from '../../../shell/coded-sentence.js';
import {shapeKey, turns} from '../shapes.js';
import {renderPlan, straightShape} from '../view/fleet.js';
import {freshDraft} from './state.js';

/** @import {ViewContext} from '../view/page.js' */
/** @import {RowCol} from '../../../board/cells.js' */
/** @import {Draft} from './types.js' */

const FIVE = [0, 1, 2, 3, 4];

/** @param {ViewContext} shown */
export function renderOwnRules(shown) {
  const {state, words, names, dispatch} = shown;
  const draft = state.draft ?? freshDraft;
  /** @param {Event} event */
  const value = (event) => /** @type {HTMLInputElement} */ (event.target).value;
  /** @param {'rows' | 'cols'} name */
  const size = (name) => html`<div class="field">
    <label for="own-${name}">${words(`own-${name}`)}</label>
    ${renderNumber({id: `own-${name}`, name, most: 16}, shown)}
  </div>`;
  return html`
    <div class="field">
      <label for="own-name">${words('own-name')}</label>
      <input
        id="own-name"
        maxlength="40"
        autocomplete="off"
        .value=${draft.name}
        @change=${(/** @type {Event} */ event) => dispatch({type: 'draft-set', name: 'name', value: value(event)})}
      />
    </div>
    <div class="field-row">${size('rows')}${size('cols')}</div>
    <div class="choice">
      <input
        id="own-contact"
        type="checkbox"
        .checked=${draft.contact === 'free'}
        @change=${(/** @type {Event} */ event) =>
          dispatch({
            type: 'draft-set',
            name: 'contact',
            value: /** @type {HTMLInputElement} */ (event.target).checked ? 'free' : 'apart',
          })}
      />
      <label for="own-contact">${words('own-contact')}</label>
    </div>
    <ul class="tray" aria-label=${words('fleet-label')}>
      ${draft.fleet.map(
        ({name, count, length, cells}, index) => html`<li class="tray-ship field-row">
          ${renderPlan(cells ?? straightShape(length ?? 1), false)}
          <span>${count} × ${names.ship(name)}</span>
          <button class="button button-quiet" id="own-remove-${index}" type="button" @click=${() => dispatch({type: 'draft-drop', index})}>
            ${words('own-remove')}<span class="unseen">: ${names.ship(name)}</span>
          </button>
        </li>`,
      )}
    </ul>
    ${renderDrawing(shown)}
    ${renderFaults(draft.faults, shown)}
    <p><button class="button button-main" type="button" @click=${() => dispatch({type: 'draft-play'})}>${words('own-play')}</button></p>`;
}

/** @param {{id: string, name: 'rows' | 'cols' | 'shipCount', most: number}} field @param {ViewContext} shown */
function renderNumber({id, name, most}, {state, dispatch}) {
  /** @param {Event} event */
  const set = ({target, type}) => {
    const {value} = /** @type {HTMLInputElement} */ (target);
    // An emptied field is about to be written in.
    if (value !== '' || type === 'change') dispatch({type: 'draft-set', name, value});
  };
  return html`<input
    id=${id}
    type="number"
    min="1"
    max=${most}
    .value=${live(String((state.draft ?? freshDraft)[name]))}
    @input=${set}
    @change=${set}
  />`;
}

/** @param {import('../../../engine/types.js').Coded[]} faults @param {ViewContext} shown */
function renderFaults(faults, {words, names}) {
  if (faults.length === 0) return nothing;
  const sentence = (/** @type {import('../../../engine/types.js').Coded} */ fault) =>
    codedSentence(fault, words.has(`fault-${fault.code}`) ? 'fault' : 'error', {words, names});
  return html`<div role="alert">
    <ul class="faults field-fault">${faults.map((fault) => html`<li>${sentence(fault)}</li>`)}</ul>
  </div>`;
}

/** @param {ViewContext} shown one ship, cell by cell, and all its turns */
function renderDrawing(shown) {
  const {state, words, dispatch} = shown;
  const {shape, shipName, shipFaults} = state.draft ?? freshDraft;
  const mayAdd = shape.length > 0 && shipFaults.length === 0;
  const drawn = new Set(shape.map(String));
  /** @param {number} row @param {number} col */
  const cell = (row, col) => html`<input
    type="checkbox"
    aria-label=${words('own-cell', {row: row + 1, col: col + 1})}
    .checked=${drawn.has(String([row, col]))}
    @change=${() => dispatch({type: 'draft-cell', cell: [row, col]})}
  />`;
  return html`<fieldset class="drawing">
    <legend>${words('own-shape')}</legend>
    <div class="drawing-grid">${FIVE.map((row) => html`<div class="drawing-row">${FIVE.map((col) => cell(row, col))}</div>`)}</div>
    <div class="drawing-turns" aria-live="off">
      <span class="field-hint">${words('own-shape-turns')}</span>
      ${shape.length > 0 ? turns(shape).map((turn) => html`<span data-turn=${shapeKey(turn)}>${renderPlan(turn, false)}</span>`) : nothing}
    </div>
    <div class="field-row">
      <div class="field">
        <label for="own-ship">${words('own-ship-name')}</label>
        <input
          id="own-ship"
          maxlength="20"
          autocomplete="off"
          .value=${shipName}
          @change=${(/** @type {Event} */ event) =>
            dispatch({
              type: 'draft-set',
              name: 'shipName',
              value: /** @type {HTMLInputElement} */ (event.target).value,
            })}
        />
      </div>
      <div class="field">
        <label for="own-count">${words('own-ship-count')}</label>
        ${renderNumber({id: 'own-count', name: 'shipCount', most: 10}, shown)}
      </div>
      <button class="button" type="button" aria-disabled=${!mayAdd} @click=${() => dispatch({type: 'draft-add'})}>
        ${words('own-shape-add')}
      </button>
    </div>
    ${renderFaults(shipFaults, shown)}
  </fieldset>`;
}
