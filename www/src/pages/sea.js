// The page of the seas.
import {isOfReversi} from '../shell/links.js';
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/board.css';
import '../../styles/app.css';
import {createApp} from '../app/app.js';
import {createClient} from '../engine/client.js';
import {readAddress} from '../games/sea/address.js';
import {createLinking} from '../games/sea/linking.js';
import {createKeep} from '../games/sea/storage/keep.js';
import {renderPage} from '../games/sea/view/page.js';
import {languageAsked, wishedLanguage} from '../i18n/locales.js';
import {showDocument} from '../shell/document.js';

const {signal} = new AbortController();
const keep = createKeep();

/** What is known before anything has been loaded. @returns {any} */
function firstSight() {
  const settings = keep.settings();
  const touch = matchMedia('(pointer: coarse)').matches;
  const lang = languageAsked(location.search);
  if (settings.rules === undefined && wishedLanguage({lang, settings}) === 'ru')
    settings.rules = 'sea-battle';
  try {
    const {mode, fresh, predict, present, permitted} = readAddress(location.search);
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
  known: firstSight(),
  engine: (told) =>
    createClient({
      startWorker: () =>
        new Worker(new URL('../engine/worker.js', import.meta.url), {type: 'module'}),
      ...told,
    }),
  linked: (store, opening, veil) => createLinking(store, opening, keep, {window, signal, veil}),
  draw: renderPage,
  outside: (state, speech) => showDocument(document, state, speech),
  leave: (address) => location.assign(address),
  ahead: true,
  site: true,
});
if (isOfReversi(location.search)) location.replace(`reversi/${location.search}`);
else app.start();
