// What a lesson in Reversi adds: Predict and Present, what an answer came to, and the board presented.
import {html, nothing} from 'lit/html.js';
import {renderIconButton} from '../../shell/view/icons.js';
import {answersAround, layerOf} from './lesson.js';
import {
  keptSentence,
  knewSentence,
  questionSentence,
  scoreSentence,
  stageSentence,
  tallySentence,
} from './lesson-sentences.js';
import {asks} from './select.js';
import {refusalSentence} from './sentences.js';
import {renderReversiBoard} from './view-board.js';

/** @typedef {import('./view.js').Shown} Shown */

/** @param {Shown} shown */
export const renderLessons = ({state, words, dispatch}) => html`<div class="bar-group">
  <button class="button" type="button" id="predict" aria-pressed=${state.lesson.predict} @click=${() => dispatch({type: 'predict'})}>
    ${words('reversi-predict')}
  </button>
  <button class="button" type="button" id="present" @click=${() => dispatch({type: 'present', on: true})}>
    ${words('reversi-present')}
  </button>
</div>`;

/** @param {Shown} shown */
export function renderForetell(shown) {
  const {state, words, dispatch} = shown;
  const {lesson, game} = state;
  if (!lesson.predict || !game) return nothing;
  const {here, last} = answersAround(state);
  const asked = asks(state);
  const tally = tallySentence(state, shown);
  const isGiven = lesson.given.length > 0;
  return html`<section class="foretell" aria-label=${words('reversi-predict')}>
    ${
      asked
        ? html`<p>${questionSentence(game.view, shown)}</p>
            <p class="field-hint">${knewSentence(game.view, shown)}</p>`
        : nothing
    }
    ${asked && keptSentence(state, shown) ? html`<p>${keptSentence(state, shown)}</p>` : nothing}
    ${here ? html`<p class="foretell-score">${scoreSentence(here, shown)}</p>` : nothing}
    ${!here && last ? html`<p class="foretell-score">${words('reversi-foretell-last')} ${scoreSentence(last, shown)}</p>` : nothing}
    <div class="bar-group">
      ${
        asked
          ? html`<button class="button" type="button" @click=${() => dispatch({type: 'foretell-skip'})}>${words('reversi-foretell-skip')}</button>`
          : here && !game.view.over
            ? html`<button class="button button-main" type="button" @click=${() => dispatch({type: 'go', where: 'forward'})}>${words('reversi-foretell-answer')}</button>`
            : nothing
      }
      <button class="button" type="button" aria-disabled=${!isGiven} @click=${() => isGiven && dispatch({type: 'foretell-back'})}>
        ${words('reversi-foretell-back')}
      </button>
      ${
        lesson.taken.length > 0
          ? html`<button class="button" type="button" @click=${() => dispatch({type: 'foretell-again'})}>${words('reversi-foretell-again')}</button>`
          : nothing
      }
    </div>
    ${tally ? html`<p class="foretell-tally">${tally}</p>` : nothing}
  </section>`;
}

/** @param {Shown} shown null where nothing is presented */
export function renderStage(shown) {
  const {state, words, dispatch} = shown;
  const {lesson, game, notice} = state;
  if (!lesson.present || !game) return null;
  const layer = layerOf(state);
  const atStart = game.view.step === 0 && layer === 'knew';
  const go = (/** @type {'back' | 'forward'} */ where) => () => dispatch({type: 'go', where});
  return html`<main class="stage reversi-region" id="stage" tabindex="-1" aria-label=${words('reversi-present')} data-layer=${layer}>
    <h1 class="unseen">${words('reversi-title')}</h1>
    <div class="stage-board" id="board">${renderReversiBoard(shown)}</div>
    <p class="stage-sentence">${stageSentence(state, shown)}</p>
    ${notice ? html`<p class="stage-sentence field-fault">${refusalSentence(notice, shown)}</p>` : nothing}
    <div class="stage-signs" role="group" aria-label=${words('bar-label')}>
      ${
        asks(state)
          ? html`<button class="button" type="button" @click=${() => dispatch({type: 'foretell-skip'})}>${words('reversi-foretell-skip')}</button>`
          : nothing
      }
      ${renderIconButton({label: words('back'), sign: 'back', off: atStart, act: go('back')})}
      ${renderIconButton({label: words('forward'), sign: 'forward', off: game.view.over, act: go('forward')})}
      ${renderIconButton({label: words('reversi-present-leave'), sign: 'leave', off: false, act: () => dispatch({type: 'present', on: false})})}
    </div>
  </main>`;
}
