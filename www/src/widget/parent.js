// The side of the page around: finds frames, gives them the height they need, makes events of what they tell, and of calls promises.
import {refusal} from '../state/refusal.js';

const HELLOS_MS = [0, 200, 500, 1000, 2000, 4000, 8000, 16_000, 30_000];
const PATIENCE_MS = 30_000;
const CALLS = {
  load: 'start',
  play: 'action',
  undo: '',
  redo: '',
  seek: 'step',
  hint: '',
  state: '',
  export: 'format',
};
const EVENTS = ['ready', 'step', 'answer', 'end', 'error'];
/** Whom a hello is said to first: whose address can be no other page's, and whom the author has marked. All others speak first. */
const OURS = /\/embed\/(index\.html)?\?(.*&)?v=1(&|#|$)/;

/** @typedef {import('./public.js').FrameApi} FrameApi */

/** @type {WeakMap<HTMLIFrameElement, FrameApi & {hear: (data: any) => void}>} */
const known = new WeakMap();

/** A frame without an origin of its own can be named by none. @param {HTMLIFrameElement} frame */
const originOf = (frame) =>
  frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin')
    ? 'null'
    : new URL(frame.src).origin;

/** What is loaded only when it is scrolled to has no page yet, and none of another origin before its first. @param {HTMLIFrameElement} frame */
const hasPage = (frame) => frame.contentDocument?.URL !== 'about:blank';

/** @param {HTMLIFrameElement} frame */
function meet(frame) {
  let count = 0;
  /** What was asked before the frame had spoken. @type {(() => void)[]} */
  const early = [];
  let answered = false;
  /** @type {Map<number, {resolve: (value: any) => void, reject: (error: any) => void}>} */
  const waiting = new Map();

  /** @param {any} message */
  function say(message) {
    const origin = originOf(frame);
    frame.contentWindow?.postMessage({spyglass: 1, ...message}, origin === 'null' ? '*' : origin);
  }
  const hello = (/** @type {boolean} */ heard) => say({type: 'hello', heard, sizes: true});

  /** @param {number} turn */
  function helloUntilAnswered(turn) {
    if (answered || turn === HELLOS_MS.length) return;
    setTimeout(() => {
      if (!answered && frame.isConnected && hasPage(frame)) hello(false);
      helloUntilAnswered(turn + 1);
    }, HELLOS_MS[turn]);
  }

  /** @param {string} type @param {any} value */
  const call = (type, value) =>
    new Promise((resolve, reject) => {
      const id = ++count;
      const end = setTimeout(() => settle(id, 'reject', refusal('no-reply')), PATIENCE_MS);
      const last = (/** @type {(value: any) => void} */ then) => (/** @type {any} */ what) => {
        clearTimeout(end);
        then(what);
      };
      waiting.set(id, {resolve: last(resolve), reject: last(reject)});
      const name = /** @type {Record<string, string>} */ (CALLS)[type];
      const ask = () => say({type, id, ...(name && value !== undefined ? {[name]: value} : {})});
      if (answered) ask();
      else early.push(ask);
    });

  /** @param {number} id @param {'resolve' | 'reject'} how @param {any} what */
  function settle(id, how, what) {
    waiting.get(id)?.[how](what);
    waiting.delete(id);
  }

  /** @param {any} data */
  function hear({type, id, heard, height, result, code, args, spyglass: _, ...detail}) {
    if (type === 'hello') {
      // The frame may have been loaded anew.
      if (!heard || !answered) hello(true);
      answered = true;
      for (const ask of early.splice(0)) ask();
    } else if (type === 'height' && height > 0) frame.style.height = `${height}px`;
    else if (type === 'reply') settle(id, 'resolve', result);
    else if (type === 'refused') settle(id, 'reject', refusal(code, args));
    else if (EVENTS.includes(type))
      frame.dispatchEvent(
        new CustomEvent(`board-${type}`, {
          bubbles: true,
          detail: type === 'error' ? {...detail, code, args} : detail,
        }),
      );
  }

  helloUntilAnswered(0);
  return /** @type {any} */ ({
    hear,
    ...Object.fromEntries(
      Object.keys(CALLS).map((type) => [type, (/** @type {any} */ value) => call(type, value)]),
    ),
  });
}

/**
 * @param {HTMLIFrameElement} frame
 * @returns {FrameApi} its calls: of a frame whose address names the origin of this page
 */
export function connect(frame) {
  const api = known.get(frame) ?? meet(frame);
  known.set(frame, api);
  return api;
}

const frames = () => [...document.querySelectorAll('iframe')].filter(({src}) => src);

addEventListener('message', ({data, source, origin}) => {
  if (data?.spyglass !== 1) return;
  const frame = frames().find((one) => one.contentWindow === source);
  if (frame && originOf(frame) === origin) /** @type {any} */ (connect(frame)).hear(data);
});

/** Every frame that is there and known for ours; others, and those that come later, are known by their own hello. */
const connectAll = () =>
  void frames()
    .filter((frame) => OURS.test(frame.src) || frame.hasAttribute('data-spyglass'))
    .map(connect);
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', connectAll);
else connectAll();
