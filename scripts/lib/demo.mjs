// The demo pages, as they stand in www/demo, each with its own source to read. Their list is a page of the site, which webpack.config.js makes.
import {readdirSync, readFileSync} from 'node:fs';
import webpack from 'webpack';
import {escaped} from './course-pictures.mjs';
import {at} from './paths.mjs';

const FOLDER = 'www/demo';
const LIST = 'index.html';
/** Where a page shows a source: `<pre data-source="events.js"></pre>`. */
const SHOWN = /<pre data-source="([\w.-]+)"><\/pre>/g;

/** @param {string} name */
const read = (name) => readFileSync(at(`${FOLDER}/${name}`), 'utf8');

/** The files by name, as they are published. @returns {Record<string, string>} */
export const demoFiles = () =>
  Object.fromEntries(
    readdirSync(at(FOLDER)).map((name) => [
      name,
      read(name).replace(
        SHOWN,
        (_, shown) => `<pre tabindex="0"><code>${escaped(read(shown))}</code></pre>`,
      ),
    ]),
  );

export class DemoPages {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DemoPages', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({name: 'DemoPages', stage}, () => {
        for (const [name, source] of Object.entries(demoFiles()).filter(([name]) => name !== LIST))
          compilation.emitAsset(`demo/${name}`, new webpack.sources.RawSource(source));
      });
    });
  }
}
