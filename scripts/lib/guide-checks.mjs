import {dirname} from 'node:path';
import process from 'node:process';
import {one} from './checks.mjs';
import {prepareTree} from './guide-tree.mjs';
import {GuideError, readGuide} from './guides.mjs';
import {prepareLab} from './lab.mjs';
import {run} from './run.mjs';
import {locked, targetFolder} from './wasm.mjs';

/** The guides that are followed in one copy: those with Rust together, so that it is built once. @type {{name: 'engine' | 'language' | 'game', guides: string[]}[]} */
const TREES = [
  {name: 'engine', guides: ['rule-set.md', 'agent.md', 'deduction-rule.md', 'refusal.md']},
  {name: 'language', guides: ['language.md']},
  {name: 'game', guides: ['game.md']},
];

/** For no speed: in half the time, into the folder that is there. */
const quick = [
  ...['--profile', 'dev'],
  ...['--config', 'profile.dev.opt-level=1', '--config', 'profile.dev.debug=false'],
];

/**
 * That each guide can be followed, and leads to what it promises.
 *
 * @param {{wholly?: boolean}} [how] not wholly: Rust's examples are compiled and their tests not run, since running them takes the crate built once more
 */
export const guideChecks = ({wholly = false} = {}) =>
  TREES.map(({name, guides}) =>
    one(`the guides ${guides.join(', ')}`, async (listen) => {
      const read = guides.map(readGuide);
      const commands = [...new Set(read.flatMap(({checks}) => checks))];
      const folder = prepareTree(name, read);
      const tests = commands.filter((command) => command.startsWith('cargo '));
      if (tests.length > 0 && !(await cargoTest(tests, {folder, wholly, listen}))) return false;
      for (const command of commands.filter((each) => !tests.includes(each)))
        if (!(await shell(command, {folder, listen}))) return false;
      return commands.length > 0;
    }),
  );

/** @typedef {{folder: string, listen?: (line: string) => void}} Place */

/** @param {string[]} commands `cargo test --test laws NAME` @param {Place & {wholly: boolean}} how */
async function cargoTest(commands, {folder, wholly, listen}) {
  const names = commands.map((command) => {
    const name = /^cargo test --test laws (\w+)$/.exec(command)?.[1];
    if (name === undefined)
      throw new GuideError(`only 'cargo test --test laws NAME' is run: ${command}`);
    return name;
  });
  // What is only compiled shares with clippy what it needs.
  const asked = wholly ? ['test', ...quick] : ['check'];
  const env = {CARGO_TARGET_DIR: targetFolder()};
  return (
    (await run('cargo', ['fmt', '--check'], {folder, listen})) &&
    run('cargo', [...asked, '--test', 'laws', ...locked, ...(wholly ? ['--', ...names] : [])], {
      env,
      folder,
      listen,
    })
  );
}

/** @param {string} command @param {Place} place */
async function shell(command, {folder, listen}) {
  process.stdout.write(`  ${command}\n`);
  const needsLab = /\blab /.test(command);
  const lab = needsLab ? [dirname(await prepareLab('test'))] : [];
  const path = [...lab, process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  return run(command, [], {env: {PATH: path}, folder, listen, shell: true});
}
