// The boards that are seen, as a picture that stands by itself: the same drawing, in the light theme, with no style sheet.

import {refusal} from '../refusal.js';
import {escaped, KEYWORD} from './extract-link.js';
import {addressWithFonts} from './fonts.js';

const SVG = 'http://www.w3.org/2000/svg';
/** Pixels of a cell, and around all. */
const CELL = 56;
const MARGIN = 16;

/** What of the style sheets shows in a drawing. @type {Record<string, string>} each with what it is where nothing says otherwise */
const STYLED = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'paint-order': 'normal',
  'vector-effect': 'none',
  'shape-rendering': 'auto',
};

/** Other programs know no colours but these. @param {string} value */
const plain = (value) =>
  value.replace(
    /color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.]+))?\)/g,
    (_, red, green, blue, opacity) => {
      const [r, g, b] = [red, green, blue].map((part) => Math.round(255 * Number(part)));
      return opacity === undefined ? `rgb(${r}, ${g}, ${b})` : `rgba(${r}, ${g}, ${b}, ${opacity})`;
    },
  );

/** @param {Element} drawn an element of a drawing, whose look becomes its own */
function settle(drawn) {
  const style = getComputedStyle(drawn);
  if (style.display === 'none' || style.visibility === 'hidden') return drawn.remove();
  for (const child of [...drawn.children]) settle(child);
  for (const [name, usual] of Object.entries(STYLED)) {
    const value = plain(style.getPropertyValue(name));
    drawn.removeAttribute(name);
    if (value !== usual && value !== '') drawn.setAttribute(name, value);
  }
  // What neither is filled nor has a line is there for the page's sake.
  const isShape = /^(rect|path|circle|line|ellipse|polygon)$/.test(drawn.localName);
  const isEmpty = drawn.localName === 'g' && drawn.childElementCount === 0;
  const isSeen = style.fill !== 'none' || style.stroke !== 'none';
  if (isEmpty || (isShape && !isSeen)) return drawn.remove();
  for (const {name} of [...drawn.attributes])
    if (/^(class|style|aria-|data-|focusable|id$)/.test(name)) drawn.removeAttribute(name);
}

/** A number of a picture, short. @param {number} value */
const short = (value) => String(Math.round(value * 10) / 10);

/** @param {Element} holder of a text @param {DOMRect} sheet */
function textOf(holder, sheet) {
  const box = holder.getBoundingClientRect();
  const style = getComputedStyle(holder);
  const said = holder.textContent?.trim() ?? '';
  const size = Number.parseFloat(style.fontSize);
  if (said === '' || size < 1 || box.width < 2) return '';
  const middle = [box.x - sheet.x + box.width / 2, box.y - sheet.y + box.height / 2 + size * 0.35];
  const [x, y] = middle.map(short);
  const serif =
    style.fontStyle === 'italic' ? ' font-family="Georgia, serif" font-style="italic"' : '';
  const struck = style.textDecorationLine.includes('line-through')
    ? ' text-decoration="line-through"'
    : '';
  const bold = Number(style.fontWeight) >= 600 ? ' font-weight="600"' : '';
  return `<text x="${x}" y="${y}" font-size="${short(size)}" fill="${plain(style.color)}"${serif}${struck}${bold}>${escaped(said)}</text>`;
}

/** The texts of a board: no part of one, and not what is for ears alone. */
const TEXTS = '.board-head:not(:has(.head-name)), .head-name, .clue, .sounding';

/** @param {Element} figure laid out @returns {{width: number, height: number, inside: string}} */
function boardOf(figure) {
  const sheet = /** @type {Element} */ (figure.querySelector('.board-sheet'));
  const all = sheet.getBoundingClientRect();
  const drawings = [...sheet.querySelectorAll('svg')].map((drawing) => {
    const box = drawing.getBoundingClientRect();
    const attributes = {
      x: short(box.x - all.x),
      y: short(box.y - all.y),
      width: short(box.width),
      height: short(box.height),
    };
    settle(drawing);
    for (const [name, value] of Object.entries(attributes)) drawing.setAttribute(name, value);
    // What lit marks its places with means nothing in a file.
    return new XMLSerializer().serializeToString(drawing).replace(/<!--.*?-->|\n\s*/gs, '');
  });
  const texts = [...sheet.querySelectorAll(TEXTS)].map((holder) => textOf(holder, all));
  return {width: all.width, height: all.height, inside: drawings.join('') + texts.join('')};
}

/** @param {ParentNode} root @returns {Element[]} the boards that are seen */
export const boardsIn = (root) =>
  [...root.querySelectorAll('.board')].filter(
    (figure) => figure.querySelector('.board-sheet') && figure.getClientRects().length > 0,
  );

/**
 * @param {Element[]} figures the boards, as they are seen
 * @param {{title: string, desc: string, link: string}} about
 * @param {HTMLElement} root where what they look like holds: of an element that is its own tree
 * @returns {string}
 */
export function pictureOf(figures, {title, desc, link}, root) {
  if (figures.length === 0) throw refusal('no-picture');
  const place = document.createElement('div');
  // Through the object model: the content policy allows no style in the text of a page.
  const seen = {
    colorScheme: 'light',
    color: 'var(--ink)',
    position: 'absolute',
    insetInlineStart: '-100000px',
    insetBlockStart: '0',
    inlineSize: `${20 * CELL}px`,
  };
  Object.assign(place.style, seen);
  for (const [name, value] of [
    ['--board-width', `${20 * CELL}px`],
    ['--board-high', '100000px'],
    ['--cell-most', `${CELL}px`],
  ])
    place.style.setProperty(name, value);
  place.setAttribute('aria-hidden', 'true');
  place.inert = true;
  const copies = figures.map((figure) => /** @type {Element} */ (figure.cloneNode(true)));
  for (const copy of copies) {
    // The page has names of its own for these.
    copy.removeAttribute('data-board');
    for (const cell of copy.querySelectorAll('[data-cell]')) cell.removeAttribute('data-cell');
  }
  place.append(...copies);
  root.append(place);
  // As it stands once nothing moves any more; what would move for ever stands still.
  for (const animation of place.getAnimations({subtree: true})) animation.cancel();
  try {
    const ink = getComputedStyle(place).color;
    const paper = plain(getComputedStyle(place).getPropertyValue('--paper'));
    const ground = /^#/.test(paper) ? paper : '#f6f1e4';
    const boards = copies.map(boardOf);
    const width = Math.max(...boards.map((board) => board.width)) + 2 * MARGIN;
    let top = MARGIN;
    const inside = boards.map((board) => {
      const group = `<g transform="translate(${MARGIN} ${short(top)})">${board.inside}</g>`;
      top += board.height + MARGIN;
      return group;
    });
    const [wide, high] = [width, top].map(Math.ceil);
    return `<svg xmlns="${SVG}" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" role="img" font-family="system-ui, sans-serif" text-anchor="middle" color="${ink}">
<title>${escaped(title)}</title>
<desc>${escaped(desc)}</desc>
<metadata id="${KEYWORD.toLowerCase()}">${escaped(link)}</metadata>
<rect width="${wide}" height="${high}" fill="${ground}"/>
${inside.join('\n')}
</svg>
`;
  } finally {
    place.remove();
  }
}

/** @param {string} picture @param {number} [fine] pixels of one of its own @returns {Promise<Uint8Array>} the same drawn */
export async function drawn(picture, fine = 2) {
  const image = new Image();
  image.src = await addressWithFonts(picture);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [fine * image.naturalWidth, fine * image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw refusal('no-picture');
  return new Uint8Array(await blob.arrayBuffer());
}
