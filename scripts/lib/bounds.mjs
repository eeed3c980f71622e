// What a bench measured, beside what it was to reach.

import process from 'node:process';

/**
 * @typedef {object} Bound
 * @property {number} measured
 * @property {number} [most]
 * @property {number} [least]
 * @property {string} unit of all three
 */
/** @typedef {{name: string, value: string, bound?: Bound}} Line `value` is for reading; only a bound is judged */

/** What cannot be compared is missed too. @param {Line} line */
export const isMissed = ({bound}) =>
  bound !== undefined &&
  !(bound.measured <= (bound.most ?? Infinity) && bound.measured >= (bound.least ?? -Infinity));

/** @param {Bound} bound */
const wanted = ({most, least, unit}) =>
  [
    most !== undefined && `at most ${most} ${unit}`,
    least !== undefined && `at least ${least} ${unit}`,
  ]
    .filter(Boolean)
    .join(', ');

/** @param {Line} line @returns {string} as it is printed */
export const textOf = (line) =>
  line.bound
    ? `${line.name}: ${line.value} (wanted: ${wanted(line.bound)}${isMissed(line) ? ', missed' : ''})`
    : `${line.name}: ${line.value}`;

/** Prints every line. @param {Line[]} lines @returns {boolean} whether all bounds held */
export function judge(lines) {
  for (const line of lines) process.stdout.write(`  ${textOf(line)}\n`);
  return !lines.some(isMissed);
}

/** @param {number[]} times milliseconds @returns {{middle: number, text: string}} */
export function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const [least, most] = [sorted[0], sorted[sorted.length - 1]].map((time) => time.toFixed(0));
  return {middle, text: `${middle.toFixed(0)} ms (${least} to ${most})`};
}
