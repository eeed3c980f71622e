// What the file of a lesson, or of its result, is named.

/** With the letters of every script. @param {string} title @param {string} ending */
export const fileName = (title, ending) =>
  `${
    title
      .normalize('NFKC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'lesson'
  }.${ending}`;
