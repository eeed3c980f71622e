// The one header of every page: the same entries in the same order. On a phone they are a menu, each with a line that says what it is.
import {html, nothing} from 'lit/html.js';
import {linkIn} from '../links.js';
import {renderIcon, renderIconButton} from './icons.js';

/** @typedef {'play' | 'watch' | 'puzzle' | 'edit' | 'lab' | 'learn' | 'reversi'} Entry */

/** Each entry, and where it leads from the folder of the site. @type {[Entry, string][]} */
const ENTRIES = [
  ['play', ''],
  ['watch', '?mode=watch#header'],
  ['puzzle', '?mode=puzzle'],
  ['edit', '?mode=edit'],
  ['lab', 'lab/'],
  ['learn', 'docs/'],
  ['reversi', 'reversi/'],
];
const COMPARE = '?mode=compare&agent=exact,probability-map';

/** @typedef {{on: boolean, set: (on: boolean) => void}} SoundSwitch the same on pages that have no sounds */
/**
 * @typedef {object} SiteHeader
 * @property {Entry | null} here the entry whose page this is; null where there is none
 * @property {Entry} [below] the entry below which this page stands
 * @property {string} main the id that the skip link leads to
 * @property {string} skip
 * @property {string | null} lang what the link to here has asked for
 * @property {import('../../i18n/words.js').Words} words
 * @property {SoundSwitch} sound
 * @property {string} [up] the way to the folder of the site
 * @property {(entry: Entry | 'compare') => (() => void) | null} [follow] what the page does itself instead of following the link
 * @property {(dialog: 'help' | 'settings') => void} [open] a dialog that the page has; other pages lead to the one of the site
 * @property {string} [stays] what is done here is not left for them: what says that they open beside it
 * @property {(() => void) | null} [share] hands on what is seen, where there is something
 * @property {() => void} [skipTo] moves the focus to the main part, where the link alone cannot
 */

/** @param {SiteHeader} header */
export function renderSiteHeader({
  here,
  below,
  main,
  skip,
  lang,
  words,
  sound,
  up = '../',
  follow,
  open,
  stays,
  share = null,
  skipTo,
}) {
  /** @param {string} name @param {unknown} text @param {string} href @param {(() => void) | null} act @param {string} look */
  const link = (name, text, href, act, look) => html`<a
      class=${look}
      href=${linkIn(href, lang)}
      aria-current=${here === name ? 'page' : below === name || nothing}
      @click=${(/** @type {MouseEvent} */ event) => {
        closeMenu(event);
        // A new tab is the browser's business.
        if (!act || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        act();
      }}
    >${text}</a>`;
  /** @param {Entry} name @param {string} href @param {unknown} text @param {string} look */
  const entry = (name, href, text, look) =>
    link(
      name,
      text,
      name === here && href.endsWith('/') ? './' : up + href,
      follow?.(name) ?? null,
      look,
    );
  /** @param {'help' | 'settings'} dialog */
  const tool = (dialog) =>
    open
      ? html`<button class="button button-quiet" type="button" aria-haspopup="dialog" @click=${(
          /** @type {Event} */ event,
        ) => {
          closeMenu(event);
          open(dialog);
        }}>${words(dialog)}</button>`
      : html`<a class="button button-quiet" href=${linkIn(`${up}#${dialog}`, lang)} target=${stays ? '_blank' : nothing} aria-label=${stays ? `${words(dialog)} ${stays}` : nothing}>${words(dialog)}</a>`;
  const soundSwitch = renderIconButton({
    label: words(sound.on ? 'sound-on' : 'sound-off'),
    sign: sound.on ? 'sound' : 'silence',
    pressed: sound.on,
    act: () => sound.set(!sound.on),
  });
  return html`<header class="header">
    <a class="skip unseen" href="#${main}" @click=${(/** @type {Event} */ event) => {
      if (!skipTo) return;
      event.preventDefault();
      skipTo();
    }}>${skip}</a>
    <a class="brand" href=${linkIn(up, lang)}>${words('brand')}</a>
    <nav class="nav" aria-label=${words('nav-label')}>
      ${ENTRIES.map(([name, href]) => entry(name, href, words(`nav-${name}`), 'nav-item'))}
    </nav>
    <div class="header-tools">${soundSwitch}${tool('help')}${tool('settings')}</div>
    <div class="header-phone">
      ${
        share ? renderIconButton({label: words('share-title'), sign: 'share', act: share}) : nothing
      }
      <button class="button button-quiet" type="button" aria-haspopup="dialog" @click=${openMenu}>${renderIcon('menu')}${words('nav-menu')}</button>
      <dialog class="menu" aria-label=${words('nav-menu')}>
        <div class="menu-head">
          <span class="brand">${words('brand')}</span>
          ${renderIconButton({label: words('close'), sign: 'leave', act: closeMenu})}
        </div>
        <nav class="menu-entries" aria-label=${words('nav-label')}>
          ${ENTRIES.map(([name, href]) => entry(name, href, renderLine(name, words), 'menu-entry'))}
          ${link('compare', renderLine('compare', words), `${up}${COMPARE}`, follow?.('compare') ?? null, 'menu-entry')}
        </nav>
        <div class="menu-tools">${soundSwitch}${tool('settings')}${tool('help')}</div>
      </dialog>
    </div>
  </header>`;
}

/** @param {string} name @param {import('../../i18n/words.js').Words} words */
const renderLine = (name, words) => html`<b>${words(`nav-${name}`)}</b>
  <span>${words(`nav-${name}-line`)}</span>`;

/** @param {Event} event */
function openMenu({currentTarget}) {
  const {nextElementSibling: menu} = /** @type {Element} */ (currentTarget);
  /** @type {HTMLDialogElement} */ (menu).showModal();
}

/** @param {Event} event of what stands in the menu, or elsewhere */
function closeMenu({currentTarget}) {
  /** @type {Element} */ (currentTarget).closest('dialog')?.close();
}
