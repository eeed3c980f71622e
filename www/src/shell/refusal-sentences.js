// What is said where something was refused.

/** @import {Refusal} from './game.js' */

/** After these no game goes on here, as the page of games says. */
const BROKEN = new Set(['engine-died', 'engine-trapped']);

/**
 * @param {Refusal} refusal
 * @param {import('./coded-sentence.js').Speech} speech
 * @param {string} otherwise what is said where the code has no words, or the engine broke
 */
export function refusalSentence({code, args, faults = []}, {words, names}, otherwise) {
  const said = faults.map(({code, args}) =>
    words(`fault-${code}`, {...args, ...(args?.ship && {ship: names.ship(String(args.ship))})}),
  );
  if (said.length > 0) return said.join(' ');
  const known = words.has(`error-${code}`) && !BROKEN.has(code);
  return words(known ? `error-${code}` : otherwise, {...args, code});
}
