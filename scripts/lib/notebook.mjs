// The Python package: the sources of python/, and in it the board as one script.

import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {at} from './paths.mjs';
import {SCRIPT} from './single.mjs';

/** @param {string} folder where it is to stand @param {string} from the folder with the single file */
export function writePythonPackage(folder, from) {
  rmSync(folder, {recursive: true, force: true});
  cpSync(at('python'), folder, {recursive: true});
  for (const licence of ['LICENSE-APACHE', 'LICENSE-MIT'])
    cpSync(at(licence), join(folder, licence));
  const single = readFileSync(join(from, SCRIPT), 'utf8');
  const widget = readFileSync(at('www/src/packaging/notebook/widget.js'), 'utf8');
  const files = join(folder, 'spyglass_board/static');
  mkdirSync(files, {recursive: true});
  writeFileSync(join(files, 'widget.js'), `const SINGLE = ${JSON.stringify(single)};\n${widget}`);
}
