// The lab, drawn: what is played, how far it is, what came of it, and the published figures.
import {html, nothing} from 'lit/html.js';
import {renderSiteFooter} from '../../shell/view/site-footer.js';
import {renderSiteHeader} from '../../shell/view/site-header.js';
import {needsSentence, progressSentence, refusalSentence, verdicts} from './sentences.js';
import {isChanged, isOn} from './state.js';
import {FEWEST_GAMES} from './student.js';
import {renderAgents} from './view-agents.js';
import {renderFigures} from './view-figures.js';
import {renderForm} from './view-form.js';
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
  const {state, lang, words} = shown;
  return html`${renderSiteHeader({here: 'lab', main: 'experiment', lang, skip: words('lab-skip'), words})}
    <main class="lessons lab">
      <div class="intro">
        <h1 class="title">${words('lab-title')}</h1>
        <p class="lede">${words('lab-lede')}</p>
      </div>
      <section class="lesson" id="experiment" aria-label=${words('lab-experiment')} tabindex="-1">
        ${renderForm(shown)} ${renderKept(shown)} ${renderProgress(shown)}
        ${[state.refused, state.beside].map((refusal) => (refusal ? html`<p class="notice" data-kind="fault">${refusalSentence(refusal, shown)}</p>` : nothing))}
        ${isChanged(state) ? html`<p class="field-hint">${words('lab-changed')}</p>` : nothing}
      </section>
      ${state.run?.told?.games ? renderResults(shown) : nothing}
      ${renderFigures(shown)}
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

/** @param {Shown} shown */
function renderProgress(shown) {
  const {state, words, dispatch} = shown;
  const {run} = state;
  return html`<div class="lab-progress">
    <p class="lab-progress-text" id="lab-progress">${progressSentence(state, shown)}</p>
    ${
      run && isOn(state)
        ? html`<progress max=${run.wish.games} .value=${run.told?.games ?? 0} aria-labelledby="lab-progress"></progress>`
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
  const told = /** @type {import('./state.js').Told} */ (state.run?.told);
  const {match} = told;
  /** @param {import('./state.js').Form} form */
  const out = (form) =>
    html`<button class="button" type="button" @click=${() => dispatch({type: 'export', form})}>${words(`lab-export-${form}`)}</button>`;
  return html`<section class="lesson" aria-labelledby="lab-results">
    <h2 id="lab-results">${words('lab-results')}</h2>
    ${match && shown.part ? shown.part.renderMatch(shown, {...told, match}) : nothing}
    ${
      told.paired.length > 0
        ? html`<ul class="verdicts">
            ${verdicts(state, shown).map((said) => html`<li>${said}</li>`)}
          </ul>
          <p class="field-hint">${words('lab-verdict-how', {fewest: FEWEST_GAMES})} ${needsSentence(state, shown)}</p>`
        : nothing
    }
    ${match ? nothing : html`${renderAgents(shown, told)} ${renderTrail(shown, told)}`}
    <div class="bar-group" role="group" aria-label=${words('lab-export')}>
      ${FORMS.map(out)}
    </div>
    ${match ? nothing : html`<p class="field-hint">${words('lab-how', {seed: state.run?.wish.seed ?? ''})}</p>`}
  </section>`;
}
