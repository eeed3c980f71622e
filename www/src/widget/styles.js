// The look of every element, read once for each document: constructed sheets are shared, and no policy forbids them.

import app from '../../styles/app.css';
import board from '../../styles/board.css';
import tokens from '../../styles/tokens.css';
import widget from '../../styles/widget.css';

/** A sheet serves only the document it was made for. @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const made = new WeakMap();
/** What a root wears over the look of all. @type {WeakMap<ShadowRoot, string[]>} */
const worn = new WeakMap();

/** @param {ShadowRoot} root also one that has come into another document @param {string[]} [more] */
export function dress(root, more = worn.get(root) ?? []) {
  worn.set(root, more);
  const {ownerDocument: document} = root;
  const {CSSStyleSheet} = document.defaultView ?? {};
  // A document that is not shown has no look.
  if (!CSSStyleSheet) return;
  const sheets = made.get(document) ?? new Map();
  made.set(document, sheets);
  root.adoptedStyleSheets = [tokens, board, app, widget, ...more].map((text) => {
    const sheet = sheets.get(text) ?? new CSSStyleSheet();
    if (!sheets.has(text)) sheet.replaceSync(text);
    sheets.set(text, sheet);
    return sheet;
  });
}

/** What parts of the seas look like, fetched with the first of them. @param {ShadowRoot} root */
export async function dressParts(root) {
  const {default: parts} = await import(
    /* webpackChunkName: "parts/styles" */ '../../styles/parts.css'
  );
  dress(root, [parts]);
}
