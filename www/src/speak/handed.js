// What is said of answers that were handed in: of the seas and of Reversi.

/**
 * @param {{holds: boolean, code: string} | null | undefined} read null where nothing could be read, undefined where nothing was handed in
 * @param {{words: import('../i18n/words.js').Words}} speech
 */
export function readSentence(read, {words}) {
  if (read === undefined) return '';
  return read === null
    ? words('answers-unread')
    : words('answers-checked', {holds: read.holds ? 'yes' : 'no', code: read.code});
}
