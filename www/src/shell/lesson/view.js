// What a lesson adds to a page: Predict and Present, what an answer came to, and the board presented.
import {html, nothing} from 'lit/html.js';
import {createButtons} from '../view/controls.js';
import {renderIconButton} from '../view/icons.js';

/**
 * @template State
 * @typedef {{state: State, words: import('../../i18n/words.js').Words, dispatch: (action: import('../game.d.ts').ShellAction) => void, noUndo?: boolean}} Drawn
 */
/** @typedef {Drawn<import('../game.d.ts').ShellState>} Watched */

/** @param {Watched} shown each choice is predicted before it is shown @param {string} [word] */
export const renderPredictButton = ({state, words, dispatch}, word = 'predict') => html`<button
  class="button"
  type="button"
  id="predict"
  aria-pressed=${Boolean(state.predict)}
  @click=${() => dispatch({type: 'predict'})}
>${words(word)}</button>`;

/** @param {Watched} shown the board and one sentence, large */
export const renderPresentButton = ({words, dispatch}) => html`<button
  class="button"
  type="button"
  id="present"
  @click=${() => dispatch({type: 'present', on: true})}
>${words('present')}</button>`;

/** @param {Watched} shown the two ways to make a lesson of what is watched */
export const renderLessonButtons = (shown) =>
  html`<div class="bar-group">${renderPredictButton(shown)} ${renderPresentButton(shown)}</div>`;

/**
 * @template {import('../game.d.ts').ShellState} State
 * @template {import('../game.d.ts').Answer} One
 * @template {Drawn<State>} Shown
 * @param {ReturnType<typeof import('./lesson.js').createLesson<State, One>>} lesson
 * @param {ReturnType<typeof import('./sentences.js').createLessonSentences<State, One, Shown>>} say
 * @param {object} game
 * @param {string} game.region the class of the part of the page where its keys act
 * @param {(shown: Shown) => string} game.title
 * @param {(shown: Shown) => unknown} game.board
 * @param {(notice: NonNullable<State['notice']>, shown: Shown) => unknown} game.notice
 * @param {(shown: Shown) => unknown} [game.entry] the line where a choice is typed
 * @param {boolean} [game.questions] the question stands here, and not in the line under the board
 */
export function createLessonView(lesson, say, {region, title, board, notice, entry, questions}) {
  const {answersAround, asks, layerOf, lessonOf, port} = lesson;

  /** @param {Shown} shown */
  const renderSkip = (shown) => createButtons(shown)('predict-skip', {type: 'prediction-skip'});

  /** @param {Shown} shown what is asked before a choice is shown, and what the answer came to, below the board */
  function renderPrediction(shown) {
    const {state, words} = shown;
    if (!state.predict || !state.game || port.lineOf(state) === null) return nothing;
    const {here, last} = answersAround(state);
    const isAsked = asks(state);
    const kept = say.kept(state, shown);
    const tally = say.tally(state, shown);
    const {given, taken} = lessonOf(state);
    const button = createButtons(shown);
    return html`<section class="prediction" aria-label=${words('predict')}>
      ${isAsked && questions ? html`<p>${say.question(state, shown)}</p>` : nothing}
      ${isAsked ? html`<p class="field-hint">${say.knew(state, shown)}</p>` : nothing}
      ${kept ? html`<p>${kept}</p>` : nothing}
      ${here ? html`<p class="prediction-score">${say.score(here, state, shown)}</p>` : nothing}
      ${!here && last ? html`<p class="prediction-score">${words('predict-last')} ${say.score(last, state, shown)}</p>` : nothing}
      <div class="bar-group">
        ${
          isAsked
            ? renderSkip(shown)
            : here && !state.game.view.over
              ? button('predict-answer', {type: 'go', where: 'forward'}, {looks: 'button-main'})
              : nothing
        }
        ${shown.noUndo || given.length === 0 ? nothing : button('predict-back', {type: 'prediction-back'})}
        ${taken.length > 0 ? button('predict-again', {type: 'prediction-again'}) : nothing}
      </div>
      ${tally ? html`<p class="prediction-tally">${tally}</p>` : nothing}
    </section>`;
  }

  /** @param {Shown} shown what is presented: the board and one sentence, large, and three signs for those without keys; null where nothing is */
  function renderStage(shown) {
    const {state, words, dispatch} = shown;
    const {game} = state;
    if (!state.present || !game || port.lineOf(state) === null) return null;
    const layer = layerOf(state);
    const {step, over} = game.view;
    const isFirst = step === 0 && layer === 'knew';
    const go = (/** @type {'back' | 'forward'} */ where) => () => dispatch({type: 'go', where});
    return html`<main class="stage ${region}" id="stage" tabindex="-1" aria-label=${words('present')} data-layer=${layer}>
      <h1 class="unseen">${title(shown)}</h1>
      <div class="stage-board" id="board">${board(shown)}</div>
      <p class="stage-sentence">${say.stage(state, shown)}</p>
      ${state.notice ? html`<p class="stage-sentence field-fault">${notice(state.notice, shown)}</p>` : nothing}
      ${entry?.(shown) ?? nothing}
      <div class="stage-signs" role="group" aria-label=${words('bar-label')}>
        ${asks(state) ? renderSkip(shown) : nothing}
        ${renderIconButton({label: words('back'), sign: 'back', off: isFirst, act: go('back')})}
        ${renderIconButton({label: words('forward'), sign: 'forward', off: over, act: go('forward')})}
        ${renderIconButton({label: words('present-leave'), sign: 'leave', off: false, act: () => dispatch({type: 'present', on: false})})}
      </div>
    </main>`;
  }

  return {renderPrediction, renderStage};
}
