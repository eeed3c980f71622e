import process from 'node:process';
import {ask, Refusal, run, say} from './run.mjs';

/** Each with how it says its version: nginx on the other stream, so its exit alone counts. */
const SERVERS = [
  ['nginx', '-v'],
  ['caddy', 'version'],
];

const missing = () => SERVERS.filter(([name, version]) => ask(name, [version]) === null);

/** Makes sure that there are the servers whose lines docs/hosting.md has. */
export async function prepareServers() {
  if (missing().length > 0 && process.getuid?.() === 0) {
    const names = missing().map(([name]) => name);
    say(`Installing ${names.join(' and ')} with apt-get`);
    const env = {DEBIAN_FRONTEND: 'noninteractive'};
    await run('apt-get', ['update'], {env});
    await run('apt-get', ['install', '--yes', '--no-install-recommends', ...names], {env});
  }
  const left = missing().map(([name]) => name);
  if (left.length > 0)
    throw new Refusal(
      `These tests need ${left.join(' and ')}, which could not be installed: install them and run this again.`,
    );
}
