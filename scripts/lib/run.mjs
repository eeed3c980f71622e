import {spawn, spawnSync} from 'node:child_process';
import process from 'node:process';
import {root} from './paths.mjs';

/** A failure whose message is meant for the person at the terminal; no stack is shown. */
export class Refusal extends Error {}

/** @param {string} text */
export const say = (text) => void process.stdout.write(`\n\u25b6 ${text}\n`);

/**
 * Runs a program with its output on this terminal.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{env?: Record<string, string>, listen?: (line: string) => void, folder?: string, shell?: boolean}} [options]
 *   `listen` hears every line of the output as well; `folder` is where it runs; with `shell` the program is a line for one.
 * @returns {Promise<boolean>} Whether it ended well.
 */
export function run(program, args, {env = {}, listen, folder = root, shell = false} = {}) {
  const child = spawn(program, args, {
    cwd: folder,
    shell,
    env: {...process.env, ...env},
    stdio: listen ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (listen) {
    tee(child.stdout, process.stdout, listen);
    tee(child.stderr, process.stderr, listen);
  }
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${program} could not be started: ${error.message}\n`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs a program that must end well.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{env?: Record<string, string>}} [options]
 */
export async function mustRun(program, args, options) {
  if (!(await run(program, args, options))) {
    throw new Refusal(`'${[program, ...args].join(' ')}' failed; its own words stand above.`);
  }
}

/**
 * Runs a program and keeps what it says, on either stream.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{signal?: AbortSignal, env?: Record<string, string>}} [options] `signal` ends it.
 * @returns {Promise<{well: boolean, text: string}>} Whether it ended well.
 */
export async function hear(program, args, {signal, env = {}} = {}) {
  const child = spawn(program, args, {
    cwd: root,
    signal,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
      text += part;
    });
  }
  const well = await new Promise((resolve) => {
    child.on('error', (error) => {
      text += `${program} could not be started: ${error.message}\n`;
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  return {well, text};
}

/**
 * What a program prints, or null where it is missing or fails.
 *
 * @param {string} program
 * @param {string[]} args
 */
export function ask(program, args) {
  const {status, stdout} = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return status === 0 ? stdout.trim() : null;
}

/**
 * @param {import('node:stream').Readable | null} from
 * @param {NodeJS.WriteStream} to
 * @param {(line: string) => void} listen
 */
function tee(from, to, listen) {
  let rest = '';
  from?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    to.write(text);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) listen(line);
  });
  from?.on('end', () => listen(rest));
}
