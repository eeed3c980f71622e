// What is asked before a choice is shown, and what the answer came to, below the board.
import {html, nothing} from 'lit/html.js';
import {keptSentence, knewSentence, scoreSentence, tallySentence} from './sentences.js';
import {answerAt, answersOf} from './state.js';

/** @typedef {import('../../games/sea/view/page.js').ViewContext} Shown */

/** @param {Shown} shown */
export function renderForetell(shown) {
  const {state, view, words, dispatch} = shown;
  if (!state.predict || state.mode !== 'watch' || !state.game) return nothing;
  const here = answerAt(state, view.step + 1);
  const last = answerAt(state, view.step);
  const kept = keptSentence(state, shown);
  const tally = tallySentence(state, shown);
  const isGiven = answersOf(state).length > 0;
  return html`<section class="foretell" aria-label=${words('predict')}>
    ${state.asks ? html`<p class="field-hint">${knewSentence(view, shown)}</p>` : nothing}
    ${kept ? html`<p>${kept}</p>` : nothing}
    ${here ? html`<p class="foretell-score">${scoreSentence(here, view, shown)}</p>` : nothing}
    ${!here && last ? html`<p class="foretell-score">${words('foretell-last')} ${scoreSentence(last, view, shown)}</p>` : nothing}
    <div class="bar-group">
      ${
        state.asks
          ? html`<button class="button" type="button" @click=${() => dispatch({type: 'foretell-skip'})}>${words('foretell-skip')}</button>`
          : here && !view.over
            ? html`<button class="button button-main" type="button" @click=${() => dispatch({type: 'go', where: 'forward'})}>${words('foretell-answer')}</button>`
            : nothing
      }
      <button class="button" type="button" aria-disabled=${!isGiven} @click=${() => isGiven && dispatch({type: 'foretell-back'})}>
        ${words('foretell-back')}
      </button>
    </div>
    ${tally ? html`<p class="foretell-tally">${tally}</p>` : nothing}
  </section>`;
}
