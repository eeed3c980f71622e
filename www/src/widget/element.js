// <spyglass-board>: a game in anybody's page. Moved it keeps its game; taken out it leaves nothing behind.

import {refusal, refusalOf} from '../shell/refusal.js';
import {ATTRIBUTES, FLAGS, OPENING} from '../shell/share/frame-address.js';
import {readAttributes} from './attributes.js';
import {createEngines} from './engines.js';
import {keepKeys} from './keep-keys-inside.js';
import {beginLife} from './life.js';
import {createComing} from './pending-board.js';
import {CALL_NAMES} from './protocol.js';
import {createSeaGame} from './sea-game.js';
import {dress} from './styles.js';

/** @import {BoardApi, BoardEvents} from './public.js' */
/** @typedef {import('./attributes.js').Wish} Wish */
/** @typedef {import('./life.js').Life} Life */
/** @typedef {ReturnType<Life['at']>} Place */
/** @typedef {Map<string, string | null>} Said what attributes say, null of one that is not there */

const API_VERSION = 1;
/** What says which game, and where in it. */
const STARTING = [...OPENING, 'step'];

/** What is told of a game that opens. */
const OPENED = ['board-ready', 'board-step', 'board-end'];

/** What is written with spaces between; agents with commas. */
const SPACED = ['show', 'deductions'];

/** What is a property too, by its name, with the attribute that it writes; the language is one of every element. */
const PROPERTIES = ATTRIBUTES.filter((name) => name !== 'lang').map((name) => [
  name === 'no-undo' ? 'noUndo' : name,
  name,
]);

/** @param {string} name @param {unknown} value of an attribute that is set by script @returns {string | null} */
function written(name, value) {
  if (value === null || value === undefined || value === false) return null;
  if (Array.isArray(value)) return value.join(SPACED.includes(name) ? ' ' : ',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What was set before the script had come hides the property of that name. @param {HTMLElement} element */
function adopt(element) {
  for (const [name] of PROPERTIES) {
    if (!Object.hasOwn(element, name)) continue;
    const value = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

/** @param {unknown} start @returns {Said} which game, and where in it, as attributes say it */
function startOf(start) {
  if (typeof start !== 'object' || start === null) throw refusal('bad-command', {field: 'start'});
  const said = /** @type {Record<string, unknown>} */ (start);
  const unknown = Object.keys(said).filter((name) => !STARTING.includes(name));
  if (unknown.length > 0) console.warn(`spyglass: load() knows no ${unknown.join(', ')}`);
  return new Map(
    // The version is that of whoever writes: it stays where a call names none.
    STARTING.filter((name) => name !== 'v' || said.v !== undefined).map((name) => {
      try {
        return [name, written(name, said[name])];
      } catch {
        throw refusal('bad-command', {field: name});
      }
    }),
  );
}

/** @param {() => Said} read @returns {Said | import('../shell/game.js').Refusal} */
function attempted(read) {
  try {
    return read();
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * @param {(reported: import('../engine/worker-client.js').Listeners) => import('../engine/client-kinds.js').Client} createEngine
 * @param {string | null} site where the whole page stands; null where nobody knows
 */
export function createElement(createEngine, site) {
  const engines = createEngines(createEngine);

  class SpyglassBoard extends HTMLElement {
    static observedAttributes = ATTRIBUTES;
    #root = this.attachShadow({mode: 'open'});
    /** @type {Life | null} */
    #life = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #closing;
    /** How it was left. @type {Place | null} */
    #left = null;
    /** What the life of now was begun to show again. @type {Place | null} */
    #resuming = null;
    /** What its life shows; null of the seas. @type {Wish['other']} */
    #other = null;
    /** The last that could be read. @type {Wish | null} */
    #meant = null;
    /** Which game it was asked for last, as the attributes said it; null as long as nobody could read them. @type {string | null} */
    #opened = null;
    /** Why the attributes cannot be read. @type {import('./attributes.js').Fault | null} */
    #fault = null;
    /** What has changed since the attributes could be read. @type {Set<string>} */
    #changed = new Set();
    #following = false;
    /** Settled once the game that is being opened by a call is there or refused: the next is opened where that has led. @type {Promise<void> | null} */
    #loading = null;
    /** What goes wrong while a call opens a game: told once it is known whether what was shown comes back, where it is said anew. @type {BoardEvents['board-error']['detail'][] | null} */
    #held = null;
    /** Why nothing is shown, as it has been told. @type {Set<string>} */
    #reported = new Set();
    /** After a refused call what could not be opened before is tried once more: what is told already is no new failure. */
    #isAgain = false;
    /** After a refused call what was shown before is opened again: whoever listens has heard of it. */
    #isBack = false;
    /** @type {BoardApi | undefined} */
    #api;

    constructor() {
      super();
      dress(this.#root);
      // By it the element's width is known where that is asked of what stands in it.
      const room = document.createElement('div');
      room.className = 'room';
      const instead = document.createElement('slot');
      instead.className = 'instead';
      this.#root.append(room, instead);
      keepKeys(this.#root);
    }

    /** Sheets belong to the document they were made in. */
    adoptedCallback() {
      dress(this.#root);
    }

    connectedCallback() {
      adopt(this);
      // Moved, not taken out: the game goes on.
      clearTimeout(this.#closing);
      if (!this.#life) this.#begin();
    }

    disconnectedCallback() {
      this.#closing = setTimeout(() => this.#end());
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (before === now || !this.#life) return;
      // Several that are set together are one wish.
      if (!this.#following) queueMicrotask(() => this.#following && this.#follow());
      this.#following = true;
      this.#changed.add(name);
    }

    /** @param {Said} [next] what is to be written over the attributes */
    #read(next) {
      const read = readAttributes((name) =>
        next?.has(name) ? (next.get(name) ?? null) : this.getAttribute(name),
      );
      if (read.wish) this.#meant = read.wish;
      if (!next) this.#fault = read.fault;
      return read;
    }

    /** Which game the attributes say. */
    #said() {
      return JSON.stringify(OPENING.map((name) => this.getAttribute(name)));
    }

    #begin() {
      const {wish: read, fault} = this.#read();
      const usual = /** @type {Wish} */ (readAttributes(() => null).wish);
      const root = document.createElement('div');
      root.className = 'widget';
      root.setAttribute('part', 'root');
      root.toggleAttribute('data-unopened', true);
      this.#root.querySelector('.instead')?.before(root);
      const left = this.#left;
      // What cannot be read does not take away what was shown.
      const isBack = left !== null && (read === null || this.#said() === this.#opened);
      const wish = read ?? (isBack ? this.#meant : null);
      if (read || !isBack) this.#opened = read && this.#said();
      const around = {
        element: this,
        root,
        wish: this.#spoken(wish && isBack ? resumed(wish, left) : (wish ?? usual)),
        opens: wish !== null,
        engines,
        emit: this.#emit.bind(this),
        site,
      };
      this.#other = around.wish.other;
      this.#life = this.#other
        ? this.#later(around, this.#other)
        : beginLife(around, createSeaGame);
      this.#resuming = isBack ? left : null;
      this.#left = null;
      this.#changed = new Set();
      if (fault) queueMicrotask(() => this.#life?.refuse(fault));
    }

    /** @param {import('./element-game.d.ts').Around} around @param {import('./games.js').OtherGame} other @returns {Life} */
    #later(around, {load}) {
      const coming = load().then(
        (createGame) => beginLife(around, createGame),
        () => {
          throw refusal('engine-not-loaded');
        },
      );
      coming.catch(() =>
        this.#emit('board-error', {code: 'engine-not-loaded', args: {}, sentence: ''}),
      );
      const {mode, record, position, step} = around.wish;
      return createComing(coming, {mode, record, position, step: step ?? 0});
    }

    #end() {
      const life = this.#life;
      this.#life = null;
      if (!life) return;
      const now = life.end();
      // Taken out again before its game was there, it is still to show what it was to show.
      const isOpen = now.record !== null || now.position !== null || now.progress !== undefined;
      this.#left = isOpen ? now : (this.#resuming ?? now);
    }

    #follow() {
      this.#following = false;
      if (this.#changed.size > 0) this.#isAgain = this.#isBack = false;
      const before = this.#fault;
      const {wish, fault} = this.#read();
      // What has changed besides is followed once all of it can be read.
      if (fault) return this.#life?.refuse(fault);
      if (before) this.#life?.mended();
      const changed = this.#changed;
      this.#changed = new Set();
      if (this.#isOther(wish)) return this.#beginAnew();
      const said = this.#said();
      const opensOther = said !== this.#opened;
      this.#opened = said;
      this.#life?.update(this.#spoken(wish), changed, opensOther);
    }

    /** Whether it takes another life: of the other kind of board, or of the first that can be read. @param {Wish} wish */
    #isOther(wish) {
      return this.#opened === null || wish.other !== this.#other;
    }

    #beginAnew() {
      // What could not be drawn any more is told all the same.
      this.#life?.unreported();
      this.#life?.end();
      this.#begin();
    }

    /** The language of the page around, where the element has none of its own. @param {Wish} wish @returns {Wish} */
    #spoken(wish) {
      return {...wish, lang: wish.lang ?? this.closest('[lang]')?.getAttribute('lang') ?? null};
    }

    /** @template {keyof BoardEvents} Name @param {Name} name @param {BoardEvents[Name]['detail']} detail @returns {boolean} */
    #emit(name, detail) {
      if (name === 'board-ready') {
        this.#root.querySelector('.widget')?.removeAttribute('data-unopened');
        this.#reported.clear();
        this.#isAgain = false;
        // The step that is shown is told right after it.
        if (this.#isBack) setTimeout(() => (this.#isBack = false));
      }
      if (name === 'board-error') {
        const error = /** @type {BoardEvents['board-error']['detail']} */ (detail);
        if (this.#held) return Boolean(this.#held.push(error));
        if (this.#isAgain && this.#reported.has(error.code)) return true;
        this.#reported.add(error.code);
      }
      if (this.#isBack && OPENED.includes(name)) return true;
      const cancelable = name === 'board-answer';
      return this.dispatchEvent(
        new CustomEvent(name, {detail, bubbles: true, composed: true, cancelable}),
      );
    }

    /** What can be played has the focus first. @param {FocusOptions} [options] */
    focus(options) {
      const first = ['[data-cell][tabindex="0"]', 'button, input, select, a']
        .map((which) => this.#root.querySelector(which))
        .find(Boolean);
      /** @type {HTMLElement | null | undefined} */ (first)?.focus(options);
    }

    /** @param {number} version */
    api(version) {
      if (version !== API_VERSION) throw refusal('unknown-api-version');
      const life = () => {
        if (!this.#life) throw refusal('not-connected');
        return this.#life;
      };
      this.#api ??= /** @type {BoardApi} */ (
        Object.freeze({
          ...Object.fromEntries(
            CALL_NAMES.map((call) => [
              call,
              async (/** @type {unknown[]} */ ...args) => {
                // Of a game that is being opened it is asked once it is there, and of one that was refused never.
                while (this.#loading) await this.#loading;
                // What has just been written on it is meant.
                if (this.#following) this.#follow();
                /** @type {{api: import('./protocol.js').Callable}} */
                const {api} = life();
                if (this.#opened === null)
                  throw refusal(this.#fault?.code ?? 'no-game', this.#fault?.args);
                return api[call](...args);
              },
            ]),
          ),
          state: () => life().api.state(),
          load: async (/** @type {unknown} */ said = {}) => {
            const next = attempted(() => startOf(said));
            for (let wait = this.#before(); wait; wait = this.#before()) await wait;
            const load = this.#load(life(), next);
            const settled = load.then(
              () => {},
              () => {},
            );
            this.#loading = settled;
            return load.finally(() => {
              if (this.#loading === settled) this.#loading = null;
            });
          },
        })
      );
      return this.#api;
    }

    /** What a call that opens a game waits for: the one before it, and what is still to be told of that. */
    #before() {
      return this.#loading ?? this.#life?.unreported() ?? null;
    }

    /** @param {Life} there @param {Said | import('../shell/game.js').Refusal} next which game, and where in it, or why that cannot be meant */
    async #load(there, next) {
      const meant = this.#meant;
      this.#isAgain = this.#isBack = false;
      const {wish, fault} = next instanceof Map ? this.#read(next) : {wish: null, fault: next};
      if (!(next instanceof Map) || fault) {
        const error = refusal(fault?.code ?? 'unknown', fault?.args);
        there.api.tell(error);
        throw error;
      }
      const was = {meant, opened: this.#opened, said: this.#starting(), at: there.at()};
      this.#write(next);
      this.#held = [];
      if (this.#isOther(wish)) this.#beginAnew();
      this.#opened = this.#said();
      const life = /** @type {Life} */ (this.#life);
      try {
        return await life.api.load(() => life.update(this.#spoken(wish), new Set(), true));
      } catch (error) {
        await this.#takeBack(was, next, refusalOf(error));
        throw error;
      } finally {
        const held = this.#held ?? [];
        this.#held = null;
        for (const detail of held) this.#emit('board-error', detail);
      }
    }

    /**
     * What was refused has changed nothing: neither what is shown nor the attributes.
     * @param {{meant: Wish | null, opened: string | null, said: Said, at: Place}} was
     * @param {Said} next
     * @param {import('../shell/game.js').Refusal} error
     */
    async #takeBack(was, next, error) {
      // Meanwhile something else was asked for: that one counts.
      if ([...next].some(([name, value]) => this.getAttribute(name) !== value)) return;
      this.#write(was.said);
      this.#meant = was.meant;
      this.#opened = was.opened;
      const at = JSON.stringify(was.at);
      const wasShown = was.at.record !== null || was.at.position !== null;
      if (!this.#life || (wasShown && JSON.stringify(this.#life.at()) === at)) return;
      this.#life.end();
      this.#left = was.at;
      this.#begin();
      this.#reported.delete(error.code);
      this.#isAgain = true;
      // What opens takes away what was said before it.
      const life = /** @type {Life} */ (this.#life);
      if (wasShown) {
        this.#isBack = true;
        const region = this.#root.querySelector('[aria-live]');
        region?.setAttribute('aria-live', 'off');
        await life.api.export().catch(() => {});
        region?.setAttribute('aria-live', 'polite');
      }
      this.#held = null;
      life.refuse(error);
    }

    /** Which game the attributes say, and where in it. @returns {Said} */
    #starting() {
      return new Map(STARTING.map((name) => [name, this.getAttribute(name)]));
    }

    /** What is written by a call is no change that has still to be followed. @param {Said} said */
    #write(said) {
      for (const [name, value] of said) {
        if (value === null) this.removeAttribute(name);
        else this.setAttribute(name, value);
        this.#changed.delete(name);
      }
    }
  }

  for (const [property, name] of PROPERTIES) {
    const isFlag = FLAGS.includes(name);
    Object.defineProperty(SpyglassBoard.prototype, property, {
      configurable: true,
      enumerable: true,
      get() {
        if (isFlag) return this.hasAttribute(name);
        const value = this.getAttribute(name);
        return ['step', 'from'].includes(name) && value !== null ? Number(value) : value;
      },
      set(value) {
        if (isFlag) return void this.toggleAttribute(name, Boolean(value));
        const text = written(name, value);
        if (text === null) this.removeAttribute(name);
        else this.setAttribute(name, text);
      },
    });
  }
  return SpyglassBoard;
}

/** @param {Wish} wish @param {Place} left @returns {Wish} */
function resumed(wish, {record, position, mode, step, from = 0, friend = 0, progress}) {
  if (progress !== undefined) return {...wish, progress};
  if (mode === 'edit') return {...wish, mode, position: position ?? wish.position, record: null};
  if (record === null) return wish;
  return {...wish, mode, record, position: null, step, from, friend};
}
