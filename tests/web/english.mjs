// Every word of the page, with those of its parts.
import {readdirSync, readFileSync} from 'node:fs';

const folder = new URL('../../www/src/i18n/en/', import.meta.url);

/** The names of the sources, those of one language. */
export const sources = readdirSync(folder).filter((name) => name.endsWith('.ftl'));

/** @param {string} name */
export const sourceOf = (name) => readFileSync(new URL(name, folder), 'utf8');

export const english = sources.map(sourceOf).join('\n');
