// <spyglass-board>: a game in anybody's page. Moved it keeps its game; taken out it leaves nothing behind.
import {ATTRIBUTES, OPENING} from '../state/frame-address.js';
import {readAttributes} from './attributes.js';
import {createComing} from './coming.js';
import {createEngines} from './engines.js';
import {beginLife} from './life.js';
import {dress} from './styles.js';

/** @typedef {import('./attributes.js').Wish} Wish */
/** @typedef {import('./life.js').Life} Life */

const FLAGS = ['play', 'predict', 'readonly', 'friend'];
const API_VERSION = 1;
/** What the first version of the interface has. */
const CALLS = /** @type {const} */ (['play', 'undo', 'redo', 'seek', 'hint', 'state', 'export']);
/** What says which game, and where in it. */
const STARTING = [...OPENING, 'step'];

/** @param {string} code */
const refusal = (code) => Object.assign(new Error(code), {code});

/** What is written with spaces between; agents with commas. */
const SPACED = ['show', 'deductions'];

/** @param {string} name @param {any} value of an attribute that is set by script @returns {string | null} */
function written(name, value) {
  if (value === null || value === undefined || value === false) return null;
  if (Array.isArray(value)) return value.join(SPACED.includes(name) ? ' ' : ',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * @param {(told: import('./engines.js').Told) => import('../engine/client.js').Client} createEngine
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
    /** How it was left, and by which attributes. @type {{at: ReturnType<Life['end']>, said: string} | null} */
    #left = null;
    #reversi = false;
    /** The last that could be read. @type {Wish | null} */
    #meant = null;
    /** @type {Set<string>} */
    #changed = new Set();
    /** @type {Record<string, any> | undefined} */
    #api;

    constructor() {
      super();
      dress(this.#root);
    }

    connectedCallback() {
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
      if (this.#changed.size === 0) queueMicrotask(() => this.#follow());
      this.#changed.add(name);
    }

    /** @param {Map<string, string | null>} [next] what is to be written over the attributes */
    #read(next) {
      const read = readAttributes((name) =>
        next?.has(name) ? (next.get(name) ?? null) : this.getAttribute(name),
      );
      if (read.wish) this.#meant = read.wish;
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
      this.#root.append(root);
      const left = this.#left;
      const isBack = left?.said === this.#said();
      // What cannot be read does not take away what was shown.
      const wish = read ?? (isBack ? this.#meant : null);
      const around = {
        element: this,
        root,
        wish: this.#spoken(wish && isBack && left ? resumed(wish, left.at) : (wish ?? usual)),
        opens: wish !== null,
        engines,
        emit: (/** @type {string} */ name, /** @type {any} */ detail) => this.#emit(name, detail),
        site,
      };
      this.#reversi = around.wish.reversi;
      this.#life = this.#reversi ? this.#reversed(around) : beginLife(around);
      this.#left = null;
      if (fault) queueMicrotask(() => this.#life?.refuse(fault));
    }

    /** @param {import('./life.js').Around} around @returns {Life} */
    #reversed(around) {
      const coming = import(/* webpackChunkName: "parts/reversi" */ './reversi-life.js').then(
        ({beginReversi}) => /** @type {Life} */ (/** @type {unknown} */ (beginReversi(around))),
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
      if (life) this.#left = {at: life.end(), said: this.#said()};
    }

    #follow() {
      const changed = this.#changed;
      this.#changed = new Set();
      const {wish, fault} = this.#read();
      if (fault) return this.#life?.refuse(fault);
      // The other kind of board is another life.
      if (wish.reversi !== this.#reversi) {
        this.#life?.end();
        return this.#begin();
      }
      this.#life?.update(
        this.#spoken(wish),
        changed,
        OPENING.some((name) => changed.has(name)),
      );
    }

    /** The language of the page around, where the element has none of its own. @param {Wish} wish @returns {Wish} */
    #spoken(wish) {
      return {...wish, lang: wish.lang ?? this.closest('[lang]')?.getAttribute('lang') ?? null};
    }

    /** @param {string} name @param {any} detail @returns {boolean} */
    #emit(name, detail) {
      const cancelable = name === 'board-answer';
      return this.dispatchEvent(
        new CustomEvent(name, {detail, bubbles: true, composed: true, cancelable}),
      );
    }

    /** @param {number} version */
    api(version) {
      if (version !== API_VERSION) throw refusal('unknown-api-version');
      const life = () => {
        if (!this.#life) throw refusal('not-connected');
        return this.#life;
      };
      this.#api ??= Object.freeze({
        ...Object.fromEntries(
          CALLS.map((call) => [
            call,
            (/** @type {any[]} */ ...args) => /** @type {any} */ (life().api)[call](...args),
          ]),
        ),
        /** @param {Record<string, any>} said */
        load: async (said) => {
          const next = new Map(STARTING.map((name) => [name, written(name, said[name])]));
          const {wish, fault} = this.#read(next);
          if (fault) {
            life().refuse(fault);
            throw Object.assign(refusal(fault.code), {args: fault.args});
          }
          const there = life();
          for (const [name, value] of next) this.#set(name, value);
          for (const name of STARTING) this.#changed.delete(name);
          if (wish.reversi !== this.#reversi) {
            there.end();
            this.#begin();
          }
          return life().api.load(() => life().update(this.#spoken(wish), new Set(), true));
        },
      });
      return this.#api;
    }

    /** @param {string} name @param {string | null} value */
    #set(name, value) {
      if (value === null) this.removeAttribute(name);
      else this.setAttribute(name, value);
    }
  }

  for (const name of ATTRIBUTES.filter((one) => one !== 'lang')) {
    const isFlag = FLAGS.includes(name);
    Object.defineProperty(SpyglassBoard.prototype, name, {
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

/** @param {Wish} wish @param {ReturnType<Life['end']>} at how it was left @returns {Wish} */
function resumed(wish, {record, position, mode, step, from = 0, friend = 0}) {
  if (mode === 'edit') return {...wish, mode, position: position ?? wish.position, record: null};
  if (record === null) return wish;
  return {...wish, mode, record, position: null, step, from, friend};
}
