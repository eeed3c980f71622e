// Serves the page as soon as the engine of the seas is built; the other engines follow meanwhile, and whoever asks for one waits for it.

import {existsSync, mkdirSync, statSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {at} from './paths.mjs';
import {modules, prepareWasm} from './wasm.mjs';

const [first, ...later] = modules;

/** What `npm start` builds before it serves: the engine of the seas, and empty files in place of the engines that are not there yet. */
export async function prepareFirstEngine() {
  await prepareWasm('quick', [first]);
  mkdirSync(at('www/pkg'), {recursive: true});
  for (const {name} of later)
    for (const [file, content] of [
      [`www/pkg/${name}.js`, 'export default () => {};\n'],
      [`www/pkg/${name}_bg.wasm`, ''],
    ])
      if (!existsSync(at(file))) writeFileSync(at(file), content);
}

/** Whether an engine is there, and no empty file in its place. @param {string} name */
export const isBuilt = (name) =>
  (statSync(at(`www/pkg/${name}_bg.wasm`), {throwIfNoEntry: false})?.size ?? 0) > 0;

/** The files that hold an engine, or are made with it, as the course is. @type {[name: string, paths: RegExp][]} */
const FILES = [
  ['tutor', /\btutor_bg\b/],
  // The one script that binds both is made anew with the later one.
  ['planner', /\b(later-doors|planner_bg)\b/],
  ['explorer', /\blearn-door\b|\bexplorer_bg\b|^\/docs\/course\//],
  ['reversi', /\breversi(-door|_bg)\b/],
];

/** What packages are made of holds every engine. */
const ALL = /^\/scorm\//;

/**
 * Builds the other engines and holds back every request for one of their files until it is what the request means.
 *
 * @param {import('webpack-dev-server')} server
 * @returns {import('webpack-dev-server').ExpressRequestHandler}
 */
export function holdLaterEngines(server) {
  /** @type {Map<string, Promise<void>>} */
  const built = new Map();
  let queue = Promise.resolve();
  for (const module of later) {
    const build = queue.then(async () => {
      await prepareWasm('quick', [module]);
      // The pages are put together anew, with the engine in place of the empty file.
      await new Promise((done) => server.middleware?.invalidate(done));
    });
    built.set(module.name, build);
    // The next one is built all the same.
    queue = build.catch((error) => void process.stderr.write(`\n${error.message}\n`));
  }
  return async (request, response, next) => {
    const {url = ''} = request;
    const [name = ''] = FILES.find(([, paths]) => paths.test(url)) ?? [];
    try {
      await Promise.all(ALL.test(url) ? built.values() : [built.get(name)]);
      next();
    } catch (error) {
      response
        .status(503)
        .type('text')
        .send(`${name || 'an engine'} could not be built: ${error}`);
    }
  };
}
