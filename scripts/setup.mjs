// Brings a fresh clone to where it runs: Rust, npm packages, the engine as
// wasm (with --quick one that is built sooner and runs slower), and with --browser a Chromium. Uses Node's own modules only, since it
// is what installs the others. Does nothing that is already done.

import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {prepareChromium} from './lib/chromium.mjs';
import {prepareFirstEngine} from './lib/later-engines.mjs';
import {Refusal} from './lib/run.mjs';
import {prepareRust} from './lib/rust.mjs';
import {prepareWasm} from './lib/wasm.mjs';

/**
 * @param {{browser: boolean, profile?: import('./lib/wasm.mjs').Profile, first?: boolean}} wanted `first`: of the engines only that of the first page, to be served
 *   while the others are built
 */
export async function setUp({browser, profile = 'release', first = false}) {
  await prepareRust();
  await (first ? prepareFirstEngine() : prepareWasm(profile));
  if (browser) await prepareChromium();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await setUp({
      browser: process.argv.includes('--browser'),
      profile: process.argv.includes('--quick') ? 'quick' : 'release',
      first: process.argv.includes('--first'),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
