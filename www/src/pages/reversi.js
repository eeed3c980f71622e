// The page of Reversi.
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/board.css';
import '../../styles/app.css';
import '../../styles/reversi.css';
import {createPage} from '../app/create-page.js';
import {readReversi, writeReversi} from '../games/reversi/address.js';
import {createReversi} from '../games/reversi/app.js';
import {redacted} from '../games/reversi/lesson.js';
import {readOptions, saveOptions} from '../games/reversi/options.js';
import {renderReversi} from '../games/reversi/view.js';
import {defaultSettings} from '../games/sea/reduce.js';
import common from '../i18n/en/common.ftl';
import dialogs from '../i18n/en/dialogs.ftl';
import lessonWords from '../i18n/en/lesson.ftl';
import refusals from '../i18n/en/refusals.ftl';
import english from '../i18n/en/reversi.ftl';
import {download, showLook} from '../shell/document.js';

/** Browsers refuse more than a hundred or so changes of the address in half a minute. */
const THROTTLE_MS = 400;
/** What the address is made of. */
const LINKED = /** @type {const} */ (['game', 'lesson', 'predict', 'present']);

const page = createPage({
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../i18n/${asked}/reversi.ftl`
    ),
  english: [{en: english}, {en: lessonWords}, {en: refusals}, {en: common}, {en: dialogs}],
  heading: (words) => ({title: words('nav-reversi'), description: words('reversi-description')}),
  changed(isOther) {
    if (isOther) store.dispatch({type: 'other-language'});
    drawSoon();
  },
});
const {root, keep, language, signal} = page;
const settings = {...defaultSettings, ...keep.settings()};
const asked = readReversi(location.search, location.hash);
const {predict, present} = asked;

root.className = 'page';
/** How a position would be shown elsewhere, once that has been fetched. @type {import('../games/reversi/view.js').Shown['embed']} */
let embed;
let canEmbed = false;
const {store, drawSoon, start} = createReversi({
  root,
  signal,
  known: {settings, predict, present, options: readOptions()},
  startWorker: () =>
    new Worker(
      /* webpackChunkName: "reversi-worker" */ new URL(
        '../engine/reversi-worker.js',
        import.meta.url,
      ),
      {type: 'module'},
    ),
  speech: language.speech,
  speaks: language.isThere,
  draw: (from) => renderReversi({...from, ...language.shown(), link, answers, embed}),
  outside({state}) {
    showLook(document.documentElement, state.settings);
    page.showHeading();
  },
});

const query = () => writeReversi(redacted(store.get()));
const link = () => new URL(page.addressOf(query() ?? ''), location.href).href;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let clock;
function keepAddress() {
  clock = undefined;
  const here = query();
  if (here !== null) page.keepAddress(here);
}

/** What hands a game out, and reads files: fetched when it is first wished for. @type {Promise<(action: any) => void> | undefined} */
let handing;
const handed = () =>
  (handing ??= import(/* webpackChunkName: "reversi-out" */ '../shell/share/index.js').then(
    ({handingOn}) =>
      handingOn(
        (action) =>
          store.dispatch(
            action.type === 'open-record'
              ? {type: 'read', text: action.record, rules: store.get().wish.rules}
              : action,
          ),
        download,
        root,
      ),
  ));

/** @type {typeof import('../games/reversi/answers-part.js') | undefined} */
let answers;
let awaitsAnswers = false;
/** What keeps answers, and hands them in: fetched once something is to be predicted. */
async function fetchAnswers() {
  if (awaitsAnswers) return;
  awaitsAnswers = true;
  try {
    answers = await import(
      /* webpackChunkName: "parts/reversi-answers" */ '../games/reversi/answers-part.js'
    );
    language.add(answers.words);
    answers.startAnswers(store);
    drawSoon();
  } catch {
    // The next wish to predict asks again; the board can do without.
    awaitsAnswers = false;
  }
}

/** @param {import('../games/reversi/state.js').Action} action the first wish, which is heard once it can be followed */
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
  if (action.type === 'embedding' && action.change && !canEmbed) void embeds(action);
  if (action.type === 'hand-out' || action.type === 'open-file')
    handed().then(
      (hear) => hear(action),
      () => {
        handing = undefined;
        store.dispatch({type: 'refused', error: {code: 'no-picture'}});
      },
    );
  if (state.settings !== before.settings) keep.saveSettings(state.settings, before.settings);
  if (state.options !== before.options) saveOptions(state.options);
  if (LINKED.some((one) => state[one] !== before[one]))
    clock ??= setTimeout(keepAddress, THROTTLE_MS);
  if (action.type === 'retry') location.reload();
});
addEventListener('pagehide', () => clock !== undefined && keepAddress(), {signal});
page.start();
void start(asked);
