// The run time of a SCORM 1.2 platform: where it is, and what is said to it, whatever it answers.

/** @typedef {Record<string, (...args: string[]) => unknown>} Api */

/** What a status may be. */
const STATUS = /^(not attempted|browsed|incomplete|completed|failed|passed)$/i;

/** The error of an element that a platform need not have, and has not. */
const NOT_IMPLEMENTED = '401';

/** How many windows are looked at. */
const MOST_WINDOWS = 40;

/** Windows of other origins throw, and platforms may. @template T @param {() => T} act @returns {T | null} */
function attempt(act) {
  try {
    return act();
  } catch {
    return null;
  }
}

/** @param {unknown} of @param {string} name @returns {unknown} */
const partOf = (of, name) => attempt(() => /** @type {Record<string, unknown>} */ (of)[name]);

/** @param {unknown} window @returns {Api | null} */
function apiIn(window) {
  const api = partOf(window, 'API');
  return typeof partOf(api, 'LMSInitialize') === 'function' ? /** @type {Api} */ (api) : null;
}

/** In the window itself, those around it and those that have opened it, the nearest first. @param {unknown} start @returns {Api | null} */
export function findApi(start) {
  const windows = [start];
  for (const window of windows) {
    const api = apiIn(window);
    if (api) return api;
    for (const way of ['parent', 'opener']) {
      const next = partOf(window, way);
      if (next && !windows.includes(next) && windows.length < MOST_WINDOWS) windows.push(next);
    }
  }
  return null;
}

/** @param {Api} api */
export function createLms(api) {
  /** What it is to know, in the order in which that was said last. @type {Map<string, string>} */
  const wanted = new Map();
  /** What of it the platform has taken. @type {Map<string, string>} */
  const taken = new Map();
  let isOver = false;
  let isCommitted = true;
  let isRefused = false;
  /** What it says that it does not have. @type {Set<string>} */
  const absent = new Set();

  /** An answer may be of any kind, and throw when it is read. @param {string} name @param {string[]} args */
  const call = (name, ...args) => attempt(() => String(api[name](...args) ?? '')) ?? '';
  const get = (/** @type {string} */ element) => (isOver ? '' : call('LMSGetValue', element));

  /** What is not taken is said again the next time, and keeps nothing else from being said. */
  function send() {
    for (const [element, value] of wanted) {
      if (taken.get(element) === value) continue;
      isCommitted = false;
      absent.delete(element);
      if (call('LMSSetValue', element, value) === 'true') taken.set(element, value);
      else if (call('LMSGetLastError') === NOT_IMPLEMENTED) absent.add(element);
    }
  }

  return {
    get,
    /** @returns {boolean} whether it listens: one that was begun before says no, and listens all the same */
    begin: () => call('LMSInitialize', '') === 'true' || STATUS.test(get('cmi.core.lesson_status')),
    /** @param {Iterable<[element: string, value: string]>} values */
    tell(values) {
      for (const [element, value] of values) {
        wanted.delete(element);
        wanted.set(element, value);
      }
      if (!isOver) send();
    },
    /** Has it kept. */
    commit() {
      if (isOver || isCommitted) return;
      isCommitted = call('LMSCommit', '') === 'true';
      isRefused = !isCommitted;
    },
    /** Whether it has taken the last value of an element, and kept it when it was asked to. @param {string} element */
    keeps: (element) =>
      isCommitted && wanted.has(element) && taken.get(element) === wanted.get(element),
    /** Once. */
    finish() {
      if (isOver) return;
      isOver = true;
      call('LMSFinish', '');
    },
    /** Whether it did not keep what it has taken when it was asked to. */
    refuses: () => isRefused,
    /** Whether it has not taken one of these. @param {RegExp} elements */
    lacks: (elements) =>
      [...wanted].some(([one, value]) => elements.test(one) && taken.get(one) !== value),
    /** Whether it may take another time what it lacks of these: where it has taken none of them it has none. @param {RegExp} elements */
    mayTake: (elements) =>
      [...taken.keys()].some((one) => elements.test(one)) &&
      [...wanted].some(
        ([one, value]) => elements.test(one) && taken.get(one) !== value && !absent.has(one),
      ),
  };
}
