// A position edited: the engine is asked as soon as it changes, and reads whatever is pasted, dropped or linked.

import {stepFrom} from '../../board/cells.js';
import {readAddress} from '../../games/sea/address.js';
import {commandOf} from '../../games/sea/cell-command.js';
import {freshSeed} from '../../games/sea/opening.js';
import {
  gamePosition,
  missingCounts,
  puzzlePosition,
  readPosition,
} from '../../games/sea/position.js';
import {presetRules} from '../../games/sea/presets.js';
import {refused} from '../../games/sea/refused.js';
import {reversiAddress} from '../../games/sea/share/pasted.js';
import {createLatest} from '../../shell/latest.js';
import {codeOf, refusal} from '../../shell/refusal.js';
import {queryOf} from '../../shell/share/extract-link.js';
import {namesShip, observedAt, reduceEditing, toolsOf} from './state.js';

/** @import {Store} from '../../games/sea/engine-request.js' */
/** @import {Client} from '../../engine/client-kinds.js' */
/** @import {Draft, Editing} from './types.js' */
/** @import {KeyPress} from '../../games/sea/types.js' */

/** The worker's board for the position edited, and the one on which what is to be taken over is read. */
const BOARD = 'edit';
const SOURCE = 'edit-source';

/** From here on a person who hears the page is told that it counts: most answers come sooner. */
const COUNTS_MS = 1000;

export const MOST_BYTES = 256 * 1024;

/** @param {string} text a position as the engine reads it: with a number for each count that is still to be written */
function filledIn(text) {
  try {
    const {rows, cols, ...rest} = JSON.parse(text);
    const open = [rows, cols].filter(Array.isArray).flat().includes(null);
    const number = (/** @type {number | null} */ count) => count ?? 0;
    return open ? JSON.stringify({...rest, rows: rows.map(number), cols: cols.map(number)}) : text;
  } catch {
    // What is wrong with it the engine says.
    return text;
  }
}

/** @param {string} text what holds something, and is no comment */
const linesOf = (text) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Whether a text that is no mark was meant as one: short, with the number of a cell, and like nothing else. @param {string} text */
const isMark = (text) =>
  text.length <= 60 &&
  /\d/.test(text) &&
  !/[{;\n]|^\s*spyglass/.test(text) &&
  queryOf(text) === null &&
  reversiAddress(text) === null;

/**
 * @param {Store} store
 * @param {Client} client
 * @param {Pick<import('../../games/sea/opening.js').Opening, 'openRecord' | 'tellAble'>} opening
 * @param {{focusCell: (board: string, cell: string) => void, focusId: (id: string) => void, leave: (address: string) => void}} hands
 */
export function createEditingFlow(store, client, opening, {focusCell, focusId, leave}) {
  const {dispatch, get} = store;
  const latest = createLatest();

  const now = () => get().editing;
  /** @param {unknown} error @param {string} [text] what is refused, where it can be mended */
  const refuse = (error, text) => dispatch({type: 'edit-fault', fault: refused(error).error, text});

  async function judge(tries = 2) {
    const {text, verdict, position} = now() ?? {};
    if (text === undefined || verdict?.result || !position || missingCounts(position) > 0) return;
    // Another text, or the same judged meanwhile: who hears of a position hears of it once.
    const isOld = () => now()?.text !== text || Boolean(now()?.verdict?.result);
    const clock = setTimeout(() => dispatch({type: 'edit-late', text}), COUNTS_MS);
    try {
      const opened = await client.call('openPosition', [text], BOARD);
      // A newer text has been sent meanwhile: the board is no longer this one's.
      if (isOld()) return;
      dispatch({type: 'edit-verdict', text, ...opened});
      const judged = await client.call('verdict', [], BOARD);
      if (isOld()) return;
      dispatch({type: 'edit-verdict', text, ...judged});
    } catch (error) {
      const code = codeOf(error, 'unknown');
      if (isOld() || code === 'stale') return;
      // A new engine knows nothing of the boards of the one before.
      if (code === 'no-game' && tries > 1) return judge(tries - 1);
      // Why no engine is there the page says itself.
      if (get().engine.phase === 'failed') return;
      // What cannot be told under these rules changes nothing; a fault of the engine is none of the text's.
      if (!code.startsWith('engine-')) dispatch({type: 'edit-back'});
      refuse(error);
    } finally {
      clearTimeout(clock);
    }
  }

  /** @param {string} text @returns {Promise<Draft>} */
  async function readGame(text) {
    const query = queryOf(text);
    const {record, step} = query === null ? {record: text, step: null} : linked(query);
    let {view} = await client.call('openGame', [record], SOURCE);
    if (step !== null && step >= 0 && step < view.steps)
      ({view} = await client.call('seek', [step], SOURCE));
    return {position: gamePosition(view), whole: view.rules};
  }

  /** @param {string} query @returns {{record: string, step: number | null}} */
  function linked(query) {
    const {record, step} = readAddress(query);
    if (record === null) throw refusal('bad-link');
    return {record: record.trim(), step};
  }

  /** @param {string} text one position, puzzle, record or link @returns {Promise<Draft>} */
  async function read(text) {
    const query = queryOf(text);
    if (query !== null) {
      const {position} = readAddress(query);
      return position === null ? readGame(text) : read(position.trim());
    }
    if (text.startsWith('spyglass')) return readGame(text);
    const isJson = text.startsWith('{');
    if (!isJson && !text.includes(';')) throw refusal('no-position');
    const {view} = await client.call('openPosition', [isJson ? filledIn(text) : text], SOURCE);
    return {position: isJson ? readPosition(text) : puzzlePosition(view), whole: view.rules};
  }

  /** @param {string} text @param {string} [name] of the file it came in */
  async function take(text, name = '') {
    const isNewest = latest();
    const trimmed = text.trim();
    const lines = linesOf(trimmed);
    try {
      if (text.length > MOST_BYTES) throw refusal('too-much-text');
      if (trimmed === '') throw refusal('no-position');
      const away = reversiAddress(trimmed);
      if (away) return leave(away);
      if (lines.length > 1 && lines.every((line) => line.includes(';')))
        return dispatch({type: 'edit-puzzles', puzzles: {name, lines}});
      const draft = await read(trimmed.startsWith('{') ? trimmed : (lines[0] ?? ''));
      if (isNewest()) dispatch({type: 'edit-taken', ...draft});
    } catch (error) {
      // What is too much is not kept either.
      const kept = text.length > MOST_BYTES ? undefined : text;
      if (isNewest()) refuse(error, kept);
    } finally {
      if (isNewest()) client.call('close', [], SOURCE).catch(() => {});
    }
  }

  /** @param {Pick<File, 'name' | 'size' | 'text'>} file */
  async function takeFile(file) {
    if (file.size > MOST_BYTES) return refuse(refusal('too-much-text'));
    return take(await file.text(), file.name);
  }

  /** @param {string | Partial<import('../../engine/types.js').Ruleset>} rules @returns {import('../../engine/types.js').Ruleset} */
  function inFull(rules) {
    const known =
      typeof rules === 'string' ? get().tables?.rules.find(({id}) => id === rules) : undefined;
    return known?.rules ?? presetRules(rules);
  }

  /** @param {string} value an id, or the name of own rules */
  function choose(value) {
    const own = get().ownRules.find(({name}) => `own:${name}` === value);
    const rules = own?.rules ?? value;
    dispatch({type: 'edit-rules', rules, whole: inFull(rules)});
  }

  async function begin() {
    const {wished, settings, editing} = get();
    if (!editing)
      dispatch({type: 'edit-begin', rules: settings.rules, whole: inFull(settings.rules)});
    if (wished !== null) await take(wished);
    await judge();
  }

  /** @param {string} text @param {[players: string, seed: string]} wish the record of a game on what was judged */
  async function playable(text, wish) {
    try {
      return await client.call('play', wish, BOARD);
    } catch (error) {
      if (codeOf(error, '') !== 'no-game') throw error;
      // An engine that has taken the place of another knows nothing of the board.
      await client.call('openPosition', [text], BOARD);
      return client.call('play', wish, BOARD);
    }
  }

  /** @param {string} players the game goes on from what is told */
  async function goOn(players) {
    const {text = '', verdict} = now() ?? {};
    if (!verdict?.result?.examples.length) return refuse(refusal('nothing-to-play'));
    try {
      const record = await playable(text, [players, freshSeed()]);
      // What is told is where a person's game begins. An agent's is all the agent's: its steps are only looked at.
      return await opening.openRecord(
        record,
        players === 'solo:you' ? {from: Number.POSITIVE_INFINITY} : {},
      );
    } catch (error) {
      refuse(error);
    }
  }

  /** @param {{text: string, meant: import('./types.js').TypedAnswer[]}} entered marks, or anything else that holds a position */
  function typed({text, meant}) {
    if (!now()) return;
    const told = meant.flatMap(({cell, answer}) => (cell && answer ? [{cell, answer}] : []));
    if (told.length < meant.length) {
      const why = meant.find(({fault}) => fault)?.fault ?? refusal('bad-line');
      return told.length > 0 || isMark(text.trim()) ? refuse(why, text) : take(text);
    }
    for (const {cell, answer} of told) {
      dispatch({type: 'focus', board: BOARD, cell});
      dispatch({type: 'edit-fault', fault: null, text: ''});
      const observed = observedAt(/** @type {Editing} */ (now()).position, cell);
      // Written twice it is meant twice.
      if (observed?.tool !== answer.tool || observed.ship !== answer.ship)
        dispatch({type: 'edit-use', cell, ...answer});
    }
  }

  /** @param {import('./types.js').Editing} editing the ship that goes with the next 'sunk' */
  function nextShip({whole, ship}) {
    if (!toolsOf(whole).some((tool) => namesShip(tool, whole))) return;
    const {fleet} = whole;
    const at = fleet.findIndex(({name}) => name === ship);
    dispatch({type: 'edit-ship', ship: fleet[(at + 1) % fleet.length].name});
  }

  /** @param {KeyPress} press */
  function onKey({does, with: what, cell: drawn, board}) {
    const {mode, focuses, editing} = get();
    if (mode !== 'edit' || !editing) return;
    if (does === 'undo' || does === 'redo')
      return dispatch({type: /** @type {const} */ (`edit-${does}`)});
    if (does === 'entry') return focusId('edit-line');
    const tools = toolsOf(editing.whole);
    if (does === 'next-ship') return nextShip(editing);
    if (does === 'tool') return tools[what] && dispatch({type: 'edit-tool', tool: tools[what]});
    if (board !== BOARD) return;
    const cell = focuses[BOARD] ?? drawn;
    if (!cell) return;
    if (does === 'move' || does === 'leap') {
      const to = stepFrom(cell, what[0], what[1], editing.whole);
      dispatch({type: 'focus', board: BOARD, cell: to});
      return focusCell(BOARD, to);
    }
    if (does === 'enter') return dispatch({type: 'edit-use', cell});
    if (does !== 'use' && does !== 'tell') return;
    const tool = does === 'tell' ? what : what === 'note' ? 'water' : what === 'flag' && what;
    if (tool && (tool === 'clear' || tools.includes(tool)))
      dispatch({type: 'edit-use', cell, tool});
  }

  store.on({
    key: onKey,
    cell: (chosen, state) =>
      commandOf(state, chosen) === 'tell' && dispatch({type: 'edit-use', cell: chosen.cell}),
    engine: ({status}) => status.phase === 'ready' && get().mode === 'edit' && judge(),
    'edit-open': begin,
    'edit-take': ({text}) => take(text),
    'edit-file': ({file}) => takeFile(file),
    'edit-choose': ({value}) => choose(value),
    'edit-typed': typed,
    'edit-text'() {
      dispatch({type: 'edit-entry', text: now()?.text ?? ''});
      focusId('edit-line');
    },
    'edit-play': () => goOn('solo:you'),
    async 'edit-reasons'() {
      if (await goOn('solo:you')) dispatch({type: 'puzzle-reasons'});
    },
    'edit-watch': ({agent}) => goOn(`solo:${agent}`),
  });

  store.extend(reduceEditing);
  store.hear((_action, state, before) => {
    if (state.editing && state.editing.text !== before.editing?.text) {
      opening.tellAble();
      if (state.mode === 'edit') void judge();
    }
    // What nobody looks at any more is not counted on.
    if (before.mode === 'edit' && state.mode !== 'edit')
      client.call('halt', [], BOARD).catch(() => {});
  });
  if (get().mode === 'edit') void begin();

  return {take};
}
