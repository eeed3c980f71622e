// The script that is running: a tag tells it, and only until it has run once.
import {uncovered} from '../../widget/clobbered-document.js';

export const isPage = typeof document !== 'undefined';

/** What a worker is called that plays Reversi; others play the seas. */
export const REVERSI = 'spyglass-reversi';

/** As a module it has no tag of its own. @returns {HTMLScriptElement | null} */
function findTag() {
  const running = uncovered(document, 'currentScript');
  if (running instanceof HTMLScriptElement) return running;
  const scripts = uncovered(document, 'querySelectorAll').call(
    document,
    'script[type="module"][src*="spyglass-board.single"]',
  );
  return [...scripts].find((one) => one instanceof HTMLScriptElement) ?? null;
}

const tag = isPage ? findTag() : null;

/** Whether it may be named as the script of a worker. @param {string} src */
const isNear = (src) => origin !== 'null' && new URL(src, location.href).origin === location.origin;

/** @type {string | null} */
let made = null;

/** @param {string} source */
function blobOf(source) {
  // Never let go of: an engine that dies is started again.
  made ??= URL.createObjectURL(new Blob([source], {type: 'text/javascript'}));
  return made;
}

export const ownScript = {
  /** The page holds nothing but the element, as its address says. */
  isWholePage: tag?.dataset.page !== undefined,
  /** Where the whole page stands, if its author has said so. */
  site: tag?.dataset.site ?? null,
  /**
   * Whoever has put the script into a page asks its engine by the tag.
   *
   * @param {(question: keyof typeof import('./ask.js').questions, asked: object) => Promise<unknown>} ask
   */
  answer(ask) {
    if (tag) Object.defineProperty(tag, 'ask', {value: ask});
  },
  /** @returns {string} what a worker is started from */
  worker() {
    if (!tag) throw new Error('the script has no tag');
    if (!tag.src) return blobOf(tag.text);
    return isNear(tag.src) ? tag.src : blobOf(`importScripts(${JSON.stringify(tag.src)});`);
  },
};
