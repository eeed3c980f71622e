// What came of a run as files: results game by game, the report that the shell's `lab merge` takes, and the pictures.
import {render} from 'lit/html.js';
import {axisOf, binsOf} from './histogram.js';
import {pictureLabel} from './sentences.js';
import {HIGH, renderPicture, WIDE} from './view-agents.js';

/** @typedef {import('./state.js').Run} Run */
/** @typedef {import('./state.js').Names} Names */
/** @typedef {import('./tally.js').Told} Told */
/** @typedef {import('../speak/sentences.js').Speech} Speech */

/** @param {string} text a field of comma-separated values, by RFC 4180 */
const field = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** @param {(string | number)[][]} rows @returns {string} */
export const csvOf = (rows) =>
  rows.map((row) => `${row.map((value) => field(String(value))).join(',')}\r\n`).join('');

/** @param {Names} names @param {Int32Array} results game by game, agent by agent @returns {string} a row a game, a column an agent */
export function asCsv({agents}, results) {
  /** @type {(string | number)[][]} */
  const rows = [['game', ...agents]];
  for (let at = 0; at < results.length; at += agents.length)
    rows.push([at / agents.length, ...results.subarray(at, at + agents.length)]);
  return csvOf(rows);
}

/** @param {Names} names @param {Told} told @returns {string} as `lab play --json` prints it */
export const asJson = ({rules, seed, deploy}, {games, agents, paired}) =>
  `${JSON.stringify({rules, seed, deploy, parts: [[0, games]], agents, paired})}\n`;

const STYLE = `
  svg { font: 13px system-ui, sans-serif; background: #fff; }
  .bars-bin { fill: #c9dfe8; stroke: #4a5a6b; stroke-width: .75; }
  .bars-foot { stroke: #14263a; }
  .bars-line { stroke: #14263a; stroke-dasharray: 3 2; }
  .bars-text { fill: #4a5a6b; font-size: 11px; }`;

const SVG = 'http://www.w3.org/2000/svg';
const [MARGIN, TITLE] = [16, 28];

/** @param {Told} told @param {Speech} speech @returns {string} the bars of all agents, one under another, by one axis */
export function asSvg({agents}, {words, names}) {
  const axis = axisOf(agents);
  const each = HIGH + 34 + TITLE;
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute(
    'viewBox',
    `${-MARGIN} 0 ${WIDE + 2 * MARGIN} ${each * agents.length + MARGIN}`,
  );
  const style = document.createElementNS(SVG, 'style');
  style.textContent = STYLE;
  sheet.append(style);
  agents.forEach((sums, agent) => {
    if (!axis) return;
    const label = pictureLabel(sums, {words, names});
    const title = document.createElementNS(SVG, 'text');
    title.setAttribute('y', String(agent * each + 18));
    title.textContent = label;
    const place = document.createElement('div');
    render(renderPicture(binsOf(sums, axis), sums, axis, {label}), place);
    const picture = /** @type {SVGElement} */ (place.querySelector('svg'));
    picture.setAttribute('y', String(agent * each + TITLE));
    picture.setAttribute('height', String(HIGH + 34));
    picture.setAttribute('width', String(WIDE));
    sheet.append(title, picture);
  });
  // What lit marks its places with means nothing in a file.
  return new XMLSerializer().serializeToString(sheet).replace(/<!--.*?-->/gs, '');
}

/** @typedef {import('./view.js').Part | null} MatchPart */

/** @param {string} form @param {Run} run @param {Int32Array} results @param {Speech} speech @param {MatchPart} part what is there of Reversi */
export function exported(form, {names, told, wish}, results, speech, part) {
  if (!names || !told) return null;
  const name = `spyglass-lab-${wish.rules}-${wish.seed}.${form}`;
  const [csv, json] = told.match && part ? [part.matchCsv, part.matchJson] : [asCsv, asJson];
  if (form === 'csv') return {name, text: csv(names, results), type: 'text/csv'};
  if (form === 'json') return {name, text: json(names, told), type: 'application/json'};
  return {name, text: asSvg(told, speech), type: 'image/svg+xml'};
}
