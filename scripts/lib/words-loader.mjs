// Words as they are sent: messages that were read at build time. Asked for as a pack (`core.ftl?pack`), a file brings the others of its
// pack along.

import {readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {messagesFrom} from './messages.mjs';
import {PACKS} from './word-packs.mjs';

/** @this {import('webpack').LoaderContext<{}>} @param {string} source @returns {string} a module */
export default function words(source) {
  const {resourcePath, resourceQuery} = this;
  const others = resourceQuery === '?pack' ? PACKS[basename(resourcePath, '.ftl')] : [];
  const files = others.map((name) => join(dirname(resourcePath), `${name}.ftl`));
  for (const file of files) this.addDependency(file);
  const sources = [source, ...files.map((file) => readFileSync(file, 'utf8'))];
  return `export default ${JSON.stringify(messagesFrom(sources.join('\n')))};`;
}
