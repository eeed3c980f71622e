// What the live region announces of an action in the lab; '' for nothing. While games are played it announces each quarter of them.
import {progressOf} from './article.js';
import {
  articleSentence,
  namesOf,
  progressSentence,
  refusalSentence,
  tenths,
  timesSentence,
  verdicts,
} from './sentences.js';

/** @typedef {import('./state.js').State} State */

const QUARTERS = 4;

/** @param {import('./article.js').Article} article */
function isWhole(article) {
  const {done, of} = progressOf(article);
  return done === of;
}

/**
 * @param {import('./state.js').Action} action
 * @param {State} state
 * @param {State} before
 * @param {import('../../shell/coded-sentence.js').Speech} speech
 * @param {import('./view.js').Part | null} [part] what is there of Reversi
 */
export function announcementOf(action, state, before, speech, part = null) {
  const {words, names} = speech;
  const {run, opened} = state;
  switch (action.type) {
    case 'pause':
    case 'resume':
    case 'stop':
    case 'own-back':
      return progressSentence(state, speech);
    case 'refused':
      return refusalSentence(action.error, speech);
    case 'times':
    case 'article':
      // What cannot begin now is refused without an action of its own.
      if (state.beside) return refusalSentence(state.beside, speech);
      return action.type === 'article' && state.article
        ? articleSentence(state.article, speech)
        : '';
    case 'article-result':
      // The end has an action of its own.
      return state.article?.running && !isWhole(state.article)
        ? articleSentence(state.article, speech)
        : '';
    case 'article-end':
      // Where it broke off, the refusal has been announced.
      return state.article && isWhole(state.article) ? articleSentence(state.article, speech) : '';
    case 'article-stop':
      return state.article && before.article?.running ? articleSentence(state.article, speech) : '';
    case 'printed-checked': {
      const {checked} = action;
      return checked
        ? words('lab-printed-heard', {
            alike: checked.filter(({alike, of}) => alike === of).length,
            of: checked.length,
          })
        : '';
    }
    case 'timed':
      return action.times ? timesSentence(action.times, speech) : '';
    case 'summary': {
      if (!run?.summary) return '';
      const quarter = (/** @type {State} */ {run}) =>
        Math.floor((QUARTERS * (run?.summary?.games ?? 0)) / (run?.config.games ?? 1));
      if (quarter(state) === quarter(before)) return '';
      if (run.status !== 'ended') return progressSentence(state, speech);
      if (run.summary.match && part)
        return `${progressSentence(state, speech)} ${part.matchVerdict(run.summary.match, run, speech)}`;
      const {agents} = run.summary;
      const named = namesOf(
        agents.map(({agent}) => agent),
        names,
      );
      const means = agents.map(({mean}, at) =>
        words('lab-heard-mean', {agent: named[at], mean: tenths(words, mean)}),
      );
      return [progressSentence(state, speech), ...means, ...verdicts(state, speech)].join(' ');
    }
    case 'bar-game':
      return opened?.game === null || !opened
        ? ''
        : words('lab-heard-game', {number: opened.game + 1});
    default:
      return '';
  }
}
