// What happens over time on the page of Reversi: moves, the agents' answers, what is opened.

import {halt} from '../../engine/worker-client.js';
import {joined, recordParts} from '../../shell/records.js';
import {codeOf, refusal, refusalOf} from '../../shell/refusal.js';
import {carriedIn, queryOf} from '../../shell/share/extract-link.js';
import {createSession} from '../../shell/turns/session.js';
import {readReversi} from './address.js';
import {typedMove} from './entry.js';
import {agentDue, lesson} from './lesson.js';
import {
  advising,
  playerOf,
  positionOf,
  squareOf,
  unvaried,
  valuerOf,
  varied,
  yourTurn,
} from './select.js';

/** @import {State, Store} from './types.js' */
/** @typedef {import('../../engine/client-kinds.js').ReversiClient} Client */

/**
 * @param {Store} store
 * @param {Client} client
 * @param {import('../../shell/turns/session.js').Time} time
 * @param {{mayPredict?: (square: string) => boolean, mayPlay?: (square: string) => boolean | Promise<boolean> | undefined}} [around] `mayPredict` as of `createLessonFlow`; `mayPlay`: what may keep a move from being made
 */
export function createPlaying(store, client, time, {mayPredict, mayPlay} = {}) {
  const {get, dispatch, on} = store;
  const {goOn, latest, overtake, play, put, refuse} = createSession(
    store,
    lesson,
    {
      isYours: yourTurn,
      agentDue,
      seek: (step) => client.call('seek', [step]),
      undo: () => client.call('undo'),
      redo: () => client.call('redo'),
      async decide() {
        const {answer: game, decision} = await client.call('aiMove', []);
        return {game, decision};
      },
      recall: ({game}) => (game?.view.thinking ? client.call('think', []) : null),
      move,
      choiceOf: squareOf,
    },
    time,
    {measure, mayPredict},
  );

  /**
   * @param {string | null} square null to pass
   * @param {Pick<Client, 'call'>} [by] who is asked for it
   * @returns {Promise<boolean>} whether it was done
   */
  async function move(square, {call} = client) {
    const {game} = get();
    const fault = moveFault(get(), square);
    if (!game || fault) {
      refuse({code: fault});
      return false;
    }
    const may = !square || (mayPlay?.(square) ?? true);
    if (square && may) dispatch({type: 'sent', square});
    // Another position may have come while it was judged.
    if (may !== true && (!(await may) || !isAt(game))) return false;
    return play(() => (square ? call('move', [square]) : call('pass', [])));
  }

  /** @param {NonNullable<State['game']>} before */
  function isAt(before) {
    const {game} = get();
    return game !== null && positionOf(game) === positionOf(before);
  }

  /** @param {number} number as the moves are numbered */
  function putNumber(number) {
    const move = get().game?.view.legal.find((one) => one.number === number);
    if (move) put(move.square);
  }

  /** What every move is worth to the agent that chose; one that draws values none. @param {State} state @param {number} step */
  async function measure(state, step) {
    const {record, view} = /** @type {NonNullable<State['game']>} */ (state.game);
    const side = view.moves[step]?.side ?? view.toMove;
    const own = playerOf(view, side)?.agent;
    const isOwn = own && own !== 'reversi-random';
    const agent = isOwn ? unvaried(own) : valuerOf(state);
    // An engine that has no book is not measured by one.
    const by = isOwn && !own.includes('book=') ? agent : advising(agent);
    return {measure: {agent, values: await client.call('values', [record, step, by, 'predicted'])}};
  }

  /** @param {string} rules @param {string[]} players */
  const begin = (rules, players) =>
    play(() => client.call('newGame', [{rules, players: seated(players)}]), 'opened');

  on({
    start: (_action, {wish: {rules, black, white}}) => begin(rules, [black, white]),
    'play-on': (_action, {game, wish: {black, white}}) =>
      game && playOn(game, game.view.step, [black, white]),
    'try-again': ({step}, {game}) => game && tryAgain(game, step),
    'put-number': ({number}) => putNumber(number),
    'type-move'({text}, {game, options}) {
      const move = game && typedMove(text, game.view, options.notation);
      return move ? dispatch(move) : refuse({code: 'bad-square'});
    },
    pass: (_action, {game}) => game?.view.mustPass && yourTurn(game.view) && move(null),
    'show-line': ({record, step}, {game}) =>
      game && play(() => client.call('restore', [[...game.records, record], record, step])),
    line: ({line}) => play(() => client.call('chooseLine', [line])),
    read: ({text, rules, players, steps}) => read(text, {rules, players}, steps),
    tutorial,
    hint: ({agent}) => hint(agent),
    'hint-stop': () => halt(client, 'hint'),
  });

  /** The game as far as a step, for others. @param {NonNullable<State['game']>} game @param {number} step @param {string[]} players */
  function playOn({record}, step, players) {
    const parts = recordParts(record);
    const actions = parts.actions.slice(0, step);
    const next = joined({...parts, players: seated(players), actions});
    return play(() => client.call('openGame', [next, null]), 'opened');
  }

  /** Back to before a step, for a person to choose there. @param {NonNullable<State['game']>} game @param {number} step */
  function tryAgain(game, step) {
    const {moves, players} = game.view;
    const {side} = moves[step - 1];
    if (playerOf(game.view, side)?.kind === 'you') return dispatch({type: 'go', where: step - 1});
    const seats = players.map((one) => (one.side === side ? null : one.agent) ?? 'you');
    return playOn(game, step - 1, seats);
  }

  /** What was pasted is opened, or refused where it stands. @type {(...args: Parameters<typeof pasted>) => Promise<void>} */
  async function read(...args) {
    overtake();
    try {
      dispatch({type: 'opened', ...(await pasted(...args))});
    } catch (error) {
      dispatch({type: 'misread', error: refusalOf(error)});
      goOn();
    }
  }

  /** A record, a link that holds one, or a text in any other form. @param {string} text @param {import('../../engine/reversi-types.js').ReversiConfig} config what the text leaves open @param {number} [steps] only so many of it */
  async function pasted(text, config, steps) {
    const trimmed = carriedIn(text);
    const query = queryOf(trimmed);
    if (query !== null) {
      const {record, step, newer} = readReversi(query);
      return {game: await opened(record ?? '', step), newer};
    }
    if (/^spyglass\d/.test(trimmed)) return {game: await opened(trimmed, null)};
    if (EMPTY_BOARD.test(trimmed)) throw refusal('no-discs');
    return {game: await client.call('openPosition', [text, config, steps])};
  }

  /** The small board is the one to learn the tree on. */
  async function tutorial() {
    if (!game4(get())) await begin('reversi-4', ['you', 'you']);
    dispatch({type: 'tree-wish', change: {depth: 3, variant: 'as-described', alphaBeta: false}});
    dispatch({type: 'tree-grow'});
  }

  /** @param {string} agent */
  async function hint(agent) {
    const {game} = get();
    if (!game || !yourTurn(game.view) || game.view.mustPass) return;
    dispatch({type: 'hinting', on: true});
    try {
      const decision = await client.call('hint', [game.record, game.view.step, advising(agent)]);
      if (decision) dispatch({type: 'hinted', hint: {of: positionOf(game), decision, agent}});
    } catch (error) {
      refuse(error);
    }
    dispatch({type: 'hinting', on: false});
  }

  return {
    move,
    /** @param {Omit<ReturnType<typeof readReversi>, 'newer'> & {newer?: boolean}} asked what the address asks for @param {boolean} [instead] another game takes the place of one that cannot be had */
    async start({record, text, step, wish, newer}, instead = true) {
      const isNewest = latest('start');
      try {
        dispatch({type: 'tables', tables: await client.call('tables', [])});
      } catch (error) {
        return dispatch({type: 'engine-failed', error: refusalOf(error)});
      }
      if (!isNewest()) return;
      dispatch({type: 'wish', change: wish});
      const {rules, black, white} = get().wish;
      const fresh = {rules, players: seated([black, white])};
      try {
        const found =
          text !== null
            ? await pasted(text, {rules})
            : {
                game: await (record !== null
                  ? opened(record, step)
                  : client.call('newGame', [fresh])),
                newer,
              };
        if (isNewest()) dispatch({type: 'opened', ...found});
      } catch (fault) {
        if (!isNewest()) return;
        const error = refusalOf(fault);
        if (!instead) return dispatch({type: 'refused', error});
        await play(() => client.call('newGame', [{}]), 'opened');
        // What the link asks for cannot be had, and another game stands in its place; a text can be mended.
        if (text === null)
          return dispatch({
            type: 'refused',
            error: {...error, args: {...error.args, instead: 'fresh'}},
          });
        dispatch({type: 'tab', tab: 'position'});
        dispatch({type: 'paste', text});
        dispatch({type: 'misread', error});
      }
    },
  };

  /** @param {string} record @param {number | null} step a step that the game does not have is its end */
  async function opened(record, step) {
    try {
      return await client.call('openGame', [record, step]);
    } catch (error) {
      if (codeOf(error, '') === 'no-such-step') return client.call('openGame', [record, null]);
      throw error;
    }
  }
}

/** Who plays, as a record names them. @param {string[]} players */
const seated = (players) =>
  `duel:${players.includes('you') ? players.map((player) => varied(player)) : players}`;

/** A board without a disc, and perhaps the side to move: nothing could ever be played there. */
const EMPTY_BOARD = /^[-._]([-._\s]{14,})[-._]\s*[XO*BW●○]?$/i;

/** @param {State} state @param {string | null} square null to pass @returns {string | null} the code of why that cannot be done now */
function moveFault({game}, square) {
  if (!game || !yourTurn(game.view)) return game?.view.over ? 'game-over' : 'not-your-turn';
  if (game.view.mustPass) return square && 'must-pass';
  return square ? null : 'may-not-pass';
}

/** Whether the small board is there, at its start. @param {State} state */
const game4 = ({game}) => game?.view.rules === 'reversi-4' && game.view.step === 0;
