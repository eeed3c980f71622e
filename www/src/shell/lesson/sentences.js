// A lesson in words: what is asked, what an answer came to, the one sentence of each layer of a decision.

/** @typedef {import('../game.d.ts').ShellState} ShellState */
/**
 * What a game says of a lesson; each gets the state as it may be shown.
 * @template State, One, Speech
 * @typedef {object} Say
 * @property {(state: State, speech: Speech) => string} question
 * @property {(state: State, speech: Speech) => string} knew what the agent to move sees
 * @property {(state: State, speech: Speech) => string} map what the agent weighed
 * @property {(state: State, speech: Speech) => string} choice
 * @property {(state: State, speech: Speech) => string} move what led here; '' at the start
 * @property {(state: State, speech: Speech) => string} end
 * @property {(answer: One, state: State, speech: Speech) => string} score what an answer came to
 * @property {(state: State, speech: Speech) => string} tally what all answers come to; '' before the first
 * @property {(own: string, speech: Speech) => string} name of a cell or square
 * @property {(read: import('../game.d.ts').Lesson['read'], speech: Speech) => string} [read] what the check of submitted answers came to; by default only the page shows it
 */

/**
 * @template {ShellState} State
 * @template {import('../game.d.ts').Answer} One
 * @template {{words: import('../../i18n/words.js').Words}} Speech
 * @param {ReturnType<typeof import('./lesson.js').createLesson<State, One>>} lesson
 * @param {Say<State, One, Speech>} say
 */
export function createLessonSentences(lesson, say) {
  const {answersAround, asks, keptHere, layerOf, lessonOf, port} = lesson;

  /** @param {State} state @param {Speech} speech the one sentence of a step that is presented */
  function stage(state, speech) {
    const {game} = state;
    if (!game) return speech.words('engine-loading');
    switch (layerOf(state)) {
      case 'answer':
        return game.view.over ? say.end(state, speech) : say.move(state, speech);
      case 'knew':
        return asks(state) ? say.question(state, speech) : say.knew(state, speech);
      case 'map':
        return say.map(state, speech);
      default:
        return say.choice(state, speech);
    }
  }

  /** @param {State} state @param {Speech} speech what the line under the board says; '' where it has its own words */
  const asked = (state, speech) =>
    asks(state)
      ? [say.move(state, speech), say.question(state, speech)].filter(Boolean).join(' ')
      : '';

  /** @param {State} state @param {Speech} speech that the page around has taken what was predicted here */
  function kept(state, speech) {
    const own = keptHere(state);
    return own === null ? '' : speech.words('predict-kept', {cell: say.name(own, speech)});
  }

  /** @param {State} state @param {Speech} speech */
  function answerSaid(state, speech) {
    const {here} = answersAround(state);
    return here && here.measure !== undefined ? say.score(here, state, speech) : '';
  }

  /** @param {State} state @param {Speech} speech */
  const sentence = (state, speech) => (state.present ? stage(state, speech) : asked(state, speech));

  /** @param {{type: string}} action @param {State} state as it may be shown @param {State} before @param {Speech} speech '' where the page has its own words */
  function heard({type}, state, before, speech) {
    const {words} = speech;
    const line = port.lineOf(state);
    if (line === null || state === before) return '';
    const {key, read} = lessonOf(state);
    switch (type) {
      case 'predict':
        if (!state.predict) return words('predict-off');
        return asked(state, speech) || words('predict-on');
      case 'present':
        return state.present ? stage(state, speech) : words('present-off');
      case 'layer':
        return stage(state, speech);
      case 'predicted':
      case 'measured':
      case 'prediction-again':
        return answerSaid(state, speech);
      case 'prediction-kept':
        return kept(state, speech);
      case 'prediction-back':
        return words('predict-taken');
      case 'answers-read':
        return say.read?.(read, speech) ?? '';
      // A line just opened, of which it is now known what was predicted.
      case 'answers-line':
        return lessonOf(before).key === null ? '' : sentence(state, speech);
      case 'answered':
      case 'opened':
        if (key !== null && key !== line) return '';
        return state.playing && !state.present ? '' : sentence(state, speech);
      default:
        return '';
    }
  }

  return {...say, asked, heard, kept, stage};
}
