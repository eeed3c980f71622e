// The single file: element, engine and books in one script. The same script is its own worker.
import {isPage, ownScript, REVERSI} from './own-script.js';

if (isPage) void begin();
else if (self.name === REVERSI) void import('../../engine/reversi-worker.js');
else void import('../../engine/worker.js');

async function begin() {
  ownScript.answer(async (question, asked) => {
    const {questions} = await import('./ask.js');
    return /** @type {(asked: object) => Promise<unknown>} */ (questions[question])(asked);
  });
  const {defineBoard} = await import('../npm/board.js');
  defineBoard({site: ownScript.site});
  if (ownScript.isWholePage) (await import('./page.js')).showAddress(document);
}
