// The chart of a first visit as it stands in the page itself: no script draws it, and no language is spoken in it.
import {pathToFileURL} from 'node:url';
import {markup} from './markup.mjs';
import {at} from './paths.mjs';

/** The page is checked by itself, not with the scripts. @param {string} file of its sources @returns {Promise<any>} */
const ofPage = (file) => import(pathToFileURL(at(`www/src/games/sea/${file}.js`)).href);

const silent = Object.assign(() => '', {locale: 'en', number: String, has: () => false});

export async function firstChart() {
  const {FIRST, specimenAt} = await ofPage('first-visit/specimen');
  const {initialState} = await ofPage('reduce');
  const {renderSea} = await ofPage('view/sea');
  const specimen = specimenAt(FIRST);
  const {view} = specimen;
  const shown = {
    state: initialState({specimen}),
    view,
    words: silent,
    names: {notation: 'latin', cell: silent, ship: silent, player: silent, agent: silent},
  };
  const sea = renderSea(view.boards[0], shown, {acts: true, aims: true, overlay: specimen});
  const text = markup(sea, {
    // The tint that has faded in lies over the one before.
    CrossFade: ([tint], next) =>
      tint === null
        ? next
        : next.replace(/(class="depth".*?class="depth")/s, `$1 data-tint="${tint}"`),
  });
  // A picture: nothing of it is named or takes the focus.
  const picture = text.replace(/ (?:tabindex|aria-[a-z]+|data-cell)="[^"]*"/g, '');
  return `<div id="before" aria-hidden="true"><div class="header"></div><div class="frame" data-mode="race"><div class="region"><div class="boards" data-layout="one"><div class="seat">${picture}</div></div></div></div></div>`;
}
