// What packages are made of, while the pages are served as they are worked on: put together when it is asked for.

import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import process from 'node:process';
import webpack from 'webpack';
import {REPORTING, SINGLE} from '../../www/src/packaging/scorm/files.js';
import {at} from './paths.mjs';
import {reportingBuild, singleBuild} from './single.mjs';

const FOLDER = at('target/packages');

/** By the name under which the page asks for it. @type {Record<string, typeof singleBuild>} */
const BUILDS = {[SINGLE]: singleBuild, [REPORTING]: reportingBuild};

/** @param {string} name @returns {Promise<Buffer>} the script */
async function built(name) {
  const compiler = webpack(BUILDS[name](FOLDER, false));
  const stats = await /** @type {Promise<import('webpack').Stats>} */ (
    new Promise((resolve, reject) =>
      compiler?.run((error, done) => (done ? resolve(done) : reject(error))),
    )
  );
  await new Promise((done) => compiler?.close(done));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return readFile(join(FOLDER, name));
}

/**
 * Each script is kept until something has changed.
 *
 * @param {import('webpack-dev-server')} server
 * @returns {import('webpack-dev-server').ExpressRequestHandler}
 */
export function servePackages({compiler}) {
  /** @type {Map<string, Promise<Buffer>>} */
  const made = new Map();
  /** @type {import('webpack').MultiCompiler} */ (compiler).hooks.done.tap('packages', () =>
    made.clear(),
  );
  return async (request, response, next) => {
    const [, name = ''] = /^\/scorm\/([^?]+)/.exec(request.url ?? '') ?? [];
    if (!Object.hasOwn(BUILDS, name)) return next();
    try {
      const script = made.get(name) ?? built(name);
      made.set(name, script);
      response.type('text/javascript').send(await script);
    } catch (error) {
      made.delete(name);
      process.stderr.write(`\n${error}\n`);
      response.status(503).type('text').send(`${name} could not be built: ${error}`);
    }
  };
}
