// The page of the seas.
import {isOfReversi} from '../shell/links.js';
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/board.css';
import '../../styles/app.css';
import '../../styles/page.css';
import '../../styles/first-visit.css';
import {createApp} from '../app/app.js';
import {createSeaClient} from '../engine/client-kinds.js';
import {readAddress} from '../games/sea/address.js';
import {createLinkingLater} from '../games/sea/address-bar-later.js';
import {createFirstVisit} from '../games/sea/first-visit/flow.js';
import {FIRST, specimenAt} from '../games/sea/first-visit/specimen.js';
import * as firstVisit from '../games/sea/first-visit/view.js';
import {createKeeping} from '../games/sea/saving.js';
import {createKeep} from '../games/sea/storage/settings.js';
import {siteRows} from '../games/sea/storage/site-rows.js';
import {renderPage} from '../games/sea/view/page.js';
import {languageAsked, wishedLanguage} from '../i18n/locales.js';
import {showDocument} from '../shell/document.js';

const {signal} = new AbortController();
const keep = createKeep(siteRows);

/** What is known before anything has been loaded. @returns {Parameters<typeof createApp>[0]['known']} */
function firstSight() {
  const settings = keep.settings();
  const touch = matchMedia('(pointer: coarse)').matches;
  const lang = languageAsked(location.search);
  const isFirst = location.search === '' && keep.isFirstVisit();
  const specimen = isFirst ? specimenAt(FIRST) : null;
  if (wishedLanguage({lang, settings}) === 'ru') settings.rules ??= 'sea-battle';
  try {
    const {mode, fresh, predict, present, permitted} = readAddress(location.search);
    // A link that names no agent keeps its own default; the header's entry and what follows from here have this one.
    if (location.hash === '#header' || mode !== 'watch') settings.watched ??= 'exact';
    return {
      mode: mode ?? 'race',
      lang,
      predict,
      present,
      permitted,
      touch,
      awaited: fresh?.rules ?? null,
      awaitedAgent: fresh?.agent ?? null,
      settings,
      specimen,
    };
  } catch {
    return {lang, settings, touch};
  }
}

const root = document.body;
root.className = 'page';
const app = createApp({
  root,
  signal,
  keep,
  saving: (store) => createKeeping(store, keep),
  known: firstSight(),
  engine: (listeners) =>
    createSeaClient({
      startWorker: () =>
        new Worker(new URL('../engine/worker.js', import.meta.url), {type: 'module'}),
      ...listeners,
    }),
  linked: (store, opening, redact) =>
    createLinkingLater([store, opening, keep, {window, signal, redact}], siteRows.exists),
  draw(from) {
    document.getElementById('before')?.remove();
    return renderPage({...from, firstVisit});
  },
  firstVisit: createFirstVisit,
  outside: (state, speech) => showDocument(document, state, speech),
  leave: (address) => location.assign(address),
  site: () => import(/* webpackChunkName: "parts/scorm" */ '../packaging/scorm/saving.js'),
});
if (isOfReversi(location.search)) location.replace(`reversi/${location.search}`);
else app.start();
// The header of a page without these dialogs leads here, and a link to where a game is opened.
const dialog = location.hash.slice(1);
if (['help', 'settings', 'open'].includes(dialog)) app.store.dispatch({type: 'dialog', dialog});
