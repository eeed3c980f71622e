// What came of a run as files: results game by game, the report that the shell's `lab merge` takes, and the pictures.
import {render} from 'lit/html.js';
import {csvOf} from '../../shell/share/csv.js';
import {axisOf, binsOf} from './histogram.js';
import {namesOf, pictureLabel, tenths} from './sentences.js';
import {linesOf, renderTrailPicture, TRAIL_HIGH} from './trail-picture.js';
import {HIGH, marksOf, renderPicture, WIDE} from './view-agents.js';

/** @typedef {import('./state.js').Run} Run */
/** @typedef {import('./state.js').Names} Names */
/** @typedef {import('./state.js').Summary} Summary */
/** @typedef {import('../../shell/coded-sentence.js').Speech} Speech */

/** @param {Names} names @param {Int32Array} results game by game, agent by agent @returns {string} a row a game, a column an agent */
export function asCsv({agents}, results) {
  /** @type {(string | number)[][]} */
  const rows = [['game', ...agents]];
  for (let at = 0; at < results.length; at += agents.length)
    rows.push([at / agents.length, ...results.subarray(at, at + agents.length)]);
  return csvOf(rows);
}

/** @param {Names} names @param {Summary} summary @returns {string} as `lab play --json` prints it */
export function asJson({rules, seed, deploy}, {games, agents, paired}) {
  /** @template {{se: number}} Told @param {Told} told one game alone tells nothing of the error */
  const named = (told) => ({...told, se: games < 2 ? null : told.se});
  const [sums, pairs] = [agents.map(named), paired.map(named)];
  const report = {
    version: 1,
    rules,
    seed,
    deploy,
    parts: [[0, games]],
    agents: sums,
    paired: pairs,
  };
  return `${JSON.stringify(report)}\n`;
}

const STYLE = `
  svg { font: 13px system-ui, sans-serif; background: #fff; }
  .bars-bin { fill: #c9dfe8; stroke: #4a5a6b; stroke-width: .75; }
  .bars-foot { fill: none; stroke: #14263a; }
  .bars-line { stroke: #14263a; stroke-dasharray: 3 2; }
  .bars-published { fill: none; stroke: #a9330a; stroke-width: 1.5; }
  .trail-line { fill: none; stroke: currentcolor; stroke-width: 2; }
  .trail-band { fill: currentcolor; fill-opacity: .16; }
  [data-agent='0'] { color: #1f5f8b; }
  [data-agent='1'] { color: #a9330a; }
  [data-agent='2'] { color: #a01963; }
  [data-agent='3'] { color: #1e6b45; }
  .bars-text { fill: #4a5a6b; font-size: 11px; }`;

const SVG = 'http://www.w3.org/2000/svg';
const [MARGIN, TITLE] = [16, 28];
/** A title of more letters is set narrower, so that none of it is cut off. */
const LETTERS = 68;

/**
 * @param {Summary} summary
 * @param {import('./state.js').RunConfig} config
 * @param {Speech} speech
 * @returns {string} the bars of all agents by one axis, one under another, with what was published; below them the running means
 */
export function asSvg({agents, trail, match}, config, speech) {
  const {words, names} = speech;
  const axis = axisOf(agents);
  const named = namesOf(
    agents.map(({agent}) => agent),
    names,
  );
  const sheet = document.createElementNS(SVG, 'svg');
  const style = document.createElementNS(SVG, 'style');
  style.textContent = STYLE;
  sheet.append(style);
  let y = 0;
  /** @param {string} title @param {unknown} drawing @param {number} high */
  function put(title, drawing, high) {
    const text = document.createElementNS(SVG, 'text');
    text.setAttribute('y', String(y + 18));
    text.textContent = title;
    if (title.length > LETTERS) {
      text.setAttribute('textLength', String(WIDE));
      text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
    const place = document.createElement('div');
    render(drawing, place);
    const picture = /** @type {SVGElement} */ (place.querySelector('svg'));
    picture.setAttribute('y', String(y + TITLE));
    picture.setAttribute('height', String(high));
    picture.setAttribute('width', String(WIDE));
    sheet.append(text, picture);
    y += TITLE + high;
  }
  agents.forEach((sums, agent) => {
    if (!axis) return;
    const label = pictureLabel(sums, named[agent], speech, match);
    const published = marksOf(words, config, agent);
    const how = {label, number: words.number, published};
    put(label, renderPicture(binsOf(sums, axis), sums, axis, how), HIGH + 34);
  });
  const lines = linesOf(trail, agents.length);
  if (lines) {
    const title = match ? words('lab-match-trail', {first: named[0]}) : words('lab-trail');
    const short = (/** @type {number} */ value) => tenths(words, value);
    const high = TRAIL_HIGH + 18 * (agents.length + 1);
    put(title, renderTrailPicture(lines, named, short), high);
  }
  sheet.setAttribute('viewBox', `${-MARGIN} 0 ${WIDE + 2 * MARGIN} ${y + MARGIN}`);
  // What lit marks its places with means nothing in a file.
  return new XMLSerializer().serializeToString(sheet).replace(/<!--.*?-->/gs, '');
}

/** @typedef {import('./view.js').Part | null} MatchPart */

/** @param {import('./state.js').Form} form @param {Run} run @param {Int32Array} results @param {Speech} speech @param {MatchPart} part what is there of Reversi */
export function exported(form, {names, summary, config}, results, speech, part) {
  if (!names || !summary) return null;
  const name = `spyglass-lab-${config.rules}-${config.seed}.${form}`;
  const [csv, json] = summary.match && part ? [part.matchCsv, part.matchJson] : [asCsv, asJson];
  if (form === 'csv') return {name, text: csv(names, results), type: 'text/csv'};
  if (form === 'json') return {name, text: json(names, summary), type: 'application/json'};
  return {name, text: asSvg(summary, config, speech), type: 'image/svg+xml'};
}
