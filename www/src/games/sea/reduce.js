// What the page knows, and how each action changes it. Pure.

import {cellIndex} from '../../board/cells.js';
import {chanceReducers, noChances} from './chances.js';
import {presetRules, unplaced} from './presets.js';
import {leadBoard, maySurprise, shownView, turnOfTwo} from './select.js';

/** @typedef {import('./address.js').Mode} Mode */
/** @typedef {import('../../engine/types.js').View} View */
/** @typedef {import('../../engine/types.js').GameAnswer} GameAnswer */
/** @typedef {import('../../engine/types.js').Ruleset} Ruleset */
/** @typedef {import('./deploy/state.js').Deploying} Deploying */
/** @typedef {'shoot' | 'flag' | 'note' | 'clear'} Tool */
/** @typedef {'reason' | 'candidates' | 'moves' | 'fleet' | 'proofs' | 'knowledge' | 'review' | 'answers' | 'unchosen'} Tab */
/** @typedef {{code: string, args?: Record<string, any>, faults?: import('../../engine/types.js').SetupFault[], instead?: boolean}} Notice instead: a fresh game stands where a link would have led */
/** @typedef {'coming' | 'there' | 'failed'} PartStatus */
/**
 * @typedef {object} Shown
 * @property {string} id of the kept game
 * @property {string} board which of the worker's games it is
 * @property {View} view
 * @property {string} record
 * @property {import('../../engine/types.js').Decision | null} thought the last choice an agent weighed
 * @property {{progress: number, halted: boolean}} [wait] the choice of the agent to move takes long to count: how far that has come, 0 where it is not known; or it is no more counted, as somebody wished
 * @property {number} takeBacks how often a person took a move back
 * @property {number} looks at how many positions a person saw the chances
 * @property {string | null} lookedAt the last of these
 * @property {number} hints how many a person was given
 * @property {string | null} hintedAt the position of the last of these
 * @property {number} proofs how many cells a person saw proved, all that is certain of a position counted as one
 * @property {string | null} provedAt the last position of these, and what was proved there
 * @property {number} checks how often a person had a puzzle checked
 * @property {number} reasons 1 once the reasons of the whole puzzle were looked at
 * @property {number} friend 1 where it is the result a friend has sent back
 * @property {number} own 1 where the page laid the sea out: it is no friend's
 * @property {number} from the step a person took over at: what was told until then is the start of the game, and not taken back
 */
/** @typedef {Partial<Pick<Shown, 'takeBacks' | 'looks' | 'lookedAt' | 'hints' | 'hintedAt' | 'proofs' | 'provedAt' | 'checks' | 'reasons' | 'from' | 'friend' | 'own'>>} Help what a person had of it, and where their own game begins */
/** @typedef {{id: string, mode: Mode, record: string, step: number, steps: number, over: boolean, rules: string, updated: number} & Help} KeptGame */
/** @typedef {{name: string, rules: string | Partial<Ruleset>, fleet: import('../../engine/types.js').PlacedShip[]}} KeptFleet */
/**
 * What outlives the visit.
 * @typedef {object} Settings
 * @property {'system' | 'light' | 'dark'} theme
 * @property {'system' | 'reduced'} motion
 * @property {boolean} oneTap a tap fires, however small the cell
 * @property {number} pace milliseconds before each of an opponent's shots
 * @property {number} speed steps a second while an agent plays by itself; 0 = at once
 * @property {string} language `system`, or the one chosen
 * @property {string} notation
 * @property {Tab} tab
 * @property {string | Partial<Ruleset>} rules of new games: those a person last asked for
 * @property {string} opponent
 * @property {string} watched
 * @property {string} deploy how the seas of new games are drawn
 * @property {string} lays how an opponent of two lays its own fleet
 * @property {string} puzzle rules of the last puzzle that was made
 * @property {string} level its level
 * @property {boolean} agentBegins the loser of the last game begins the next
 * @property {string[]} hintsSeen
 */
/**
 * @typedef {object} State
 * @property {Mode} mode
 * @property {{phase: 'loading' | 'ready' | 'failed', loaded: number, total: number, code: string | null, waited: 0 | 3 | 15}} engine
 * @property {import('../../engine/types.js').Tables | null} tables
 * @property {{rules: string | Partial<Ruleset>, agents: string[]} | null} able who can play the own rules of now
 * @property {string | null} awaited the rules a link asks for, as long as the engine has not given the game
 * @property {Shown | null} game null until the engine has given the first view
 * @property {{method: string, cell: string | null, late: boolean} | null} asked the call a person waits for
 * @property {string[]} waiting cells a person has acted on, and not been answered
 * @property {Record<string, string>} focuses the cell the keys act on, one a board
 * @property {string | null} aim
 * @property {boolean} touch the device is touched, not clicked: there is a thumb's button
 * @property {Tool} tool
 * @property {boolean} reveal
 * @property {boolean} beliefs the rival's map is shown on your own sea
 * @property {{on: boolean, late: string | null, of: {board: string, key: string, belief: import('../../engine/types.js').Belief} | null}} chances of a position known by its key; `late`: the one whose count takes long
 * @property {import('./fleets-through-cell/state.js').Behind | null} [behind] the fleets seen behind a cell; kept by their part of the page
 * @property {import('../../features/tutor/state.js').Tutor | null} tutor what certain reasoning has told; kept by its part of the page
 * @property {string[]} [permitted] the rules of deduction that may be used; none named: all
 * @property {boolean} proving the next cell chosen is to be proved
 * @property {string | null} sure what was asked for that cannot be taken back, and is done when it is asked for again
 * @property {string | null} uncovered the turn of two people whose player has taken the device
 * @property {boolean} bookless the opening book could not be had
 * @property {boolean} playing an agent plays by itself
 * @property {{step: number, steps: number} | null} ahead how far a game that is being opened has been played towards the step it shall be shown at, where that takes a while
 * @property {boolean} enlarged your own small board is shown large
 * @property {Notice | null} notice
 * @property {{key: string, args?: Record<string, any>} | null} said what an open dialog answers to a wish done in it
 * @property {Deploying | null} deploying
 * @property {import('../../features/solver/state.js').Editing | null} editing the position being edited; kept while something else is done
 * @property {import('../../features/compare/state.js').Comparing | null} comparing agents compared on one sea; kept while something else is done
 * @property {string | null} wished the text that the position to be edited is to be read from, or what is to be compared
 * @property {import('./own-rules/state.js').Draft | null} draft own rules being written; null until anything was
 * @property {import('./address.js').PuzzleWish & {history: 'push' | 'replace', asked: number, fault?: Notice | null} | null} making the puzzle that is being made; `asked`: how many games had been asked for before it; `fault`: of the link in whose place it is made
 * @property {boolean} reasoning the reasons of the whole puzzle are asked for
 * @property {import('../../features/puzzle/state.js').Puzzling | null} puzzling what is done to the puzzle and not in its record; kept by its part of the page
 * @property {import('./habits/state.js').Learning} [learning] what agents have learned of whoever plays here; kept by its part of the page
 * @property {import('../../features/review/appraisal.js').Appraisal} [appraisal] of the shots of the game shown; kept by its part of the page
 * @property {import('../../offline/state.js').Offline} [offline] whether the site is kept; known to the part of the page that keeps it
 * @property {import('../../features/review/appraisal.js').Kind[] | null} [surprising] the kinds of surprising steps that are wanted; null or left out for those that suit the agent; kept by their part of the page
 * @property {import('../../features/results/state.js').Results | null} results of one's own games; kept by their part of the page
 * @property {Record<string, PartStatus>} parts how far each part of the page is that came later, or was asked for
 * @property {string | null} dialog
 * @property {boolean} choosing on a small screen, the choice of game is unfolded
 * @property {{rules?: string, agent?: string, deploy?: string, lays?: string, level?: string}} picked what is chosen for the next game and not opened yet
 * @property {boolean} more the rarer choices of a game are unfolded
 * @property {boolean} entry the 'Cell:' line is open
 * @property {KeptGame[]} kept
 * @property {KeptFleet[]} fleets
 * @property {OwnRules[]} ownRules
 * @property {boolean} forgetful storage is forbidden: nothing outlives the visit
 * @property {string | null} lang the language the link asked for
 * @property {boolean} [predict] who watches foretells each choice before it is shown
 * @property {boolean} [present] the board fills the window, with one sentence
 * @property {import('../../shell/share/embedding.js').Embedding} [embedding] how what is shown would be shown elsewhere, while that is being chosen
 * @property {import('../../features/predict/state.js').Teaching} [teaching] what was foretold; kept by its part of the page, as the three that follow
 * @property {number} [steppedAt] the step shown before the last answer
 * @property {import('../../features/predict/state.js').Held} [held] ways along the timeline that lead no further yet, or open something first
 * @property {boolean} [asks] of a state that is shown: a choice is to be foretold, and is not in it
 * @property {Settings} settings
 */
/** @typedef {{name: string, rules: Partial<Ruleset>}} OwnRules rules that were written, by the name they were given */
/** @typedef {{type: string, [key: string]: any}} Action */

/** @type {Settings} */
export const defaultSettings = {
  theme: 'system',
  motion: 'system',
  oneTap: false,
  pace: 500,
  speed: 2,
  language: 'system',
  notation: 'locale',
  tab: 'unchosen',
  rules: 'admiral',
  opponent: 'parity',
  watched: 'parity',
  deploy: 'uniform',
  lays: 'against-the-shooter',
  puzzle: 'puzzle-8',
  level: 'easy',
  agentBegins: false,
  hintsSeen: [],
};

/**
 * @param {Partial<State>} [known]
 * @returns {State}
 */
export const initialState = (known = {}) => ({
  mode: 'race',
  engine: {phase: 'loading', loaded: 0, total: 0, code: null, waited: 0},
  tables: null,
  able: null,
  awaited: null,
  game: null,
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
  more: false,
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

/** @param {State} state @param {GameAnswer & {id: string, board: string} & Help} answer @returns {State} */
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

const NO_COUNTS = {takeBacks: 0, looks: 0, hints: 0, proofs: 0, checks: 0, reasons: 0};

/** @type {Required<Help>} */
const NO_HELP = {
  ...NO_COUNTS,
  ...{lookedAt: null, hintedAt: null, provedAt: null},
  ...{from: 0, friend: 0, own: 0},
};

/** @param {Help} [of] a game kept by an earlier version has less of it @returns {Required<Help>} */
export const helpOf = (of = {}) =>
  /** @type {any} */ (
    Object.fromEntries(
      Object.entries(NO_HELP).map(([name, none]) => [name, /** @type {any} */ (of)[name] ?? none]),
    )
  );

/** @param {Help} of whether a person had any help, of whatever kind */
export const wasHelped = (of) =>
  Object.keys(NO_COUNTS).some((name) => /** @type {any} */ (of)[name] > 0);

/** @param {State} state @param {Mode} mode @returns {State} no game is shown any more */
const left = (state, mode) => ({
  ...state,
  mode,
  game: null,
  tool: toolFor(presetRules(state.settings.rules)),
  picked: {},
  asked: null,
  waiting: [],
  aim: null,
  proving: false,
  sure: null,
  playing: false,
  ahead: null,
  deploying: null,
  making: null,
  reasoning: false,
  notice: null,
});

/** @type {Record<string, (state: State, action: Action) => State>} */
const reducers = {
  engine: (state, {status}) => {
    const {phase} = status;
    if (phase === 'restarted') return state;
    if (phase === 'loading') {
      const {loaded, total} = status;
      return {...state, engine: {...state.engine, phase: 'loading', loaded, total, code: null}};
    }
    return {...state, engine: {...state.engine, phase, waited: 0, code: status.code ?? null}};
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
    ...show(state, {
      id,
      board,
      ...helpOf(help ?? state.kept.find((game) => game.id === id)),
      from: Math.min(from, answer.view.steps),
      // A game that is not over is nobody's result.
      friend: answer.view.ended ? friend : 0,
      ...answer,
    }),
    mode,
    aim: state.game ? null : aimKept(state, answer.view),
    deploying: null,
    playing: false,
    ahead: null,
    reveal: false,
    chances: noChances,
    proving: false,
    enlarged: false,
    entry: false,
    awaited: null,
    making: null,
    reasoning: false,
    waiting: [],
    tool: toolFor(answer.view.rules),
    focuses: {},
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
  ...chanceReducers,
  asked: (state, {method, cell}) => ({
    ...state,
    asked: {method, cell: cell ?? null, late: !state.game},
    sure: null,
    notice: null,
  }),
  ahead: (state, {ahead}) => ({...state, ahead}),
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

  focus: (state, {board, cell}) =>
    state.focuses[board] === cell ? state : {...state, focuses: {...state.focuses, [board]: cell}},
  aim: (state, {cell}) => ({...state, aim: cell}),
  touch: (state, {touch}) => (state.touch === touch ? state : {...state, touch}),
  choosing: (state) => ({...state, choosing: !state.choosing}),
  picked: (state, {picked}) => ({...state, picked: {...state.picked, ...picked}}),
  more: (state, {open}) => (state.more === open ? state : {...state, more: open}),
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
  'hint-seen': (state, {hint}) =>
    state.settings.hintsSeen.includes(hint)
      ? state
      : {...state, settings: {...state.settings, hintsSeen: [...state.settings.hintsSeen, hint]}},
  kept: (state, {games, fleets, ownRules, forgetful}) => ({
    ...state,
    kept: games ?? state.kept,
    fleets: fleets ?? state.fleets,
    ownRules: ownRules ?? state.ownRules,
    forgetful: forgetful ?? state.forgetful,
  }),
};

/** @param {State} state @param {Action} action @returns {State} */
export function reduce(state, action) {
  return Object.hasOwn(reducers, action.type) ? reducers[action.type](state, action) : state;
}
