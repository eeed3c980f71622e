// The actions that are not in the row of controls: a button with three dots, and below it a list.
import {html} from 'lit/html.js';
import {renderIcon} from './icons.js';

/**
 * @param {string} id of the list
 * @param {unknown} rows buttons; one with `data-stays` leaves the list open when pressed
 * @param {import('../../i18n/words.js').Words} words
 */
export const renderMore = (id, rows, words) => html`<button
    class="button button-icon"
    type="button"
    popovertarget=${id}
    aria-label=${words('more')}
    title=${words('more')}
  >${renderIcon('more')}</button>
  <div class="more-list" id=${id} popover role="group" aria-label=${words('more')} @toggle=${enter} @keydown=${walk} @click=${leave}>${rows}</div>`;

/** @param {Element} list @returns {HTMLElement[]} */
const rowsOf = (list) =>
  [...list.querySelectorAll('button, a, select, summary, input')].map(
    (row) => /** @type {HTMLElement} */ (row),
  );

/** @param {ToggleEvent} event */
function enter({currentTarget, newState}) {
  if (newState === 'open')
    rowsOf(/** @type {Element} */ (currentTarget))[0]?.focus({preventScroll: true});
}

/** @param {KeyboardEvent} event */
function walk(event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  if (event.key === 'Escape') {
    // Of the page it would mean something else.
    event.stopPropagation();
    event.preventDefault();
    return list.hidePopover();
  }
  const way = {ArrowDown: 1, ArrowUp: -1}[event.key];
  // A list of choices has these keys for itself.
  if (!way || event.target instanceof HTMLSelectElement) return;
  event.preventDefault();
  event.stopPropagation();
  const rows = rowsOf(list);
  const at = rows.indexOf(/** @type {HTMLElement} */ (event.target));
  rows[(at + way + rows.length) % rows.length].focus({preventScroll: true});
}

/** @param {Event} event */
function leave({target, currentTarget}) {
  const row = /** @type {Element} */ (target).closest('button, a');
  if (row && !row.hasAttribute('data-stays'))
    /** @type {HTMLElement} */ (currentTarget).hidePopover();
}
