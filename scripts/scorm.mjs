// Packages for learning platforms from a folder of lessons: npm run scorm -- FOLDER [OUT] [--mastery POINTS]

import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {REPORTING, SINGLE} from '../www/src/packaging/scorm/files.js';
import {Refusal} from './lib/run.mjs';
import {packFolder} from './lib/scorm.mjs';

const USAGE = `npm run scorm -- FOLDER [OUT] [--mastery POINTS]
FOLDER: with the lessons, *.json. OUT: where the packages are written, without it FOLDER.
POINTS: from how many of 100 on a lesson is passed.`;

/** @returns {{folder?: string, out?: string, more: string[], points?: string, help?: boolean}} without a folder where an option is unknown */
function typed() {
  try {
    const {values, positionals} = parseArgs({
      options: {mastery: {type: 'string'}, help: {type: 'boolean', short: 'h'}},
      allowPositionals: true,
    });
    const [folder, out, ...more] = positionals;
    return {folder, out, more, points: values.mastery, help: values.help};
  } catch {
    return {more: []};
  }
}

/** @param {ReturnType<typeof typed>} said */
function asked({folder, out, more, points}) {
  // Nothing but a plain decimal number: others read 0x10 otherwise.
  const isPlain = points === undefined || /^\d{1,3}(\.\d+)?$/.test(points);
  const mastery = points === undefined ? undefined : Number(points);
  const isGoal = isPlain && (mastery ?? 0) <= 100;
  if (folder === undefined || more.length > 0 || !isGoal) throw new Refusal(USAGE);
  // npm runs it elsewhere than where it was typed.
  const from = (/** @type {string} */ path) => resolve(process.env.INIT_CWD ?? '.', path);
  return {folder: from(folder), out: out === undefined ? undefined : from(out), how: {mastery}};
}

/** Both scripts of a package, built. */
async function scripts() {
  const {built, reportingBuild, singleBuild} = await import('./lib/single.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'spyglass-scorm-'));
  try {
    await built([singleBuild(folder), reportingBuild(folder)]);
    const [single, reporting] = [SINGLE, REPORTING].map((name) => readFileSync(join(folder, name)));
    return {single, reporting};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function run() {
  const said = typed();
  if (said.help) {
    process.stdout.write(`${USAGE}\n`);
    return true;
  }
  return packFolder({
    ...asked(said),
    scripts,
    engines: async () => (await import('./lib/lesson-engines.mjs')).createEngines(),
    say: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
  });
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
