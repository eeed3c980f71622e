// The side of the page around: finds frames, gives them the height they need, makes events of what they tell, and of calls promises.
import {refusal} from '../state/refusal.js';
import {CALLS, EVENTS, PROTOCOL} from './protocol.js';
import {isTold} from './told.js';

const HELLOS_MS = [0, 200, 500, 1000, 2000, 4000, 8000, 16_000, 30_000];
const PATIENCE_MS = 30_000;
/** What a frame may have told before its hello has come. */
const MOST_EARLY = 32;
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
  /** What it told before it has said who it is. @type {any[]} */
  const unheard = [];
  let answered = false;
  /** @type {Map<number, {resolve: (value: any) => void, reject: (error: any) => void}>} */
  const waiting = new Map();

  /** @param {any} message */
  function say(message) {
    const origin = originOf(frame);
    frame.contentWindow?.postMessage(
      {spyglass: PROTOCOL, ...message},
      origin === 'null' ? '*' : origin,
    );
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

  /** @param {boolean} heard */
  function greeted(heard) {
    // The frame may have been loaded anew.
    if (!heard || !answered) hello(true);
    answered = true;
    for (const ask of early.splice(0)) ask();
    for (const data of unheard.splice(0)) follow(data);
  }

  /** @param {any} data */
  function hear(data) {
    if (data.type === 'hello') greeted(data.heard);
    else if (answered) follow(data);
    else if (unheard.length < MOST_EARLY) unheard.push(data);
  }

  /** @param {any} data */
  function follow({type, id, height, result, code, args, spyglass: _, ...detail}) {
    if (type === 'height') frame.style.height = `${height}px`;
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
  if (data?.spyglass !== PROTOCOL || !isTold(data)) return;
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
