// The page of lessons: chosen, played, written.
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/board.css';
import '../../../styles/app.css';
import '../../../styles/page.css';
import '../../../styles/parts.css';
import '../../../styles/reversi-board.css';
import '../../../styles/lesson-page.css';
import '../../../styles/lesson-player.css';
import {createDrawnPage} from '../../app/create-page.js';
import {listenGrids} from '../../board/grids.js';
import {createReversiClient, createSeaClient} from '../../engine/client-kinds.js';
import {createEnd} from '../../features/lessons/end.js';
import {createEngines} from '../../features/lessons/engines.js';
import {createPlayerFlow, FOCUSED, playerEnglish} from '../../features/lessons/index.js';
import {listenPresses, showFeedback} from '../../features/lessons/pressing.js';
import {listenDrop} from '../../shell/share/drop.js';
import {createStore} from '../../shell/store.js';
import {addressOf, sourceIn} from './address.js';
import {announcementOf} from './announcements.js';
import {createPageFlow} from './flow.js';
import {firstState, reduce} from './state.js';
import {renderLessonPage} from './view.js';

/** Where the whole page stands. */
const site = new URL('../', location.href.split(/[?#]/)[0]).href;
const store = createStore(firstState, reduce);
const listeners = {onStatus() {}, onNote() {}};
const sea = createSeaClient({
  startWorker: () =>
    new Worker(
      /* webpackChunkName: "lesson-worker" */ new URL('../../engine/worker.js', import.meta.url),
      {type: 'module'},
    ),
  ...listeners,
});
/** What chapters of Reversi need, once there is one. @type {typeof import('../../features/lessons/reversi-part.js') | null} */
let reversi = null;
async function boards() {
  reversi = await import(
    /* webpackChunkName: "parts/lesson-reversi" */ '../../features/lessons/reversi-part.js'
  );
  page.language.add(reversi.words);
  const startWorker = () =>
    new Worker(
      /* webpackChunkName: "reversi-worker" */ new URL(
        '../../engine/reversi-worker.js',
        import.meta.url,
      ),
      {type: 'module'},
    );
  return createReversiClient({startWorker, ...listeners});
}
const engines = createEngines(sea, boards);

const LOADS = {
  write: () =>
    import(/* webpackChunkName: "parts/lesson-writer" */ '../../features/lessons/view-writer.js'),
  hand: () => import(/* webpackChunkName: "parts/lesson-teachers" */ './teachers/index.js'),
};
/** Who only plays fetches none of them. @type {import('./view.js').Parts} */
const parts = {write: null, hand: null};
/** @type {Set<keyof typeof LOADS>} */
const fetching = new Set();
/** @param {keyof typeof LOADS} name */
async function fetchPart(name) {
  if (fetching.has(name) || (parts[name] && parts[name] !== 'failed')) return;
  fetching.add(name);
  try {
    const part = await LOADS[name]();
    page.language.add(part.words);
    Object.assign(parts, {[name]: part});
  } catch {
    parts[name] = 'failed';
  }
  fetching.delete(name);
  page.drawSoon();
}

const page = createDrawnPage({
  store,
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../i18n/${asked}/lessons.ftl`
    ),
  english: playerEnglish,
  heading: (words) => ({
    title: words(store.get().mode === 'hand' ? 'lessons-hand' : 'lessons-title'),
    description: words('lessons-description'),
  }),
  draw: (shown) => renderLessonPage({...shown, grids, reversi, parts, site, end: end.part()}),
  announcement: announcementOf,
  address: (_, state) => addressOf(state),
  focus: {'.lesson-panel': FOCUSED, '.lesson-region': FOCUSED, '.lesson-page': FOCUSED},
});
const {root, signal, drawSoon} = page;
const end = createEnd((words) => page.language.add(words));
store.hear((_, {player}) => void end.see(player));
const grids = listenGrids(root, () => drawSoon(), signal);
listenPresses(root, store.dispatch, signal);
store.on({'lesson-judged': () => showFeedback(root)});
// Who writes drags chapters, and pastes into fields.
const isOpen = () => store.get().mode !== 'write';
const read = (/** @type {string} */ said) => store.dispatch({type: 'open-said', said});
listenDrop(root, {isOpen, take: (file) => store.dispatch({type: 'open-file', file}), read}, signal);
document.addEventListener(
  'paste',
  ({target, clipboardData}) => {
    const said = clipboardData?.getData('text/plain') ?? '';
    const isField = target instanceof Element && target.closest('input, textarea');
    if (isOpen() && !isField && said.trim() !== '') read(said);
  },
  {signal},
);
createPlayerFlow(
  {get: () => store.get().player, dispatch: store.dispatch, on: store.on},
  engines,
  () => flow.keepProgress(),
);
store.hear((action, {mode}) => {
  if (mode !== 'write' && mode !== 'hand') return;
  const begins = action.type === 'write-begin' || action.type === 'handed';
  if (parts[mode] !== 'failed' || begins) void fetchPart(mode);
});
const flow = createPageFlow(store, engines, {
  playersOf: (rules) => sea.call('playersOf', [rules]),
  speech: page.language.speech,
  exercisesSaid: async () => {
    const {exercises} = await import(
      /* webpackChunkName: "parts/lesson-exercises" */ '../../i18n/exercises.js'
    );
    await page.language.add(exercises);
  },
});
addEventListener('storage', ({key}) => flow.changedElsewhere(key));
addEventListener('beforeunload', (event) => flow.isUnsaved() && event.preventDefault());
page.start();
void flow.start(sourceIn(location.search));
