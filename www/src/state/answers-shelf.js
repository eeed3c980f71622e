// Where answers are kept from visit to visit, a line each. Where storage is forbidden they last as long as the page.

/** @typedef {Pick<import('./teaching.js').Teaching, 'key' | 'answers' | 'given' | 'tries'>} KeptAnswers */

const NAME = 'spyglass-answers';
/** Of so many lines the answers are kept, those used last. */
export const MOST_LINES = 20;

/** @param {any} one another version, or another hand, may have written it @returns {one is KeptAnswers} */
const isWhole = (one) =>
  typeof one?.key === 'string' &&
  Array.isArray(one.given) &&
  typeof one.tries === 'object' &&
  one.tries !== null &&
  typeof one.answers === 'object' &&
  one.answers !== null &&
  Object.values(one.answers).every(isAnswer);

/** @param {any} answer */
const isAnswer = (answer) =>
  Number.isInteger(answer?.step) &&
  Number.isInteger(answer.tries) &&
  (answer.own === null || typeof answer.own === 'string') &&
  (answer.did === null || typeof answer.did?.cell === 'string') &&
  (!answer.measure ||
    (typeof answer.measure.chance === 'number' &&
      typeof answer.measure.likeliest?.cell === 'string' &&
      typeof answer.measure.likeliest.chance === 'number' &&
      typeof answer.measure.basis?.kind === 'string'));

/** @param {() => Pick<Storage, 'getItem' | 'setItem'>} [storage] touching it may throw */
export function createAnswersShelf(storage = () => globalThis.localStorage) {
  /** @type {KeptAnswers[]} */
  let memory = [];

  /** @returns {KeptAnswers[]} the line used last first */
  function all() {
    try {
      const read = JSON.parse(storage().getItem(NAME) ?? '[]');
      return Array.isArray(read) ? read.filter(isWhole) : [];
    } catch {
      return memory;
    }
  }

  return {
    /** @param {string} key */
    of: (key) => [...memory, ...all()].find((one) => one.key === key) ?? null,
    /** @param {KeptAnswers} kept @returns {boolean} whether it outlives the visit */
    keep({key, answers, given, tries}) {
      const others = all().filter((one) => one.key !== key);
      memory = [{key, answers, given, tries}, ...others].slice(0, MOST_LINES);
      try {
        storage().setItem(NAME, JSON.stringify(memory));
        memory = [];
        return true;
      } catch {
        return false;
      }
    },
  };
}
