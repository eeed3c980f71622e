// A teaching game, of any kind: a choice that gives up much is taken back before it is answered; whoever makes it again means it.
import {refusalOf} from '../../shell/refusal.js';

/** @import {Refusal} from '../../shell/game.js' */

/** Nobody waits longer for a judgement. */
const MOST_MS = 3000;
/** The second press of a double click is no choice made again. */
const DOUBLE_MS = 500;

/**
 * What a game says of itself.
 * @template State
 * @template {object} Values
 * @typedef {object} TeachingPort
 * @property {(state: State, choice: string) => string | null} placeOf where a choice is made; null where nothing is taken back
 * @property {(state: State) => Values | null} known what every choice is worth, where that is known
 * @property {(state: State) => Promise<Values>} counted
 * @property {() => void} [late] nobody waits for what is counted any more
 * @property {(state: State, choice: string, values: Values) => Refusal | null} takenBack what is said of it; null where it stands
 */

/**
 * @template State
 * @template {object} Values
 * @param {{get(): State, dispatch(action: {type: 'taught'} | {type: 'refused', error: Refusal}): void}} store
 * @param {TeachingPort<State, Values>} port
 * @returns {(choice: string) => boolean | Promise<boolean>} whether a choice is made: not where it is taken back, nor while another one is judged
 */
export function createGate({get, dispatch}, port) {
  /** Where a choice is being judged. @type {string | null} */
  let judging = null;
  /** What was taken back last, and from when on it is meant. */
  let back = {key: '', from: 0};

  /** @param {State} state @returns {Promise<Values | null>} null where it takes too long */
  function inTime(state) {
    const known = port.known(state);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(() => {
        port.late?.();
        resolve(null);
      }, MOST_MS);
    });
    return Promise.race([known ?? port.counted(state), late]).finally(() => clearTimeout(timer));
  }

  /** @param {string} choice @param {string} place */
  async function judged(choice, place) {
    const state = get();
    judging = place;
    /** @type {unknown} */
    let fault = null;
    /** @type {Values | null} */
    let values = null;
    try {
      values = await inTime(state);
    } catch (error) {
      fault = error;
    }
    // Where another position has come, another choice may be judged by now.
    if (judging === place) judging = null;
    if (port.placeOf(get(), choice) !== place) return fault === null;
    const taken = values && port.takenBack(state, choice, values);
    if (!taken && fault === null) return true;
    // What could not be judged is said, and made where it is meant all the same.
    back = {key: `${place} ${choice}`, from: performance.now() + DOUBLE_MS};
    if (taken) dispatch({type: 'taught'});
    dispatch({type: 'refused', error: taken ?? refusalOf(fault)});
    return false;
  }

  return (choice) => {
    const place = port.placeOf(get(), choice);
    if (place !== null && place === judging) return false;
    const {key, from} = back;
    const isAgain = key === `${place} ${choice}`;
    if (isAgain && performance.now() < from) return false;
    back = {key: '', from: 0};
    return place === null || isAgain || judged(choice, place);
  };
}
