// The look of every element, read once: constructed sheets are shared, and no policy forbids them.

import app from '../../styles/app.css';
import board from '../../styles/board.css';
import tokens from '../../styles/tokens.css';
import widget from '../../styles/widget.css';

/** @type {CSSStyleSheet[]} */
let sheets = [];

/** @param {ShadowRoot} root @param {string[]} [more] */
export function dress(root, more = []) {
  if (sheets.length === 0) sheets = [tokens, board, app, widget].map(sheetOf);
  root.adoptedStyleSheets = [...sheets, ...more.map(sheetOf)];
}

/** @param {string} text */
function sheetOf(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
