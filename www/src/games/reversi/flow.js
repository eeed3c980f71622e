// What happens over time on the page of Reversi: moves, the agents' answers, what is opened.

import {createLessonFlow} from '../../shell/lesson/flow.js';
import {queryOf} from '../../shell/links.js';
import {createQueue} from '../../shell/queue.js';
import {refusal} from '../../shell/refusal.js';
import {carriedIn} from '../../shell/share/extract-link.js';
import {readReversi} from './address.js';
import {typedMove} from './entry.js';
import {agentDue, asks, lesson, stepDue} from './lesson.js';
import {playerOf, positionOf, squareOf, yourTurn} from './select.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Action} Action */
/** @typedef {import('../../engine/counting-client.js').CountingClient<import('../../engine/calls.js').ReversiCalls>} Client */
/** @typedef {{get: () => State, dispatch: (action: Action) => void, hear: (hear: (action: Action, state: State, before: State) => void) => () => void}} Store */

/** After so long, in milliseconds, silence would be taken for a fault. */
const LONG_MS = 1000;

/**
 * @param {Store} store
 * @param {Client} client
 * @param {{pace: () => number, wait: (ms: number) => Promise<void>, awake?: () => Promise<unknown>}} time how long an agent's move lets itself be awaited, in milliseconds; `awake`: somebody can see the game
 * @param {(square: string) => boolean} [mayPredict] as of `createLessonFlow`
 */
export function createPlaying(store, client, {pace, wait, awake}, mayPredict) {
  const {get, dispatch, hear} = store;
  /** Calls on the game go one after the other. */
  const inTurn = createQueue();
  /** A number for each time an agent is asked: what has been overtaken is not taken. */
  let asked = 0;

  /** @param {any} error */
  function refuse(error) {
    const {code, args} = error;
    // Nobody is left to be told that a board is gone.
    if (code !== 'stopped' && code !== 'stale') dispatch({type: 'refused', error: {code, args}});
  }

  /**
   * @param {() => Promise<import('../../engine/calls.js').ReversiAnswer>} ask
   * @param {'answered' | 'opened'} type
   */
  function play(ask, type = 'answered') {
    asked += 1;
    dispatch({type: 'acting', on: false});
    return inTurn(ask).then((answer) => dispatch({type, answer}), refuse);
  }

  /** The agent to move acts, after as long as it takes to see what came before. */
  async function act() {
    asked += 1;
    const own = asked;
    dispatch({type: 'acting', on: true});
    const deciding = client.call('aiMove', []);
    void tellIfLong(deciding, own);
    try {
      const [answer] = await Promise.all([deciding, wait(pace())]);
      if (own === asked) dispatch({type: 'answered', ...answer});
    } catch (error) {
      if (own === asked) refuse(error);
    }
  }

  /** Whoever does not see the page is told once that the agent is still thinking. @param {Promise<unknown>} deciding @param {number} own */
  async function tellIfLong(deciding, own) {
    const decided = deciding.then(
      () => true,
      () => true,
    );
    const long = wait(LONG_MS).then(() => false);
    if (!(await Promise.race([decided, long])) && own === asked) dispatch({type: 'still-acting'});
  }

  /** What the agent of a step gone by chose, and why. */
  async function recall() {
    asked += 1;
    const own = asked;
    await client.call('think', []).then(
      (answer) => own === asked && dispatch({type: 'recalled', answer}),
      () => {},
    );
  }

  /** On to the next step of what was played, after as long as it takes to see this one. */
  async function walk() {
    asked += 1;
    const own = asked;
    await wait(pace());
    await awake?.();
    if (own === asked && get().playing) seek('forward');
  }

  /** What comes after an answer. */
  function goOn() {
    if (lessonFlow.goesOnward()) return;
    const state = get();
    if (agentDue(state)) void act();
    else if (stepDue(state)) void walk();
    else if (state.playing) dispatch({type: 'playing', on: false});
    else if (state.game?.view.thinking) void recall();
  }

  /** @param {number | string} where a step, or the way to it */
  function stepOf(where) {
    const {step, steps} = /** @type {NonNullable<State['game']>} */ (get().game).view;
    if (typeof where === 'number') return where;
    return {first: 0, back: Math.max(0, step - 1), last: steps}[where] ?? Math.min(steps, step + 1);
  }

  /** @param {number | string} where as of `stepOf` */
  function seek(where) {
    const step = stepOf(where);
    void play(() => client.call('seek', [step]));
  }

  /** @param {string} cell */
  function put(cell) {
    const {game} = get();
    if (asks(get())) return lessonFlow.predict(squareOf(cell));
    if (!game || !yourTurn(game.view)) return refuse({code: notYours(get())});
    if (game.view.mustPass) return refuse({code: 'must-pass'});
    const square = squareOf(cell);
    dispatch({type: 'sent', square});
    void play(() => client.call('move', [square]));
  }

  /** @param {number} number as the moves are numbered */
  function putNumber(number) {
    const move = get().game?.view.legal.find((one) => one.number === number);
    if (move) put(move.square);
  }

  /** What every move is worth to the agent that chose; one that draws values none. @param {State} state @param {number} step */
  async function measure({game, options}, step) {
    const {record, view} = /** @type {NonNullable<State['game']>} */ (game);
    const side = view.moves[step]?.side ?? view.toMove;
    const own = playerOf(view, side)?.agent;
    const agent = own && own !== 'reversi-random' ? own : options.valuer;
    return {
      measure: {agent, values: await client.call('values', [record, step, agent, 'foretold'])},
    };
  }

  const lessonFlow = createLessonFlow(lesson, store, {measure, mayPredict});
  hear((action, state, before) => {
    const {game} = state;
    switch (action.type) {
      case 'answered':
      case 'opened':
        return goOn();
      case 'start': {
        const {rules, black, white} = state.wish;
        return void play(
          () => client.call('newGame', [{rules, players: `duel:${black},${white}`}]),
          'opened',
        );
      }
      // Whoever waits for the agent's reply has it once it is predicted.
      case 'predicted':
        return goOn();
      case 'predict':
        return state.predict ? undefined : goOn();
      case 'put':
        return put(action.cell);
      case 'put-number':
        return putNumber(action.number);
      case 'type-move': {
        const move = game && typedMove(action.text, game.view, state.options.notation);
        return move ? dispatch(move) : refuse({code: 'bad-square'});
      }
      case 'pass':
        return game?.view.mustPass && yourTurn(game.view)
          ? void play(() => client.call('pass', []))
          : undefined;
      case 'undo':
      case 'redo':
        if (action.type === 'redo' && asks(state)) return refuse({code: 'not-foretold'});
        return void play(() =>
          action.type === 'undo' ? client.call('undo') : client.call('redo'),
        );
      case 'line':
        return void play(() => client.call('chooseLine', [action.line]));
      case 'go': {
        if (!game || lessonFlow.opens(action.where)) return;
        // Past the end of what was played, agents go on one step.
        const beyond = action.where === 'forward' && game.view.step === game.view.steps;
        if (beyond) return game.view.over || yourTurn(game.view) ? undefined : void act();
        return seek(action.where);
      }
      case 'playing':
        if (state.playing && asks(state)) refuse({code: 'not-foretold'});
        if (state.playing && !before.playing) goOn();
        return;
      case 'read':
        return void read(action.text, action.rules);
      // The small board is the one to learn the tree on.
      case 'tutorial':
        return void tutorial();
      case 'hint':
        return void hint(action.agent);
      case 'hint-stop':
        return client.stop('hint');
    }
  });

  /** What was pasted is opened, or refused where it stands. @param {string} text @param {string} rules the board of a transcript */
  async function read(text, rules) {
    asked += 1;
    try {
      dispatch({type: 'opened', answer: await pasted(text, rules)});
    } catch (/** @type {any} */ {code, args}) {
      dispatch({type: 'misread', error: {code, args}});
      goOn();
    }
  }

  /** A record, a link that holds one, or a text in any other form. @param {string} text @param {string} rules the board of a transcript */
  async function pasted(text, rules) {
    const trimmed = carriedIn(text);
    const query = queryOf(trimmed);
    if (query !== null) {
      const {record, step} = readReversi(query);
      return opened(record ?? '', step);
    }
    if (/^spyglass\d/.test(trimmed)) return opened(trimmed, null);
    if (EMPTY_BOARD.test(trimmed)) throw refusal('no-discs');
    return client.call('openPosition', [text, {rules}]);
  }

  async function tutorial() {
    if (game4(get())) return grow();
    await play(
      () => client.call('newGame', [{rules: 'reversi-4', players: 'duel:you,you'}]),
      'opened',
    );
    grow();
  }

  function grow() {
    dispatch({type: 'tree-wish', change: {depth: 3, variant: 'as-described', alphaBeta: false}});
    dispatch({type: 'tree-grow'});
  }

  /** @param {string} agent */
  async function hint(agent) {
    const {game} = get();
    if (!game || !yourTurn(game.view) || game.view.mustPass) return;
    dispatch({type: 'hinting', on: true});
    try {
      const decision = await client.call('hint', [game.record, game.view.step, agent]);
      dispatch({type: 'hinted', hint: {of: positionOf(game), decision, agent}});
    } catch (error) {
      refuse(error);
    }
    dispatch({type: 'hinting', on: false});
  }

  return {
    /** @param {ReturnType<typeof readReversi>} asked what the address asks for @param {boolean} [instead] another game takes the place of one that cannot be had */
    async start({record, text, step, wish}, instead = true) {
      try {
        dispatch({type: 'tables', tables: await client.call('tables', [])});
      } catch (/** @type {any} */ {code, args}) {
        return dispatch({type: 'engine-failed', error: {code, args}});
      }
      dispatch({type: 'wish', change: wish});
      const {rules, black, white} = get().wish;
      const fresh = {rules, players: `duel:${black},${white}`};
      try {
        const answer = await (text !== null
          ? pasted(text, rules)
          : record !== null
            ? opened(record, step)
            : client.call('newGame', [fresh]));
        dispatch({type: 'opened', answer});
      } catch (/** @type {any} */ {code, args}) {
        if (!instead) return dispatch({type: 'refused', error: {code, args}});
        await play(() => client.call('newGame', [{}]), 'opened');
        // What the link asks for cannot be had, and another game stands in its place; a text can be mended.
        if (text === null)
          return dispatch({type: 'refused', error: {code, args: {...args, instead: 'fresh'}}});
        dispatch({type: 'tab', tab: 'position'});
        dispatch({type: 'paste', text});
        dispatch({type: 'misread', error: {code, args}});
      }
    },
  };

  /** @param {string} record @param {number | null} step a step that the game does not have is its end */
  async function opened(record, step) {
    try {
      return await client.call('openGame', [record, step]);
    } catch (/** @type {any} */ error) {
      if (error.code === 'no-such-step') return client.call('openGame', [record, null]);
      throw error;
    }
  }
}

/** A board without a disc, and perhaps the side to move: nothing could ever be played there. */
const EMPTY_BOARD = /^[-._]([-._\s]{14,})[-._]\s*[XO*BW●○]?$/i;

/** @param {State} state why a square cannot be played now */
const notYours = ({game}) => (game?.view.over ? 'game-over' : 'not-your-turn');

/** Whether the small board is there, at its start. @param {State} state */
const game4 = ({game}) => game?.view.rules === 'reversi-4' && game.view.step === 0;
