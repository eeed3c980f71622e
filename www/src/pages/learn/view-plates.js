// The first sight of Learn: the course, and six plates that lead to what else can be tried out, each with a small chart.
import {html, svg} from 'lit/html.js';
import {linkIn} from '../../shell/links.js';
import {throughMiddle, waysOnBoard} from './plates.js';
import {measuredAt} from './questions.js';

/** @typedef {import('./view.js').Shown} Shown */

const CELL = 10;
const DEPLOYERS = ['uniform', 'border', 'against-the-shooter'];

/** @param {Shown} shown */
export function renderPlates(shown) {
  const {lang, words} = shown;
  /** @param {string} href @param {string} title @param {string} line @param {unknown} picture */
  const plate = (href, title, line, picture) => html`<li class="plate">
    <svg class="plate-chart" viewBox="-1 -1 162 82" aria-hidden="true" focusable="false">${picture}</svg>
    <h2 class="plate-title"><a href=${href}>${words(title)}</a></h2>
    <p>${words(line)}</p>
  </li>`;
  return html`<section class="plate-lead" aria-labelledby="course-title">
      <svg class="plate-chart" viewBox="-1 -1 102 102" aria-hidden="true" focusable="false">${renderBoard(10, [5, 4, 3, 3, 2], 0)}</svg>
      <div>
        <h2 class="plate-title" id="course-title">${words('course-title')}</h2>
        <p class="lede">${words('course-lead')}</p>
        <a class="button button-main" href=${linkIn('course/', lang)}>${words('course-read')}</a>
      </div>
    </section>
    <ul class="plates">
      ${plate('#small-boards', 'learn-boards', 'learn-boards-plate', renderBoard(4, [3, 2], 40, 20))}
      ${plate('#likeliest', 'likeliest-title', 'likeliest-plate', renderBest())}
      ${plate('#line', 'learn-line', 'learn-line-plate', renderLine())}
      ${plate('#questions', 'questions', 'questions-plate', renderBars())}
      ${plate(linkIn('../lesson/', lang), 'learn-lessons', 'learn-lessons-plate', renderChapters())}
      ${plate(linkIn('../lesson/?v=2&teachers=1', lang), 'learn-teachers', 'learn-teachers-plate', renderPage())}
    </ul>`;
}

/** @param {number} side @param {number[]} ships @param {number} left @param {number} [cell] its edge */
function renderBoard(side, ships, left, cell = CELL) {
  return svg`${waysOnBoard(side, ships).map(
    (share, place) =>
      svg`<rect class="plate-cell" data-tint=${Math.max(1, Math.ceil(share * 6))} x=${left + (place % side) * cell} y=${Math.floor(place / side) * cell} width=${cell} height=${cell} />`,
  )}
    <rect class="plate-edge" x=${left} width=${side * cell} height=${side * cell} />`;
}

/** A line of nine cells, and below it each way in which a ship of three covers the middle one. */
function renderLine() {
  const cells = 9;
  const edge = 16;
  const left = 8;
  return svg`${Array.from({length: cells}, (_, at) => svg`<rect class="plate-cell" data-tint=${at === 4 ? 6 : 1} x=${left + at * edge} y="4" width=${edge} height=${edge} />`)}
    <rect class="plate-edge" x=${left} y="4" width=${cells * edge} height=${edge} />
    ${throughMiddle(cells, 3).map((from, row) => svg`<rect class="plate-ship" x=${left + from * edge + 2} y=${28 + row * 17} width=${3 * edge - 4} height="11" rx="5.5" />`)}`;
}

/** The ways of a ship of three on a board of 5×5, where the best first shot is not in the middle. */
const renderBest = () => svg`${renderBoard(5, [3], 40, 16)}
  <rect class="plate-aim" x="72" y="16" width="16" height="16" />`;

/** Mean shots against three ways to lay a fleet, as measured. */
function renderBars() {
  const means = DEPLOYERS.map((row) => measuredAt('deployers', row, 'exact').value);
  const most = Math.max(...means);
  return svg`${means.map((mean, at) => svg`<rect class="plate-bar" x="8" y=${8 + at * 24} width=${(mean / most) * 144} height="16" />`)}
    <path class="plate-edge" d="M8 2V80" />`;
}

/** A board beside its question, and the chapters below. */
const renderChapters = () => svg`${renderBoard(4, [3], 24, CELL)}
  ${[10, 20, 30].map((y) => svg`<path class="plate-text" d="M76 ${y}h60" />`)}
  ${[0, 1, 2, 3, 4].map((at) => svg`<rect class="plate-edge" x=${24 + at * 23} y="56" width="18" height="18" />`)}`;

/** A page of text with a board in it. */
const renderPage = () => svg`<rect class="plate-edge" x="24" width="112" height="80" />
  ${[12, 22, 32, 42, 52, 62].map((y) => svg`<path class="plate-text" d="M34 ${y}h42" />`)}
  <g transform="translate(86 12)">${renderBoard(4, [3, 2], 0, CELL)}</g>`;
