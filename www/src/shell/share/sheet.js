// A game on paper: its boards in grey, every step, and at the foot what opens it again.

/** @param {string} svg the same picture in greys on white: printers differ in what they make of colours, not of these */
export const greyed = (svg) =>
  svg
    .replace(/rgb(a?)\((\d+), (\d+), (\d+)/g, (_, alpha, red, green, blue) => {
      const grey = Math.round(
        0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue),
      );
      return `rgb${alpha}(${grey}, ${grey}, ${grey}`;
    })
    .replace(/fill="#[\da-f]{6}"/gi, 'fill="#fff"');

/** @param {string} name @param {string} text @param {string} [className] */
function element(name, text, className) {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

/**
 * @param {{title: string, desc: string, link: string}} about
 * @param {{svg: string, moves: string[], record: string}} game
 */
function sheetOf({title, desc, link}, {svg, moves, record}) {
  const sheet = document.createElement('section');
  sheet.className = 'paper-sheet';
  const picture = new DOMParser().parseFromString(greyed(svg), 'image/svg+xml').documentElement;
  const list = element('ol', '', 'paper-moves');
  list.append(...moves.map((move) => element('li', move)));
  const foot = element('footer', '', 'paper-foot');
  foot.append(element('p', record), element('p', link));
  sheet.append(element('h1', title), picture, element('p', desc), list, foot);
  return sheet;
}

/**
 * Prints that alone; the page behind stays as it is.
 *
 * @param {{title: string, desc: string, link: string}} about
 * @param {{svg: string, moves: string[], record: string}} game
 */
export function printSheet(about, game) {
  document.querySelector('.paper-sheet')?.remove();
  const sheet = sheetOf(about, game);
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), {once: true});
  print();
}
