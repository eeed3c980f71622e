// The course: a text that is there without this script, which gives it the site's frame, boards that follow, and questions.
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/app.css';
import '../../../styles/page.css';
import '../../../styles/parts.css';
import '../../../styles/course.css';
import {render} from 'lit/html.js';
import {createPage} from '../../app/create-page.js';
import english from '../../i18n/en/learn.ftl';
import {languageOf} from '../../shell/document.js';
import {renderSiteFooter} from '../../shell/view/site-footer.js';
import {renderSiteHeader} from '../../shell/view/site-header.js';
import {followText} from './following.js';
import {askQuestions} from './questions.js';

/** @typedef {import('./questions.js').Tally} Tally */
/** @typedef {import('./questions.js').Held} Held */

const page = createPage({
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../i18n/${asked}/learn.ftl`
    ),
  english: [english],
  heading: (words) => ({title: words('course-title'), description: words('course-description')}),
  changed: () => language.isThere() && draw(),
});
const {language} = page;
const {theme} = page.keep.settings();

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const [above, below, outline, languageNote] = ['above', 'below', 'outline', 'language-note'].map(
  element,
);
const text = /** @type {HTMLElement} */ (document.querySelector('article'));
const tallyPlace = /** @type {HTMLElement} */ (text.querySelector('[data-tally]'));

/** @type {NodeListOf<HTMLElement>} */
const boards = text.querySelectorAll('spyglass-board');
if (theme && theme !== 'system') for (const board of boards) board.setAttribute('theme', theme);

const following = followText(text);
/** @type {Tally | null} */
let tally = null;
/** @type {Map<HTMLElement, Held>} */
const held = new Map();
askQuestions(text, {
  decimal: () => (language.shown().words.number(0.5).includes(',') ? ',' : '.'),
  tally(now) {
    tally = now;
    showFeedback();
  },
  held(now, place) {
    held.set(place, now);
    showFeedback();
  },
});
// What the first drawing replaces is there for browsers without scripts.
above.replaceChildren();

/** What was answered, in the language of the page. */
function showFeedback() {
  const {words, names} = language.shown();
  const lang = languageOf(words);
  const percent = (/** @type {number} */ thousandths) =>
    words.number(thousandths / 10, {minimumFractionDigits: 1, maximumFractionDigits: 1});
  for (const [place, {cell, chance, most}] of held) {
    place.lang = lang;
    place.textContent = words('course-held', {
      cell: names.cell(cell),
      chance: percent(chance),
      most: percent(most),
    });
  }
  tallyPlace.hidden = tally === null;
  tallyPlace.lang = lang;
  if (tally) tallyPlace.textContent = words('course-tally', {...tally});
}

function draw() {
  const shown = page.shown();
  const {words, lang, sound} = shown;
  render(
    renderSiteHeader({
      here: null,
      main: 'course',
      skip: words('course-skip'),
      lang,
      words,
      sound,
      up: '../../',
    }),
    above,
  );
  render(renderSiteFooter(shown), below);
  page.showHeading();
  const [heading, lede] = outline.children;
  heading.textContent = words('course-title');
  lede.textContent = words('course-outline');
  languageNote.textContent = words('course-english');
  languageNote.hidden = languageOf(words) === 'en';
  following.label(words('course-show'), languageOf(words));
  // The text around them is English, whatever the reader's language is.
  for (const board of boards) board.lang = languageOf(words);
  showFeedback();
}

page.start({updates: false});
