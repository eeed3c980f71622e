// The board in a notebook, as anywidget takes it: what stands in the traits is shown, what happens on the board is written into them. SINGLE, the single
// file as text, stands before this script.

/** @typedef {HTMLElement & {api(version: 1): import('../../widget/public.js').BoardApi}} Board */

/** The traits that say which game it is. */
const GAME = ['v', 'game', 'mode', 'seed', 'agent'];
const START = ['record', 'position', 'lesson', 'progress', ...GAME];
/** Those that say how it is shown, with the attribute of each. @type {Record<string, string>} */
const LOOKS = {
  ...Object.fromEntries(
    ['show', 'deductions', 'lang', 'theme', 'predict', 'readonly'].map((name) => [name, name]),
  ),
  autoplay: 'play',
  no_undo: 'no-undo',
};
/** Once a page, whatever number of widgets and copies of this module there are. @returns {HTMLScriptElement & {ask?: (question: string, asked: object) => Promise<unknown>}} */
function single() {
  const key = Symbol.for('spyglass-board.single');
  if (!Reflect.has(globalThis, key)) {
    const script = document.createElement('script');
    script.textContent = SINGLE;
    document.head.append(script);
    Reflect.set(globalThis, key, script);
  }
  return Reflect.get(globalThis, key);
}

/** @param {unknown} value as an attribute has it; null where it is left out */
function written(value) {
  if (value === null || value === undefined || value === false) return null;
  if (value === true) return '';
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** @param {Element} board @param {string} name @param {unknown} value */
function write(board, name, value) {
  const text = written(value);
  if (text === null) board.removeAttribute(name);
  else board.setAttribute(name, text);
}

/** By widget the boards that show it. @type {Map<string, Set<Board>>} */
const shown = new Map();

/** How long a board may take to be shown: a cell may ask before the output of the one above is there. */
const SHOWN_MS = 10_000;

/** @param {Model} model */
async function boardOf(model) {
  const until = Date.now() + SHOWN_MS;
  for (;;) {
    const [board] = shown.get(model.get('_id')) ?? [];
    if (board) return customElements.whenDefined(board.localName).then(() => board.api(1));
    if (until < Date.now())
      throw Object.assign(new Error('no output shows the board'), {code: 'not-shown'});
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @param {Model} model @param {Omit<Asked, 'id'>} asked */
async function answer(model, {call, ...asked}) {
  if (call === 'play') {
    const {view: _, ...state} = await (await boardOf(model)).play(asked.action ?? '');
    return state;
  }
  if (call !== 'beliefOfRecord') return single().ask?.(call, asked);
  const board = await boardOf(model);
  const record = await board.export('record');
  const {mode, position, step} = board.state();
  return mode === 'edit'
    ? single().ask?.('beliefOfPosition', {position})
    : single().ask?.(call, {record, step});
}

/** @param {{model: Model}} widget */
function initialize({model}) {
  model.on('msg:custom', async ({id, ...asked}) => {
    try {
      model.send({id, result: await answer(model, asked)});
    } catch (error) {
      const {
        code = 'unknown',
        args = {},
        message,
      } = /** @type {Error & {code?: string, args?: object}} */ (error);
      model.send({id, error: {code, args, message}});
    }
  });
}

/** @param {{model: Model, el: HTMLElement}} view */
function render({model, el}) {
  single();
  const board = /** @type {Board} */ (document.createElement('spyglass-board'));
  const view = `${Math.random()}`;
  let reports = 0;
  /** By its number what this view has reported and the kernel has not given back yet. @type {Map<number, Record<string, unknown>>} */
  const reported = new Map();
  const boards = shown.get(model.get('_id')) ?? new Set();
  shown.set(model.get('_id'), boards.add(board));

  function fit() {
    const height = model.get('height');
    board.style.setProperty('--board-height', height ?? '');
  }

  for (const [name, attribute] of Object.entries(LOOKS)) write(board, attribute, model.get(name));
  for (const name of [...START, 'step']) write(board, name, model.get(name));
  fit();

  /** By a message, not by the traits: those wait while a cell runs. The kernel sets the traits. @param {object} news @param {Record<string, unknown>} traits that come back */
  function report(news, traits = {}) {
    reported.set(++reports, traits);
    model.send({view, number: reports, ...news});
  }

  function reportState() {
    const {view: _, ...state} = board.api(1).state();
    const {record, step} = state;
    const known = model.get('state');
    // What another view of the board has reported is no news here.
    if (known.record === record && known.step === step && state.position === null) return;
    const position = state.position === null ? null : JSON.parse(state.position);
    report({state}, {record, step, position});
  }

  board.addEventListener('board-ready', reportState);
  board.addEventListener('board-step', reportState);
  const details = {
    'board-answer': 'answer',
    'board-end': 'outcome',
    'board-error': 'error',
    'board-lesson': 'progress',
  };
  for (const [event, name] of Object.entries(details))
    board.addEventListener(event, (event) => {
      const news = {[name]: /** @type {CustomEvent} */ (event).detail};
      report(news, news);
    });

  /** Traits that were set together are followed together. @type {Set<string>} */
  const changed = new Set();

  /** What comes back of what this view has reported. @returns {Record<string, unknown>} */
  function own() {
    const [source, number] = model.get('_source').split(' ');
    if (source !== view) return {};
    const traits = reported.get(Number(number)) ?? {};
    for (const older of reported.keys()) if (older <= Number(number)) reported.delete(older);
    return traits;
  }

  function follow() {
    const back = changed.has('_source') ? own() : {};
    const names = [...changed].filter(
      (name) => !(name in back) || written(model.get(name)) !== written(back[name]),
    );
    changed.clear();
    for (const name of names) if (LOOKS[name]) write(board, LOOKS[name], model.get(name));
    const asked = START.find((name) => names.includes(name) && model.get(name) !== null);
    // A refusal is reported by board-error.
    if (asked)
      void board
        .api(1)
        .load(startOf(asked, names))
        .catch(() => {});
    else if (names.includes('step'))
      void board
        .api(1)
        .seek(model.get('step') ?? 0)
        .catch(() => {});
  }

  /** @param {string} asked the trait that says what is to be opened @param {string[]} names all that were set */
  function startOf(asked, names) {
    /** @type {Record<string, string[]>} */
    const others = {
      record: ['record'],
      position: ['position', 'mode', 'agent'],
      lesson: ['lesson', ...names.filter((name) => name === 'progress')],
      progress: ['lesson', 'progress'],
    };
    const with_ = others[asked] ?? GAME;
    const traits = [...with_, ...names.filter((name) => name === 'step')];
    return Object.fromEntries(
      traits.map((name) => [name, model.get(name)]).filter(([, value]) => value !== null),
    );
  }

  /** @type {[string, () => void][]} */
  const hearers = [...START, 'step', '_source', ...Object.keys(LOOKS)].map((name) => [
    `change:${name}`,
    () => {
      if (changed.size === 0)
        queueMicrotask(() => customElements.whenDefined(board.localName).then(follow));
      changed.add(name);
    },
  ]);
  hearers.push(['change:height', fit]);
  for (const [event, hear] of hearers) model.on(event, hear);
  el.append(board);
  return () => {
    for (const [event, hear] of hearers) model.off(event, hear);
    boards.delete(board);
    board.remove();
  };
}

export default {initialize, render};
