// A frame's side of the talk with the page around it: hello until answered, its height, what happens in it; and commands, of one origin only.
import {refusalOf} from '../../shell/refusal.js';
import {EVENTS, PROTOCOL} from '../protocol.js';
import {idOf, isOurs, readMessage} from './messages.js';
import {statementOf} from './statement.js';

/** How long after a hello the next one is said, unless it has been answered. */
export const HELLOS_MS = [0, 100, 250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000];
/** The events that say what a person begins and does. */
const DEEDS = ['ready', 'answer', 'lesson', 'end'];
/** Commands that may wait for their replies. */
export const MOST_OPEN = 32;

/** @import {FrameEvent} from './frame-event-schema.js' */
/** @import {LessonProgress} from '../public.js' */
/**
 * Answered by the id that the page around gave, of whatever kind: its script gives numbers.
 * @typedef {Exclude<FrameEvent, {id: unknown}> | {type: 'reply', id: string | number, result: unknown}
 *   | {type: 'refused', id: string | number | null, code: string, args: Record<string, unknown>}} FrameMessage
 */
/**
 * @typedef {object} Around
 * @property {{post: (message: FrameMessage & {spyglass: number}, origin: string) => void, hear: (listener: (event: {data: unknown, origin: string}) => void) => void}} parent `hear`: what the page around itself says, and nobody else
 * @property {EventTarget & Pick<import('../public.js').SpyglassBoard, 'api' | 'getAttribute'>} board
 * @property {string | null} origin
 * @property {string | null} id
 * @property {string} site where the whole page stands
 * @property {string} base from which this page reads addresses
 * @property {{height: () => number, changed: (listener: () => void) => void, sized: () => void}} room `sized`: the page around gives it the height it needs
 * @property {(code: string, about: string) => void} warn tells the author
 * @property {(next: () => void, ms: number) => unknown} [later]
 * @property {() => number} [now] in milliseconds
 */

/** What is shown, as it was opened: a lesson that goes on, or a game, was begun elsewhere. @param {import('../public.js').BoardState} state @param {number} now @returns {{at: number | null, before: LessonProgress | null}} */
function begunBy({record, steps, view}, now) {
  const before = record === null ? /** @type {LessonProgress | null} */ (view) : null;
  const isFresh = before ? before.outcomes?.length === 0 : steps === 0;
  return {at: isFresh ? now : null, before};
}

/** @param {Around} around */
export function createFrame({
  parent,
  board,
  origin,
  id,
  site,
  base,
  room,
  warn,
  later = setTimeout,
  now = () => performance.now(),
}) {
  const named = origin !== null && origin !== '*' ? origin : null;
  let answered = false;
  let greets = false;
  let warned = false;
  let open = 0;
  let height = -1;

  /** @param {FrameMessage} message @param {string} [to] */
  const tell = (message, to = named ?? '*') =>
    parent.post({spyglass: PROTOCOL, ...(id === null ? {} : {frame: id}), ...message}, to);
  const hello = (/** @type {boolean} */ heard) => tell({type: 'hello', heard});

  /** @param {number} [turn] */
  function helloUntilAnswered(turn = 0) {
    if (answered || turn >= HELLOS_MS.length) return;
    later(() => {
      if (answered) return;
      hello(false);
      helloUntilAnswered(turn + 1);
    }, HELLOS_MS[turn]);
  }

  function tellHeight() {
    const now = Math.ceil(room.height());
    if (now === height || now === 0) return;
    height = now;
    tell({type: 'height', height});
  }

  /** @param {{heard: boolean, sizes: boolean}} said */
  function greeted({heard, sizes}) {
    answered = true;
    if (!heard || !greets) {
      greets = true;
      hello(true);
      // Whoever has come only now has not heard it.
      height = -1;
    }
    if (sizes) room.sized();
    tellHeight();
  }

  /** @param {string | number | null} to @param {{code: string, args?: Record<string, unknown>}} fault @param {string} [whom] `*` where whoever it is may hear it: it says nothing of the game */
  const refuse = (to, {code, args = {}}, whom) => tell({type: 'refused', id: to, code, args}, whom);

  /** @param {import('./messages.js').Command} command */
  async function obey({id: to, call, args}) {
    if (open >= MOST_OPEN) return refuse(to, {code: 'too-many'});
    open++;
    try {
      /** @type {import('../protocol.js').Callable} */
      const api = board.api(1);
      tell({type: 'reply', id: to, result: await api[call](...args)});
    } catch (error) {
      refuse(to, refusalOf(error));
    } finally {
      open--;
    }
  }

  /** @param {{data: unknown, origin: string}} event */
  function heard({data, origin: from}) {
    if (!isOurs(data)) return;
    // Most likely its author has mistyped the origin.
    if (named !== null && from !== named) {
      if (!warned) warn('wrong-origin', `${from} speaks, ${named} is named`);
      warned = true;
      return refuse(idOf(data), {code: 'wrong-origin'}, '*');
    }
    const read = readMessage(data);
    if ('hello' in read) return greeted(read.hello);
    if (named === null) return refuse(idOf(data), {code: 'no-origin'}, '*');
    if ('fault' in read) return refuse(idOf(data), read.fault);
    void obey(read.command);
  }

  /** What a person has done is told as a statement besides. @param {string} name @param {unknown} detail */
  function stated(name, detail) {
    const state = board.api(1).state();
    if (name === 'ready') begun = begunBy(state, now());
    const {at, before} = begun;
    const ms = at === null ? null : now() - at;
    const about = {state, site, base, lesson: board.getAttribute('lesson'), before, ms};
    if (name === 'lesson') begun.before = /** @type {LessonProgress} */ (detail);
    const statement = statementOf(name, detail, about);
    return statement && {statement};
  }

  let begun = /** @type {ReturnType<typeof begunBy>} */ ({at: null, before: null});

  parent.hear(heard);
  room.changed(tellHeight);
  // What happens in it is told to whom its author has named.
  if (origin !== null)
    for (const name of EVENTS)
      board.addEventListener(`board-${name}`, (event) => {
        const {detail} = /** @type {CustomEvent} */ (event);
        tell({type: name, ...detail, ...(DEEDS.includes(name) && stated(name, detail))});
      });
  helloUntilAnswered();
}
