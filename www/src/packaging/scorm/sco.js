// The script of a package: the element as it was packed, and beside it what a learning platform is told.
import el from '../../i18n/el/scorm.ftl';
import en from '../../i18n/en/scorm.ftl';
import it from '../../i18n/it/scorm.ftl';
import {languageFor} from '../../i18n/locales.js';
import ru from '../../i18n/ru/scorm.ftl';
import tr from '../../i18n/tr/scorm.ftl';
import {wordsFrom} from '../../i18n/words.js';
import {createAnnouncer, createRegion} from '../../shell/announce.js';
import {isObject} from '../../shell/checks.js';
import {isEngineFault} from '../../shell/engine-fault.js';
import {markAlone, markReported} from '../../widget/alone.js';
import {CONTENT, readContent, UNREAD} from './content.js';
import {findApi} from './lms.js';
import {createPace} from './pace.js';
import {createReporting} from './reporting.js';

/** @type {Record<string, import('../../i18n/words.js').Messages>} */
const MESSAGES = {en, it, ru, tr, el};

const SHEET = `
  html { color-scheme: light dark; }
  body { margin: 0; }
  .scorm-notice { margin: 0; padding: 0.5rem 1rem; border-bottom: 1px solid; font: 1rem/1.4 system-ui, sans-serif; background: #f6f1e4; color: #14263a; background: light-dark(#f6f1e4, #0b141d); color: light-dark(#14263a, #e9e4d4); }
  .scorm-notice:empty { display: none; }
  .spoken { position: absolute; clip-path: inset(50%); }
`;

const EVENTS = ['board-ready', 'board-step', 'board-lesson', 'board-end'];

/** The element reads it, and tells nothing of one that it refuses. @param {string} text @returns {import('../../features/lessons/types.js').Lesson | null} */
function lessonIn(text) {
  try {
    const value = JSON.parse(text);
    const {chapters} = isObject(value) ? value : {};
    return Array.isArray(chapters) && chapters.every(isObject) ? value : null;
  } catch {
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

/** The sentence above the board, for sight and for speech. @param {Record<string, string>} attributes of the element */
function beginPage(attributes) {
  const {documentElement} = document;
  const language = languageFor([attributes.lang, documentElement.lang, ...navigator.languages]);
  const words = wordsFrom({locale: language, messages: MESSAGES[language] ?? en});
  documentElement.lang ||= language;
  if (/^(light|dark)$/.test(attributes.theme)) documentElement.style.colorScheme = attributes.theme;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets = [sheet];

  const region = createRegion(document.body);
  region.lang = language;
  const announce = createAnnouncer(region);
  const notice = document.createElement('p');
  notice.className = 'scorm-notice';
  notice.lang = language;
  document.body.append(notice);
  return {
    words,
    /** @param {string} text */
    say(text) {
      if (notice.textContent === text) return;
      notice.textContent = text;
      announce(text);
    },
  };
}

/** @param {import('./content.js').Packed} content */
function begin(content) {
  const {attributes} = content;
  const {words, say} = beginPage(attributes);
  const reporting = createReporting({
    content,
    lesson: lessonIn(attributes.lesson ?? ''),
    api: findApi(window),
    clock: {now: () => performance.now(), date: () => new Date()},
    shelf,
  });
  const board = /** @type {import('../../widget/public.js').SpyglassBoard} */ (
    document.createElement('spyglass-board')
  );
  markAlone(board);
  if (reporting.isHeard) markReported(board);
  for (const [name, value] of Object.entries(reporting.attributes)) board.setAttribute(name, value);
  const main = document.createElement('main');
  main.append(board);

  function tellPupil() {
    const why = reporting.notice();
    const score = words.number(reporting.score() ?? 0, {maximumFractionDigits: 1});
    say(why ? words(`scorm-${why}`, {score}) : '');
  }

  const state = () => board.api(1).state();
  let isThere = false;
  const pace = createPace({
    commit() {
      if (isThere) reporting.tell(state());
      reporting.commit();
      tellPupil();
    },
    lacks: reporting.isOpen,
    later: (act, ms) => setTimeout(act, ms),
  });
  for (const type of EVENTS)
    board.addEventListener(type, (event) => {
      isThere = true;
      reporting.hear(type, /** @type {CustomEvent} */ (event).detail, state);
      pace.soon();
      tellPupil();
    });
  /** What the element refuses before it shows anything is what was resumed, unless an engine is lacking. */
  board.addEventListener('board-error', (event) => {
    const packed = !isThere && !isEngineFault(event.detail) && reporting.restart();
    if (!packed) return;
    for (const name of Object.keys(reporting.attributes)) board.removeAttribute(name);
    for (const [name, value] of Object.entries(packed)) board.setAttribute(name, value);
  });
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && pace.now());
  addEventListener('pagehide', () => reporting.leave(isThere ? state() : null));
  // The platform has been told goodbye.
  addEventListener('pageshow', ({persisted}) => persisted && location.reload());
  document.body.append(main);
  tellPupil();
}

const content = readContent(document.getElementById(CONTENT)?.textContent ?? '');
if (content) begin(content);
else {
  const {words, say} = beginPage({});
  say(words('scorm-unread', {code: UNREAD}));
}
