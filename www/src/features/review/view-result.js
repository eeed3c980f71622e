import {html, nothing} from 'lit/html.js';
import {atEnd, rivalOf} from '../../games/sea/select.js';
import {endSentence, helpSentence} from '../../games/sea/sentences.js';
import {firstDifference} from '../../games/sea/timeline-marks.js';
import {renderScoreSheet} from '../../games/sea/view/score.js';
import {differenceSentence} from './difference-sentences.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown how it ended, and where one can go from here */
export function renderResult(shown) {
  const {state, view, words, names, dispatch} = shown;
  if (!state.game?.view.ended || state.mode === 'watch') return nothing;
  const speech = {words, names};
  const rival = rivalOf(view);
  const here = atEnd(view);
  const help = helpSentence(state, speech);
  // Of a friend's game it is not one's own that parts.
  const difference = state.game.friend > 0 ? null : firstDifference(view);
  const parting = differenceSentence(view, speech);
  /** @param {string} text @param {import('../../games/sea/types.js').Action} action @param {boolean} [main] */
  const button = (text, action, main = false) =>
    html`<button class="button ${main ? 'button-main' : ''}" type="button" @click=${() => dispatch(action)}>${text}</button>`;
  return html`<section class="result" aria-label=${words('result-label')}>
    ${here ? html`<p class="result-sentence">${endSentence(view, speech, state.game.friend)}</p>` : nothing}
    ${here && help ? html`<p class="result-more">${help}</p>` : nothing}
    ${
      difference && parting
        ? html`<p class="result-more">${parting}
            <button class="button button-quiet" type="button" @click=${() => dispatch({type: 'go', where: difference.step})}>
              ${words('show-there')}
            </button></p>`
        : nothing
    }
    ${here ? renderScore(shown) : nothing}
    <div class="result-actions">
      ${view.kind === 'duel' ? button(words('rematch'), {type: 'rematch'}, true) : button(words('new-sea'), {type: 'new-sea', like: true}, true)}
      ${here ? button(words('review'), {type: 'review'}) : button(words('play-on'), {type: 'play-on'})}
      ${view.kind === 'duel' ? button(words('new-sea'), {type: 'new-sea', like: true}) : nothing}
      ${button(words('watch-agent-here', {agent: names.agent(rival?.agent ?? state.settings.watched)}), {type: 'watch-here'})}
      ${button(words('share'), {type: 'dialog', dialog: 'share'})}
    </div>
  </section>`;
}

/** @param {ViewContext} shown solitaire's score, term by term; in a race both side by side */
function renderScore({view, words, names}) {
  const scored = view.boards.flatMap(({shooter, score}) =>
    score ? [{who: names.agent(view.players[shooter - 1].agent), score}] : [],
  );
  return scored.length > 0 ? renderScoreSheet(words('score-title'), scored, words) : nothing;
}
