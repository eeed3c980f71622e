// The native dialog around whichever is open. None opens by itself.

import {Directive, directive} from 'lit/directive.js';
import {html, nothing} from 'lit/html.js';
import {renderComing} from '../../../shell/view/loading-placeholder.js';
import {noticeSentence} from '../sentences.js';

/** @import {ViewContext} from '../view/page.js' */

/** @type {Record<string, string>} */
const TITLES = {
  settings: 'settings',
  help: 'help-title',
  share: 'share-title',
  about: 'about',
  own: 'own-title',
  figures: 'figures-title',
  statistics: 'statistics',
};

/** Only a dialog opened by script is modal: the page behind it rests and Escape closes it. */
class Modal extends Directive {
  render() {}

  /** @param {import('lit/directive.js').ElementPart} part */
  update(part) {
    const dialog = /** @type {HTMLDialogElement} */ (part.element);
    if (!dialog.open)
      queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal());
  }
}
const modal = directive(Modal);

/** @param {MouseEvent} event the backdrop counts as the dialog itself, so only the place tells */
function isBeside({target, currentTarget, clientX, clientY}) {
  if (target !== currentTarget) return false;
  const {left, right, top, bottom} = /** @type {Element} */ (target).getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Closing it natively gives the focus back to the button that opened it. @param {Event} event */
const dismiss = ({currentTarget}) =>
  /** @type {Element} */ (currentTarget).closest('dialog')?.close();

/** @param {ViewContext} shown */
export function renderDialog(shown) {
  const {state, words, dispatch, parts} = shown;
  const title = TITLES[state.dialog ?? ''];
  if (!state.dialog || !title) return nothing;
  const body = parts.dialogs?.bodies[state.dialog];
  const close = () => dispatch({type: 'dialog', dialog: null});
  return html`<dialog
    class="dialog"
    aria-labelledby="dialog-title"
    ${modal()}
    @close=${close}
    @click=${(/** @type {MouseEvent} */ event) => isBeside(event) && dismiss(event)}
  >
    <h2 class="dialog-title" id="dialog-title" tabindex="-1" autofocus>${words(title)}</h2>
    <div class="dialog-body" tabindex=${state.dialog === 'help' ? 0 : nothing}>${body ? body(shown) : renderComing('dialogs', shown)}</div>
    <div class="dialog-actions">
      <button class="button" type="button" @click=${dismiss}>${words('close')}</button>
      <p role="status">${state.said ? words(state.said.key, state.said.args) : nothing}</p>
      ${state.notice ? html`<p class="field-fault" role="alert">${noticeSentence(state.notice, shown)}</p>` : nothing}
    </div>
  </dialog>`;
}
