/**
 * From a key and its numbers to a sentence.
 *
 * @typedef {string | (string | Choice)[]} Pattern a text with `{name}` where an argument is put in; or such texts, and choices between them
 * @typedef {[name: string, cases: Record<string, Pattern>]} Choice by an argument: a word, `=` and a number, or a number's plural category; '' for all others
 * @typedef {Record<string, Pattern>} Messages by key
 *
 * @typedef {string | number | null | undefined} Arg
 * @typedef {Record<string, Arg>} Args
 * @typedef {((key: string, args?: Args) => string) & {
 *   locale: string,
 *   has: (key: string) => boolean,
 *   number: (value: number | bigint, options?: Intl.NumberFormatOptions) => string,
 *   count: (decimal: string) => string,
 *   rough: (decimal: string) => string,
 * }} Words
 */

/**
 * Where a key is missing `onMissing` decides; without it the key itself is shown, so that a page with an untranslated
 * sentence stays usable. An argument that is missing is told to it, too.
 *
 * @param {{
 *   locale: string,
 *   messages: Messages,
 *   transform?: (text: string) => string,
 *   onMissing?: (key: string) => string,
 * }} options `transform`: of what stands between the arguments
 * @returns {Words}
 */
export function wordsFrom({
  locale,
  messages,
  transform = (text) => text,
  onMissing = (key) => key,
}) {
  const has = (/** @type {string} */ key) => Object.hasOwn(messages, key);
  const plurals = new Intl.PluralRules(locale);

  /** @param {string} key @param {Args} [args] */
  function words(key, args = {}) {
    /** @type {Set<string>} */
    const missing = new Set();
    /** @param {string} name */
    function argument(name) {
      const value = args[name] ?? (missing.add(name) && `{${name}}`);
      return typeof value === 'number' ? number(value) : value;
    }
    /** @param {Choice} choice @returns {Pattern} */
    function chosen([name, cases]) {
      const value = args[name];
      const asked =
        typeof value === 'number' ? [`=${value}`, plurals.select(value)] : [argument(name)];
      return cases[asked.find((one) => Object.hasOwn(cases, one)) ?? ''];
    }
    /** @param {Pattern} pattern @returns {string} */
    const said = (pattern) =>
      typeof pattern === 'string'
        ? pattern
            .split(/[{}]/)
            .map((text, place) => (place % 2 ? argument(text) : transform(text)))
            .join('')
        : pattern.map((part) => said(typeof part === 'string' ? part : chosen(part))).join('');

    if (!has(key)) return onMissing(key);
    const text = said(messages[key]);
    if (missing.size > 0) onMissing(`${key}: without ${[...missing].join(', ')}`);
    return text;
  }

  /** Making a formatter costs far more than using it. @type {Map<string, Intl.NumberFormat>} */
  const formats = new Map();
  /** @param {Intl.NumberFormatOptions} [options] */
  function format(options) {
    const key = JSON.stringify(options ?? {});
    const known = formats.get(key) ?? new Intl.NumberFormat(locale, {...SIGN, ...options});
    formats.set(key, known);
    return known;
  }

  /** @type {Words['number']} */
  const number = (value, options) => minus(format(options).format(value));

  return Object.assign(words, {
    locale,
    has,
    number,
    /** @param {string} decimal */
    count: (decimal) => format().format(BigInt(decimal)),
    /** @param {string} decimal a large number in three figures: '1.86 quadrillion' */
    rough(decimal) {
      const {length} = decimal;
      if (length <= NAMED_DIGITS)
        return format(length > PLAIN_DIGITS ? NAMED : ROUGH).format(BigInt(decimal));
      // Browsers name no number above the trillions.
      const power = length - 1 - ((length - 1) % 3);
      const figure = number(Number(decimal) / 10 ** power, {maximumSignificantDigits: 3});
      return words('number-large', {figure, power});
    },
  });
}

/** @type {Intl.NumberFormatOptions} */
const ROUGH = {maximumSignificantDigits: 3};
/** @type {Intl.NumberFormatOptions} */
const NAMED = {...ROUGH, notation: 'compact', compactDisplay: 'long'};
const PLAIN_DIGITS = 6;
const NAMED_DIGITS = 15;

/** A score of −0 is 0. @type {Intl.NumberFormatOptions} */
const SIGN = {signDisplay: 'negative'};

/** A hyphen is no minus. @param {string} number */
const minus = (number) => number.replace('-', '\u2212');
