// Everything in one script, and in one page: engines and books are packed into it, and it is its own worker.

import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import webpack from 'webpack';
import {REPORTING, SINGLE} from '../../www/src/packaging/scorm/files.js';
import {LICENCES, Licences} from './licences.mjs';
import {at} from './paths.mjs';
import {templateRule} from './template-rule.mjs';
import {wasmFile} from './wasm.mjs';
import {wordsRule} from './word-packs.mjs';

export const SCRIPT = SINGLE;
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

/** Once all is written: the script holds its licences itself, not a note of the file where webpack keeps them. */
class HoldsLicences {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HoldsLicences', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({name: 'HoldsLicences', stage}, (assets) => {
        const [licences, built] = [LICENCES, SCRIPT].map((name) => String(assets[name].source()));
        if (licences.includes('*/'))
          throw new Error('a licence would end the comment it stands in');
        const script = `/*!\n${licences}*/\n${built.replace(/^\/\*! For license .*\*\/\n/, '')}`;
        compilation.updateAsset(SCRIPT, new webpack.sources.RawSource(script));
        for (const aside of [LICENCES, `${SCRIPT}.LICENSE.txt`])
          if (compilation.getAsset(aside)) compilation.deleteAsset(aside);
      });
    });
  }
}

/**
 * What both scripts of a package are built by. A plain script: from a disk browsers load no modules.
 * @param {{name: string, entry: string, folder: string, filename: string, isMinimized: boolean, plugins?: import('webpack').WebpackPluginInstance[]}} build
 * @returns {import('webpack').Configuration}
 */
const plain = ({name, entry, folder, filename, isMinimized, plugins = []}) => ({
  name,
  mode: 'production',
  context: at('.'),
  devtool: false,
  entry,
  output: {path: folder, filename, publicPath: '', iife: true},
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
  plugins: [new webpack.optimize.LimitChunkCountPlugin({maxChunks: 1}), ...plugins],
  optimization: {minimize: isMinimized},
  performance: {hints: false},
  stats: 'errors-warnings',
});

/** The single file. @param {string} folder @param {boolean} [isMinimized] */
export const singleBuild = (folder, isMinimized = true) =>
  plain({
    ...{name: 'single', folder, filename: SCRIPT, isMinimized},
    entry: './www/src/packaging/single/index.js',
    plugins: [
      new webpack.DefinePlugin({ENGINE_BYTES: statSync(wasmFile).size}),
      new Licences(),
      new HoldsLicences(),
      ...INSTEAD,
    ],
  });

/** What reports to a learning platform from a package with the single file. @param {string} folder @param {boolean} [isMinimized] */
export const reportingBuild = (folder, isMinimized = true) =>
  plain({
    ...{name: 'scorm', folder, filename: REPORTING, isMinimized},
    entry: './www/src/packaging/scorm/sco.js',
    // A package is never in the made-up language.
    plugins: [new webpack.IgnorePlugin({resourceRegExp: /pseudo\.js$/})],
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

/** @param {import('webpack').Configuration[]} builds */
export async function built(builds) {
  const stats = await new Promise((resolve, reject) =>
    webpack(builds, (error, stats) => (error ? reject(error) : resolve(stats))),
  );
  const {errors, children = []} = stats.toJson({all: false, errors: true, children: true});
  const faults = [...errors, ...children.flatMap((/** @type {any} */ {errors}) => errors ?? [])];
  if (faults.length > 0)
    throw new Error(faults.map((/** @type {any} */ {message}) => message).join('\n'));
}

/** @param {string} folder where both are written */
export async function writeSingle(folder) {
  mkdirSync(folder, {recursive: true});
  await built([singleBuild(folder)]);
  writePage(folder);
}

/** @param {string} folder with the script, and where the page is written */
export const writePage = (folder) =>
  writeFileSync(join(folder, PAGE), pageOf(inline(readFileSync(join(folder, SCRIPT), 'utf8'))));
