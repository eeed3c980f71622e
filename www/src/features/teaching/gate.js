// A teaching game, of any kind: a choice that gives up much is taken back before it is answered; whoever makes it again means it.

/** Nobody waits longer for a judgement. */
const MOST_MS = 3000;

/**
 * What a game says of itself.
 * @template State
 * @template {object} Values
 * @typedef {object} TeachingPort
 * @property {(state: State, choice: string) => string | null} keyOf the choice with where it is made; null where nothing is taken back
 * @property {(state: State) => Values | null} known what every choice is worth, where that is known
 * @property {(state: State) => Promise<Values>} counted
 * @property {() => void} [late] nobody waits for what is counted any more
 * @property {(state: State, choice: string, values: Values) => import('../../shell/game.js').Refusal | null} takenBack what is said of it; null where it stands
 */

/**
 * @template State
 * @template {object} Values
 * @param {{get(): State, dispatch(action: {type: 'taught'} | {type: 'refused', error: import('../../shell/game.js').Refusal}): void}} store
 * @param {TeachingPort<State, Values>} port
 * @returns {(choice: string) => true | Promise<boolean>} whether a choice is made: not where it is taken back
 */
export function createGate({get, dispatch}, port) {
  /** What was taken back last. */
  let insisted = '';

  /** @param {string} choice @param {string} key */
  async function judged(choice, key) {
    const state = get();
    const late = new Promise((resolve) => setTimeout(resolve, MOST_MS, null));
    /** @type {Values | null} */
    const values =
      port.known(state) ?? (await Promise.race([port.counted(state), late]).catch(() => null));
    if (!values) port.late?.();
    const back = values && port.takenBack(state, choice, values);
    if (!back || port.keyOf(get(), choice) !== key) return true;
    insisted = key;
    dispatch({type: 'taught'});
    dispatch({type: 'refused', error: back});
    return false;
  }

  return (choice) => {
    const key = port.keyOf(get(), choice);
    return key === null || key === insisted || judged(choice, key);
  };
}
