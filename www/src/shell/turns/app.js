// A game of turns, put together for whoever gives it room: a page, or an element of somebody else's page.
import {listenBoard} from '../board-keys.js';
import {createDrawing} from '../drawing.js';
import {pauseOf} from '../speed.js';
import {createStore} from '../store.js';

/** @import {GameHost, ShownGame, TurnState} from '../game.js' */
/** @typedef {import('../coded-sentence.js').Speech} Speech */

/**
 * @template {TurnState<ShownGame>} State
 * @template {{type: string}} Action
 * @template {object} Moves
 * @template {Speech} [Said=Speech]
 * @param {GameHost<State, Action, Said>} host
 * @param {object} game
 * @param {State} game.state
 * @param {(state: State, action: Action) => State} game.reduce
 * @param {(store: ReturnType<typeof createStore<State, Action>>, time: import('./session.js').Time) => Moves} game.begin starts what happens over time
 * @param {(state: State) => State} game.redacted the state as it may be shown
 * @param {(action: Action, state: State, before: State, said: Said) => string} game.heard what an action gives to hear; '' for silence
 * @param {Parameters<typeof listenBoard<State, Action>>[1]} game.listens
 * @param {(speech: Speech, state: State) => Said} game.said how it speaks
 * @param {string} [game.form] what asks for a game
 */
export function createTurnApp({root, signal, speech, ...host}, game) {
  const store = createStore(game.state, game.reduce);
  const {get, dispatch} = store;
  const wish = host.wishes?.(store) ?? dispatch;
  const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const isStill = () => stillMotion.matches || get().settings.motion === 'reduced';
  const moves = game.begin(store, {
    pause: () => (isStill() ? 0 : pauseOf(get().settings.speed)),
    wait: (ms) => /** @type {Promise<void>} */ (new Promise((done) => setTimeout(done, ms))),
    awake: host.awake,
  });
  listenBoard(root, game.listens, {get, dispatch: wish}, signal);

  const {redacted} = game;
  const said = () => game.said(speech(), get());
  const {drawSoon} = createDrawing({
    ...{root, signal, form: game.form},
    // Every action of the shell is one of the game's, which no type can ask of `Action`.
    store: /** @type {import('../game.js').DrawnStore<State, Action>} */ (
      /** @type {unknown} */ (store)
    ),
    ...{speaks: host.speaks, draw: host.draw, outside: host.outside},
    shown: (grids) => ({state: redacted(get()), dispatch: wish, grids, ...said()}),
    sentence: (/** @type {Action} */ action, state, before) =>
      game.heard(action, redacted(state), before, said()),
  });
  return {store, drawSoon, ...moves};
}
