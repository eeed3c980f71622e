import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {at} from './paths.mjs';

/** Every message of a file, as it is written. @param {string} source @returns {Map<string, string>} */
export function messagesOf(source) {
  const lines = [...source.matchAll(/^([a-z][\w-]*) =.*(?:\n+[ \t].*)*/gm)];
  return new Map(lines.map(([text, key]) => [key, text]));
}

/**
 * A file of a language with what it lacks added in English, so that the page says something and nobody has to look for what is
 * to be translated. What stands there is not touched.
 *
 * @param {string | null} own null where there is no file yet
 * @param {string} english
 * @returns {string}
 */
export function filled(own, english) {
  if (own === null) return english;
  const there = messagesOf(own);
  const missing = [...messagesOf(english)].filter(([key]) => !there.has(key));
  if (missing.length === 0) return own;
  const texts = missing.map(([, text]) => text).join('\n');
  return `${own.trimEnd()}\n\n# In English so far.\n\n${texts}\n`;
}

/**
 * Fills every file of a language, and makes those that are not there.
 *
 * @param {string} language
 * @returns {{file: string, added: number}[]} what was added where
 */
export function fillLanguage(language) {
  const folder = `www/src/i18n/${language}`;
  mkdirSync(at(folder), {recursive: true});
  const read = (/** @type {string} */ path) =>
    existsSync(at(path)) ? readFileSync(at(path), 'utf8') : null;
  return readdirSync(at('www/src/i18n/en'))
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => {
      const own = read(`${folder}/${file}`);
      const text = filled(own, readFileSync(at(`www/src/i18n/en/${file}`), 'utf8'));
      if (text !== own) writeFileSync(at(`${folder}/${file}`), text);
      return {file, added: messagesOf(text).size - messagesOf(own ?? '').size};
    });
}
