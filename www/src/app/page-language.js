// The language of a page that stands by itself: what its link asks for, else what was chosen, else the browser's.

import {createWords} from '../i18n/index.js';
import {createLanguage} from '../i18n/language.js';
import {languageAsked, wishedLanguage} from '../i18n/locales.js';
import {PACKS} from '../i18n/packs.js';
import {replaceAddress} from '../shell/document.js';
import {linkOut} from '../shell/links.js';
import {createNames} from '../shell/names.js';

/** @import {Messages} from '../i18n/words.js' */

/**
 * @param {object} page
 * @param {import('../games/sea/storage/settings.js').Keep} page.keep
 * @param {import('../i18n/language.js').Pack} page.pack the words of the page itself
 * @param {Messages[]} page.english all that it says
 * @param {(isOther: boolean) => void} page.changed `isOther`: the language is another one than before
 */
export function createPageLanguage({keep, pack, english, changed}) {
  const {notation, language: kept = 'system'} = keep.settings();
  let asked = languageAsked(location.search);
  let chosen = asked ?? kept;
  /** @type {string | null} */
  let missing = null;
  let speech = speechIn('en', []);

  /** @param {string} language @param {Messages[]} translated */
  function speechIn(language, translated) {
    const words = createWords(language, english, translated);
    return {words, names: createNames(words, notation)};
  }

  const language = createLanguage({
    // Its own words are seen as soon as the header is.
    packs: [PACKS[0], pack, PACKS[1]],
    sight: 2,
    changed(isOther) {
      missing = null;
      speech = speechIn(language.spoken() ?? 'en', language.translated());
      changed(isOther);
    },
    failed(wanted) {
      missing = wanted;
      changed(false);
    },
  });
  const speak = () => language.speak(wishedLanguage({lang: asked, settings: {language: chosen}}));

  /** What is chosen here counts for more than what a link has asked for. */
  function forgetAsked() {
    asked = null;
    replaceAddress(location.pathname + linkOut(location.search) + location.hash);
  }

  /** @param {string} wish a language, or `system` */
  function choose(wish) {
    chosen = wish;
    if (asked !== null) forgetAsked();
    keep.saveSettings({language: wish});
    speak();
    changed(false);
  }

  return {
    speak,
    /** What a part of the page says that came later. @param {{english: Messages[], packs: import('../i18n/language.js').Pack[]}} words @returns {Promise<void>} once no words are on their way any more */
    add(words) {
      english = [...english, ...words.english];
      speech = speechIn(language.spoken() ?? 'en', language.translated());
      language.add(words.packs);
      changed(false);
      return language.settled();
    },
    speech: () => speech,
    /** Whether anything can be said. */
    isThere: () => language.spoken() !== null,
    asked: () => asked,
    /** What is said on the page, and in which language. */
    shown: () => ({...speech, lang: asked, language: chosen, missing, choose}),
  };
}

/** @typedef {ReturnType<typeof createPageLanguage>} PageLanguage */
