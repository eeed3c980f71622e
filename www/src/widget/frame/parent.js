// The side of the page around: finds frames, gives them the height they need, makes events of what they tell, and of calls promises.
import {VERSIONS} from '../../shell/records.js';
import {coded, refusal} from '../../shell/refusal.js';
import {uncovered} from '../clobbered-document.js';
import {CALL_NAMES, CALLS, PROTOCOL} from '../protocol.js';
import {isFrameEvent} from './frame-event-schema.js';

const HELLOS_MS = [0, 200, 500, 1000, 2000, 4000, 8000, 16_000, 30_000];
const PATIENCE_MS = 30_000;
/** What a frame may have told before its hello has come. */
const MOST_EARLY = 32;
/** Where a frame's page stands on a site. */
const FRAME_PAGE = /\/embed\/(index\.html)?$/;

/** @import {FrameApi} from '../public.js' */
/** @import {FrameEvent} from './frame-event-schema.js' */
/** @import {Call} from '../protocol.js' */

/** @type {WeakMap<HTMLIFrameElement, FrameApi & {hear: (data: FrameEvent) => void}>} */
const known = new WeakMap();

/** Frames whose calls the page has asked for. @type {WeakSet<HTMLIFrameElement>} */
const named = new WeakSet();

/** @param {string} text @returns {URL | null} */
function addressIn(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** @param {HTMLIFrameElement} frame whether its address is of our page for frames, in a version that is known here */
function isFramePage(frame) {
  const {pathname, searchParams} = new URL(frame.src);
  return FRAME_PAGE.test(pathname) && VERSIONS.includes(searchParams.get('v') ?? '');
}

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
  /** What it told before it has said who it is. @type {FrameEvent[]} */
  const unheard = [];
  let answered = false;
  /** @type {Map<number, {resolve: (value: unknown) => void, reject: (error: unknown) => void}>} */
  const waiting = new Map();

  /** @param {{type: string} & Record<string, unknown>} message */
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

  /** @param {Call} type @param {unknown} value */
  const call = (type, value) =>
    new Promise((resolve, reject) => {
      const id = ++count;
      const end = setTimeout(() => settle(id, 'reject', refusal('no-reply')), PATIENCE_MS);
      const last =
        (/** @type {(value: unknown) => void} */ then) => (/** @type {unknown} */ what) => {
          clearTimeout(end);
          then(what);
        };
      waiting.set(id, {resolve: last(resolve), reject: last(reject)});
      const name = CALLS[type];
      const ask = () => say({type, id, ...(name && value !== undefined ? {[name]: value} : {})});
      if (answered) ask();
      else early.push(ask);
    });

  /** @param {number} id @param {'resolve' | 'reject'} how @param {unknown} what */
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

  /** @param {FrameEvent} data */
  function hear(data) {
    if (data.type === 'hello') greeted(data.heard);
    else if (answered) follow(data);
    else if (unheard.length < MOST_EARLY) unheard.push(data);
  }

  /** @param {FrameEvent} data */
  function follow(data) {
    if (data.type === 'height') frame.style.height = `${data.height}px`;
    else if (data.type === 'reply') settle(data.id, 'resolve', data.result);
    else if (data.type === 'refused')
      settle(
        data.id,
        'reject',
        coded({code: data.code, args: data.args ?? {}, message: data.code}),
      );
    else if (data.type !== 'hello') {
      const {type, spyglass: _, ...detail} = data;
      frame.dispatchEvent(new CustomEvent(`board-${type}`, {bubbles: true, detail}));
    }
  }

  helloUntilAnswered(0);
  return /** @type {FrameApi & {hear: typeof hear}} */ ({
    hear,
    ...Object.fromEntries(
      CALL_NAMES.map((type) => [type, (/** @type {unknown} */ value) => call(type, value)]),
    ),
  });
}

/** @param {HTMLIFrameElement} frame */
function met(frame) {
  const there = known.get(frame) ?? meet(frame);
  known.set(frame, there);
  return there;
}

/**
 * @param {HTMLIFrameElement} frame
 * @returns {FrameApi} its calls: of a frame whose address names the origin of this page
 */
export function connect(frame) {
  named.add(frame);
  return met(frame);
}

/** @returns {HTMLIFrameElement[]} */
const frames = () =>
  [...uncovered(document, 'querySelectorAll').call(document, 'iframe')]
    .filter((frame) => frame instanceof HTMLIFrameElement)
    .filter(({src}) => addressIn(src));

/** @param {HTMLIFrameElement} frame whether its author has said that it is ours: by a mark, by its address, or by a call of `connect` */
const isNamed = (frame) =>
  frame.hasAttribute('data-spyglass') || named.has(frame) || isFramePage(frame);

/**
 * Meets every frame that is there and named for ours, and hears of all frames those that can be believed. Any other may be
 * anybody's: it is given no height, and nothing that it says happens on this page.
 *
 * @param {string} script where this script was fetched from, '' where nobody knows: frames of its origin are believed
 */
export function meetFrames(script) {
  const {origin: own = 'null'} = addressIn(script) ?? {};
  /** @param {HTMLIFrameElement} frame */
  const isBelieved = (frame) =>
    isNamed(frame) || (own !== 'null' && new URL(frame.src).origin === own);

  addEventListener('message', ({data, source, origin}) => {
    if (data?.spyglass !== PROTOCOL || !isFrameEvent(data)) return;
    const frame = frames().find((one) => one.contentWindow === source);
    if (frame && isBelieved(frame) && originOf(frame) === origin) met(frame).hear(data);
  });

  const meetAll = () => void frames().filter(isNamed).map(met);
  if (uncovered(document, 'readyState') === 'loading')
    addEventListener('DOMContentLoaded', meetAll);
  else meetAll();
}
