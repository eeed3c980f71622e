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
 * What `lab ARGS --json` prints, read.
 *
 * @param {string} lab The program.
 * @param {string[]} args
 */
export function askLab(lab, args) {
  const text = ask(lab, [...args, '--json']);
  if (text === null) throw new Refusal(`'lab ${args.join(' ')}' failed.`);
  return JSON.parse(text);
}
