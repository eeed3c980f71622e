// The page of the frame: one element, as its address says, and the talk with the page around.
import {languageFor} from '../i18n/locales.js';
import {readFrameAddress} from '../state/frame-address.js';
import {createFrame} from './frame.js';

const SHEET = `
  html { overflow: auto; color-scheme: light dark; }
  html[data-sized] { overflow: hidden; }
  body { margin: 0; }
`;

const board = /** @type {import('./public.js').SpyglassBoard} */ (
  document.querySelector('spyglass-board')
);
const {attributes, origin, id, fault} = readFrameAddress(location.search);
const warn = (/** @type {string} */ code, about = '') =>
  console.warn(`spyglass: ${code}${about && ` (${about})`}`);

const sheet = new CSSStyleSheet();
sheet.replaceSync(SHEET);
document.adoptedStyleSheets = [sheet];
document.documentElement.lang = languageFor([attributes.lang, ...navigator.languages]);
if (attributes.theme === 'light' || attributes.theme === 'dark')
  document.documentElement.style.colorScheme = attributes.theme;
for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
if (fault) warn(fault);

// The element is defined by a script after this one: what it tells first is heard.
if (parent !== window)
  void customElements.whenDefined('spyglass-board').then(() =>
    createFrame({
      board,
      origin,
      id,
      site: new URL('../', location.href.split('?')[0]).href,
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
