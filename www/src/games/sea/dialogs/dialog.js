// The native dialog around whichever is open. None opens by itself.

import {Directive, directive} from 'lit/directive.js';
import {html, nothing} from 'lit/html.js';
import {renderComing} from '../../../shell/view/loading-placeholder.js';
import {renderOwnRules} from '../own-rules/view.js';
import {noticeSentence} from '../sentences.js';
import {renderSetUp} from '../set-up/view.js';
import {renderShare, renderWayIn} from '../share/view.js';
import {renderAbout} from './about.js';
import {renderFigures} from './figures.js';
import {renderHelp} from './help.js';
import {renderSettings} from './settings.js';

/** @import {ViewContext} from '../view/page.js' */

/** What each dialog is called, and what stands in it. @type {Record<string, {title: string, body: (shown: ViewContext) => unknown}>} */
const DIALOGS = {
  settings: {title: 'settings', body: renderSettings},
  help: {title: 'help-title', body: renderHelp},
  share: {title: 'share-title', body: renderShare},
  open: {title: 'open-title', body: renderWayIn},
  about: {title: 'about', body: renderAbout},
  own: {title: 'own-title', body: renderOwnRules},
  setup: {title: 'change-game', body: renderSetUp},
  figures: {title: 'figures-title', body: renderFigures},
  statistics: {
    title: 'statistics',
    body: (shown) => shown.parts.results?.renderStatistics(shown) ?? renderComing('results', shown),
  },
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

/** @param {ViewContext} shown @param {string} name */
export function renderDialog(shown, name) {
  const {state, words, dispatch} = shown;
  if (!Object.hasOwn(DIALOGS, name)) return nothing;
  const {title, body} = DIALOGS[name];
  const close = () => dispatch({type: 'dialog', dialog: null});
  return html`<dialog
    class="dialog"
    aria-labelledby="dialog-title"
    ${modal()}
    @close=${close}
    @click=${(/** @type {MouseEvent} */ event) => isBeside(event) && dismiss(event)}
  >
    <h2 class="dialog-title" id="dialog-title" tabindex="-1" autofocus>${words(title)}</h2>
    <div class="dialog-body" tabindex=${name === 'help' ? 0 : nothing}>${body(shown)}</div>
    <div class="dialog-actions">
      <button class="button" type="button" @click=${dismiss}>${words('close')}</button>
      <p role="status">${state.said ? words(state.said.key, state.said.args) : nothing}</p>
      ${state.notice ? html`<p class="field-fault" role="alert">${noticeSentence(state.notice, shown)}</p>` : nothing}
    </div>
  </dialog>`;
}
