// What a file or a text carries of a game: what goes out of here comes back in. Pure.

/** What a picture calls the link it carries, in either form. */
export const KEYWORD = 'Spyglass';

const NAMED = /** @type {Record<string, string>} */ ({
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
});
const ESCAPED = /** @type {Record<string, string>} */ ({
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
});

/** @param {string} text as XML writes it */
export const escaped = (text) => text.replace(/[<>&"]/g, (sign) => ESCAPED[sign]);

/** @param {string} text */
const unescaped = (text) =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi,
    (all, hex, decimal, name) => {
      if (name) return NAMED[name.toLowerCase()];
      const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );

const isPicture = (/** @type {string} */ text) => /^(<\?xml[^>]*>\s*)?<svg[\s>]/.test(text);

const RECORD = /^spyglass\d+ \S/i;

/** A line by itself that is opened as it stands. */
const LINE = /^(spyglass\d+ \S.*|[a-z][a-z\d+.-]*:\/\/\S+\?\S*|\?v=\d+&\S*)$/i;

/** What a link within a text ends at; what is between is looked at once, however long a text is. */
const APART = /[\s"'<>()]+/;
const LINK = /^[a-z][a-z\d+.-]*:\/\/[^?]+\?v=\d+&./i;

/** @param {string} text a record, a link, a picture as SVG, or what was written about a game with its link @returns {string} what is to be opened; '' where it carries nothing */
export function carriedIn(text) {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (isPicture(trimmed)) {
    const [, inside] = /<metadata id="spyglass">([^<]*)<\/metadata>/.exec(trimmed) ?? [];
    return unescaped(inside ?? '').trim();
  }
  const lines = trimmed.split(/\r\n|\r|\n/).map((line) => line.trim());
  // Of two games none is meant more than the other.
  if (lines.filter((each) => RECORD.test(each)).length > 1) return trimmed;
  const line = lines.findLast((each) => LINE.test(each));
  if (line) return line;
  // A field of one line makes one of all that is pasted; and a snippet has its link between quotes.
  return (
    unescaped(trimmed)
      .split(APART)
      .findLast((word) => LINK.test(word)) ?? trimmed
  );
}

/** The query of a link, empty where it cannot be read; null where the text is no link. @param {string} text */
export function queryOf(text) {
  if (!/^([a-z][a-z\d+.-]*:\/\/|\?)/i.test(text)) return null;
  try {
    return new URL(text, 'https://spyglass.invalid/').search;
  } catch {
    return '';
  }
}
