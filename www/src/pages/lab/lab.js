// The lab, put together.
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/board.css';
import '../../../styles/app.css';
import '../../../styles/page.css';
import '../../../styles/parts.css';
import '../../../styles/lessons.css';
import '../../../styles/lab.css';
import {createDrawnPage} from '../../app/create-page.js';
import {createPool} from '../../engine/pool.js';
import common from '../../i18n/en/common.ftl';
import english from '../../i18n/en/lab.ftl';
import refusals from '../../i18n/en/refusals.ftl';
import {download} from '../../shell/document.js';
import {refusal} from '../../shell/refusal.js';
import {createStore} from '../../shell/store.js';
import {beyondRoom, readLab, unreadIn, writeLab} from './address.js';
import {announcementOf} from './announcements.js';
import {exported} from './export.js';
import {createLab} from './flow.js';
import {createKeeping} from './saved-runs.js';
import {initialState, reduce} from './state.js';
import {renderLab} from './view.js';

/** A worker a core, but the page needs a moment of one too; and no phone shall melt. */
const MOST_WORKERS = 8;

/** The address is of what is played, or would be. */
const ADDRESSED = new Set(['run', 'configure', 'own-back']);

const store = createStore(
  initialState({
    config: readLab(location.search),
    left: beyondRoom(location.search),
    unread: unreadIn(location.search),
  }),
  reduce,
);
const workers = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2);
const startWorker = () =>
  new Worker(
    /* webpackChunkName: "lab-worker" */ new URL('../../engine/batch-worker.js', import.meta.url),
    {type: 'module'},
  );
/** @type {import('./flow.js').Pool} */
const pool = createPool(startWorker, {size: workers});
/** @type {import('./flow.js').Pool} */
const aside = createPool(startWorker, {size: 1});
/** What is there of Reversi. @type {import('./view.js').Part | null} */
let part = null;
/** @type {Promise<import('./flow.js').Matches> | null} */
let coming = null;

/** Reversi with its words, fetched once; what could not be fetched may be there the next time. */
function matches() {
  coming ??= import(/* webpackChunkName: "parts/lab-match" */ './match-part.js').then((loaded) => {
    part = loaded;
    page.language.add(loaded.words);
    return loaded.createMatches(workers);
  });
  return coming.catch((error) => {
    coming = null;
    throw refusal('engine-not-loaded', {}, String(error));
  });
}

const lab = createLab({store, pool, aside, matches, keeping: createKeeping()});

const page = createDrawnPage({
  store,
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../i18n/${asked}/lab.ftl`
    ),
  english: [english, refusals, common],
  heading: (words) => ({title: words('nav-lab'), description: words('lab-description')}),
  draw: (shown) => renderLab({...shown, workers, part}),
  announcement: (action, state, before, speech) =>
    announcementOf(action, state, before, speech, part),
  address: ({type}, {config}) => (ADDRESSED.has(type) ? writeLab(config) : null),
});
const {language, drawSoon, signal} = page;
store.hear((action, {run}) => {
  if (action.type !== 'export' || !run) return;
  const file = exported(action.form, run, lab.results(), language.speech(), part);
  if (file) download(file.name, file.text, file.type);
});
// The picture of the means has a width of its own.
addEventListener('resize', drawSoon, {signal});
addEventListener('pagehide', () => lab.save(), {signal});
// A tab that is hidden may be ended without a word.
document.addEventListener('visibilitychange', () => document.hidden && lab.save(), {signal});
page.start();
void lab.start();
