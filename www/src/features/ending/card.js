// A result as a picture of 1200 × 630: one number, what it counts, and the shots in order as marks. No position is in it.

import {BURST, WAVE} from '../../board/marks.js';
import {escaped} from '../../shell/share/extract-link.js';

/** @typedef {{number: string, said: string, rival: string, facts: string, lines: string[], key: string}} Card */

const [WIDTH, HEIGHT] = [1200, 630];
/** Around the frame, and how thick that is. */
const [MARGIN, FRAME] = [29, 13];
/** The light colours of the page: a picture has no theme. */
const INK = '#14263a';
const [FAINT, PAPER, CHART, HULL] = ['#4a5a6b', '#f6f1e4', '#fcfaf3', '#e9d9a6'];
const [SEA, FIRE] = ['#1f5f8b', '#a9330a'];
/** Where the marks begin, and the most room for one. */
const [LEFT, TOP, RIGHT, BOTTOM, MOST] = [600, 84, 1116, 520, 52];
/** How wide the left column is. */
const COLUMN = 490;
/** The signs that the key names, in its order, and the size of its letters. */
const [KEYS, SMALL] = [['~', '*', '#'], 22];

/** Greek and Cyrillic letters are wider. @param {string} text @param {number} size @returns {number} about how wide it is drawn */
const widthOf = (text, size) =>
  size * [...text].reduce((wide, letter) => wide + (letter > '\u0370' ? 0.56 : 0.46), 0);

const ring = `<circle cx="50" cy="50" r="29" fill="none" stroke="${SEA}" stroke-width="4"/>`;
const burst = `<path d="${BURST}" fill="${FIRE}"/><circle cx="50" cy="50" r="9" fill="${CHART}"/>`;
const inner = `<circle cx="50" cy="50" r="12" fill="none" stroke="${SEA}" stroke-width="4"/>`;

/** By the sign of a shot. @type {Record<string, string>} */
const MARKS = {
  '~': `${ring}<path d="${WAVE}" fill="none" stroke="${SEA}" stroke-width="4"/>`,
  '*': burst,
  '#': `<rect x="4" y="4" width="92" height="92" fill="${HULL}" stroke="${INK}" stroke-width="4"/>${burst}`,
  '?': ring,
  '-': ring + inner,
};

/** Dark and light stretches along a border of so many. @param {number} count @param {(from: number, size: number) => string} draw @param {number} length */
const stretches = (count, draw, length) =>
  Array.from({length: count}, (_, at) =>
    at % 2 === 0 ? draw((at * length) / count, length / count) : '',
  ).join('');

function frame() {
  const [wide, high] = [WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN];
  const rect = (/** @type {number[]} */ [x, y, width, height], fill = INK, more = '') =>
    `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}"${more}/>`;
  const line = ` stroke="${INK}"`;
  const [low, far] = [HEIGHT - MARGIN - FRAME, WIDTH - MARGIN - FRAME];
  return [
    rect([0, 0, WIDTH, HEIGHT], PAPER),
    rect([MARGIN, MARGIN, wide, high], CHART, line),
    stretches(23, (from, size) => rect([MARGIN + from, MARGIN, size, FRAME]), wide),
    stretches(23, (from, size) => rect([MARGIN + from, low, size, FRAME]), wide),
    stretches(11, (from, size) => rect([MARGIN, MARGIN + from, FRAME, size]), high),
    stretches(11, (from, size) => rect([far, MARGIN + from, FRAME, size]), high),
    rect([MARGIN + FRAME, MARGIN + FRAME, wide - 2 * FRAME, high - 2 * FRAME], CHART, line),
  ].join('');
}

/** @param {string} text @param {number} size @returns {string[]} its lines in the left column */
function wrapped(text, size) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= COLUMN)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** @param {string} key @returns {{high: number, drawn: string}} each sign before its name */
function legendOf(key) {
  let [x, y] = [LEFT, SMALL];
  const drawn = key.split(' · ').map((text, at) => {
    const wide = 32 + widthOf(text, SMALL);
    if (x > LEFT && x + wide > RIGHT) [x, y] = [LEFT, y + 30];
    const sign = `<g transform="translate(${x.toFixed(0)} ${y - 21}) scale(0.26)">${MARKS[KEYS[at]]}</g>`;
    const said = `<text x="${(x + 32).toFixed(0)}" y="${y}" font-size="${SMALL}" fill="${FAINT}">${escaped(text)}</text>`;
    x += wide + 16;
    return sign + said;
  });
  return {high: y, drawn: drawn.join('')};
}

/** @param {Card} card @param {{title: string, desc: string}} about @returns {string} */
export function cardOf({number, said, rival, facts, lines, key}, {title, desc}) {
  const serif = 'font-family="Literata Variable, Literata, Georgia, serif" font-style="italic"';
  let below = 0;
  /** @param {string} text @param {number} size @param {number} gap @param {string} [look] */
  const write = (text, size, gap, look = '') =>
    wrapped(text, size)
      .map((line, at) => {
        below += size * 1.15 + (at === 0 ? gap : 0);
        return `<text x="100" y="${below.toFixed(0)}" font-size="${size}" ${look}>${escaped(line)}</text>`;
      })
      .join('');
  const left = [
    write('Spyglass', 36, 0, `${serif} font-weight="600"`),
    write(number, 190, -16, `${serif} font-weight="600" letter-spacing="-6"`),
    write(said, 36, 24, serif),
    rival && write(rival, 26, 14),
    facts && write(facts, 24, 14, `fill="${FAINT}"`),
  ].join('');
  const size = Math.min(MOST, (BOTTOM - TOP) / Math.max(lines.length, 1), (RIGHT - LEFT) / 10);
  const high = lines.length * size;
  const legend = legendOf(key);
  const top = (HEIGHT - high - 16 - legend.high) / 2;
  const marks = lines
    .flatMap((line, row) =>
      [...line].map((sign, col) => {
        const [x, y] = [LEFT + col * size, top + row * size].map((value) => value.toFixed(1));
        return `<g transform="translate(${x} ${y}) scale(${(size / 100).toFixed(3)})">${MARKS[sign]}</g>`;
      }),
    )
    .join('');
  const foot = `<g transform="translate(0 ${(top + high + 16).toFixed(0)})">${legend.drawn}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" font-family="Commissioner Variable, Commissioner, system-ui, sans-serif" fill="${INK}">
<title>${escaped(title)}</title>
<desc>${escaped(desc)}</desc>
${frame()}
<g transform="translate(0 ${((HEIGHT - below) / 2 - 8).toFixed(0)})">${left}</g>
${marks}${foot}
</svg>
`;
}
