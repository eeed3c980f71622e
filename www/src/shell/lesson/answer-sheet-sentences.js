// What is said of texts of answers that were handed in.

/** @typedef {import('./answer-sheet.js').Reading<unknown, unknown>} Reading */

/** @param {Reading} reading @param {Pick<import('../coded-sentence.js').Speech, 'words'>} speech */
export function readingSentence({sheet, fault}, {words}) {
  return sheet
    ? words('answers-checked', {holds: sheet.holds ? 'yes' : 'no', code: sheet.code})
    : words('answers-unread', {fault: String(fault)});
}

/** @param {Reading[] | undefined} read @param {Pick<import('../coded-sentence.js').Speech, 'words'>} speech what was handed in comes to */
export function readSentence(read, speech) {
  if (read === undefined) return '';
  if (read.length === 1) return readingSentence(read[0], speech);
  const held = read.filter(({sheet}) => sheet?.holds).length;
  return speech.words('answers-several', {count: read.length, held});
}

/** @param {Reading} reading @param {Pick<import('../coded-sentence.js').Speech, 'words'>} speech what stands around it */
export const aroundSentence = ({above, below}, {words}) =>
  words('answers-around', {above: above ?? 'none', below: below ?? 'none'});
