// The picture of the README, taken of the built page: npm run build, then node scripts/pictures.mjs

import {writeFileSync} from 'node:fs';
import process from 'node:process';
import {chromium} from 'playwright-core';
import {findChromium} from './lib/chromium.mjs';
import {at} from './lib/paths.mjs';
import {serve} from './lib/serve.mjs';

const STEPS = 14;
const PICTURE = 'docs/pictures/watch.webp';

const server = await serve({folder: at('dist')});
const browser = await chromium.launch({
  executablePath: (await findChromium()) ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({
    viewport: {width: 1280, height: 860},
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await page.goto(new URL('?game=admiral&seed=42&mode=watch&agent=exact', server.url).href);
  for (let step = 1; step <= STEPS; step += 1) {
    await page.getByRole('button', {name: 'Forward', exact: true}).click();
    await page.waitForFunction(
      (step) => document.querySelector('input')?.value === String(step),
      step,
    );
  }
  // The thought about the next step comes after the step, and the hunt is played on ahead, so that its line is whole.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(8000);
  // Playwright takes no WebP, which is a third of the bytes of a PNG.
  const session = await page.context().newCDPSession(page);
  const {data} = await session.send('Page.captureScreenshot', {format: 'webp', quality: 65});
  writeFileSync(at(PICTURE), Buffer.from(data, 'base64'));
  process.stdout.write(`${PICTURE}\n`);
} finally {
  await browser.close();
  await server.close();
}
