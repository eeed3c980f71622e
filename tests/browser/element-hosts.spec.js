// The element on pages that lay it out in every way there is.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {elementTests} from './elements.mjs';
import {embeddingTests} from './embedding.mjs';
import {browserTests, devices} from './harness.mjs';

const {embedded, asked, cell} = elementTests();
const {visitor, address} = browserTests();
const {page: write} = embeddingTests();

const GAMES = {
  seas: 'seed="42" step="3"',
  puzzle: 'game="puzzle-6" seed="3"',
  Reversi: 'game="reversi" seed="1" step="2"',
};

/** Where its width is asked of what stands in it. @type {Record<string, (board: string) => string>} */
const HOSTS = {
  flex: (board) => `<div style="display: flex">${board}</div>`,
  'flex column, centred': (board) =>
    `<div style="display: flex; flex-direction: column; align-items: center">${board}</div>`,
  'grid, centred': (board) => `<div style="display: grid; place-items: center">${board}</div>`,
  table: (board) =>
    `<table style="border-collapse: collapse"><tr><td style="padding: 0">${board}</td></tr></table>`,
  float: (board) => `<div style="float: left">${board}</div>`,
  'inline-block': (board) => `<div style="display: inline-block">${board}</div>`,
  'fit-content': (board) => `<div style="inline-size: fit-content">${board}</div>`,
  absolute: (board) => `<div style="position: absolute; inset: 0 auto auto 0">${board}</div>`,
};
/** The same, said of the element itself. */
const OWN = ['inline-block', 'flex', 'grid', 'inline-flex', 'table'];

/** @param {string} attributes */
const board = (attributes, style = '') =>
  `<spyglass-board id="board" ${attributes} ${style && `style="${style}"`}></spyglass-board>`;

const BARE =
  '<style>body { margin: 0; }</style><meta name="viewport" content="width=device-width">';

for (const [game, attributes] of Object.entries(GAMES))
  test(`${game}: wherever its width comes from what stands in it, a board has room and no page grows wider by it`, async () => {
    const {page, leave} = await embedded(board(attributes), {head: BARE});
    const ways = [
      ...Object.entries(HOSTS).map(([name, around]) => ({name, html: around(board(attributes))})),
      ...OWN.map((display) => ({
        name: `itself ${display}`,
        html: board(attributes, `display: ${display}`),
      })),
      ...['float: left', 'position: absolute', 'inline-size: fit-content'].map((style) => ({
        name: `itself ${style}`,
        html: board(attributes, style),
      })),
    ];
    for (const {width} of [devices.phone.viewport, devices.desktop.viewport]) {
      await page.setViewportSize({width, height: 1000});
      for (const {name, html} of ways) {
        await page.evaluate((html) => {
          document.body.innerHTML = html;
        }, html);
        await cell(page, 'A1').waitFor();
        const is = await page.locator('spyglass-board').evaluate((element) => ({
          element: element.getBoundingClientRect().width,
          sheet: element.shadowRoot?.querySelector('.board-sheet')?.getBoundingClientRect().width,
          page: document.documentElement.scrollWidth,
        }));
        const least = Math.min(width, 560);
        assert(is.element >= least, `${name} at ${width}: ${is.element}`);
        assert((is.sheet ?? 0) >= least * 0.85, `${name} at ${width}: ${is.sheet}`);
        assert(is.page <= width, `${name} at ${width}: the page is ${is.page} wide`);
      }
    }
    await leave();
  });

test('beside much text in a row it keeps what it needs', async () => {
  const text = 'Much is said beside the board, and goes on. '.repeat(20);
  const {page, leave} = await embedded(
    `<div style="display: flex; gap: 1em">${board(GAMES.seas)}<p>${text}</p></div>`,
    {head: BARE},
  );
  await page.setViewportSize({width: 700, height: 800});
  const width = await page
    .locator('spyglass-board')
    .evaluate((one) => one.getBoundingClientRect().width);
  assert(width >= 280, `${width}`);
  await leave();
});

quickTest(
  'on a page from right to left each mark stands in the cell that was shot, and the keys lead there',
  async () => {
    const {page, leave} = await embedded(
      `<main dir="rtl">${board('mode="race" seed="42"')}</main>`,
      {
        head: BARE,
      },
    );
    await asked(page, 'play', ['FH3']);
    await asked(page, 'play', ['FB9']);
    await cell(page, 'B9').and(page.locator(':not([aria-label*="unknown"])')).waitFor();
    const boxes = await page.locator('spyglass-board').evaluate((element) => {
      const root = /** @type {ShadowRoot} */ (element.shadowRoot);
      const boxOf = (/** @type {Element | null} */ one) => {
        const {left, top, width, height} = /** @type {Element} */ (one).getBoundingClientRect();
        return {x: left + width / 2, y: top + height / 2, width};
      };
      const cells = ['A1', 'J1', 'H3', 'B9'].map((name) =>
        boxOf(root.querySelector(`[data-board] [data-cell="${name}"]`)),
      );
      const marks = [...root.querySelectorAll('.chart .mark')].map(boxOf);
      return {cells, marks, chart: boxOf(root.querySelector('.chart'))};
    });
    const [a1, j1, h3, b9] = boxes.cells;
    assert(a1.x < j1.x, 'columns run from left to right');
    for (const there of [h3, b9])
      assert(
        boxes.marks.some(({x, y}) => Math.hypot(x - there.x, y - there.y) < there.width / 4),
        JSON.stringify(boxes),
      );
    await page.evaluate(() => document.getElementById('board')?.focus());
    /** @param {string} [left] @returns {Promise<string>} the cell in focus, once it is another than `left` */
    const at = async (left) => {
      const found = await page.waitForFunction((left) => {
        const {activeElement} = document.getElementById('board')?.shadowRoot ?? {};
        const name = activeElement?.getAttribute('data-cell');
        return name !== left && name;
      }, left);
      return String(await found.jsonValue());
    };
    const from = await at();
    await page.keyboard.press(from.startsWith('A') ? 'ArrowRight' : 'ArrowLeft');
    const step = (await at(from)).charCodeAt(0) - from.charCodeAt(0);
    assert.equal(step, from.startsWith('A') ? 1 : -1);
    await leave();
  },
);

test('in another document it is still dressed, boards of Reversi too', async () => {
  const {page, leave} = await embedded(
    `${board(GAMES.Reversi)}<iframe id="other" title="Another" width="800" height="800"></iframe>`,
  );
  await cell(page, 'A1').waitFor();
  const looks = () =>
    page.evaluate(() => {
      const other = /** @type {HTMLIFrameElement} */ (document.getElementById('other'));
      const element = /** @type {Element} */ (
        document.getElementById('board') ?? other.contentDocument?.getElementById('board')
      );
      const sheet = /** @type {Element} */ (element.shadowRoot?.querySelector('.board-sheet'));
      const baize = /** @type {Element} */ (element.shadowRoot?.querySelector('.baize'));
      return {
        display: getComputedStyle(sheet).position,
        fill: getComputedStyle(baize).fill,
        sheets: element.shadowRoot?.adoptedStyleSheets.length,
      };
    });
  const before = await looks();
  assert.equal(before.display, 'relative');
  await page.evaluate(() => {
    const other = /** @type {HTMLIFrameElement} */ (document.getElementById('other'));
    other.contentDocument?.body.append(/** @type {Element} */ (document.getElementById('board')));
  });
  assert.deepEqual(await looks(), before);
  await page.evaluate(() => {
    const other = /** @type {HTMLIFrameElement} */ (document.getElementById('other'));
    document.body.append(/** @type {Element} */ (other.contentDocument?.getElementById('board')));
  });
  assert.deepEqual(await looks(), before);
  await leave();
});

for (const own of [true, false])
  test(`without connect-src the missing word is named, the script of ${own ? 'its own' : 'another'} origin`, async () => {
    const from = own ? "'self'" : 'http:';
    const {page, leave, complaints} = await embedded(board(GAMES.seas), {
      ready: false,
      other: !own,
      policy: `default-src 'none'; script-src ${from} 'unsafe-inline' 'wasm-unsafe-eval'; worker-src ${own ? "'none'" : 'blob:'}`,
    });
    const notice = page.locator('spyglass-board [data-kind=fault]').getByText('connect-src');
    await notice.waitFor();
    assert.deepEqual(await asked(page, 'seek', [1]), {code: 'connect-refused'});
    complaints.length = 0;
    await leave();
  });

test('a page that is isolated frames a board, and an element on it plays', async () => {
  // The site as it is served; the element on another page of another origin.
  const head = `<link rel="icon" href="data:,"><script src="${address('widget/spyglass-frame.js')}"></script>
    <script type="module" src="${address('widget/spyglass-board.js')}"></script>`;
  const visit = await visitor();
  const page = await visit.context.newPage();
  await page.goto(
    write(
      `<iframe id="frame" title="A hunt" width="600" height="100" src="${address('embed/?v=1&seed=42&step=2')}"></iframe>${board(GAMES.seas)}`,
      {
        bare: true,
        head,
        headers: {
          'Cross-Origin-Embedder-Policy': 'require-corp',
          'Cross-Origin-Opener-Policy': 'same-origin',
        },
      },
    ),
  );
  assert(await page.evaluate('crossOriginIsolated'));
  await page.frameLocator('#frame').locator('[data-cell="A1"]').waitFor();
  await page.waitForFunction(
    () => /** @type {HTMLElement} */ (document.getElementById('frame')).offsetHeight > 300,
  );
  assert.equal((await asked(page, 'seek', [4])).step, 4);
  await visit.leave();
});
