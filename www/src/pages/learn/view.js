// Learn, drawn: the header, the solver of small boards, the line, the questions measured.

import {html} from 'lit/html.js';
import {renderComing} from '../../shell/view/loading-placeholder.js';
import {renderSiteFooter} from '../../shell/view/site-footer.js';
import {renderSiteHeader} from '../../shell/view/site-header.js';
import {renderLine} from './view-line.js';
import {renderMix} from './view-mix.js';
import {renderPlates} from './view-plates.js';
import {renderSolver} from './view-solver.js';
import {renderTree} from './view-tree.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Action} Action */
/** @typedef {import('../../shell/coded-sentence.js').Speech} Speech */
/** @typedef {{state: State, dispatch: (action: Action) => void, grids: Record<string, string>, later: {likeliest?: typeof import('./likeliest/index.js') | 'failed', questions?: typeof import('./questions-part.js') | 'failed'}, fetchLater: (id: string) => void} & Speech & import('../../shell/view/site-footer.js').Spoken} Shown grids: by board the cell in the tab order; later: what has come of the sections that come later, and what fetches one of them */

/** @param {keyof Shown['later']} id @param {Shown} shown a section that comes later: nothing as long as it is on its way */
function renderLater(id, shown) {
  const {later, words, fetchLater} = shown;
  const part = later[id];
  return part === 'failed'
    ? renderComing(id, {state: {parts: {[id]: part}}, words, dispatch: () => fetchLater(id)})
    : part?.render(shown);
}

/** @param {Shown} shown */
export function renderLearn(shown) {
  const {lang, words, sound} = shown;
  return html`${renderSiteHeader({here: 'learn', main: 'small-boards', lang, skip: words('learn-skip'), words, sound})}
    <main class="lessons learn">
      <div class="intro">
        <h1 class="title">${words('learn-title')}</h1>
        <p class="lede">${words('learn-lede')}</p>
      </div>
      ${renderPlates(shown)}
      <section class="lesson" id="small-boards" aria-labelledby="small-boards-title" tabindex="-1">
        <h2 id="small-boards-title">${words('learn-boards')}</h2>
        <p class="lede">${words('learn-boards-lede')}</p>
        ${renderSolver(shown)} ${renderTree(shown)} ${renderMix(shown)}
      </section>
      <section class="lesson" id="likeliest" aria-labelledby="likeliest-title">
        <h2 id="likeliest-title" tabindex="-1">${words('likeliest-title')}</h2>
        <p class="lede">${words('likeliest-plate')}</p>
        ${renderLater('likeliest', shown)}
      </section>
      <section class="lesson" id="line" aria-labelledby="line-title">
        <h2 id="line-title">${words('learn-line')}</h2>
        <p class="lede">${words('learn-line-lede')}</p>
        ${renderLine(shown)}
      </section>
      <section class="lesson" id="questions" aria-labelledby="questions-title">
        <h2 id="questions-title" tabindex="-1">${words('questions')}</h2>
        <p class="lede">${words('questions-lede')}</p>
        ${renderLater('questions', shown)}
      </section>
    </main>
    ${renderSiteFooter(shown)}`;
}
