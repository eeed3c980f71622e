// Every way in which a layout can fail, at the widths there are.

/** @typedef {import('playwright-core').Page} Page */

/** From the smallest phone to a large screen. */
const WIDTHS = [280, 360, 768, 1280, 1920];
const phones = new Set([280, 360]);

/** Runs in the page: every way in which a layout can fail. @param {boolean} thumbs */
function layoutFaults(thumbs) {
  const faults = /** @type {string[]} */ ([]);
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`the page is ${scrollWidth} of ${clientWidth} px wide`);
  const named = (/** @type {Element} */ one) =>
    `${one.tagName.toLowerCase()}.${one.className} ‘${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)}’`;
  /** What stands in elements of somebody's page too. @param {string} selector @param {Document | ShadowRoot} [root] @returns {Element[]} */
  const all = (selector, root = document) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('spyglass-board')].flatMap(({shadowRoot}) =>
      shadowRoot ? all(selector, shadowRoot) : [],
    ),
  ];
  /** @param {Element} one */
  const around = (one) =>
    one.parentElement ?? /** @type {ShadowRoot} */ (one.getRootNode()).host ?? null;
  const shown = (/** @type {Element} */ one) =>
    one.checkVisibility({visibilityProperty: true}) && !one.closest('.unseen, .spoken, .skip');

  for (const one of all(
    'button, a, label, th, td, p, li, h1, h2, h3, caption, output, legend, figcaption, .status',
  )) {
    if (!shown(one)) continue;
    const box = one.getBoundingClientRect();
    if (box.left < -0.5 || box.right > clientWidth + 0.5)
      faults.push(`${named(one)} sticks out: ${box.left} to ${box.right}`);
    const {overflowX, overflowY} = getComputedStyle(one);
    const cut = overflowX !== 'visible' || overflowY !== 'visible';
    if (
      one.scrollWidth > one.clientWidth + 1 &&
      one.clientWidth > 0 &&
      (cut || one.matches('button, a'))
    )
      faults.push(`${named(one)} is cut off: ${one.scrollWidth} of ${one.clientWidth} px`);
  }
  for (const one of all('select, input:not([type=checkbox], [type=range])')) {
    if (!shown(one)) continue;
    const {left, right} = one.getBoundingClientRect();
    if (left < -0.5 || right > clientWidth + 0.5) faults.push(`${named(one)} sticks out`);
  }
  if (thumbs) {
    for (const one of all('button, a[href], select, input, [role=tab]')) {
      // Counts of lines are as large as their cells.
      if (!shown(one) || one.matches(':disabled, .clue-entry, .clue-fill, .prose p a')) continue;
      // A label is part of the target of its box; a link in a sentence is not asked for.
      const target =
        one.closest('label') ?? /** @type {any} */ (one).labels?.[0]?.closest('.choice') ?? one;
      const {width, height} = target.getBoundingClientRect();
      if (width < 43.5 || height < 43.5)
        faults.push(`${named(one)} is ${Math.round(width)} × ${Math.round(height)} px small`);
    }
  }
  // Beside a count; alone they may be left out of a board that is only a picture.
  for (const one of all('.head-name'))
    if (shown(one) && Number.parseFloat(getComputedStyle(one).fontSize) < 10)
      faults.push(`${named(one)} beside a board is too small to be read`);
  for (const grid of all('[role=grid]')) {
    const {left, right} = grid.getBoundingClientRect();
    if (left < -0.5 || right > clientWidth + 0.5)
      faults.push(`a board sticks out: ${left} to ${right}`);
    for (let at = around(grid); at; at = around(at)) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth)
        faults.push(`a board scrolls within ${named(at)}`);
    }
  }
  return [...new Set(faults)];
}

/**
 * At every width, or at those asked for.
 *
 * @param {Page} page
 * @param {string} state
 * @param {Map<string, string[]>} faults Each with where it was found; added to.
 * @param {number[]} [widths]
 */
export async function measure(page, state, faults, widths = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({width, height: phones.has(width) ? 740 : 900});
    // Twice a frame: the page lays itself out anew, then it is looked at.
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    const found = await page.evaluate(layoutFaults, phones.has(width));
    for (const fault of found)
      faults.set(fault, [...(faults.get(fault) ?? []), `${state}, ${width} px`]);
  }
}
