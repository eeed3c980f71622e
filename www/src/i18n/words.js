/**
 * From a key and its numbers to a sentence.
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
import {FluentBundle, FluentResource} from '@fluent/bundle';

/**
 * Words over one source of messages. Where a key is missing `onMissing` decides; without it the key itself is shown, so
 * that a page with an untranslated sentence stays usable.
 *
 * @param {{
 *   locale: string,
 *   source: string,
 *   transform?: (text: string) => string,
 *   onMissing?: (key: string) => string,
 * }} options
 * @returns {Words}
 */
export function wordsFrom({locale, source, transform, onMissing = (key) => key}) {
  const bundle = new FluentBundle(locale, {useIsolating: false, transform});
  bundle.addResource(new FluentResource(source));

  /**
   * @param {string} key
   * @param {Args} [args]
   */
  const words = (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return onMissing(key);
    /** @type {Error[]} */
    const faults = [];
    const text = bundle.formatPattern(pattern, present(args, number), faults);
    return faults.length === 0 ? text : onFault(key, text, faults, onMissing);
  };

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
    has: bundle.hasMessage.bind(bundle),
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

/**
 * Fluent knows no null: an argument that is absent is left out. It also writes a hyphen for a minus.
 *
 * @param {Args | undefined} args
 * @param {(value: number) => string} number
 * @returns {Record<string, string | number>}
 */
function present(args = {}, number) {
  const kept = Object.entries(args)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => [key, typeof value === 'number' && value < 0 ? number(value) : value]);
  return Object.fromEntries(/** @type {[string, string | number][]} */ (kept));
}

/**
 * @param {string} key
 * @param {string} text
 * @param {Error[]} faults
 * @param {(key: string) => string} onMissing
 */
function onFault(key, text, faults, onMissing) {
  onMissing(`${key}: ${faults.map((fault) => fault.message).join('; ')}`);
  return text;
}
