// The board beside the text shows the moment that the paragraph being read speaks of.

/** A paragraph is being read in this band of the window: below what is pinned where that stands above the text. */
const BAND = {beside: '-40% 0px -45% 0px', above: '-62% 0px -22% 0px'};

/** What the boards show besides the marks. A paragraph that leads to a question leaves it out, as it holds the answer. */
const BESIDES = 'overlay reason';

/** @param {HTMLElement} paragraph */
const besides = ({dataset}) => ('bare' in dataset ? '' : BESIDES);

/** @param {Element} board @param {HTMLElement} paragraph */
function show(board, paragraph) {
  board.setAttribute('show', besides(paragraph));
  const step = stepOf(paragraph);
  const text = String(step);
  // Where it was asked for before, somebody has walked on by the board's own controls.
  if (board.getAttribute('step') !== text) board.setAttribute('step', text);
  // Its script may still have to come.
  else if ('api' in board)
    /** @type {import('../../widget/public.js').SpyglassBoard} */ (board)
      .api(1)
      .seek(step)
      .catch(() => {});
}

/** @param {HTMLElement} paragraph */
const stepOf = ({dataset}) => Number(dataset.step);

/** @param {HTMLElement} paragraph @param {Element} board @returns {HTMLButtonElement} */
function buttonFor(paragraph, board) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-quiet show-step';
  button.addEventListener('click', () => show(board, paragraph));
  paragraph.after(button);
  return button;
}

/**
 * @param {ParentNode} text
 * @returns {{label: (sentence: string, lang: string) => void}} what the buttons say
 */
export function followText(text) {
  /** @type {Map<Element, Element>} */
  const boards = new Map();
  /** @type {HTMLButtonElement[]} */
  const buttons = [];

  for (const chapter of text.querySelectorAll('.chapter')) {
    const board = chapter.querySelector('.pinned > spyglass-board');
    if (!board) continue;
    const paragraphs = /** @type {HTMLElement[]} */ ([...chapter.querySelectorAll('[data-step]')]);
    const own = paragraphs.map((paragraph) => {
      boards.set(paragraph, board);
      return buttonFor(paragraph, board);
    });
    buttons.push(...own);
    // Two paragraphs may speak of one step, with and without what the agent thinks of it.
    const mark = (/** @type {number} */ step) => {
      for (const [index, paragraph] of paragraphs.entries()) {
        const isShown =
          stepOf(paragraph) === step && besides(paragraph) === board.getAttribute('show');
        paragraph.toggleAttribute('data-shown', isShown);
        own[index].setAttribute('aria-pressed', String(isShown));
      }
    };
    let current = Number(board.getAttribute('step'));
    new MutationObserver(() => mark(current)).observe(board, {attributeFilter: ['show']});
    board.addEventListener('board-step', (event) => {
      current = /** @type {CustomEvent} */ (event).detail.step;
      mark(current);
    });
  }

  const narrow = matchMedia('(max-width: 959px)');
  let observer = watch();
  narrow.addEventListener('change', () => {
    observer.disconnect();
    observer = watch();
  });

  function watch() {
    const watcher = new IntersectionObserver(
      (entries) => {
        const read = entries.filter(({isIntersecting}) => isIntersecting).at(-1)?.target;
        const board = read && boards.get(read);
        if (board) show(board, /** @type {HTMLElement} */ (read));
      },
      {rootMargin: narrow.matches ? BAND.above : BAND.beside},
    );
    for (const paragraph of boards.keys()) watcher.observe(paragraph);
    return watcher;
  }

  return {
    label(sentence, lang) {
      for (const button of buttons) {
        button.textContent = sentence;
        button.lang = lang;
      }
    },
  };
}
