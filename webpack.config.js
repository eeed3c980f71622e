import {readFileSync, statSync} from 'node:fs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import {framePolicy, headersOf, metaPolicy} from './scripts/lib/csp.mjs';
import {DemoPages} from './scripts/lib/demo.mjs';
import {Finishing, WORKER} from './scripts/lib/finish.mjs';
import {firstChart} from './scripts/lib/first-chart.mjs';
import {holdLaterEngines, isBuilt} from './scripts/lib/later-engines.mjs';
import {servePackages} from './scripts/lib/later-packages.mjs';
import {LaterStyles, laterStyles} from './scripts/lib/later-styles.mjs';
import {Licences} from './scripts/lib/licences.mjs';
import {messagesFrom} from './scripts/lib/messages.mjs';
import {missingPage} from './scripts/lib/missing.mjs';
import {at} from './scripts/lib/paths.mjs';
import {reportingBuild, singleBuild} from './scripts/lib/single.mjs';
import {templateRule} from './scripts/lib/template-rule.mjs';
import {wasmFile} from './scripts/lib/wasm.mjs';
import {wordsRule} from './scripts/lib/word-packs.mjs';
import {wordsFrom} from './www/src/i18n/words.js';

const english = wordsFrom({
  locale: 'en',
  messages: messagesFrom(
    ['core', 'lab', 'learn', 'lessons', 'reversi']
      .map((file) => readFileSync(at(`www/src/i18n/en/${file}.ftl`), 'utf8'))
      .join('\n'),
  ),
});

/** @param {string} page as a visitor without scripts finds it, and a search engine */
const headOf = (page) => ({
  title: english('page-title-mode', {mode: english(`nav-${page}`)}),
  description: english(`${page}-description`),
});

const chart = await firstChart();

/** Every page of the site, with the script it starts from. */
const pages = [
  {
    name: 'index',
    file: 'index.html',
    script: './www/src/pages/sea.js',
    title: english('page-title-home'),
    description: english('page-description'),
  },
  {
    name: 'lab',
    file: 'lab/index.html',
    script: './www/src/pages/lab/lab.js',
    ...headOf('lab'),
  },
  {
    name: 'learn',
    file: 'docs/index.html',
    script: './www/src/pages/learn/learn.js',
    ...headOf('learn'),
  },
  {
    name: 'reversi',
    file: 'reversi/index.html',
    script: './www/src/pages/reversi.js',
    ...headOf('reversi'),
  },
  {
    name: 'lesson',
    file: 'lesson/index.html',
    script: './www/src/pages/lesson/lesson.js',
    title: english('page-title-mode', {mode: english('lessons-title')}),
    description: english('lessons-description'),
  },
];

/** A text that stands in the page itself: whoever runs no script reads it all the same. */
const course = async () => {
  // Its numbers are those of the solver of small boards: `npm start` serves before that is built, and makes this page once more.
  if (!isBuilt('explorer')) return '';
  const {coursePage} = await import('./scripts/lib/course.mjs');
  return coursePage({
    title: english('course-title'),
    outline: english('course-outline'),
    language: english('course-english'),
    description: english('course-description'),
    policy: metaPolicy,
  });
};

/**
 * Once the page is there, where it is.
 *
 * @param {import('webpack-dev-server')} devServer
 */
function tellAddress({compiler, server}) {
  const address = server?.address();
  if (!address || typeof address === 'string') return;
  let isSaid = false;
  /** @type {import('webpack').Compiler} */ (compiler).hooks.done.tap('address', (stats) => {
    if (isSaid || stats.hasErrors()) return;
    isSaid = true;
    // After what webpack itself says of the build, so that it is the last line.
    setImmediate(() => process.stdout.write(`Spyglass is at http://localhost:${address.port}/\n`));
  });
}

/** @param {Asked} asked */
const minimized = ({mode, quick}) => mode === 'production' && !quick;

/**
 * Names tell the size check which script is which: what several parts share comes with the first of them.
 *
 * @param {Asked} asked
 * @returns {import('webpack').Configuration['optimization']}
 */
const optimization = (asked) => ({
  minimize: minimized(asked),
  chunkIds: 'named',
  moduleIds: 'size',
  mangleExports: 'size',
  // A part holds all that it needs: one request brings it, and nobody fetches what only other parts need.
  splitChunks: false,
});

/** @param {string | undefined} mode */
const named = (mode) => (mode === 'production' ? '[name].[contenthash:8]' : '[name]');

const sizes = () => new webpack.DefinePlugin({ENGINE_BYTES: statSync(wasmFile).size});

/**
 * What a build is asked for beside the pages: `maps` for debuggers, which nobody who plays needs and which are larger than the site; `quick` for tests,
 * which need the pages as they are and not their last bytes.
 *
 * @typedef {{mode: string | undefined, maps: boolean, quick: boolean, packing: 'small' | 'fast', base: string}} Asked
 */

/** An eval source map would need a weaker policy than the page is served with. @param {Asked} asked */
const devtool = ({mode, maps}) => (mode !== 'production' || maps ? 'source-map' : false);

const finishing = {
  small: new Finishing(at('dist'), 'small'),
  fast: new Finishing(at('dist'), 'fast'),
};

/** What is being worked on is served as it is. @param {Asked} asked */
const finished = ({mode, packing}) => (mode === 'production' ? [finishing[packing]] : []);

/**
 * The pages.
 *
 * @returns {import('webpack').Configuration & {devServer: import('webpack-dev-server').Configuration}}
 */
const site = (/** @type {Asked} */ asked) => {
  const {mode, base} = asked;
  const name = named(mode);
  return {
    name: 'site',
    entry: {
      ...Object.fromEntries(pages.map(({name, script}) => [name, script])),
      'service-worker': {import: './www/src/offline/worker.js', filename: WORKER},
      course: './www/src/pages/course/course.js',
      demo: './www/src/pages/demo.js',
      before: {import: './www/src/pages/before.js', filename: 'before.js'},
      ...laterStyles,
    },
    devtool: devtool(asked),
    experiments: {outputModule: true},
    output: {
      path: at('dist'),
      // The element, its frame and what packages are made of are built beside it.
      clean: {keep: /^(widget|embed|scorm)\//},
      // Relative to the script itself: the site works below any path.
      publicPath: 'auto',
      // A module says itself where it is and fetches others by itself: what does so in its stead is longer.
      module: true,
      workerChunkLoading: 'import',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: `assets/${name}[ext]`,
    },
    module: {
      rules: [
        {test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader']},
        wordsRule,
        templateRule,
        {test: /\.(woff2|svg|png)$/, type: 'asset/resource'},
      ],
    },
    plugins: [
      sizes(),
      new MiniCssExtractPlugin({filename: `${name}.css`, chunkFilename: `${name}.css`}),
      ...finished(asked),
      ...pages.map(
        ({name, file, title, description}) =>
          new HtmlWebpackPlugin({
            filename: file,
            template: 'www/index.html',
            chunks: [name],
            scriptLoading: 'module',
            title,
            description,
            policy: metaPolicy,
            before: name === 'index' ? chart : '',
          }),
      ),
      new HtmlWebpackPlugin({
        filename: 'docs/course/index.html',
        templateContent: course,
        cache: false,
        chunks: ['course'],
        scriptLoading: 'module',
      }),
      new HtmlWebpackPlugin({
        filename: 'demo/index.html',
        template: 'www/demo/index.html',
        chunks: ['demo'],
        scriptLoading: 'module',
        policy: metaPolicy,
      }),
      new HtmlWebpackPlugin({
        filename: '404.html',
        templateContent: ({htmlWebpackPlugin}) => missingPage(base, htmlWebpackPlugin.files.css),
        chunks: ['course'],
        publicPath: base,
        inject: false,
      }),
      new DemoPages(),
      new LaterStyles(),
      new Licences(),
    ],
    optimization: optimization(asked),
    // scripts/size.mjs holds the budget, of what is really sent.
    performance: {hints: false},
    stats: 'errors-warnings',
    // What the server says of itself names several addresses; one is enough.
    infrastructureLogging: {level: 'warn'},
    devServer: {
      host: 'localhost',
      headers: ({url = '/'}) => headersOf(url.slice(1)),
      static: false,
      // Their script would need inline styles, and a socket the policy forbids.
      client: false,
      hot: false,
      liveReload: false,
      onListening: tellAddress,
      setupMiddlewares: (middlewares, server) => [
        {name: 'later-engines', middleware: holdLaterEngines(server)},
        {name: 'packages', middleware: servePackages(server)},
        ...middlewares,
      ],
    },
  };
};

const framePage = readFileSync(at('www/embed.html'), 'utf8')
  .replaceAll('{title}', english('brand'))
  .replace('{policy}', framePolicy);

/**
 * The element, for anybody's page: one script with a name that stays, and what it fetches later.
 *
 * @param {Asked} asked
 * @returns {import('webpack').Configuration}
 */
const widget = (asked) => ({
  name: 'widget',
  entry: {
    'spyglass-board': './www/src/widget/index.js',
    'spyglass-frame.module': './www/src/widget/frame/frames-module.js',
    embed: './www/src/widget/frame/embed.js',
  },
  devtool: devtool(asked),
  experiments: {outputModule: true},
  output: {
    path: at('dist/widget'),
    clean: {keep: PLAIN},
    publicPath: 'auto',
    module: true,
    library: {type: 'module'},
    filename: '[name].js',
    chunkFilename: `${named(asked.mode)}.js`,
    workerChunkLoading: 'import',
    assetModuleFilename: `assets/${named(asked.mode)}[ext]`,
  },
  module: {
    parser: {javascript: {worker: ['PageWorker from ./page-worker.js', '...']}},
    rules: [{test: /\.css$/, use: at('scripts/lib/shadow-css.mjs')}, wordsRule, templateRule],
  },
  plugins: [
    sizes(),
    new HtmlWebpackPlugin({
      filename: '../embed/index.html',
      // As it stands: what makes a template of it writes no module.
      templateContent: framePage,
      // What the address says is written on the element before there is one.
      chunks: ['embed', 'spyglass-board'],
      chunksSortMode: 'manual',
      scriptLoading: 'module',
    }),
    new Licences(),
    ...finished(asked),
  ],
  optimization: optimization(asked),
  performance: {hints: false},
  stats: 'errors-warnings',
});

/** The script for pages with frames, as pages without modules want it. */
const PLAIN = /^spyglass-frame\.js/;

/** @param {Asked} asked @returns {import('webpack').Configuration} */
const plainFrames = (asked) => ({
  name: 'frames',
  entry: {'spyglass-frame': './www/src/widget/frame/frames-plain.js'},
  devtool: devtool(asked),
  output: {path: at('dist/widget'), library: {name: 'spyglassFrames', type: 'window'}},
  plugins: finished(asked),
  optimization: {minimize: minimized(asked)},
  performance: {hints: false},
  stats: 'errors-warnings',
});

/** What packages are made of, in a browser. What is being worked on has them when they are asked for: `servePackages`. @param {Asked} asked */
const packages = (asked) =>
  asked.mode !== 'production'
    ? []
    : [singleBuild, reportingBuild].map((build) => {
        const made = build(at('dist/scorm'), minimized(asked));
        return {...made, plugins: [...(made.plugins ?? []), ...finished(asked)]};
      });

/**
 * @param {{maps?: boolean, quick?: boolean, packing?: 'small' | 'fast', base?: string}} env of `--env`: `maps` writes source maps too; `quick` leaves scripts as long as they are; `packing=fast` packs files beforehand in less time, and not as small as can be; `base` is the path of the site, which only the page for wrong addresses must know
 * @param {{mode?: string}} argv
 * @returns {import('webpack').Configuration[]}
 */
export default (
  {maps = false, quick = false, packing = quick ? 'fast' : 'small', base = '/'},
  {mode},
) => {
  const asked = {mode, maps, quick, packing, base};
  return [...[site, widget, plainFrames].map((build) => build(asked)), ...packages(asked)];
};
