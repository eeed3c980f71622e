// <spyglass-board>: a game in anybody's page. Moved it keeps its game; taken out it leaves nothing behind.
import {ATTRIBUTES, OPENING} from '../state/frame-address.js';
import {readAttributes} from './attributes.js';
import {createComing} from './coming.js';
import {createEngines} from './engines.js';
import {beginLife} from './life.js';
import {dress} from './styles.js';

/** @typedef {import('./attributes.js').Wish} Wish */
/** @typedef {import('./life.js').Life} Life */

const FLAGS = ['play', 'predict', 'readonly'];
const API_VERSION = 1;
/** What the first version of the interface has. */
const CALLS = /** @type {const} */ (['play', 'undo', 'redo', 'seek', 'hint', 'state', 'export']);
/** What says which game, and where in it. */
const STARTING = [...OPENING, 'step'];

/** @param {string} code */
const refusal = (code) => Object.assign(new Error(code), {code});

/** @param {any} value of an attribute that is set by script @returns {string | null} */
function written(value) {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * @param {(told: import('./engines.js').Told) => import('../engine/client.js').Client} createEngine
 * @param {string} site where the whole page stands
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

    #read() {
      return readAttributes((name) => this.getAttribute(name));
    }

    /** Which game the attributes say. */
    #said() {
      return JSON.stringify(OPENING.map((name) => this.getAttribute(name)));
    }

    #begin() {
      const {wish, fault} = this.#read();
      const usual = /** @type {Wish} */ (readAttributes(() => null).wish);
      const root = document.createElement('div');
      root.className = 'widget';
      root.setAttribute('part', 'root');
      this.#root.append(root);
      const left = this.#left;
      const isBack = left?.said === this.#said();
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
          for (const name of STARTING) this.#set(name, written(said[name]));
          this.#changed = new Set();
          const {wish, fault} = this.#read();
          if (fault) {
            life().refuse(fault);
            throw Object.assign(refusal(fault.code), {args: fault.args});
          }
          if (wish.reversi !== this.#reversi) {
            life().end();
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
        return name === 'step' && value !== null ? Number(value) : value;
      },
      set(value) {
        if (isFlag) return void this.toggleAttribute(name, Boolean(value));
        const text = written(value);
        if (text === null) this.removeAttribute(name);
        else this.setAttribute(name, text);
      },
    });
  }
  return SpyglassBoard;
}

/** @param {Wish} wish @param {ReturnType<Life['end']>} at how it was left @returns {Wish} */
function resumed(wish, {record, position, mode, step}) {
  if (mode === 'edit') return {...wish, mode, position: position ?? wish.position, record: null};
  if (record === null) return wish;
  return {...wish, mode, record, position: null, step};
}
