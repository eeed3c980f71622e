import process from 'node:process';
import {packaged, program} from './checks.mjs';
import {locked} from './wasm.mjs';

// Biome colours its words in CI too, where nothing shows them.
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

/** What is wrong with Rust without being run. */
export const rustLint = () => [
  program('rustfmt', 'cargo', ['fmt', '--all', '--check']),
  program('rustfmt of the fuzz targets', 'cargo', [
    ...['fmt', '--manifest-path', 'fuzz/Cargo.toml', '--check'],
  ]),
  program('clippy', 'cargo', [
    ...['clippy', '--workspace', '--all-targets', ...locked],
    ...['--', '--deny', 'warnings'],
  ]),
  program('rustdoc', 'cargo', ['doc', '--workspace', '--no-deps', '--lib', ...locked], {
    env: {RUSTDOCFLAGS: '--deny warnings'},
  }),
];

/** The same of the page, of the scripts and of the tests. */
export const pageLint = () => [
  packaged('biome', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...plain]),
  ...types(),
];

/** The JSDoc types of the page, of the scripts and of the tests. */
export const types = () =>
  ['tsconfig.json', 'scripts/tsconfig.json', 'tests/tsconfig.json'].map((project) =>
    packaged(`types of ${project}`, 'typescript/bin/tsc', ['--project', project]),
  );
