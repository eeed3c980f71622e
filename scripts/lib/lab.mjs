import {join} from 'node:path';
import process from 'node:process';
import {ask, mustRun, Refusal} from './run.mjs';
import {locked, targetFolder} from './wasm.mjs';

/**
 * Builds the shell's program; returns its path.
 *
 * @param {'release' | 'test'} profile `test` is what `cargo test` builds anyway.
 */
export async function prepareLab(profile) {
  await mustRun('cargo', ['build', '--profile', profile, '--bin', 'lab', ...locked]);
  // The test profile shares the folder of the dev profile.
  const folder = profile === 'test' ? 'debug' : profile;
  return join(targetFolder(), folder, process.platform === 'win32' ? 'lab.exe' : 'lab');
}

/**
 * The lines that `lab ARGS` prints as JSON, read.
 *
 * @param {string} lab The program.
 * @param {string[]} args
 * @returns {any[]}
 */
export function askLab(lab, args) {
  // The others print nothing else.
  const text = ask(lab, args[0] === 'play' ? [...args, '--json'] : args);
  if (text === null) throw new Refusal(`'lab ${args.join(' ')}' failed.`);
  return text.split('\n').map((line) => JSON.parse(line));
}
