// A puzzle in time: made by the engine, marked stroke by stroke, checked, and its reasons looked for.
import {cellIndex, nextCell, rowCol} from '../../board/cells.js';
import {commandOf} from '../../games/sea/cell-command.js';
import {LATE_MS} from '../../games/sea/engine-request.js';
import {presetRules, SIZES} from '../../games/sea/presets.js';
import {
  cellsOf,
  marksFor,
  NEXT_STATE,
  puzzleCells,
  puzzleLine,
} from '../../games/sea/puzzle-board.js';
import {isStale, refused} from '../../games/sea/refused.js';
import {createQueue} from '../../shell/queue.js';
import {dayOf} from '../../shell/utc-days.js';
import {permittedArgs} from '../tutor/rules.js';
import {canCheck, reducePuzzling, settledMarks, strideTo, wantedOf} from './state.js';
import {MOST_NUMBERS, nextNumber, recipeOf} from './wish.js';

/** @import {KeyPress, State, Tool} from '../../games/sea/types.js' */
/** @import {CellState, Wanted} from '../../games/sea/puzzle-board.js' */

/** The worker's boards on which a puzzle is made, and on which its reasons are looked for, to be seen or printed. */
const MAKING = 'puzzle-making';
const SOLVING = 'puzzle-solving';
const PRINTING = 'puzzle-printing';

/** @param {import('../../engine/types.js').Ruleset} rules @returns {string} the size that is made of it, or the nearest one */
function sizeNearest({rows, cols}) {
  const off = (/** @type {string} */ id) => Math.abs(presetRules(id).rows - Math.max(rows, cols));
  return SIZES.reduce((best, id) => (off(id) < off(best) ? id : best));
}

const drawnNumber = () =>
  String(1 + (crypto.getRandomValues(new Uint32Array(1))[0] % MOST_NUMBERS));

/** Prints what is drawn next. @returns {Promise<unknown>} once that is done, or put off */
const printed = () =>
  new Promise((done) => {
    addEventListener('afterprint', done, {once: true});
    requestAnimationFrame(() => window.print());
  });

/**
 * @param {import('../../app/parts.js').AppContext} around
 * @param {{today?: () => Date, print?: () => Promise<unknown>}} [world]
 */
export function createPuzzling(
  {store, client, asking, opening, hands},
  {today = () => new Date(), print = printed} = {},
) {
  const {dispatch, get} = store;
  /** All that is done to a puzzle, in the order it was wished for. */
  const inTurn = createQueue(dispatch);
  /** Which of the openings is that of the puzzle made last. */
  let ownOpening = -1;
  /** How many strokes wait to be answered. */
  let strokes = 0;

  const refuse = (/** @type {string} */ code, args = {}) => dispatch(refused({code, args}));
  const halt = (/** @type {string} */ board) => void client.call('halt', [], board).catch(() => {});
  const playable = () => {
    const {game, mode, puzzling} = get();
    return mode === 'puzzle' && game && !game.view.ended && !puzzling?.chain ? game : null;
  };
  /** @param {string} cell as it is shown: with the marks that are still on their way */
  const shownCell = (cell) => {
    const {view} = /** @type {NonNullable<State['game']>} */ (get().game);
    return puzzleCells(view, wantedOf(get()))[cellIndex(cell, view.rules.cols)];
  };

  /** The puzzle wished for. */
  async function make() {
    const {settings, making: wish} = get();
    if (!wish) return;
    const recipe = recipeOf(wish, settings, {today: dayOf(today()), drawn: drawnNumber()});
    const isWanted = () => get().making === wish;
    if (!recipe) {
      dispatch({type: 'puzzle-made'});
      return refuse('no-such-day');
    }
    const clock = setTimeout(() => isWanted() && dispatch({type: 'puzzle-late'}), LATE_MS);
    try {
      const {record} = await client.call('newPuzzle', [recipe], MAKING);
      // Another game asked for meanwhile is the one that counts, also while it is still being opened.
      if (!isWanted() || opening.asked() !== wish.asked) return;
      const opened = opening.openRecord(record, {history: wish.history});
      ownOpening = opening.asked();
      const {fault} = wish;
      if ((await opened) && fault) dispatch(refused(fault, true));
    } catch (error) {
      if (isWanted() && !isStale(error)) dispatch(refused(error));
    } finally {
      clearTimeout(clock);
      if (isWanted()) dispatch({type: 'puzzle-made'});
    }
  }

  /** @param {string} board what is told once of each puzzle */
  async function tellLevel(board) {
    try {
      dispatch({type: 'puzzle-level', board, level: await client.call('level', [], board)});
    } catch {
      // A board closed meanwhile has no level; one whose engine died is asked for it again when it is opened.
    }
  }

  /**
   * One stroke: shown at once, and answered in its turn.
   * @param {Wanted} wanted
   * @param {Partial<import('./types.js').Marked>} [as]
   */
  function mark(wanted, as = {}) {
    const game = playable();
    const cells = Object.keys(wanted);
    if (!game || cells.length === 0) return dispatch({type: 'puzzle-brush', brush: null});
    const deed = {key: /** @type {const} */ ('puzzle-marked'), cells, to: wanted[cells[0]], ...as};
    dispatch({type: 'puzzle-wanted', wanted});
    return act(game.board, async () => {
      const {view} = /** @type {NonNullable<State['game']>} */ (get().game);
      const marks = marksFor(view, wanted);
      if (marks.length === 0 || view.ended) return;
      const answer = await asking.ask('mark', [marks], {deed});
      if (answer) dispatch({type: 'puzzle-stroke', stroke: [view.step, answer.view.step]});
    });
  }

  /** @param {string} board @param {() => Promise<unknown>} work what was wished for one puzzle is not done to another */
  function act(board, work) {
    strokes += 1;
    return inTurn(async () => {
      try {
        if (get().game?.board === board) await work();
      } finally {
        strokes -= 1;
        if (strokes === 0) dispatch({type: 'puzzle-settled'});
      }
    });
  }

  /** @param {string} cell @param {CellState} [to] what it becomes, or unknown where it is that already; the next state where nothing is named */
  function markOne(cell, to) {
    if (!playable()) return;
    const {state, given} = shownCell(cell);
    if (given) return refuse('known-cell', {cell});
    const wanted = to === undefined ? NEXT_STATE[state] : state === to ? 'unknown' : to;
    if (wanted !== state) void mark({[cell]: wanted});
  }

  /** @param {'row' | 'col'} line @param {number} number from 0 */
  function fill(line, number) {
    const game = playable();
    if (!game) return;
    const {view} = game;
    const cells = puzzleCells(view, wantedOf(get()));
    const open = cellsOf(line, number, cells, view.rules.cols).filter(
      ({state}) => state === 'unknown',
    );
    if (open.length === 0) return refuse('nothing-to-fill');
    void mark(Object.fromEntries(open.map(({cell}) => [cell, 'water'])), {
      key: 'puzzle-filled',
      line: {line, number},
    });
  }

  /** @param {1 | -1} by a stroke back or forth */
  function stride(by) {
    const game = playable();
    if (!game) return;
    void act(game.board, async () => {
      const {view, from} = /** @type {NonNullable<State['game']>} */ (get().game);
      if (by < 0 ? view.step <= from : view.step >= view.steps)
        return refuse(by < 0 ? 'nothing-to-undo' : 'nothing-to-redo');
      await asking.ask('seek', [strideTo(get(), by)], {deed: {key: 'puzzle-step'}});
    });
  }

  function check() {
    const game = playable();
    if (!game) return;
    if (!canCheck(get())) return refuse('nothing-to-check');
    void act(game.board, async () => {
      const {record, view} = /** @type {NonNullable<State['game']>} */ (get().game);
      try {
        const wrong = await client.call('check', [], game.board);
        dispatch({type: 'puzzle-checked', record, step: view.step, wrong});
      } catch (error) {
        if (get().game?.board === game.board) dispatch(refused(error));
      }
    });
  }

  async function reason() {
    const {game} = get();
    if (!game) return;
    const {board, view} = game;
    try {
      const solved = await client.call(
        'solvePuzzle',
        [puzzleLine(view), ...permittedArgs(get().permitted)],
        SOLVING,
      );
      if (get().puzzling?.board === board) dispatch({type: 'puzzle-reasoned', board, solved});
    } catch (error) {
      if (isStale(error) || get().game?.board !== board) return;
      dispatch({type: 'puzzle-unreason'});
      dispatch(refused(error));
    }
  }

  /** @param {'set' | 'marks' | 'solution'} what goes on paper: the puzzle as it was set, with a person's marks, or solved */
  async function onPaper(what) {
    const {game} = get();
    if (!game) return;
    const {board, view} = game;
    try {
      const solved =
        what === 'solution'
          ? await client.call('solvePuzzle', [puzzleLine(view)], PRINTING)
          : {steps: []};
      if (get().game?.board !== board) return;
      if (!solved.steps) return refuse('not-one-solution');
      if (what !== 'marks') dispatch({type: 'puzzle-paper', board, steps: solved.steps});
      await print();
      dispatch({type: 'puzzle-paper', board, steps: null});
    } catch (error) {
      if (!isStale(error)) dispatch(refused(error));
    }
  }

  /** The puzzle goes on from what the steps taken have settled. */
  function takeOver() {
    const {puzzling, game} = get();
    if (!puzzling?.chain || !game) return;
    const wanted = settledMarks(puzzling.chain);
    dispatch({type: 'puzzle-unreason'});
    const news = Object.keys(wanted).filter((cell) => {
      const {state, given} = shownCell(cell);
      return !given && state !== wanted[cell];
    });
    void mark(Object.fromEntries(news.map((cell) => [cell, wanted[cell]])), {
      key: 'puzzle-taken-over',
    });
  }

  function next() {
    const {view} = get().game ?? {};
    const {level} = get().puzzling?.level ?? {};
    if (!view) return;
    const rules = sizeNearest(view.rules);
    // After the puzzle of a day comes one of the many; of a newspaper's puzzle nothing is next.
    const seed = Number(view.seed) <= MOST_NUMBERS ? nextNumber(view.seed) : drawnNumber();
    const wish = {rules, level: level ?? get().settings.level, seed};
    dispatch({type: 'puzzle', wish, history: 'push'});
  }

  /** @param {string} cell @param {[number, number]} by to the next unknown cell that way */
  function leap(cell, by) {
    const {game} = get();
    if (!game) return;
    const {rules} = game.view;
    const to = nextCell(cell, by, rules, (next) => shownCell(next).state === 'unknown');
    if (to === null) return;
    dispatch({type: 'focus', board: 'sea-1', cell: to});
    hands.focusCell('sea-1', to);
  }

  /** What the tools of a sea are called here. @type {Partial<Record<Tool, CellState>>} */
  const TOOLS = {flag: 'ship', note: 'water', clear: 'unknown'};

  /** @param {KeyPress} press @param {State} state when it was pressed */
  function onKey({does, with: what, cell: drawn, board}, {proving}) {
    const {mode, focuses} = get();
    if (mode !== 'puzzle') return;
    if (does === 'undo' || does === 'redo') return stride(does === 'undo' ? -1 : 1);
    if (board !== 'sea-1') return;
    const cell = focuses['sea-1'] ?? drawn;
    if (!cell) return;
    const [row, col] = rowCol(cell);
    // The cell chosen is to be proved, not marked.
    if (does === 'enter') return proving || markOne(cell);
    if (does === 'use') return markOne(cell, TOOLS[what]);
    if (does === 'leap') return leap(cell, what);
    if (does === 'fill') return fill(what, what === 'row' ? row : col);
    if (does === 'check') return check();
  }

  store.on({
    key: onKey,
    cell: (chosen, state) => commandOf(state, chosen) === 'mark' && markOne(chosen.cell),
    'typed-cell': ({cell}, {mode, proving}) =>
      cell && mode === 'puzzle' && !proving && markOne(cell),
    'puzzle-open': make,
    'puzzle-cancel'() {
      if (opening.asked() === ownOpening) opening.drop();
      dispatch({type: 'puzzle-made'});
    },
    'puzzle-mark': ({wanted}) => mark(wanted),
    'puzzle-fill': ({line, number}) => fill(line, number),
    'puzzle-undo': () => stride(-1),
    'puzzle-redo': () => stride(1),
    'puzzle-check': check,
    'puzzle-next': next,
    'puzzle-print': ({what}) => onPaper(what),
    async 'puzzle-give-up'() {
      const game = playable();
      if (!game) return;
      await act(game.board, () => asking.ask('solve'));
      // Its button is gone.
      dispatch({type: 'focus-board'});
    },
    'puzzle-take-over': takeOver,
    // The keys that step through a proof.
    'next-proof': ({by}) =>
      dispatch({type: 'puzzle-reason', at: (get().puzzling?.chain?.at ?? 0) + by}),
    dismiss: () => get().reasoning && dispatch({type: 'puzzle-unreason'}),
    'puzzle-choose'({rules, level, seed}) {
      dispatch({type: 'setting', name: 'puzzle', value: rules});
      dispatch({type: 'setting', name: 'level', value: level});
      dispatch({type: 'puzzle', wish: {rules, level, ...(seed ? {seed} : {})}, history: 'push'});
    },
  });

  store.extend(reducePuzzling);
  store.hear((_action, state, before) => {
    const {game, mode} = state;
    if (mode === 'puzzle' && game && game.board !== before.game?.board) void tellLevel(game.board);
    // What nobody waits for any more is not made on.
    if (before.making && !state.making) halt(MAKING);
    const [asks, asked] = [state, before].map(({puzzling}) => puzzling?.chain != null);
    if (asks && !asked) void reason();
    if (asked && !asks) halt(SOLVING);
  });
  // What was wished for before this part came.
  dispatch({type: 'puzzle-begun'});
  const {game, mode} = get();
  void make();
  if (mode === 'puzzle' && game) void tellLevel(game.board);

  return {
    /** @param {string} cell @param {boolean} water by the button that only knows water @returns {boolean} whether a stroke begins there */
    brushFrom(cell, water) {
      if (!playable() || (get().proving && !water)) return false;
      const {state: from, given} = shownCell(cell);
      if (given) return false;
      const to = !water ? NEXT_STATE[from] : from === 'water' ? 'unknown' : 'water';
      dispatch({type: 'puzzle-brush', brush: {from, to, cells: [cell]}});
      return true;
    },
    /** @param {string} cell it is painted where it is as the first one was */
    brushOver(cell) {
      const {brush} = get().puzzling ?? {};
      if (!brush || !playable()) return;
      const {state, given} = shownCell(cell);
      if (!given && state === brush.from) dispatch({type: 'puzzle-paint', cell});
    },
    /** @param {boolean} done false where the stroke was broken off */
    brushEnd(done) {
      const {brush} = get().puzzling ?? {};
      if (!brush) return;
      if (!done) return dispatch({type: 'puzzle-brush', brush: null});
      void mark(Object.fromEntries(brush.cells.map((cell) => [cell, brush.to])));
    },
    /** @param {string} cell */
    water: (cell) => markOne(cell, 'water'),
  };
}
