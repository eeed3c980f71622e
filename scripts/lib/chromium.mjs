import {existsSync, readFileSync} from 'node:fs';
import process from 'node:process';
import {at} from './paths.mjs';
import {Refusal, run, say} from './run.mjs';

const knownPaths = [
  // The same browser without its window: a visit takes half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium that the browser tests drive, or null where there is none. */
export async function findChromium() {
  const {chromium} = await import('playwright-core');
  const candidates = [process.env.CHROMIUM_PATH, ...knownPaths, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** As a test's browser starts, where nothing reaches the network and often root runs it. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page of a test lives long enough to earn back what optimising its scripts costs: a fifteenth of all work.
  '--js-flags=--no-opt --no-maglev',
];

/** The browser of tests; what is measured for its speed starts one of its own. @returns {Promise<import('playwright-core').Browser>} */
export async function openChromium() {
  const {chromium} = await import('playwright-core');
  const executablePath = await findChromium();
  if (!executablePath) throw new Refusal('no Chromium: run scripts/setup.mjs --browser');
  return chromium.launch({executablePath, args: flags});
}

/** Makes sure that there is a Chromium for the browser tests. */
export async function prepareChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Refusal(`CHROMIUM_PATH names ${named}, where no file is.`);
  if (await findChromium()) return;

  const isRoot = process.getuid?.() === 0;
  if (isRoot && isDebian()) {
    say('Installing Chromium with apt-get');
    const env = {DEBIAN_FRONTEND: 'noninteractive'};
    await run('apt-get', ['update'], {env});
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '--yes', '--no-install-recommends', name], {env});
      if (await findChromium()) return;
    }
  }
  say('Installing Chromium with Playwright');
  const playwright = at('node_modules/playwright-core/cli.js');
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  await run(process.execPath, [playwright, 'install', ...withLibraries, 'chromium']);
  if (await findChromium()) return;
  throw new Refusal(
    'The browser tests need Chromium, and none was found or could be installed.\n' +
      'Install Chromium or Chrome, or name its program in CHROMIUM_PATH.',
  );
}

/** Ubuntu is left out on purpose: its package only points at a snap. */
function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
