// The page Learn, put together.
import {linkIn} from '../../shell/links.js';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/board.css';
import '../../../styles/app.css';
import '../../../styles/lessons.css';
import '../../../styles/learn.css';
import {render} from 'lit/html.js';
import {createPageLanguage} from '../../app/page-language.js';
import {listenGrids} from '../../board/grids.js';
import {createCountingClient} from '../../engine/counting-client.js';
import {createKeep} from '../../games/sea/storage/keep.js';
import common from '../../i18n/en/common.ftl';
import english from '../../i18n/en/learn.ftl';
import refusals from '../../i18n/en/refusals.ftl';
import {tellUpdates} from '../../offline/update-notice.js';
import {createAnnouncer, createRegion} from '../../shell/announce.js';
import {showLook, showPage} from '../../shell/document.js';
import {createStore} from '../../shell/store.js';
import {readLearn, writeLearn} from './address.js';
import {createLearning} from './flow.js';
import {heard} from './heard.js';
import {initialState, reduce} from './state.js';
import {renderLearn} from './view.js';

const keep = createKeep();
const language = createPageLanguage({
  keep,
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../i18n/${asked}/learn.ftl`
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

const store = createStore(initialState(readLearn(location.search)), reduce);
const client = createCountingClient(
  () =>
    new Worker(
      /* webpackChunkName: "learn-worker" */ new URL(
        '../../engine/explorer-worker.js',
        import.meta.url,
      ),
      {type: 'module'},
    ),
);
const learning = createLearning(store, client);
const grids = listenGrids(root, () => drawSoon());

let frame = 0;
function drawSoon() {
  if (frame === 0 && language.isThere()) frame = requestAnimationFrame(draw);
}

function draw() {
  frame = 0;
  const focused = document.activeElement?.closest('.mix, .tree');
  const shown = {state: store.get(), dispatch: store.dispatch, grids, ...language.shown()};
  render(renderLearn(shown), root, {renderBefore: region});
  const {words} = shown;
  const title = words('page-title-mode', {mode: words('nav-learn')});
  showPage(document, {title, description: words('learn-description')}, words);
  // What had the focus is gone: on to the sentence that says what came of it.
  if (focused && !focused.contains(document.activeElement))
    document.getElementById(focused.matches('.mix') ? 'mix-here' : 'tree-here')?.focus();
}

/** The address follows what is seen, not what is still counted. */
const KEPT = new Set(['walked', 'line-counted', 'solved', 'solve-refused']);

store.subscribe(drawSoon);
store.hear((action, state) => {
  const sentence = heard(action, state, language.speech());
  if (sentence) announce(sentence);
  if (KEPT.has(action.type))
    history.replaceState(null, '', linkIn(writeLearn(state), language.asked()) + location.hash);
});
language.speak();
learning.start();
void tellUpdates(() => language.speech().words);
