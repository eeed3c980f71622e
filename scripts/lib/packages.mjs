import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {at} from './paths.mjs';
import {mustRun, say} from './run.mjs';

// Inside node_modules, so that it goes where they go.
const stamp = at('node_modules/.spyglass-lock');

/** Installs the npm packages when the lock file is not the one they came from. */
export async function preparePackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing the npm packages');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await mustRun(npm, ['ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, wanted);
}
