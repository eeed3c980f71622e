// The page that is one file: an element as its address says, in all the room there is.
import {attributesOf} from './address.js';

const SHEET = 'html { color-scheme: light dark; } body { margin: 0; }';

/** @param {Document} document */
export function showAddress(document) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets = [sheet];
  const board = document.createElement('spyglass-board');
  for (const [name, value] of Object.entries(attributesOf(location.search)))
    board.setAttribute(name, value);
  if (['light', 'dark'].includes(board.getAttribute('theme') ?? ''))
    document.documentElement.style.colorScheme = board.getAttribute('theme') ?? '';
  document.body.append(board);
}
