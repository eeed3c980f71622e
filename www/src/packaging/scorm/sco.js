// The script of a package: the element as it was packed, and beside it what a learning platform is told.
import {readLesson} from '../../features/lessons/format.js';
import el from '../../i18n/el/scorm.ftl';
import en from '../../i18n/en/scorm.ftl';
import it from '../../i18n/it/scorm.ftl';
import {languageFor} from '../../i18n/locales.js';
import ru from '../../i18n/ru/scorm.ftl';
import tr from '../../i18n/tr/scorm.ftl';
import {wordsFrom} from '../../i18n/words.js';
import {markAlone} from '../../widget/alone.js';
import {CONTENT, readContent} from './content.js';
import {findApi} from './lms.js';
import {createReporting} from './reporting.js';

/** @type {Record<string, import('../../i18n/words.js').Messages>} */
const MESSAGES = {en, it, ru, tr, el};

const SHEET = `
  html { color-scheme: light dark; }
  body { margin: 0; }
  .scorm-notice { margin: 0; padding: 0.5rem 1rem; border-bottom: 1px solid; font: 1rem/1.4 system-ui, sans-serif; background: #f6f1e4; color: #14263a; background: light-dark(#f6f1e4, #0b141d); color: light-dark(#14263a, #e9e4d4); }
  .scorm-notice:empty { display: none; }
`;

/** Of a game a platform is not told each step at once. */
const LATER_MS = 10_000;

const EVENTS = ['board-ready', 'board-step', 'board-lesson', 'board-end'];

/** @param {string | undefined} text */
function lessonIn(text) {
  try {
    return text === undefined ? null : readLesson(text);
  } catch {
    // The element says why.
    return null;
  }
}

/** Where a browser keeps nothing, nothing is. */
const shelf = {
  /** @param {string} key */
  read(key) {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  },
  /** @param {string} key @param {string | null} text */
  write(key, text) {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
};

/** @param {import('./content.js').Packed} content */
function begin(content) {
  const {documentElement} = document;
  const {attributes} = content;
  const language = languageFor([attributes.lang, documentElement.lang, ...navigator.languages]);
  const words = wordsFrom({locale: language, messages: MESSAGES[language] ?? en});
  documentElement.lang ||= language;
  if (/^(light|dark)$/.test(attributes.theme)) documentElement.style.colorScheme = attributes.theme;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets = [sheet];

  const reporting = createReporting({
    content,
    lesson: lessonIn(attributes.lesson),
    api: findApi(window),
    clock: {now: () => performance.now(), date: () => new Date()},
    shelf,
  });
  const board = /** @type {import('../../widget/public.js').SpyglassBoard} */ (
    document.createElement('spyglass-board')
  );
  markAlone(board);
  for (const [name, value] of Object.entries(reporting.attributes)) board.setAttribute(name, value);
  const notice = document.createElement('p');
  notice.className = 'scorm-notice';
  notice.setAttribute('role', 'status');
  notice.lang = language;
  const main = document.createElement('main');
  main.append(board);

  function say() {
    const why = reporting.notice();
    const score = words.number(reporting.score() ?? 0, {maximumFractionDigits: 1});
    const text = why ? words(`scorm-${why}`, {score}) : '';
    if (notice.textContent !== text) notice.textContent = text;
  }

  const state = () => board.api(1).state();
  let isThere = false;
  let later = 0;
  for (const type of EVENTS)
    board.addEventListener(type, (event) => {
      isThere = true;
      reporting.hear(type, /** @type {CustomEvent} */ (event).detail, state);
      clearTimeout(later);
      later = window.setTimeout(commit, LATER_MS);
      say();
    });

  function commit() {
    if (isThere) reporting.tell(state());
    reporting.commit();
    say();
  }
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && commit());
  addEventListener('pagehide', () => reporting.leave(isThere ? state() : null));
  // The platform has been told goodbye.
  addEventListener('pageshow', ({persisted}) => persisted && location.reload());
  document.body.append(notice, main);
  say();
}

const content = readContent(document.getElementById(CONTENT)?.textContent ?? '');
if (content) begin(content);
