// What is presented: the board and one sentence, large. The three signs below are for those without keys.
import {html, nothing} from 'lit/html.js';
import {leadBoard} from '../../games/sea/select.js';
import {renderEntry} from '../../games/sea/view/page.js';
import {renderSea} from '../../games/sea/view/sea.js';
import {renderIconButton} from '../../shell/view/icons.js';
import {stageSentence} from './sentences.js';
import {layerOf} from './state.js';

/** @typedef {import('../../games/sea/view/page.js').ViewContext} Shown */

/** @param {Shown} shown null where nothing is presented */
export function renderStage(shown) {
  const {state, view, words, dispatch, parts} = shown;
  if (!state.present || state.mode !== 'watch') return null;
  const layer = layerOf(state);
  const atStart = view.step === 0 && layer === 'knew';
  const go = (/** @type {'back' | 'forward'} */ where) => () => dispatch({type: 'go', where});
  return html`<main class="stage region" id="stage" tabindex="-1" aria-label=${words('present')} data-layer=${layer}>
    <h1 class="unseen">${words(`mode-${state.mode}`)}</h1>
    <div class="stage-board" id="board">
      ${renderSea(leadBoard(view), shown, {
        overlay: view.decision,
        aims: layer === 'choice',
        hidden: !state.reveal && !view.over,
        acts: state.asks,
        lit: (layer === 'choice' && parts.tutor?.litOf(shown)) || null,
      })}
    </div>
    <p class="stage-sentence">${stageSentence(state, shown)}</p>
    ${state.notice ? html`<p class="stage-sentence field-fault">${words.has(`error-${state.notice.code}`) ? words(`error-${state.notice.code}`) : nothing}</p>` : nothing}
    ${renderEntry(shown)}
    <div class="stage-signs" role="group" aria-label=${words('bar-label')}>
      ${
        state.asks
          ? html`<button class="button" type="button" @click=${() => dispatch({type: 'foretell-skip'})}>${words('foretell-skip')}</button>`
          : nothing
      }
      ${renderIconButton({label: words('back'), sign: 'back', off: atStart, act: go('back')})}
      ${renderIconButton({label: words('forward'), sign: 'forward', off: view.over, act: go('forward')})}
      ${renderIconButton({label: words('present-leave'), sign: 'leave', off: false, act: () => dispatch({type: 'present', on: false})})}
    </div>
  </main>`;
}
