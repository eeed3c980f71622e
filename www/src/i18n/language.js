/** The language spoken, and the way from one to another: until the words of the next are there, the one before goes on. */
import {fetchPseudo, PSEUDO} from './locales.js';

/** @import {Messages} from './words.js' */

/** How long the first sight waits for its words, before it speaks English. */
const PATIENCE_MS = 4000;

/** @typedef {(language: string) => Promise<{default: Messages}>} Pack how words are fetched: what could not be had may be asked for again */

/** @param {{default: Messages}[]} packs */
const messagesOf = (packs) => packs.map((pack) => pack.default);

/**
 * @param {object} page
 * @param {Pack[]} page.packs what it speaks, the words of its first sight before the rest
 * @param {number} [page.sight] how many of them the first sight needs
 * @param {(isOther: boolean) => void} page.changed something else can be said than before; `isOther`: in another language
 * @param {(language: string) => void} page.failed its words cannot be had
 * @param {typeof setTimeout} [page.wait]
 */
export function createLanguage({packs, sight = 1, changed, failed, wait = setTimeout}) {
  let wanted = '';
  /** @type {string | null} */
  let spoken = null;
  let translated = /** @type {Messages[]} */ ([]);
  /** @type {Promise<void>} */
  let settled = Promise.resolve();

  /** @param {string} language @param {Messages[]} messages */
  function say(language, messages) {
    if (spoken === language && translated.length === messages.length) return;
    const isOther = spoken !== null && spoken !== language;
    [spoken, translated] = [language, messages];
    changed(isOther);
  }

  /** @param {string} language */
  async function change(language) {
    const isWanted = () => wanted === language;
    try {
      const coming = packs.map((pack) => pack(language));
      const whole = Promise.all(coming);
      // Heard of below, once it is waited for.
      whole.catch(() => {});
      if (spoken === null) {
        wait(() => spoken ?? say('en', []), PATIENCE_MS);
        const first = await Promise.all(coming.slice(0, sight));
        if (spoken === null && isWanted()) say(language, messagesOf(first));
      }
      const all = await whole;
      if (isWanted()) say(language, messagesOf(all));
    } catch {
      if (!isWanted()) return;
      if (spoken === null) say('en', []);
      failed(language);
    }
  }

  async function changeToPseudo() {
    await fetchPseudo();
    if (wanted === PSEUDO) say(PSEUDO, []);
  }

  const isTranslated = () => !['', 'en', PSEUDO].includes(wanted);

  return {
    /** What a part of the page says that came later. @param {Pack[]} more */
    add(more) {
      packs = [...packs, ...more];
      if (isTranslated()) settled = change(wanted);
    },
    /** @param {string} language one of `languageFor` */
    speak(language) {
      if (language === wanted && language === spoken) return;
      wanted = language;
      if (language === 'en') say(language, []);
      else settled = language === PSEUDO ? changeToPseudo() : change(language);
    },
    /** Null as long as nothing can be said. */
    spoken: () => spoken,
    /** What has been fetched of it. */
    translated: () => translated,
    /** Resolves when no words are on their way any more, whether they came or not. */
    settled: () => settled,
  };
}

/** @typedef {ReturnType<typeof createLanguage>} Language */
