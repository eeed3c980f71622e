// The page of Reversi.
import {linkIn} from '../shell/links.js';
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/board.css';
import '../../styles/app.css';
import '../../styles/reversi.css';
import {createPageLanguage} from '../app/page-language.js';
import {readReversi, writeReversi} from '../games/reversi/address.js';
import {createReversi} from '../games/reversi/app.js';
import {noLesson, veiled} from '../games/reversi/lesson.js';
import {readOptions, saveOptions} from '../games/reversi/options.js';
import {renderReversi} from '../games/reversi/view.js';
import {defaultSettings} from '../games/sea/reduce.js';
import {createKeep} from '../games/sea/storage/keep.js';
import common from '../i18n/en/common.ftl';
import dialogs from '../i18n/en/dialogs.ftl';
import refusals from '../i18n/en/refusals.ftl';
import english from '../i18n/en/reversi.ftl';
import {tellUpdates} from '../offline/update-notice.js';
import {download, showLook, showPage} from '../shell/document.js';

/** Browsers refuse more than a hundred or so changes of the address in half a minute. */
const THROTTLE_MS = 400;

const keep = createKeep();
const settings = {...defaultSettings, ...keep.settings()};
const language = createPageLanguage({
  keep,
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../i18n/${asked}/reversi.ftl`
    ),
  english: [{en: english}, {en: refusals}, {en: common}, {en: dialogs}],
  changed(isOther) {
    if (isOther) store.dispatch({type: 'other-language'});
    drawSoon();
  },
});
const {documentElement: html, body: root} = document;
const asked = readReversi(location.search, location.hash);
const {predict, present} = asked;

root.className = 'page';
/** How a position would be shown elsewhere, once that has been fetched. @type {import('../games/reversi/view.js').Shown['embed']} */
let embed;
let canEmbed = false;
const {store, drawSoon, start} = createReversi({
  root,
  signal: new AbortController().signal,
  known: {settings, lesson: {...noLesson, predict, present}, options: readOptions()},
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
  outside({state, words}) {
    showLook(html, state.settings);
    const title = words('page-title-mode', {mode: words('nav-reversi')});
    showPage(document, {title, description: words('reversi-description')}, words);
  },
});

function address() {
  const query = writeReversi(veiled(store.get()));
  return query === null ? null : linkIn(query, language.asked());
}
const link = () => new URL(address() ?? '', location.href).href;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let clock;
function keepAddress() {
  clock = undefined;
  const here = address();
  if (here === null || here === location.search) return;
  try {
    history.replaceState(null, '', here);
  } catch {
    // In a frame without an origin of its own the address cannot be changed; the game does not need it.
  }
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
/** What keeps answers, and hands them in: fetched once something is to be foretold. */
async function fetchAnswers() {
  if (awaitsAnswers) return;
  awaitsAnswers = true;
  try {
    answers = await import(
      /* webpackChunkName: "parts/reversi-answers" */ '../games/reversi/answers-part.js'
    );
    language.add(answers.words);
    answers.createAnswersFlow(store);
    drawSoon();
  } catch {
    // The next wish to foretell asks again; the board can do without.
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
  if (state.lesson.predict && (action.type === 'predict' || action.type === 'opened'))
    void fetchAnswers();
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
  if (state.game !== before.game || state.lesson !== before.lesson)
    clock ??= setTimeout(keepAddress, THROTTLE_MS);
  if (action.type === 'retry') location.reload();
});
addEventListener('pagehide', () => clock !== undefined && keepAddress());
language.speak();
void start(asked);
void tellUpdates(() => language.speech().words);
