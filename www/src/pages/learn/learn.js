// The page Learn, put together.
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/board.css';
import '../../../styles/app.css';
import '../../../styles/page.css';
import '../../../styles/parts.css';
import '../../../styles/lessons.css';
import '../../../styles/learn.css';
import '../../../styles/likeliest.css';
import {createDrawnPage} from '../../app/create-page.js';
import {listenGrids} from '../../board/grids.js';
import {createExplorerClient} from '../../engine/client-kinds.js';
import board from '../../i18n/en/board.ftl';
import common from '../../i18n/en/common.ftl';
import english from '../../i18n/en/learn.ftl';
import refusals from '../../i18n/en/refusals.ftl';
import {createStore} from '../../shell/store.js';
import {readLearn, writeLearn} from './address.js';
import {announcementOf} from './announcements.js';
import {startExplorer} from './explorer.js';
import {createLearning} from './flow.js';
import {initialState, reduce} from './state.js';
import {renderLearn} from './view.js';

/** The address follows what is seen, not what is still counted. */
const ADDRESSED = new Set(['walked', 'line-counted', 'solved', 'solve-refused']);

const store = createStore(initialState(readLearn(location.search)), reduce);
const client = createExplorerClient({startWorker: startExplorer});
const learning = createLearning(store, client);

/** What has come of the sections that come later. @type {import('./view.js').Shown['later']} */
const later = {};

const page = createDrawnPage({
  store,
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../i18n/${asked}/learn.ftl`
    ),
  english: [english, refusals, common, board],
  heading: (words) => ({title: words('nav-learn'), description: words('learn-description')}),
  draw: (shown) => renderLearn({...shown, grids, later, fetchLater}),
  announcement: (action, state, _, speech) =>
    announcementOf(action, state, speech) ||
    (typeof later.likeliest === 'object' ? later.likeliest.announced(action, state, speech) : ''),
  address: ({type}, state) => (ADDRESSED.has(type) ? writeLearn(state) + location.hash : null),
  // On to the sentence that says what came of it, or to the title of what was tried again.
  focus: {
    ...{'.mix': 'mix-here', '.tree': 'tree-here', '.likeliest-progress': 'likeliest-hunted'},
    ...{'[aria-labelledby="likeliest-small"]': 'likeliest-small'},
    ...{'#likeliest': 'likeliest-title', '#questions': 'questions-title'},
  },
});
const grids = listenGrids(page.root, page.drawSoon, page.signal);
page.start();
learning.start();

const LATER = {
  likeliest: () => import(/* webpackChunkName: "parts/likeliest" */ './likeliest/index.js'),
  questions: () => import(/* webpackChunkName: "parts/questions" */ './questions-part.js'),
};

/** Fetches a section, where that is not done yet. @param {string} id */
async function fetchLater(id) {
  const name = /** @type {keyof typeof LATER} */ (id);
  if (typeof later[name] === 'object') return;
  const part = await LATER[name]().catch(() => null);
  if (typeof later[name] === 'object') return;
  if (!part) {
    later[name] = 'failed';
    return page.drawSoon();
  }
  Object.assign(later, {[name]: part});
  page.language.add(part.words);
  if ('start' in part) part.start(store);
}

const near = new IntersectionObserver((seen) => {
  for (const {isIntersecting, target} of seen) if (isIntersecting) void fetchLater(target.id);
});
/** Nothing is drawn before there are words. */
function watch() {
  const sections = Object.keys(LATER).map((id) => document.getElementById(id));
  for (const section of sections)
    if (section) near.observe(section);
    else return void requestAnimationFrame(watch);
}
watch();

/** How long what stands above the section of a link may still grow, in milliseconds. */
const SETTLING_MS = 10_000;

/** The browser looks for the section of a link before it is drawn, and what is above it grows as boards are solved; a reader who does something has arrived. */
function goToSection() {
  const growing = new ResizeObserver(() =>
    document.getElementById(location.hash.slice(1))?.scrollIntoView(),
  );
  const arrived = new AbortController();
  const arrive = () => {
    growing.disconnect();
    arrived.abort();
  };
  for (const type of ['wheel', 'pointerdown', 'keydown', 'touchstart'])
    addEventListener(type, arrive, {signal: arrived.signal, passive: true});
  setTimeout(arrive, SETTLING_MS);
  growing.observe(page.root);
}
if (location.hash) goToSection();
// It needs no engine, and can then be printed and searched.
addEventListener('load', () => void fetchLater('questions'));
