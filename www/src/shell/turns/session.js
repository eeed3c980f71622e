// A game of turns over time: what it is asked one after the other, the agents' turns, the timeline and the lesson.
import {createLatest} from '../latest.js';
import {createLessonFlow} from '../lesson/flow.js';
import {createPlayback} from '../playback.js';
import {createQueue} from '../queue.js';
import {createRefusing} from '../refusal.js';

/** @import {Answer, SessionPort, ShownGame, TurnState} from '../game.js' */
/** @typedef {{pause: () => number, wait: (ms: number) => Promise<void>, awake?: () => Promise<unknown>}} Time how long an agent's reply is held back, in milliseconds; `awake`: somebody can see the game */

/** After so long, in milliseconds, silence would be taken for a fault. */
const LONG_MS = 1000;

/**
 * @template {ShownGame} Game
 * @template {TurnState<Game>} State
 * @template {Answer} One
 * @param {import('../game.js').TurnStore<State, Game>} store
 * @param {ReturnType<typeof import('../lesson/lesson.js').createLesson<State, One>>} lesson
 * @param {SessionPort<State, Game>} port
 * @param {Time} time
 * @param {Partial<Parameters<typeof createLessonFlow<State, One>>[2]>} [predicting] by default answers are judged at once
 */
export function createSession(store, lesson, port, {pause, wait, awake}, predicting) {
  const {get, dispatch, on} = store;
  /** Calls on the game go one after the other. */
  const inTurn = createQueue();
  /** Of what agents are asked: what has been overtaken is not taken. */
  const latest = createLatest();
  const refuse = createRefusing(dispatch);

  /** Whatever an agent still decides is not played. */
  function overtake() {
    latest();
    if (get().acting) dispatch({type: 'acting', on: false});
  }

  /** @param {() => Promise<Game>} ask @param {'answered' | 'opened'} [type] @returns {Promise<boolean>} whether it was done */
  function play(ask, type = 'answered') {
    overtake();
    return inTurn(ask).then(
      (game) => {
        dispatch({type, game});
        return true;
      },
      (error) => {
        refuse(error);
        return false;
      },
    );
  }

  /** The agent to move acts. @param {number} [ms] as long as it takes to see what came before @returns {Promise<boolean>} whether something came of it, or something else came first */
  async function act(ms = 0) {
    const isNewest = latest();
    dispatch({type: 'acting', on: true});
    const deciding = port.decide();
    void tellIfLong(deciding, isNewest);
    try {
      const [answer] = await Promise.all([deciding, wait(ms)]);
      if (isNewest()) dispatch({type: 'answered', ...answer});
    } catch (error) {
      if (!isNewest()) return true;
      refuse(error);
      return false;
    }
    return true;
  }

  /** Whoever does not see the page hears once that the agent is still thinking. @param {Promise<unknown>} deciding @param {() => boolean} isNewest */
  async function tellIfLong(deciding, isNewest) {
    const decided = deciding.then(
      () => true,
      () => true,
    );
    const long = wait(LONG_MS).then(() => false);
    if (!(await Promise.race([decided, long])) && isNewest()) dispatch({type: 'still-acting'});
  }

  /** What comes after an answer. */
  function goOn() {
    const state = get();
    if (state.playing) return;
    if (port.agentDue(state) && !state.acting) void act(pause());
    else void recall(port.recall?.(state));
  }

  /** What the agent of a step gone by chose, and why. @param {Promise<Game> | null} [asked] */
  async function recall(asked) {
    if (!asked) return;
    const isNewest = latest();
    await asked.then(
      (game) => isNewest() && dispatch({type: 'recalled', game}),
      () => {},
    );
  }

  const playback = createPlayback(store, {
    awake,
    seek: (step) => play(() => port.seek(step)),
    async playOn() {
      const {game} = get();
      return game !== null && !port.isYours(game.view) && act();
    },
    playsOut: () => false,
  });
  const flow = createLessonFlow(lesson, store, {measure: async () => ({}), ...predicting});
  playback.guard(flow);

  /** @param {string} choice a person's, or the one predicted of an agent */
  const put = (choice) => (lesson.asks(get()) ? flow.predict(choice) : void port.move(choice));

  on({
    answered: goOn,
    opened: goOn,
    // Whoever waits for the agent's reply has it once it is predicted.
    predicted: goOn,
    playing: goOn,
    predict: (_action, {predict}) => (predict ? playback.stop() : goOn()),
    undo: () => play(port.undo),
    redo: (_action, state) =>
      lesson.asks(state) ? refuse({code: 'not-foretold'}) : play(port.redo),
    // A game that is over is not played again unasked.
    go: ({where}, {game}) => (where === 'toggle' && game?.view.over) || playback.go(where),
    put: ({cell}) => put(port.choiceOf?.(cell) ?? cell),
  });

  return {goOn, latest, overtake, play, put, refuse};
}
