// The numbers that the Russian article states, and whether what is worked out here agrees. Pure.
import {judged} from './judging.js';

/** @typedef {import('../engine/article.js').Stated} Stated */
/**
 * @typedef {object} Statement
 * @property {string} id
 * @property {number[]} published
 * @property {boolean} [most] it says 'at most'
 */
/** @typedef {{running: boolean, told: Record<string, Stated>}} Article */

/** @type {Statement[]} */
export const STATEMENTS = [
  {id: 'centre', published: [1]},
  {id: 'ways', published: [1, 2, 3, 3]},
  {id: 'formula', published: [3]},
  {id: 'figure', published: [10, 2]},
  {id: 'middle', published: [100 / 3]},
  {id: 'second', published: [50]},
  {id: 'optimum', published: [4]},
  {id: 'straight', published: [4], most: true},
  {id: 'diagonal', published: [8], most: true},
];

/** @param {Statement} statement @param {Stated} stated */
export function statementVerdict({published, most = false}, {values, se}) {
  const [wanted] = published;
  if (se !== null) return judged({value: values[0], se}, [wanted, wanted]);
  const agrees =
    values.length === published.length &&
    values.every((value, at) => (most ? value <= published[at] : value === published[at]));
  return agrees ? 'agrees' : 'differs';
}
