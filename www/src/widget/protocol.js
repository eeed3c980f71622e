// What an element and its frame can be asked, and what they tell: the first version of both. Pure.

export const PROTOCOL = 1;
/** The calls, each with the field in which a message has what it takes; '' where it takes nothing. */
export const CALLS = {
  load: 'start',
  play: 'action',
  undo: '',
  redo: '',
  seek: 'step',
  hint: '',
  shotsToGo: 'cells',
  state: '',
  export: 'format',
};
/** @typedef {keyof typeof CALLS} Call */
export const CALL_NAMES = /** @type {Call[]} */ (Object.keys(CALLS));
/** An element's calls by name. Messages and pages give them anything, and each checks it: `any` lets calls of every signature stand here. @typedef {Record<Call, (...args: any[]) => unknown>} Callable */

/** What happens in an element, without the `board-` before it. */
export const EVENTS = ['ready', 'step', 'answer', 'lesson', 'end', 'error'];
