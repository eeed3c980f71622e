// The lab, put together.
import {linkIn} from '../../shell/links.js';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/board.css';
import '../../../styles/app.css';
import '../../../styles/lessons.css';
import '../../../styles/lab.css';
import {render} from 'lit/html.js';
import {createPageLanguage} from '../../app/page-language.js';
import {createPool} from '../../engine/pool.js';
import {createKeep} from '../../games/sea/storage/keep.js';
import common from '../../i18n/en/common.ftl';
import english from '../../i18n/en/lab.ftl';
import refusals from '../../i18n/en/refusals.ftl';
import {tellUpdates} from '../../offline/update-notice.js';
import {createAnnouncer, createRegion} from '../../shell/announce.js';
import {download, showLook, showPage} from '../../shell/document.js';
import {refusal} from '../../shell/refusal.js';
import {createStore} from '../../shell/store.js';
import {beyondRoom, readLab, writeLab} from './address.js';
import {exported} from './export.js';
import {createLab} from './flow.js';
import {heard} from './heard.js';
import {createKeeping} from './keeping.js';
import {initialState, reduce} from './state.js';
import {renderLab} from './view.js';

/** A worker a core, but the page needs a moment of one too; and no phone shall melt. */
const MOST_WORKERS = 8;

const keep = createKeep();
const language = createPageLanguage({
  keep,
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../i18n/${asked}/lab.ftl`
    ),
  english: [{en: english}, {en: refusals}, {en: common}],
  changed(isOther) {
    // What was said in the language before would be read wrong.
    if (isOther) announce('');
    drawSoon();
  },
});
const {documentElement: html, body: root} = document;
showLook(html, keep.settings());
root.className = 'page';
const region = createRegion(root);
const announce = createAnnouncer(region);

const store = createStore(
  initialState({wish: readLab(location.search), left: beyondRoom(location.search)}),
  reduce,
);
const workers = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2);
const startWorker = () =>
  new Worker(
    /* webpackChunkName: "lab-worker" */ new URL('../../engine/batch-worker.js', import.meta.url),
    {type: 'module'},
  );
const pool = createPool(startWorker, {size: workers});
const aside = createPool(startWorker, {size: 1});
/** What is there of Reversi. @type {import('./view.js').Part | null} */
let part = null;
/** @type {Promise<import('./flow.js').Matches> | null} */
let coming = null;

/** Reversi with its words, fetched once; what could not be fetched may be there the next time. */
function matches() {
  coming ??= import(/* webpackChunkName: "parts/lab-match" */ './match-part.js').then((loaded) => {
    part = loaded;
    language.add(loaded.words);
    return loaded.createMatches(workers);
  });
  return coming.catch((error) => {
    coming = null;
    throw refusal('engine-not-loaded', {}, String(error));
  });
}

const lab = createLab({store, pool, aside, matches, keeping: createKeeping()});

let frame = 0;
function drawSoon() {
  if (frame === 0 && language.isThere()) frame = requestAnimationFrame(draw);
}

function draw() {
  frame = 0;
  const {dispatch} = store;
  const shown = {state: store.get(), dispatch, workers, part, ...language.shown()};
  render(renderLab(shown), root, {renderBefore: region});
  const {words} = shown;
  const title = words('page-title-mode', {mode: words('nav-lab')});
  showPage(document, {title, description: words('lab-description')}, words);
}

/** The address is of what is played, or would be. */
const ADDRESSED = new Set(['run', 'wish']);

store.subscribe(drawSoon);
// The picture of the means has a width of its own.
addEventListener('resize', drawSoon);
store.hear((action, state, before) => {
  const sentence = heard(action, state, before, language.speech(), part);
  if (sentence) announce(sentence);
  if (ADDRESSED.has(action.type))
    history.replaceState(null, '', linkIn(writeLab(state.wish), language.asked()));
  if (action.type === 'export' && state.run) {
    const file = exported(action.form, state.run, lab.results(), language.speech(), part);
    if (file) download(file.name, file.text, file.type);
  }
});
addEventListener('pagehide', () => lab.save());
// A tab that is hidden may be ended without a word.
document.addEventListener('visibilitychange', () => document.hidden && lab.save());
language.speak();
void lab.start();
void tellUpdates(() => language.speech().words);
