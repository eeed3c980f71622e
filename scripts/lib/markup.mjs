// A template of the page as text: what a browser that runs no script is sent.

import {escaped} from './course-pictures.mjs';

/** @typedef {Record<string, (values: any[], next: string) => string>} Directives what a directive on an element makes of the markup after it, by the name of its class */

const isNothing = (/** @type {unknown} */ value) =>
  value === null || value === undefined || value === '' || typeof value === 'symbol';

/**
 * @param {any} value a template, a list of them, or a text
 * @param {Directives} [directives]
 * @returns {string}
 */
export function markup(value, directives = {}) {
  if (isNothing(value) || typeof value === 'boolean') return '';
  if (Array.isArray(value)) return value.map((one) => markup(one, directives)).join('');
  if (!value.strings) return escaped(String(value));
  const strings = [...value.strings];
  let text = strings[0];
  for (const [index, part] of value.values.entries()) {
    const next = strings[index + 1];
    const attribute = /\s([.?@]?)([\w:-]+)=("?)[^"<>=]*$/.exec(text);
    const isInTag = text.lastIndexOf('<') > text.lastIndexOf('>');
    if (part?._$litDirective$ && isInTag) {
      strings[index + 1] = directives[part._$litDirective$.name]?.(part.values, next) ?? next;
    } else if (isInTag && attribute && attribute[3] === '') {
      const [whole, sign, name] = attribute;
      const isGone = '@.'.includes(sign || ' ') || (sign === '?' ? !part : isNothing(part));
      text = text.slice(0, text.length - whole.length);
      if (!isGone) text += sign === '?' ? ` ${name}` : ` ${name}="${escaped(String(part))}"`;
    } else if (isInTag) text += escaped(String(part));
    else text += markup(part, directives);
    text += strings[index + 1];
  }
  return text.replace(/\s+/g, ' ');
}
