// The course as a page: its text, with every number, record and picture put where the text names it.
import {readFileSync} from 'node:fs';
import {VERSION} from '../../www/src/shell/records.js';
import {courseFacts, THRESHOLDS, TINY, waysOver} from './course-facts.mjs';
import {escaped, latticePicture, stillOf, waysPicture} from './course-pictures.mjs';
import {at} from './paths.mjs';

/** @typedef {ReturnType<typeof courseFacts>} Content */

/** The text of the course, before anything is filled in. */
export const courseText = () => readFileSync(at('www/course/chapter.html'), 'utf8');

/** @type {Content | undefined} */
let content;
/** Played once, whoever asks. */
export const courseContent = () => {
  content ??= courseFacts();
  return content;
};

/** @param {string} text @param {Record<string, string>} facts */
const filled = (text, facts) =>
  text.replace(/\{\{([\w.]+)\}\}/g, (_, name) => {
    if (!Object.hasOwn(facts, name))
      throw new Error(`the course names '${name}', which nothing tells`);
    return escaped(facts[name]);
  });

/** A board beside the text, and what is seen where no script runs. @param {string} words `name:step:caption:show` @param {Content} content */
function figure(words, {facts, runs}) {
  const [name, step, caption, show] = words.split(':');
  const run = runs[name];
  const link = new URLSearchParams({v: VERSION, g: run.record, mode: 'watch'});
  // Printed, a game whose end is on the board says more than an empty sea.
  const still = stillOf(run.end, caption);
  return `<figure class="pinned">
    <spyglass-board id="board-${name}" record="${escaped(facts[`${name}.record`])}" step="${step}" show="${show}" readonly></spyglass-board>
    <div class="still">${still}</div>
    <figcaption>${caption}. <a href="../../?${escaped(link.toString())}">Watch it on its own page</a></figcaption>
  </figure>`;
}

/** @param {string} svg @param {string} caption @param {string} [more] classes */
const drawing = (svg, caption, more = '') =>
  `<figure class="course-drawing${more}">${svg}<figcaption>${caption}</figcaption></figure>`;

/** @param {Record<string, string>} facts */
function thresholdTable(facts) {
  const rows = THRESHOLDS.map(
    (threshold) =>
      `<tr><th scope="row">${threshold}</th><td class="number">${facts[`threshold.${threshold * 10}`]} ± ${facts[`threshold.${threshold * 10}.error`]}</td></tr>`,
  );
  return `<table class="sheet"><caption>Mean score by threshold ± half its 95% interval; the same ${facts['threshold.games']} maps for each, no cell known</caption>
    <thead><tr><th scope="col">Threshold</th><th scope="col" class="number">Score</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table>`;
}

/** @returns {string} the chapter, whole */
export function courseChapter() {
  const content = courseContent();
  const {facts, ways} = content;
  const side = Math.sqrt(ways.length);
  /** @type {Record<string, (words: string) => string>} */
  const parts = {
    figure: (words) => figure(filled(words, facts), content),
    lattice: () => drawing(latticePicture(side), 'One colour; a ship of two covers both'),
    ways: () =>
      drawing(
        waysPicture(ways, side, 'one of the five ships'),
        'Ways to cover each cell, one ship at a time',
      ),
    tiny: () =>
      drawing(
        waysPicture(waysOver([TINY.length], TINY.side), TINY.side, 'the ship'),
        'How many of the fleets cover each cell',
        ' course-drawing-small',
      ),
    thresholds: () => thresholdTable(facts),
  };
  const drawn = courseText()
    // Captions hold facts of their own.
    .replaceAll('{{sea.number}}', facts['sea.number'])
    .replace(/\{\{(figure|lattice|ways|tiny|thresholds)(?::([^}]*))?\}\}/g, (_, part, words) =>
      parts[part](words),
    );
  return filled(drawn, facts);
}

/**
 * @param {{title: string, outline: string, language: string, description: string, policy: string}} page
 * @returns {string} the whole page
 */
export const coursePage = ({title, outline, language, description, policy}) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <meta name="description" content="${escaped(description)}">
    <title>${escaped(title)}</title>
    <link rel="icon" href="data:,">
    <script type="module" src="../../widget/spyglass-board.js"></script>
  </head>
  <body class="page">
    <div id="above"><header class="header"><a class="brand" href="../../">Spyglass</a></header></div>
    <main class="course" id="course" tabindex="-1">
      <div class="intro" id="outline">
        <h1 class="title">${escaped(title)}</h1>
        <p class="lede">${escaped(outline)}</p>
        <p class="lede" id="language-note" hidden>${escaped(language)}</p>
      </div>
      <article lang="en">
${courseChapter()}
      </article>
    </main>
    <div id="below"></div>
  </body>
</html>
`;
