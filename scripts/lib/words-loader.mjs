// Words as they are sent: comments and empty lines are for translators. Asked for as a pack (`core.ftl?pack`), a file brings the
// others of its pack along.

import {readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {PACKS} from './word-packs.mjs';

/** @param {string} source in Fluent's syntax; an empty line within a message, before an indented one, stays */
export const sent = (source) => source.replaceAll(/^#.*\n/gm, '').replaceAll(/^\n+(?! )/gm, '');

/** @this {import('webpack').LoaderContext<{}>} @param {string} source @returns {string} of a pack a module, else a text */
export default function words(source) {
  const {resourcePath, resourceQuery} = this;
  if (resourceQuery !== '?pack') return sent(source);
  const others = PACKS[basename(resourcePath, '.ftl')];
  const files = others.map((name) => join(dirname(resourcePath), `${name}.ftl`));
  for (const file of files) this.addDependency(file);
  const texts = [source, ...files.map((file) => readFileSync(file, 'utf8'))].map(sent);
  return `export default ${JSON.stringify(texts.join('\n'))};`;
}
