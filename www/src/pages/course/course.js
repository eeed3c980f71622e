// The course: a text that is there without this script, which gives it the site's frame, boards that follow, and questions.
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/app.css';
import '../../../styles/course.css';
import {render} from 'lit/html.js';
import {createPageLanguage} from '../../app/page-language.js';
import {createKeep} from '../../games/sea/storage/keep.js';
import english from '../../i18n/en/learn.ftl';
import {languageOf, showLook, showPage} from '../../shell/document.js';
import {renderSiteFooter} from '../../shell/view/site-footer.js';
import {renderSiteHeader} from '../../shell/view/site-header.js';
import {followText} from './following.js';
import {askQuestions} from './questions.js';

/** @typedef {import('./questions.js').Tally} Tally */
/** @typedef {import('./questions.js').Held} Held */

const keep = createKeep();
const language = createPageLanguage({
  keep,
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../i18n/${asked}/learn.ftl`
    ),
  english: [{en: english}],
  changed: () => language.isThere() && draw(),
});
const {theme} = keep.settings();
showLook(document.documentElement, keep.settings());

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const [above, below, outline, languageTold] = ['above', 'below', 'outline', 'language-told'].map(
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
  tally(now) {
    tally = now;
    tell();
  },
  held(now, place) {
    held.set(place, now);
    tell();
  },
});
// What the first drawing replaces is there for browsers without scripts.
above.replaceChildren();

/** What was answered, in the language of the page. */
function tell() {
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
  const shown = language.shown();
  const {words, lang} = shown;
  render(
    renderSiteHeader({
      here: null,
      main: 'course',
      skip: words('course-skip'),
      lang,
      words,
      up: '../../',
    }),
    above,
  );
  render(renderSiteFooter(shown), below);
  const title = words('course-title');
  showPage(
    document,
    {title: words('page-title-mode', {mode: title}), description: words('course-description')},
    words,
  );
  const [heading, lede] = outline.children;
  heading.textContent = title;
  lede.textContent = words('course-outline');
  languageTold.textContent = words('course-english');
  languageTold.hidden = languageOf(words) === 'en';
  following.label(words('course-show'), languageOf(words));
  // The text around them is English, whatever the reader's language is.
  for (const board of boards) board.lang = languageOf(words);
  tell();
}

language.speak();
