// From what a person wishes to what happens: each wish in one line.

import {cellIndex, nextCell, stepFrom} from '../../board/cells.js';
import {agentParts, unlearned} from '../../shell/players.js';
import {huntsOtherwise, recordParts, sameSea, takenOver, upTo} from '../../shell/records.js';
import {dayOf, seedOfDay} from '../../shell/utc-days.js';
import {isSeed} from './address.js';
import {commandOf} from './cell-command.js';
import {sameRules} from './presets.js';
import {helpOf} from './reduce.js';
import {refused} from './refused.js';
import {
  agentsFor,
  boardId,
  isCovered,
  isWatched,
  leadBoard,
  mayStep,
  maySurprise,
  namedRules,
  rivalOf,
  shownView,
  suited,
} from './select.js';

/** @import {Action, KeyPress, SeaActions} from './types.js' */
/** @import {Store} from './engine-request.js' */

/**
 * @param {Store} store
 * @param {object} flows
 * @param {import('./opening.js').Opening} flows.opening
 * @param {import('./shooting.js').Turns} flows.turns
 * @param {import('../../shell/playback.js').Playback} flows.watching
 * @param {object} hands what only the document can do
 * @param {(board: string, cell: string) => void} hands.focusCell
 * @param {(id: string) => void} hands.focusId
 * @param {(text: string) => Promise<void>} hands.copy
 * @param {() => void} hands.retry
 */
export function createActing(store, {opening, turns, watching}, hands) {
  const {dispatch, get} = store;
  const refuse = (/** @type {string} */ code, args = {}) => dispatch(refused({code, args}));

  /** @param {string} cell @param {import('./types.js').Tool} tool */
  function act(cell, tool) {
    const {mode, game} = get();
    if (isWatched(mode) || mode === 'puzzle' || game?.view.ended) return;
    void turns.act(cell, tool);
  }

  /** @param {string} cell what was meant by choosing it */
  function choose(cell) {
    const {proving, tool} = get();
    if (proving) return dispatch({type: 'prove', cell});
    act(cell, tool);
  }

  /** @param {import('./address.js').Mode} mode @param {boolean} [like] only a game of the rules and with the agent of now goes on */
  async function enter(mode, like) {
    watching.stop();
    if (get().mode === mode && !get().deploying) return;
    if (mode === 'edit') return edit({});
    if (mode === 'compare') return compare({});
    return resume(mode, like);
  }

  /** @param {import('./address.js').Mode} mode its last game, or a new one @param {boolean} [like] */
  async function resume(mode, like) {
    dispatch({type: 'left', mode});
    const {kept, settings, tables} = get();
    const able = agentsFor(get(), settings.rules).map(({id}) => id);
    const rival = suited(settings.opponent, able, tables?.agents ?? []);
    const isLike = (/** @type {import('./types.js').KeptGame} */ {rules, record}) =>
      rules === settings.rules &&
      recordParts(record).players.split(/[:,]/).map(unlearned).includes(rival);
    const last = kept.find((game) => game.mode === mode && !game.over && (!like || isLike(game)));
    if (last && (await opening.openRecord(last.record, last))) return;
    if (mode === 'play') return opening.layOut('play');
    if (mode === 'puzzle') return puzzle({});
    return opening.openNew({mode});
  }

  /** @param {SeaActions['puzzle']} wished */
  function puzzle({wish = {}, history = 'push', fault}) {
    watching.stop();
    opening.drop();
    dispatch({type: 'puzzle-open', wish, history, fault, asked: opening.asked()});
  }

  /**
   * A mode that is a part of its own, by the text it is opened with: of a position; of what shall be compared, a link or
   * the record of a game on whose sea agents hunt. Without one that goes on which was done last.
   * @param {'edit' | 'compare'} part
   * @returns {(wished: SeaActions['edit']) => void}
   */
  const opens =
    (part) =>
    ({text = null, history = 'push'}) => {
      watching.stop();
      opening.drop();
      dispatch({type: /** @type {const} */ (`${part}-open`), text, history});
    };
  const edit = opens('edit');
  const compare = opens('compare');

  /** Another game like the one shown, whoever's link that was: from here on it is this person's choice. */
  function adopt() {
    const {game, mode, settings} = get();
    if (!game) return;
    const rules = namedRules(game.view.rules);
    // Own rules stay as they were written.
    if (!sameRules(settings.rules, rules)) dispatch({type: 'setting', name: 'rules', value: rules});
    const agent = rivalOf(game.view)?.agent;
    const name = mode === 'watch' ? 'watched' : 'opponent';
    // Where the agent wished for cannot play, another stands in for it and is no choice.
    const {id: wished} = agentParts(settings[name]);
    if (agent && agentsFor(get(), rules).some(({id}) => id === wished))
      dispatch({type: 'setting', name, value: unlearned(agent)});
  }

  /** @param {SeaActions['new-sea']} wished */
  function newSea({seed, like}) {
    watching.stop();
    if (seed !== undefined && !isSeed(seed)) return refuse('bad-seed');
    if (like) adopt();
    const {mode} = get();
    if (mode === 'play') return opening.layOut('play');
    return opening.openNew(seed === undefined ? {} : {seed});
  }

  /** @param {Action<'choose'>} choice */
  function pick({type: _, ...choice}) {
    dispatch({type: 'setting', ...choice});
    const {game, mode} = get();
    // Another agent hunts the same sea; other rules or fleets need another one.
    if (choice.name === 'watched' && game && mode === 'watch') return watchSea(choice.value);
    if (get().deploying || mode === 'play') return opening.layOut('play');
    return opening.openNew({mode});
  }

  /** The sea of now from its start, hunted by an agent alone. @param {string} agent */
  async function watchSea(agent) {
    const {game} = get();
    if (!game) return;
    const {record, view} = game;
    if (view.kind !== 'duel') {
      const opened = await opening.openRecord(sameSea(record, `solo:${agent}`), {step: 0});
      if (opened && huntsOtherwise(record) && rivalOf(view)?.agent === agent)
        dispatch({type: 'noticed', notice: {code: 'other-hunt', args: {}}});
      return;
    }
    // A duel has a sea for each: the one you shot at is hunted.
    const fleets = [leadBoard(view).ships];
    return opening.openNew({mode: 'watch', agent, rules: namedRules(view.rules), fleets});
  }

  /** Another game from the step shown; what there was of help until the end of this one has helped in that, too. */
  function playOn() {
    const {game, mode} = get();
    if (!game) return;
    const {record, view, from} = game;
    return opening.openRecord(
      mode === 'watch' ? takenOver(record, view.step) : upTo(record, view.step),
      {from, help: helpOf(game)},
    );
  }

  function watchHere() {
    const {game, settings} = get();
    if (!game) return;
    return watchSea(rivalOf(game.view)?.agent ?? settings.watched);
  }

  function rematch() {
    adopt();
    const {view} = get().game ?? {};
    const winner = view?.players[(view.final?.winner ?? 0) - 1];
    // The loser of the last game begins the next.
    if (winner) dispatch({type: 'setting', name: 'agentBegins', value: winner.kind === 'you'});
    return opening.layOut('play');
  }

  /** @param {string | null} cell what was typed, null where it is no cell of this board @param {string | null} outside the cell it would be on a larger one */
  function typedCell(cell, outside) {
    if (!cell) return outside ? refuse('outside-board', {cell: outside}) : refuse('bad-cell');
    dispatch({type: 'focus', board: boardId(leadBoard(shownView(get())).shooter), cell});
    choose(cell);
    // A puzzle is filled in cell by cell; a shot is looked at where it fell.
    if (get().mode !== 'puzzle') dispatch({type: 'close-entry'});
  }

  /** @param {KeyPress} press */
  function onKey({does, with: what, cell: drawn, board}) {
    const state = get();
    // Keys may come faster than frames: the focus drawn can lag behind the one meant.
    const cell = (board && state.focuses[board]) ?? drawn;
    // Boards of another kind belong to parts that hear their keys themselves.
    const isSea = board === null || board.startsWith('sea-');
    if (/edit|compare/.test(state.mode) && !/^speak-|help/.test(does)) return;
    if (!does.startsWith('speak-')) turns.skip();
    const view = shownView(state);
    const lead = boardId(leadBoard(view).shooter);
    switch (does) {
      case 'move':
      case 'leap': {
        if (!isSea || !cell) return;
        return step(
          board,
          does === 'move' ? stepFrom(cell, what[0], what[1], view.rules) : nextUnknown(cell, what),
        );
      }
      case 'enter':
        return board === lead && cell && choose(cell);
      case 'use':
        return board === lead && cell && act(cell, what);
      case 'undo':
      case 'redo':
        // A puzzle's marks are taken back a stroke at a time, by its part of the page.
        return !['watch', 'puzzle'].includes(state.mode) && !state.deploying && turns.take(does);
      case 'go':
        return mayStep(state) && watching.go(what);
      case 'reveal':
        return state.mode === 'watch' && dispatch({type: 'reveal'});
      case 'prove':
        return dispatch({type: 'prove', cell: state.focuses[lead] ?? 'A1'});
      case 'next-proof':
        return dispatch({type: 'next-proof', by: what});
      case 'entry':
        if (state.mode === 'watch' || state.deploying) return;
        dispatch({type: 'entry', open: true});
        return hands.focusId('cell-entry');
      case 'help':
        return dispatch({type: 'dialog', dialog: 'help'});
      case 'behind':
      case 'tell':
      case 'tool':
      case 'next-ship':
      case 'pick':
      case 'turn':
      case 'cancel':
      case 'fill':
      case 'check':
        return;
      default:
        return dispatch({type: does});
    }
  }

  function focusBoard() {
    if (isCovered(get())) return hands.focusId('uncover');
    const {deploying: laying, focuses, mode} = get();
    const sea = mode === 'edit' ? 'edit' : boardId(leadBoard(shownView(get())).shooter);
    const board = laying ? 'deploy' : sea;
    hands.focusCell(board, focuses[board] ?? 'A1');
  }

  /** @param {string | null} board @param {string | null} cell */
  function step(board, cell) {
    if (!board || !cell) return;
    dispatch({type: 'focus', board, cell});
    hands.focusCell(board, cell);
  }

  /** @param {string} cell @param {[number, number]} by @returns {string} the next unknown cell that way, or the same */
  function nextUnknown(cell, by) {
    const view = shownView(get());
    const {rules} = view;
    const {marks} = leadBoard(view);
    return (
      nextCell(cell, by, rules, (to) => maySurprise(marks[cellIndex(to, rules.cols)], rules)) ??
      cell
    );
  }

  store.on({
    cell(chosen, _state, before) {
      if (commandOf(before, chosen) === 'prove') dispatch({type: 'prove', cell: chosen.cell});
    },
    edit,
    compare,
    puzzle: ({wish, history, fault}) => puzzle({wish, history, fault}),
    'fire-aimed': () => get().aim && act(/** @type {string} */ (get().aim), 'shoot'),
    'typed-cell': ({cell, outside}) => typedCell(cell, outside),
    'close-entry'() {
      dispatch({type: 'entry', open: false});
      focusBoard();
    },
    'focus-board': focusBoard,
    key: onKey,
    take: ({method}) => turns.take(method),
    go: ({where}) => watching.go(where),
    mode: ({mode, like}) => enter(mode, like),
    adopt,
    'new-sea': newSea,
    // Whatever was played last, and however seas are drawn otherwise: the same for all.
    day: ({rules, day = dayOf(new Date())}) =>
      opening.openNew({rules, seed: seedOfDay(day), deploy: 'uniform'}),
    choose: pick,
    'play-on': playOn,
    'watch-here': watchHere,
    rematch,
    deploy: ({purpose, rules, agent, ships, first}) =>
      opening.layOut(purpose, {rules, agent, ships, first}),
    'deploy-leave'() {
      const {game, mode} = get();
      dispatch({type: 'deploy-close'});
      if (!game) return resume(mode === 'play' ? 'race' : mode);
    },
    'open-kept'({id}) {
      const game = get().kept.find((one) => one.id === id);
      if (game) return opening.openRecord(game.record, game);
    },
    copy: ({text}) =>
      hands.copy(text).then(
        () => dispatch({type: 'said', key: 'copied'}),
        () => refuse('copy-refused'),
      ),
    retry: hands.retry,
  });
}
