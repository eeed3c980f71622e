// An element that fills a window of its own: it looks as the address says, and talks with the page around where there is one.
import {languageFor} from '../../i18n/locales.js';
import {markAlone} from '../alone.js';
import {createFrame} from './frame.js';

const SHEET = `
  html { overflow: auto; color-scheme: light dark; }
  html[data-sized] { overflow: hidden; }
  body { margin: 0; }
`;

/** @param {string} code */
const warn = (code, about = '') => console.warn(`spyglass: ${code}${about && ` (${about})`}`);

/**
 * @param {HTMLElement} board
 * @param {object} address what it says
 * @param {Record<string, string>} address.attributes
 * @param {string | null} address.origin
 * @param {string | null} address.id
 * @param {string | null} address.fault
 * @param {string} site where links of what is answered lead
 */
export function fillWindow(board, {attributes, origin, id, fault}, site) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets = [sheet];
  document.documentElement.lang = languageFor([attributes.lang, ...navigator.languages]);
  if (attributes.theme === 'light' || attributes.theme === 'dark')
    document.documentElement.style.colorScheme = attributes.theme;
  markAlone(board);
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  if (fault) warn(fault);
  if (parent === window) return;
  // The element may be defined by a script after this one: what it tells first is heard.
  void customElements.whenDefined('spyglass-board').then(() =>
    createFrame({
      board: /** @type {import('../public.js').SpyglassBoard} */ (board),
      origin,
      id,
      site,
      base: document.baseURI,
      warn,
      parent: {
        post: (message, to) => parent.postMessage(message, to),
        hear: (listener) =>
          addEventListener('message', (event) => event.source === parent && listener(event)),
      },
      room: {
        height: () => board.getBoundingClientRect().height,
        changed: (listener) => new ResizeObserver(listener).observe(board),
        sized: () => document.documentElement.toggleAttribute('data-sized', true),
      },
    }),
  );
}
