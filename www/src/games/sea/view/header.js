import {html} from 'lit/html.js';
import {linkIn} from '../../../shell/links.js';

/** @import {ViewContext} from './page.js' */

/** @param {ViewContext} shown the one header, the same on every page */
export function renderHeader({state, words, dispatch}) {
  const here = ['watch', 'compare', 'puzzle', 'edit'].includes(state.mode) ? state.mode : 'play';
  /** @param {import('../address.js').Mode} mode @param {string} name */
  const item = (mode, name) => html`<a
      class="nav-item"
      href=${linkIn(`?mode=${mode}`, state.lang)}
      aria-current=${here === name ? 'page' : 'false'}
      @click=${(/** @type {MouseEvent} */ event) => {
        // A new tab is the browser's business.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        if (here !== name) dispatch({type: 'mode', mode});
      }}
    >${words(`nav-${name}`)}</a>`;
  /** @param {string} href @param {string} name a page that stands by itself */
  const own = (href, name) =>
    html`<a class="nav-item" href=${linkIn(href, state.lang)}>${words(`nav-${name}`)}</a>`;
  /** @param {string} dialog @param {string} word */
  const tool = (dialog, word) => html`<button
      class="button button-quiet"
      type="button"
      aria-haspopup="dialog"
      @click=${() => dispatch({type: 'dialog', dialog})}
    >${words(word)}</button>`;
  return html`<header class="header">
    <a class="skip unseen" href="#board" @click=${(/** @type {Event} */ event) => {
      event.preventDefault();
      dispatch({type: 'focus-board'});
    }}>${words('skip-to-board')}</a>
    <a class="brand" href=${linkIn('./', state.lang)}>${words('brand')}</a>
    <nav class="nav" aria-label=${words('nav-label')}>${item('race', 'play')}${item('watch', 'watch')}${item('puzzle', 'puzzle')}${item('edit', 'edit')}
      <button class="nav-item nav-more" type="button" popovertarget="nav-own">${words('nav-more')}</button>
      <div class="nav-own" id="nav-own" popover>${own('lab/', 'lab')}${own('docs/', 'learn')}${own('reversi/', 'reversi')}</div>
    </nav>
    <div class="header-tools">${tool('help', 'help')}${tool('settings', 'settings')}</div>
  </header>`;
}
