// What the page knows, and how each action changes it. Pure.

import {cellIndex} from '../../board/cells.js';
import {defaultSettings} from '../../shell/default-settings.js';
import {reduceBy} from '../../shell/store.js';
import {callFor, commandOf} from './cell-command.js';
import {noChances, reduceChances} from './chances.js';
import {presetRules, unplaced} from './presets.js';
import {leadBoard, maySurprise, shownView, turnOfTwo, yourSeat} from './select.js';

/** @import {Action, GameAnswer, Help, Mode, Ruleset, Settings, ShownGame, State, Tool, View} from './types.js' */

/**
 * @param {Partial<Omit<State, 'settings'>> & {settings?: Partial<State['settings']>}} [known]
 * @returns {State}
 */
export const initialState = (known = {}) => ({
  mode: 'race',
  engine: {phase: 'loading', loaded: 0, total: 0, code: null, waited: 0},
  tables: null,
  able: null,
  awaited: null,
  awaitedAgent: null,
  game: null,
  specimen: null,
  asked: null,
  waiting: [],
  focuses: {},
  aim: null,
  touch: false,
  tool: toolFor(presetRules(known.awaited ?? known.settings?.rules ?? defaultSettings.rules)),
  reveal: false,
  beliefs: false,
  chances: noChances,
  tutor: null,
  proving: false,
  sure: null,
  uncovered: null,
  bookless: false,
  playing: false,
  ahead: null,
  enlarged: false,
  notice: null,
  said: null,
  deploying: null,
  editing: null,
  comparing: null,
  wished: null,
  draft: null,
  making: null,
  reasoning: false,
  puzzling: null,
  results: null,
  parts: {},
  dialog: null,
  choosing: false,
  picked: {},
  entry: false,
  kept: [],
  fleets: [],
  ownRules: [],
  forgetful: false,
  lang: null,
  ...known,
  settings: {...defaultSettings, ...known.settings},
});

/** Where shots are few and flags many, a slip shall cost a flag. @param {Ruleset} rules @returns {Tool} */
const toolFor = ({announce}) => (announce === 'content' ? 'flag' : 'shoot');

/** @param {State} state @param {GameAnswer & Pick<ShownGame, 'id' | 'board'> & Partial<Help>} answer @returns {State} */
function show(state, {id, board, view, record, ...help}) {
  const before = state.game?.board === board ? state.game : null;
  const thought =
    view.decision ?? (before && view.step === before.view.step + 1 ? before.thought : null);
  return {
    ...state,
    game: {id, board, view, record, thought, ...helpOf(help)},
    asked: null,
    aim: aimKept(state, view),
    sure: null,
    // Nothing is left to prove once the game has ended.
    proving: state.proving && !view.over,
    notice: null,
  };
}

/**
 * What is aimed at stays aimed at as long as it can be shot at: while the agent answers, and once an awaited sea has come.
 * @param {State} state
 * @param {View} view what is shown next
 */
function aimKept(state, view) {
  const {rows, cols} = view.rules;
  const {rules} = shownView(state);
  if (!state.aim || rules.rows !== rows || rules.cols !== cols) return null;
  const mark = leadBoard(view).marks[cellIndex(state.aim, cols)];
  return maySurprise(mark, view.rules) ? state.aim : null;
}

/** @param {State} state @param {string} board @param {string} cell @returns {State} */
const focused = (state, board, cell) =>
  state.focuses[board] === cell ? state : {...state, focuses: {...state.focuses, [board]: cell}};

/** @param {State} state @param {string} cell @param {Tool} tool @returns {State} the cell waits for its answer, or for its sea to be there */
function acted(state, cell, tool) {
  const {game, asked} = state;
  const waiting = game || asked ? state.waiting : [];
  const next = {...state, aim: null};
  // The same cell again is a double click, and no second shot.
  if (waiting.includes(cell)) return next;
  return {
    ...next,
    waiting: [...waiting, cell],
    asked: asked ?? {method: callFor(state, cell, tool), cell, late: !game},
    sure: null,
    notice: null,
  };
}

const NO_COUNTS = {takeBacks: 0, looks: 0, hints: 0, proofs: 0, checks: 0, reasons: 0, taught: 0};

/** @type {Help} */
const NO_HELP = {
  ...NO_COUNTS,
  ...{lookedAt: null, hintedAt: null, provedAt: null},
  ...{from: 0, friend: 0, own: 0, given: 0},
};

/** @param {Partial<Help>} [of] a game kept by an earlier version has less of it @returns {Help} */
export function helpOf(of = {}) {
  /** @type {[keyof Help, string | number | null][]} */
  const known = objectKeys(NO_HELP).map((name) => [name, of[name] ?? NO_HELP[name]]);
  return {...NO_HELP, ...Object.fromEntries(known)};
}

/** @template {object} T @param {T} of @returns {(keyof T)[]} */
const objectKeys = (of) => /** @type {(keyof T)[]} */ (Object.keys(of));

/** @param {Partial<Help>} of whether a person had any help, of whatever kind */
export const wasHelped = (of) => objectKeys(NO_COUNTS).some((name) => (of[name] ?? 0) > 0);

/**
 * What belongs to the activity shown (a hunt, a fleet being placed, a puzzle, a position) and ends with it.
 * @satisfies {Partial<State>}
 */
const ENDS = {
  ...{specimen: null, asked: null, aim: null, proving: false, sure: null, notice: null},
  ...{playing: false, ahead: null, deploying: null, making: null, reasoning: false},
  ...{reveal: false, chances: noChances, enlarged: false, entry: false},
};

/** @param {State} state @returns {State} */
const ended = (state) => ({...state, ...ENDS, waiting: [], focuses: {}, picked: {}});

/** @param {State} state @param {Mode} mode @returns {State} no game is shown any more */
const left = (state, mode) => ({
  ...ended(state),
  mode,
  game: null,
  tool: toolFor(presetRules(state.settings.rules)),
});

/** @type {(state: State, action: Action) => State} */
const change = /* #__PURE__ */ reduceBy({
  engine: (state, {status}) => {
    const {phase} = status;
    if (phase === 'restarted') return state;
    if (phase === 'loading') {
      const {loaded, total} = status;
      return {...state, engine: {...state.engine, phase: 'loading', loaded, total, code: null}};
    }
    const code = phase === 'failed' ? status.code : null;
    return {...state, engine: {...state.engine, phase, waited: 0, code}};
  },
  waited: (state, {seconds}) =>
    state.engine.phase === 'loading'
      ? {...state, engine: {...state.engine, waited: seconds}}
      : state,
  retry: (state) => ({
    ...state,
    engine: {phase: 'loading', loaded: 0, total: 0, code: null, waited: 0},
  }),
  tables: (state, {tables}) => ({...state, tables}),
  able: (state, {rules, agents}) => ({...state, able: {rules, agents}}),

  opened: (state, {mode, id, board, answer, help, from = 0, friend = 0}) => ({
    ...show(ended(state), {
      id,
      board,
      ...helpOf(help ?? state.kept.find((game) => game.id === id)),
      from: Math.min(from, answer.view.steps),
      // A game that is not over, or that agents play among themselves, is nobody's result.
      friend: answer.view.ended && yourSeat(answer.view) ? friend : 0,
      ...answer,
    }),
    mode,
    aim: state.game ? null : aimKept(state, answer.view),
    awaited: null,
    awaitedAgent: null,
    tool: toolFor(answer.view.rules),
    // What is chosen while a puzzle is being made is chosen for the next one.
    picked: mode === 'puzzle' && state.making ? state.picked : {},
  }),
  answered: (state, {board, answer, method}) => {
    if (!state.game || state.game.board !== board) return state;
    const {id, takeBacks, ...game} = state.game;
    const help = {...game, takeBacks: takeBacks + (method === 'undo' ? 1 : 0)};
    return show(state, {...help, id, board, ...answer});
  },
  thought(state, {board, answer}) {
    const {game} = state;
    if (!game || game.board !== board || game.view.step !== answer.view.step) return state;
    const thought = answer.view.decision ?? game.thought;
    return {...state, game: {...game, ...answer, thought, wait: undefined}};
  },
  thinking(state, {board, step, progress}) {
    const {game} = state;
    if (!game || game.board !== board || game.view.step !== step) return state;
    // A sign that was on its way when it was stopped.
    if (game.wait?.halted) return state;
    return {...state, game: {...game, wait: {progress, halted: false}}};
  },
  'think-halt': (state) =>
    state.game?.wait
      ? {...state, playing: false, game: {...state.game, wait: {...state.game.wait, halted: true}}}
      : state,
  'think-on': (state) => (state.game ? {...state, game: {...state.game, wait: undefined}} : state),
  noted: (state, {note}) => (note === 'no-book' ? {...state, bookless: true} : state),
  asked: (state, {method, cell}) => ({
    ...state,
    asked: {method, cell: cell ?? null, late: !state.game},
    sure: null,
    notice: null,
  }),
  ahead: (state, {ahead}) => ({...state, ahead}),
  specimen: (state, {specimen, drops}) => ({
    ...state,
    specimen,
    ...(drops && {asked: null, waiting: []}),
  }),
  waits: (state, {cells}) => ({...state, waiting: cells}),
  late: (state) => (state.asked ? {...state, asked: {...state.asked, late: true}} : state),
  refused: (state, {error}) => ({
    ...state,
    // A shot that waits for its sea goes on waiting through every try at loading the engine.
    asked: !state.game && state.engine.phase === 'failed' ? state.asked : null,
    playing: false,
    ahead: null,
    said: null,
    notice: {
      code: error.code ?? 'unknown',
      args: error.args,
      faults: error.faults,
      instead: error.instead,
    },
  }),
  noticed: (state, {notice}) => ({...state, notice}),
  'game-renamed': (state, {id, to}) =>
    state.game && state.game.id === id ? {...state, game: {...state.game, id: to}} : state,
  left: (state, {mode}) => left(state, mode),
  // All that follows belongs to the parts for editing and for comparing.
  'edit-open': (state, {text}) => ({...left(state, 'edit'), wished: text}),
  'compare-open': (state, {text}) => ({...left(state, 'compare'), comparing: null, wished: text}),
  // A puzzle that is shown stays until the next one is made. All that follows belongs to the part for puzzles.
  'puzzle-open': (state, {wish, history = 'push', asked, fault}) => ({
    ...(state.mode === 'puzzle' && state.game ? {...state, notice: null} : left(state, 'puzzle')),
    picked: {},
    proving: false,
    making: {...wish, history, asked, fault},
  }),
  'puzzle-made': (state) => ({...state, making: null}),
  'puzzle-reasons': (state) => ({...state, reasoning: true}),
  'puzzle-unreason': (state) => ({...state, reasoning: false}),

  // All that follows belongs to the part for laying out fleets, which may still have to come.
  'deploy-open': (state, {rules, purpose, agent = null, ships = null, first}) => ({
    ...state,
    notice: null,
    playing: false,
    aim: null,
    asked: state.game ? state.asked : null,
    waiting: state.game ? state.waiting : [],
    deploying: {
      purpose,
      agent,
      rules,
      wished: ships,
      ships: unplaced(rules),
      picked: null,
      faults: [],
      refusal: null,
      // Who has taken the device since is not known.
      ...(first && {first, covered: true}),
    },
  }),
  'deploy-close': (state) => ({...state, deploying: null}),
  part: (state, {name, status}) => ({...state, parts: {...state.parts, [name]: status}}),

  focus: (state, {board, cell}) => focused(state, board, cell),
  cell(state, chosen) {
    const {board, cell} = chosen;
    const next = focused(state, board, cell);
    const command = commandOf(state, chosen);
    if (command === 'aim') return {...next, aim: cell};
    return command === 'act' ? acted(next, cell, state.tool) : next;
  },
  act: (state, {cell, tool}) => acted(state, cell, tool),
  touch: (state, {touch}) => (state.touch === touch ? state : {...state, touch}),
  choosing: (state) => ({...state, choosing: !state.choosing}),
  picked: (state, {picked}) => ({...state, picked: {...state.picked, ...picked}}),
  tool: (state, {tool}) => ({...state, tool, aim: null}),
  proving: (state) => ({...state, proving: !state.proving, aim: null}),
  prove: (state) => ({...state, proving: false}),
  // The help one of two asked for is not the other's.
  uncover: (state) => ({...state, uncovered: turnOfTwo(state), chances: noChances}),
  sure: (state, {word}) => (state.sure === word ? state : {...state, sure: word}),
  dismiss: (state) => ({...state, proving: false, sure: null}),
  reveal: (state) => ({...state, reveal: !state.reveal}),
  beliefs: (state) => ({...state, beliefs: !state.beliefs}),
  playing: (state, {playing}) => ({...state, playing}),
  enlarge: (state) => ({...state, enlarged: !state.enlarged}),
  said: (state, {key, args}) => ({...state, said: {key, args}, notice: null}),
  dialog: (state, {dialog}) => ({...state, dialog, notice: null, said: null}),
  entry: (state, {open}) => ({...state, entry: open}),
  language: (state, {lang}) => ({...state, lang}),
  // Chosen here it counts for more than what a link has asked for.
  'language-chosen': (state, {language}) => ({
    ...state,
    lang: null,
    settings: {...state.settings, language},
  }),
  setting: (state, {name, value}) => ({
    ...state,
    // Another sea will come than the one that was shot at before it was there.
    ...(name === 'rules' && !state.game
      ? {asked: null, waiting: [], aim: null, tool: toolFor(presetRules(value))}
      : {}),
    settings: {...state.settings, [name]: value},
  }),
  kept: (state, {games, fleets, ownRules, forgetful}) => ({
    ...state,
    kept: games ?? state.kept,
    fleets: fleets ?? state.fleets,
    ownRules: ownRules ?? state.ownRules,
    forgetful: forgetful ?? state.forgetful,
  }),
});

/** @param {State} state @param {Action} action @returns {State} */
export const reduce = (state, action) => reduceChances(change(state, action), action);
