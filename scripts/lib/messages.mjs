// Messages as the page has them: Fluent's parser reads them at build time, so that no page needs it.

import {FluentResource} from '@fluent/bundle';

/** @import {Messages, Pattern} from '../../www/src/i18n/words.js' */

/** @param {string} text @returns {string} */
function plain(text) {
  if (/[{}]/.test(text)) throw new Error(`a brace stands for an argument: ${text}`);
  return text;
}

/**
 * @param {string} source in Fluent's syntax, of which the page speaks texts, arguments, selections by an argument, and other messages of the same source
 * @returns {Messages}
 */
export function messagesFrom(source) {
  const {body} = new FluentResource(source);
  const values = new Map(body.map(({id, value}) => [id, value]));

  /** @param {any} value @returns {Pattern} */
  function patternOf(value) {
    /** @type {Exclude<Pattern, string>} */
    const parts = [];
    for (const part of [value].flat().flatMap(partOf)) {
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') parts.splice(-1, 1, last + part);
      else parts.push(part);
    }
    return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
  }

  /** @param {any} part @returns {Pattern} */
  function partOf(part) {
    if (typeof part === 'string') return plain(part);
    if (part.type === 'str') return plain(part.value);
    if (part.type === 'var') return `{${part.name}}`;
    if (part.type === 'mesg' && values.has(part.name)) return patternOf(values.get(part.name));
    if (part.type !== 'select' || part.selector.type !== 'var')
      throw new Error(`the page cannot say ${JSON.stringify(part)}`);
    const cases = part.variants.map(
      (/** @type {any} */ {key, value}, /** @type {number} */ index) => {
        const name = key.type === 'num' ? `=${key.value}` : key.value;
        return [index === part.star ? '' : name, patternOf(value)];
      },
    );
    return [[part.selector.name, Object.fromEntries(cases)]];
  }

  return Object.fromEntries(Array.from(values, ([id, value]) => [id, patternOf(value)]));
}
