import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {at} from './paths.mjs';
import {hear, run, say} from './run.mjs';
import {createTally} from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{name: string, run: () => Tally | Promise<Tally>}} Check */
/** @typedef {{env?: Record<string, string>}} Options */

/**
 * A check that holds or does not.
 *
 * @param {string} name
 * @param {(listen?: (line: string) => void) => Promise<boolean>} holds `listen` hears what it says, for the end of the log; at a
 *   terminal there is none, as nothing is cut there and colours are seen
 * @returns {Check}
 */
export const one = (name, holds) => ({
  name,
  run: async () => {
    const tally = createTally();
    const well = await holds(process.stdout.isTTY ? undefined : tally.hear);
    return well ? {passed: 1, failed: 0} : {passed: 0, failed: 1, faults: tally.last};
  },
});

/**
 * A program that says by its exit code whether all is well.
 *
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {Options} [options]
 */
export const program = (name, program, args, options) =>
  one(name, (listen) => run(program, args, {...options, listen}));

/**
 * A test runner that counts its tests. One that dies without naming a failed
 * test counts as one failure: it must never be taken for a success.
 *
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Check}
 */
export const runner = (name, program, args, options) => ({
  name,
  run: async () => {
    const tally = createTally();
    const well = await run(program, args, {...options, listen: tally.hear});
    const {passed, failed, faults, last} = tally;
    return {passed, failed: well ? failed : Math.max(1, failed), faults: faults || last};
  },
});

/**
 * Other checks, begun now and waited for in their turn, when all that they printed is shown; their closing line is counted.
 *
 * @param {string} name
 * @param {string[]} args of this Node: a script that ends as `runAll` does
 * @param {{ended: Promise<unknown>}} [before] these others end first
 * @returns {Check & {ended: Promise<unknown>}}
 */
export function beside(name, args, before) {
  const end = new AbortController();
  process.once('exit', () => end.abort());
  const heard = Promise.resolve(before?.ended).then(() => hear(process.execPath, args, end));
  return {
    name,
    ended: heard,
    run: async () => {
      const {well, text} = await heard;
      process.stdout.write(text);
      const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(text) ?? [text, 0, 0];
      const toldAt = text.lastIndexOf('\nFailed: ');
      return {
        passed: Number(passed),
        failed: well ? Number(failed) : Math.max(1, Number(failed)),
        faults: toldAt < 0 ? text.slice(-MOST_FAULTS) : text.slice(toldAt + 1),
      };
    },
  };
}

/**
 * The tests of some folders under node's own runner.
 *
 * @param {string} name
 * @param {string[]} folders
 * @param {{ending: string, args?: string[], processes: number}} options `processes`: so many share the files, each
 *   loading what they have in common once
 * @returns {Check}
 */
export const nodeTests = (name, folders, {ending, args = [], processes}) => ({
  name,
  run: () => {
    const files = folders.flatMap((folder) => filesIn(folder, ending));
    // Without names node would look for tests everywhere.
    if (files.length === 0) throw new Error(`${folders.join(', ')}: no *${ending}`);
    const parts = Array.from({length: Math.min(processes, files.length)}, (_, part) => {
      const own = files.filter((_, index) => index % processes === part);
      const path = at(`.cache/tests/${folders[0].replaceAll('/', '-')}-${part + 1}.mjs`);
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, own.map((file) => `import '${pathToFileURL(at(file))}';\n`).join(''));
      return path;
    });
    // Names, not a pattern: Node's versions differ in how they read patterns.
    const command = ['--test', '--test-reporter=spec', ...args, ...parts];
    return runner(name, process.execPath, command).run();
  },
});

/**
 * The script of a package, run by this Node: its shim differs between systems.
 *
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 */
export const packaged = (name, script, args) =>
  program(name, process.execPath, [at(`node_modules/${script}`), ...args]);

/**
 * @param {string} folder
 * @param {string} ending
 */
export const filesIn = (folder, ending) =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);

/** So many characters at most say again what is wrong with one check. */
const MOST_FAULTS = 8000;

/**
 * Runs checks one after another, whatever becomes of them, and prints what is wrong once more, since where a log is cut its end
 * is kept, and the closing line.
 *
 * @param {Check[]} checks
 * @returns {Promise<boolean>} Whether all held.
 */
export async function runAll(checks) {
  const total = {passed: 0, failed: 0};
  /** @type {{name: string, faults: string}[]} */
  const broken = [];
  for (const {name, run} of checks) {
    say(name);
    const began = Date.now();
    const {
      passed,
      failed,
      faults = '',
    } = await Promise.resolve()
      .then(run)
      .catch((error) => {
        const text = `${error?.stack ?? error}\n`;
        process.stderr.write(text);
        return {passed: 0, failed: 1, faults: text};
      });
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) broken.push({name, faults: faults.slice(0, MOST_FAULTS)});
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    process.stdout.write(`  ${name}: ${passed} passed, ${failed} failed, ${seconds} s\n`);
  }
  const names = broken.map(({name}) => name);
  if (broken.length > 0) process.stdout.write(`\nFailed: ${names.join(', ')}\n`);
  for (const {name, faults} of broken) process.stdout.write(`\n▶ ${name}\n${faults}`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 && total.passed > 0;
}
