// The page of Reversi.
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/board.css';
import '../../styles/app.css';
import '../../styles/page.css';
import '../../styles/parts.css';
import '../../styles/reversi.css';
import {createTurnPage} from '../app/create-turn-page.js';
import {createReversiClient} from '../engine/client-kinds.js';
import {readReversi, writeReversi} from '../games/reversi/address.js';
import {createReversi} from '../games/reversi/app.js';
import {redacted} from '../games/reversi/lesson.js';
import {readOptions, saveOptions} from '../games/reversi/options.js';
import {renderReversi} from '../games/reversi/view.js';
import english from '../i18n/en/reversi.ftl';
import {turnEnglish} from '../i18n/turn-english.js';
import {createPacking} from '../shell/share/packing.js';

const page = createTurnPage({
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../i18n/${asked}/reversi.ftl`
    ),
  english: [english, ...turnEnglish],
  heading: (words) => ({title: words('nav-reversi'), description: words('reversi-description')}),
  redacted,
  write: writeReversi,
});
const {language, link} = page;
const asked = readReversi(location.search, location.hash);
const {predict, present} = asked;

/** How a position would be shown elsewhere, once that has been fetched. @type {import('../games/reversi/view.js').Shown['embed']} */
let embed;
let canEmbed = false;
const client = createReversiClient({
  startWorker: () =>
    new Worker(
      /* webpackChunkName: "reversi-worker" */ new URL(
        '../engine/reversi-worker.js',
        import.meta.url,
      ),
      {type: 'module'},
    ),
});
const app = createReversi({
  ...page.room,
  client,
  known: {settings: page.settings(), predict, present, options: readOptions()},
  mayPlay: (square) =>
    later || isUnjudged || !store.get().options.teaching ? later?.mayPlay(square) : judged(square),
  draw: (from) => renderReversi({...from, ...page.shown(), link, answers, later, embed}),
});
const {store, drawSoon, start} = app;

/** @type {typeof import('../games/reversi/answers-part.js') | undefined} */
let answers;
/** What keeps answers, and hands them in: fetched once something is to be predicted. */
const fetchAnswers = createFetch(async () => {
  answers = await import(
    /* webpackChunkName: "parts/reversi-answers" */ '../games/reversi/answers-part.js'
  );
  language.add(answers.words);
  answers.startAnswers(store);
});

/** @type {typeof import('./reversi-later.js') | null | undefined} */
let later;
/** The teaching game could not be fetched, and that has been said. */
let isUnjudged = false;

/** @param {string} square a move before what judges it has come */
async function judged(square) {
  await fetchLater();
  if (later) return later.mayPlay(square);
  isUnjudged = true;
  store.dispatch({type: 'refused', error: {code: 'not-judged'}});
  return false;
}

const fetchLater = createFetch(async () => {
  try {
    const part = await import(/* webpackChunkName: "parts/reversi-later" */ './reversi-later.js');
    language.add(part.words);
    part.start(store, client);
    later = part;
  } catch (error) {
    later = null;
    throw error;
  }
});

/** Once it has come it is not fetched again; after a failure the next wish asks again, and the board can do without. @param {() => Promise<void>} load */
function createFetch(load) {
  /** @type {Promise<void> | null} */
  let pending = null;
  return () => {
    pending ??= load()
      .catch(() => {
        pending = null;
      })
      .then(drawSoon);
    return pending;
  };
}

/** @param {import('../games/reversi/types.js').Action} action the first wish, which is heard once it can be followed */
async function embeds(action) {
  try {
    const part = await import(
      /* webpackChunkName: "reversi-embed" */ '../games/reversi/view-embed.js'
    );
    if (canEmbed) return;
    canEmbed = true;
    store.extend(part.embedded);
    embed = part.renderReversiEmbed;
    store.dispatch(action);
  } catch {
    embed = ({words}) => words('part-failed');
    drawSoon();
  }
}

store.hear((action, state, before) => {
  if (state.predict && (action.type === 'predict' || action.type === 'opened')) void fetchAnswers();
  // What comes now needs no network later.
  if (action.type === 'tab' || action.type === 'opened') void fetchLater();
  if (action.type === 'embedding' && action.change && !canEmbed) void embeds(action);
  if (state.options !== before.options) saveOptions(state.options);
  if (action.type === 'retry') location.reload();
});
createPacking(
  store,
  () => import(/* webpackChunkName: "parts/scorm" */ '../packaging/scorm/saving.js'),
);
page.follow(app);
void start(asked);
