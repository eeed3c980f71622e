// Two fresh projects that install the packed package, and what their bundlers make of it.

import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {build as vite} from 'vite';
import webpack from 'webpack';
import {writeNpmPackage} from '../../scripts/package.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** @param {string[]} args @param {string} cwd */
const runNpm = (args, cwd) =>
  execFileSync(npm, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });

const SCRIPT = `
import 'spyglass/define';
import {loadEngine} from 'spyglass/engine';

// Both ways to the engine in one project.
window.counted = loadEngine().then(({newBatch}) => {
  const batch = newBatch({rules: 'solitaire', agents: ['exact'], seed: '1'});
  batch.run(2);
  const sums = batch.sums();
  batch.free();
  return sums;
});
`;
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<spyglass-board id="board" game="solitaire" seed="42" agent="exact" step="1"></spyglass-board>
<script type="module" src="./main.js"></script></html>`;

/** Packs the package and installs it beside nothing else. @returns {{folder: string, packed: string[]}} the project, and which files were packed */
export function freshProject() {
  const folder = mkdtempSync(join(tmpdir(), 'spyglass-fresh-'));
  const source = join(folder, 'packed');
  writeNpmPackage(source);
  const [{filename, files}] = JSON.parse(runNpm(['pack', '--json', '--silent'], source));
  const project = join(folder, 'project');
  mkdirSync(project);
  const manifest = {
    name: 'fresh',
    private: true,
    type: 'module',
    dependencies: {spyglass: `file:../packed/${filename}`},
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(project, 'main.js'), SCRIPT);
  writeFileSync(join(project, 'index.html'), PAGE);
  runNpm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], project);
  return {folder: project, packed: files.map(({path}) => path).sort()};
}

/** @param {string} folder @returns {Promise<string>} where it was built */
export async function withWebpack(folder) {
  const out = join(folder, 'built-by-webpack');
  const stats = await new Promise((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './main.js',
        output: {path: out, filename: 'main.js'},
        // How large it is the project's own check says.
        performance: {hints: false},
      },
      (error, stats) => (error ? reject(error) : resolve(stats)),
    ),
  );
  const {errors, warnings} = stats.toJson({all: false, errors: true, warnings: true});
  const faults = [...errors, ...warnings].map(({message}) => message);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync(join(out, 'index.html'), readFileSync(join(folder, 'index.html')));
  return out;
}

/** @param {string} folder @returns {Promise<string>} where it was built */
export async function withVite(folder) {
  const out = join(folder, 'built-by-vite');
  await vite({
    root: folder,
    base: './',
    logLevel: 'error',
    configFile: false,
    build: {outDir: out},
  });
  return out;
}
