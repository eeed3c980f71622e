import process from 'node:process';
import {one} from './checks.mjs';
import {at} from './paths.mjs';
import {ask} from './run.mjs';
import {doorArgs, wasmFile} from './wasm.mjs';

const nativeOnly = ['clap', 'indicatif', 'rayon'];

/** What must be true of the engine as the page gets it. */
export const engineChecks = () => [
  one('the engine uses SIMD', async () => {
    const text = ask(process.execPath, [at('node_modules/binaryen/bin/wasm-dis'), wasmFile]);
    return /\bv128\b/.test(text ?? '');
  }),
  one('the doors carry nothing of the shell', async () => {
    const tree = ask('cargo', ['tree', '--prefix', 'none', '--edges', 'normal', ...doorArgs()]);
    const names = new Set(tree?.split('\n').map((line) => line.split(' ')[0]));
    const strays = nativeOnly.filter((name) => names.has(name));
    if (strays.length > 0) process.stdout.write(`  found ${strays.join(', ')}\n`);
    return names.has('spyglass') && strays.length === 0;
  }),
];
