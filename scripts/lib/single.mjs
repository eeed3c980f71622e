// Everything in one script, and in one page: engines and books are packed into it, and it is its own worker.

import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import webpack from 'webpack';
import {LICENCES, Licences} from './licences.mjs';
import {at} from './paths.mjs';
import {templateRule} from './template-rule.mjs';
import {wasmFile} from './wasm.mjs';
import {wordsRule} from './word-packs.mjs';

export const SCRIPT = 'spyglass-board.single.js';
export const PAGE = 'spyglass.html';

/** What the single file has of its own. */
const INSTEAD = [
  [/[\\/]widget[\\/]workers\.js$/, 'workers.js'],
  [/[\\/]engine[\\/]files\.js$/, 'files.js'],
].map(([path, own]) => {
  const file = at(`www/src/packaging/single/${own}`);
  return new webpack.NormalModuleReplacementPlugin(/** @type {RegExp} */ (path), (found) => {
    if (!found.createData) found.request = file;
    // What it imports stands beside it.
    else Object.assign(found.createData, {resource: file, context: dirname(file)});
  });
});

/** @param {string} folder @returns {import('webpack').Configuration} */
const configuration = (folder) => ({
  mode: 'production',
  context: at('.'),
  entry: './www/src/packaging/single/index.js',
  // A plain script: from a disk browsers load no modules.
  output: {path: folder, filename: SCRIPT, publicPath: '', iife: true},
  module: {
    rules: [
      {test: /\.css$/, use: at('scripts/lib/shadow-css.mjs')},
      wordsRule,
      templateRule,
      {
        test: /\.(wasm|book|weights)$/,
        type: 'asset/inline',
        generator: {
          dataUrl: (/** @type {Buffer} */ content) =>
            `data:application/gzip;base64,${gzipSync(content, {level: 9}).toString('base64')}`,
        },
      },
    ],
  },
  plugins: [
    new webpack.DefinePlugin({ENGINE_BYTES: statSync(wasmFile).size}),
    new webpack.optimize.LimitChunkCountPlugin({maxChunks: 1}),
    new Licences(),
    ...INSTEAD,
  ],
  performance: {hints: false},
});

/** As it may stand inside a tag: in strings, templates and patterns alike the letter may be written so. @param {string} script */
const inline = (script) => script.replaceAll(/<(\/?script|!--)/gi, '\\x3c$1');

/** @param {string} script @returns {string} a page with nothing around it, that may load nothing at all */
function pageOf(script) {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}' 'wasm-unsafe-eval'; worker-src blob:; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Spyglass</title>
</head>
<body>
<script data-page>${script}</script>
</body>
</html>
`;
}

/** @param {string} folder where both are written */
export async function writeSingle(folder) {
  mkdirSync(folder, {recursive: true});
  const stats = await new Promise((resolve, reject) =>
    webpack(configuration(folder), (error, stats) => (error ? reject(error) : resolve(stats))),
  );
  const {errors} = stats.toJson({all: false, errors: true});
  if (errors.length > 0)
    throw new Error(errors.map((/** @type {any} */ {message}) => message).join('\n'));
  const [licences, built] = [LICENCES, SCRIPT].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  // The script holds its licences itself, not a note of the file where webpack keeps them.
  if (licences.includes('*/')) throw new Error('a licence would end the comment it stands in');
  const script = `/*!\n${licences}*/\n${built.replace(/^\/\*! For license .*\*\/\n/, '')}`;
  for (const aside of [LICENCES, `${SCRIPT}.LICENSE.txt`]) rmSync(join(folder, aside));
  writeFileSync(join(folder, SCRIPT), script);
  writeFileSync(join(folder, PAGE), pageOf(inline(script)));
}
