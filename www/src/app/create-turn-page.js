// What every page of a game of turns begins with: the settings, the language and the look, and the address that follows the game.
import {PACKS} from '../i18n/packs.js';
import {defaultSettings} from '../shell/default-settings.js';
import {showLook} from '../shell/document.js';
import {createPage} from './create-page.js';

/** @import {ShellState} from '../shell/game.js' */
/** @import {Settings} from '../games/sea/types.js' */
/** @typedef {ShellState & {settings: Settings}} State */
/**
 * What it asks of a game put together.
 * @template {State} Own
 * @typedef {object} Played
 * @property {() => void} drawSoon
 * @property {{get(): Own, dispatch(action: {type: 'other-language'}): void, hear(hear: (action: {type: string}, state: Own, before: Own) => void): unknown}} store
 */

/** Browsers refuse more than a hundred or so changes of the address in half a minute. */
const THROTTLE_MS = 400;
/** What the address is made of. */
const LINKED = /** @type {const} */ (['game', 'lesson', 'predict', 'present']);

/**
 * @template {State} Own
 * @param {import('./create-page.js').PageWords & {redacted: (state: Own) => Own, write: (state: Own) => string | null}} page `redacted`: the state as it may be linked to; `write`: the link to it
 */
export function createTurnPage({redacted, write, ...words}) {
  /** @type {Played<Own> | undefined} */
  let app;
  const page = createPage({
    ...words,
    changed(isOther) {
      if (isOther) app?.store.dispatch({type: 'other-language'});
      app?.drawSoon();
    },
  });
  const {root, keep, language, signal} = page;
  // A lesson of any game speaks from them.
  language.add({english: [], packs: PACKS.slice(-1)});
  root.className = 'page';

  const query = () => app && write(redacted(app.store.get()));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;
  function keepAddress() {
    clock = undefined;
    const here = query();
    if (here) page.keepAddress(here);
  }

  return {
    language,
    shown: page.shown,
    /** What the game is given of its page. */
    room: {
      ...{root, signal, speech: language.speech, speaks: language.isThere},
      /** @param {{state: State}} shown */
      outside({state}) {
        showLook(document.documentElement, state.settings);
        page.showHeading();
      },
    },
    settings: () => ({...defaultSettings, ...keep.settings()}),
    /** The link to what is seen. */
    link: () => new URL(page.addressOf(query() ?? ''), location.href).href,
    /** @param {Played<Own>} played follows it from now on, and draws it once it can speak */
    follow(played) {
      app = played;
      played.store.hear((_action, state, before) => {
        if (state.settings !== before.settings) keep.saveSettings(state.settings, before.settings);
        if (LINKED.some((one) => state[one] !== before[one]))
          clock ??= setTimeout(keepAddress, THROTTLE_MS);
      });
      addEventListener('pagehide', () => clock !== undefined && keepAddress(), {signal});
      page.start();
    },
  };
}
