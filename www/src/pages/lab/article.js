// The numbers that the Russian article states, and whether what is worked out here agrees. Pure.
import {judged} from './figure-verdict.js';

/** @typedef {import('../../engine/article.js').Stated} Stated */
/**
 * @typedef {object} Statement
 * @property {string} id
 * @property {number[]} published
 * @property {'example' | 'most'} [kind] `example`: it shows one position, which games can only have or lack; `most`: it says 'at most', which games can only contradict
 */
/** @typedef {{running: boolean, results: Record<string, Stated>}} Article */

/** @type {Statement[]} */
export const STATEMENTS = [
  {id: 'centre', published: [1]},
  {id: 'ways', published: [1, 2, 3, 3]},
  {id: 'formula', published: [3]},
  {id: 'figure', published: [10, 2], kind: 'example'},
  {id: 'middle', published: [100 / 3]},
  {id: 'second', published: [50]},
  {id: 'optimum', published: [4]},
  {id: 'straight', published: [4], kind: 'most'},
  {id: 'diagonal', published: [8], kind: 'most'},
];

/** @param {Statement} statement @param {Stated} result @returns {'agrees' | 'differs' | 'shown' | 'ours' | 'example' | 'missing' | 'unrefuted'} */
export function statementVerdict({published, kind}, {values, se}) {
  const [wanted] = published;
  if (se !== null) return judged({value: values[0], se}, [wanted, wanted]);
  if (kind === 'most')
    return values.every((value, at) => value <= published[at]) ? 'unrefuted' : 'differs';
  const isSame =
    values.length === published.length && values.every((value, at) => value === published[at]);
  if (kind === 'example') return isSame ? 'example' : 'missing';
  return isSame ? 'agrees' : 'differs';
}

/** How far the working out is. @param {Article} article */
export const progressOf = ({results}) => ({
  done: Object.keys(results).length,
  of: STATEMENTS.length,
  differ: STATEMENTS.filter(
    (statement) =>
      results[statement.id] && statementVerdict(statement, results[statement.id]) === 'differs',
  ).length,
});
