// What others take along: package/npm for npm, with everything in it a script and a page, and package/python for notebooks.

import {mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {crateWorks, LICENCES, licencesFile} from './lib/licences.mjs';
import {writePythonPackage} from './lib/notebook.mjs';
import {npmFiles} from './lib/npm-files.mjs';
import {at} from './lib/paths.mjs';
import {writeSingle} from './lib/single.mjs';
import {wasmFile} from './lib/wasm.mjs';

/** Told to whoever types. */
const TYPES = [
  'src/packaging/npm/board.d.ts',
  'src/packaging/npm/define.d.ts',
  'src/packaging/npm/react.d.ts',
  'src/packaging/npm/vue.d.ts',
  'src/packaging/npm/engine.d.ts',
  'src/widget/public.d.ts',
  'pkg/spyglass.d.ts',
  'pkg/tutor.d.ts',
];

/** @param {Set<string>} packages */
function manifest(packages) {
  const {name, version, description, license, engines, dependencies} = JSON.parse(
    readFileSync(at('package.json'), 'utf8'),
  );
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    keywords: ['battleship', 'custom-element', 'education', 'wasm'],
    exports: {
      '.': {types: './src/packaging/npm/board.d.ts', default: './src/packaging/npm/board.js'},
      './define': {
        types: './src/packaging/npm/define.d.ts',
        default: './src/packaging/npm/define.js',
      },
      './engine': {
        types: './src/packaging/npm/engine.d.ts',
        default: './src/packaging/npm/engine.js',
      },
      './react': {types: './src/packaging/npm/react.d.ts'},
      './vue': {types: './src/packaging/npm/vue.d.ts'},
      './spyglass.wasm': './pkg/spyglass_bg.wasm',
      './tutor.wasm': './pkg/tutor_bg.wasm',
      './planner.wasm': './pkg/planner_bg.wasm',
      './package.json': './package.json',
    },
    sideEffects: [
      './src/packaging/npm/define.js',
      './src/engine/worker.js',
      './src/engine/reversi-worker.js',
    ],
    dependencies: Object.fromEntries(
      [...packages].sort().map((each) => {
        if (!dependencies[each]) throw new Error(`${each} is imported and no dependency`);
        return [each, `^${dependencies[each]}`];
      }),
    ),
  };
}

/** @param {string} folder where the package for npm is to stand */
export function writeNpmPackage(folder) {
  rmSync(folder, {recursive: true, force: true});
  const {files, packages} = npmFiles({
    ENGINE_BYTES: String(statSync(wasmFile).size),
    // Only a site that may be kept without a network asks where its root is.
    __webpack_public_path__: "'./'",
  });
  for (const path of TYPES) files.set(path, readFileSync(at(`www/${path}`)));
  files.set('README.md', readFileSync(at('www/src/packaging/npm/README.md')));
  for (const licence of ['LICENSE-APACHE', 'LICENSE-MIT'])
    files.set(licence, readFileSync(at(licence)));
  // What it imports npm installs beside it; the crates are in it.
  files.set(LICENCES, licencesFile(crateWorks()));
  files.set('package.json', `${JSON.stringify(manifest(packages), null, 2)}\n`);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), content);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeNpmPackage(at('package/npm'));
  await writeSingle(at('package'));
  writePythonPackage(at('package/python'), at('package'));
}
