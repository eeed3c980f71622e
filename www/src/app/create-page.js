// What every page that stands by itself begins with: its language with its words, its look, title and description, the address that follows
// what is seen, the notice of a new version.
import {render} from 'lit/html.js';
import {createKeep} from '../games/sea/storage/settings.js';
import {tellUpdates} from '../offline/update-notice.js';
import {createAnnouncer, createRegion} from '../shell/announce.js';
import {replaceAddress, showLook, showPage} from '../shell/document.js';
import {linkIn} from '../shell/links.js';
import {createPageLanguage} from './page-language.js';

/** @typedef {import('../shell/coded-sentence.js').Speech} Speech */
/** @typedef {ReturnType<ReturnType<typeof createPage>['shown']>} Spoken what the header, the footer and the page itself are drawn with */
/**
 * @typedef {object} PageWords
 * @property {import('../i18n/language.js').Pack} pack the words of the page itself
 * @property {import('../i18n/words.js').Messages[]} english all that it says
 * @property {(words: Speech['words']) => {title: string, description: string}} heading
 */

/** @param {PageWords & {changed: (isOther: boolean) => void}} page `changed`: something else can be said than before; `isOther`: in another language */
export function createPage({pack, english, heading, changed}) {
  const {documentElement: html, body: root} = document;
  const keep = createKeep();
  const language = createPageLanguage({keep, pack, english, changed});
  const {sound: isHeard = false, ...settings} = keep.settings();
  showLook(html, settings);
  /** The switch in the header: the page of the seas has the sounds. */
  const sound = {
    on: isHeard,
    /** @param {boolean} on */
    set(on) {
      sound.on = on;
      keep.saveSettings({sound: on});
      changed(false);
    },
  };

  /** @param {string} query @returns {string} in the language that the link to here has asked for */
  const addressOf = (query) => linkIn(query, language.asked());

  return {
    ...{root, keep, language, addressOf},
    /** What the page is drawn from. */
    shown: () => ({...language.shown(), sound}),
    /** A page lasts as long as its document: nothing ends what listens for it. */
    signal: new AbortController().signal,
    showHeading() {
      const {words} = language.speech();
      const {title, description} = heading(words);
      showPage(document, {title: words('page-title-mode', {mode: title}), description}, words);
    },
    /** @param {string} query where the page stands now */
    keepAddress(query) {
      const address = addressOf(query);
      if (address !== location.search) replaceAddress(address);
    },
    /** @param {{updates: boolean}} [with] `updates`: it says when a new version of the site is there */
    start({updates} = {updates: true}) {
      language.speak();
      if (updates) void tellUpdates(() => language.speech().words);
    },
  };
}

/**
 * A page whose whole body is drawn from its state, once a frame at most.
 *
 * @template State
 * @template {{type: string}} Action
 * @param {PageWords & {
 *   store: ReturnType<typeof import('../shell/store.js').createStore<State, Action>>,
 *   draw: (shown: {state: State, dispatch: (action: Action) => void} & Spoken) => unknown,
 *   announcement: (action: Action, state: State, before: State, speech: Speech) => string,
 *   address: (action: Action, state: State) => string | null,
 *   focus?: Record<string, string>,
 * }} page `announcement`: what the live region announces of an action, '' for nothing; `address`: where the page stands after an action, null where that is not of the address;
 *   `focus`: by the part of the page that it was in, the id of what takes the focus whose holder is gone
 */
export function createDrawnPage({store, draw, announcement, address, focus = {}, ...words}) {
  const page = createPage({
    ...words,
    changed(isOther) {
      // What was said in the language before would be read wrong.
      if (isOther) announce('');
      drawSoon();
    },
  });
  const {root, language} = page;
  root.className = 'page';
  const region = createRegion(root);
  const announce = createAnnouncer(region);

  let frame = 0;
  function drawSoon() {
    if (frame === 0 && language.isThere()) frame = requestAnimationFrame(drawNow);
  }

  function drawNow() {
    frame = 0;
    const had = document.activeElement;
    const [part] = Object.keys(focus).filter((selector) => had?.closest(selector));
    const place = part ? had?.closest(part) : null;
    const shown = {state: store.get(), dispatch: store.dispatch, ...page.shown()};
    render(draw(shown), root, {renderBefore: region});
    page.showHeading();
    if (place && !place.contains(document.activeElement))
      document.getElementById(focus[part])?.focus();
  }

  store.subscribe(drawSoon);
  store.hear((action, state, before) => {
    const sentence = announcement(action, state, before, language.speech());
    if (sentence) announce(sentence);
    const query = address(action, state);
    if (query !== null) page.keepAddress(query);
  });

  return {...page, drawSoon};
}
