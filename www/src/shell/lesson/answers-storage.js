// Where answers are kept from visit to visit, a line each. Where storage is forbidden they last as long as the page.

/** @typedef {Pick<import('../../features/predict/state.js').Teaching, 'key' | 'answers' | 'given' | 'tries'>} KeptAnswers */
/**
 * What is kept, and under which name.
 * @typedef {object} Kind
 * @property {string} name
 * @property {(answer: any) => unknown} isAnswer
 */

/** Of so many lines the answers are kept, those used last. */
export const MOST_LINES = 20;

/** @param {any} one another version, or another hand, may have written it @param {Kind['isAnswer']} isAnswer */
const isWhole = (one, isAnswer) =>
  typeof one?.key === 'string' &&
  Array.isArray(one.given) &&
  typeof one.tries === 'object' &&
  one.tries !== null &&
  typeof one.answers === 'object' &&
  one.answers !== null &&
  Object.values(one.answers).every(isAnswer);

/** @param {any} answer */
function isAnswer(answer) {
  return (
    Number.isInteger(answer?.step) &&
    Number.isInteger(answer.tries) &&
    (answer.own === null || typeof answer.own === 'string') &&
    (answer.did === null || typeof answer.did?.cell === 'string') &&
    (!answer.measure ||
      (typeof answer.measure.chance === 'number' &&
        typeof answer.measure.likeliest?.cell === 'string' &&
        typeof answer.measure.likeliest.chance === 'number' &&
        typeof answer.measure.basis?.kind === 'string'))
  );
}

/** @type {Kind} */
const OF_SHOTS = {name: 'spyglass-answers', isAnswer};

/**
 * @param {() => Pick<Storage, 'getItem' | 'setItem'>} [storage] touching it may throw
 * @param {Kind} [kind]
 */
export function createAnswersShelf(storage = () => globalThis.localStorage, kind = OF_SHOTS) {
  /** Lines that could not be stored, the one used last first. @type {any[]} */
  let memory = [];

  /** @returns {any[]} */
  function stored() {
    try {
      const read = JSON.parse(storage().getItem(kind.name) ?? '[]');
      return Array.isArray(read) ? read.filter((one) => isWhole(one, kind.isAnswer)) : [];
    } catch {
      return [];
    }
  }

  /** @returns {any[]} the line used last first; what could not be stored is newer than what was */
  const all = () => [
    ...memory,
    ...stored().filter(({key}) => !memory.some((one) => one.key === key)),
  ];

  return {
    /** @param {string} key */
    of: (key) => all().find((one) => one.key === key) ?? null,
    /** @param {Record<keyof KeptAnswers, any>} kept @returns {boolean} whether it outlives the visit */
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
