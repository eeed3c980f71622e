// The lab, drawn: what is played, how far it is, what came of it, and the published figures.
import {html, nothing} from 'lit/html.js';
import {renderSiteFooter} from '../../shell/view/site-footer.js';
import {renderSiteHeader} from '../../shell/view/site-header.js';
import {needsSentence, progressSentence, refusalSentence, verdicts} from './sentences.js';
import {isChanged, isOn} from './state.js';
import {FEWEST_GAMES} from './student-distribution.js';
import {renderAgents} from './view-agents.js';
import {renderFigures} from './view-figures.js';
import {renderForm} from './view-form.js';
import {renderRidge} from './view-ridge.js';
import {renderTrail} from './view-trail.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Action} Action */
/** @typedef {import('../../shell/coded-sentence.js').Speech} Speech */
/** @typedef {typeof import('./match-part.js')} Part */
/** @typedef {{state: State, dispatch: (action: Action) => void, workers: number, part: Part | null} & Speech & import('../../shell/view/site-footer.js').Spoken} Shown `workers`: how many play at once; `part`: what is there of Reversi */

/** @type {import('./state.js').Form[]} */
const FORMS = ['csv', 'json', 'svg'];

/** @param {Shown} shown */
export function renderLab(shown) {
  const {state, lang, words, sound} = shown;
  return html`${renderSiteHeader({here: 'lab', main: 'experiment', lang, skip: words('lab-skip'), words, sound})}
    <main class="lab">
      <section class="lab-asked" id="experiment" aria-label=${words('lab-experiment')} tabindex="-1">
        <div class="intro">
          <p class="eyebrow">${words('lab-title')}</p>
          <h1 class="title">${words('lab-question')}</h1>
        </div>
        <p>${words('lab-lede')}</p>
        ${renderForm(shown)}
        ${[state.refused, state.beside].map((refusal) => (refusal ? html`<p class="notice" data-kind="fault">${refusalSentence(refusal, shown)}</p>` : nothing))}
        ${isChanged(state) ? html`<p class="field-hint">${words('lab-changed')}</p>` : nothing}
        ${renderKept(shown)} ${renderOwn(shown)} ${renderProgress(shown)}
      </section>
      <div class="lab-out">
        ${renderRidge(shown)} ${state.run?.summary?.games ? renderResults(shown) : nothing}
        ${renderFigures(shown)}
      </div>
    </main>
    ${renderSiteFooter(shown)}`;
}

/** @param {Shown} shown what was left by a reload or a closed page */
function renderKept({state, words, dispatch}) {
  if (!state.kept || state.run) return nothing;
  return html`<p class="notice">
    ${words('lab-kept')}
    <button class="button" type="button" @click=${() => dispatch({type: 'take-up'})}>${words('lab-take-up')}</button>
  </p>`;
}

/** @param {Shown} shown the way back from a published figure */
function renderOwn({state: {own}, words, dispatch}) {
  if (!own) return nothing;
  return html`<p class="notice">
    ${words('lab-own')}
    <button class="button" type="button" @click=${() => dispatch({type: 'own-back'})}>${words('lab-own-back')}</button>
  </p>`;
}

/** @param {Shown} shown */
function renderProgress(shown) {
  const {state, words, dispatch} = shown;
  const {run} = state;
  return html`<div class="lab-progress">
    <p class="lab-progress-text" id="lab-progress">${progressSentence(state, shown)}</p>
    ${
      run && isOn(state)
        ? html`<progress max=${run.config.games} .value=${run.summary?.games ?? 0} aria-labelledby="lab-progress"></progress>`
        : nothing
    }
    ${
      run && isOn(state)
        ? html`<div class="bar-group">
            <button
              class="button"
              type="button"
              @click=${() => dispatch({type: run.status === 'paused' ? 'resume' : 'pause'})}
            >${words(run.status === 'paused' ? 'lab-resume' : 'lab-pause')}</button>
            <button class="button" type="button" @click=${() => dispatch({type: 'stop'})}>${words('lab-stop')}</button>
          </div>`
        : nothing
    }
  </div>`;
}

/** @param {Shown} shown */
function renderResults(shown) {
  const {state, words, dispatch} = shown;
  const summary = /** @type {import('./state.js').Summary} */ (state.run?.summary);
  const {match} = summary;
  /** @param {import('./state.js').Form} form */
  const out = (form) =>
    html`<button class="button" type="button" @click=${() => dispatch({type: 'export', form})}>${words(`lab-export-${form}`)}</button>`;
  return html`<section class="lesson" aria-labelledby="lab-results">
    <h2 id="lab-results">${words('lab-results')}</h2>
    ${match && shown.part ? shown.part.renderMatch(shown, {...summary, match}) : nothing}
    ${
      summary.paired.length > 0
        ? html`<ul class="verdicts">
            ${verdicts(state, shown).map((said) => html`<li>${said}</li>`)}
          </ul>
          <p class="field-hint">${words('lab-verdict-how', {fewest: FEWEST_GAMES})} ${needsSentence(state, shown)}</p>`
        : nothing
    }
    ${match ? nothing : html`${renderAgents(shown, summary)} ${renderTrail(shown, summary)}`}
    <div class="bar-group" role="group" aria-label=${words('lab-export')}>
      ${FORMS.map(out)}
    </div>
    ${match ? nothing : html`<p class="field-hint">${words('lab-how', {seed: state.run?.config.seed ?? ''})}</p>`}
  </section>`;
}
