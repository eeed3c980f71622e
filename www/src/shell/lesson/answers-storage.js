// Where answers are kept from visit to visit, a line each. Where storage is forbidden they last as long as the page.

import {areAll, isCount, isObject, isText} from '../checks.js';

/** @import {Answer, KeptAnswers} from '../game.js' */
/**
 * What is kept, and under which name.
 * @typedef {object} Kind
 * @property {string} name
 * @property {(answer: unknown) => answer is Answer} isAnswer
 */

/** Of so many lines the answers are kept, those used last. */
export const MOST_LINES = 20;

/** @param {unknown} place @returns {place is import('../game.js').Place} */
const isPlace = (place) => isText(place) || isCount(place);

/** @param {unknown} one another version, or another hand, may have written it @param {Kind['isAnswer']} isAnswer @returns {one is KeptAnswers} */
const isWhole = (one, isAnswer) =>
  isObject(one) &&
  isText(one.key) &&
  areAll(one.given, isPlace) &&
  isObject(one.tries) &&
  Object.values(one.tries).every(isCount) &&
  isObject(one.answers) &&
  Object.values(one.answers).every(isAnswer);

/**
 * @param {Kind} kind
 * @param {() => Pick<Storage, 'getItem' | 'setItem'>} [storage] touching it may throw
 */
export function createAnswersStorage(kind, storage = () => globalThis.localStorage) {
  /** Lines that could not be stored, the one used last first. @type {KeptAnswers[]} */
  let memory = [];

  /** @returns {KeptAnswers[]} */
  function stored() {
    try {
      const read = JSON.parse(storage().getItem(kind.name) ?? '[]');
      return Array.isArray(read) ? read.filter((one) => isWhole(one, kind.isAnswer)) : [];
    } catch {
      return [];
    }
  }

  /** @returns {KeptAnswers[]} the line used last first; what could not be stored is newer than what was */
  const all = () => [
    ...memory,
    ...stored().filter(({key}) => !memory.some((one) => one.key === key)),
  ];

  return {
    /** @param {string} key */
    of: (key) => all().find((one) => one.key === key) ?? null,
    /** @param {KeptAnswers} kept @returns {boolean} whether it outlives the visit */
    keep({key, answers, given, tries}) {
      const others = memory.filter((one) => one.key !== key);
      memory = [{key, answers, given, tries}, ...others].slice(0, MOST_LINES);
      try {
        storage().setItem(kind.name, JSON.stringify(all().slice(0, MOST_LINES)));
        memory = [];
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** @typedef {ReturnType<typeof createAnswersStorage>} AnswersStorage */
