// An answer as a statement in the shape of xAPI: of nobody in particular, about a step of a game. Pure.
import {writeAddress, writePositionAddress} from '../../games/sea/address-written.js';

const ANSWERED = {id: 'http://adlnet.gov/expapi/verbs/answered', display: {en: 'answered'}};
const QUESTION = 'http://adlnet.gov/expapi/activities/cmi.interaction';

/** @typedef {import('../public.js').BoardState} BoardState */

/** @param {Pick<BoardState, 'mode' | 'record' | 'position' | 'step' | 'steps'>} state @param {string} site where the whole page stands @returns {string} the link to this very step */
function linkOf({mode, record, position, step, steps}, site) {
  if (record === null) return new URL(writePositionAddress({text: position}), site).href;
  return new URL(writeAddress({mode, record, step, steps}), site).href;
}

/**
 * @param {{actions: string[], prediction?: string, measure?: {chance: number, likeliest: {chance: number}} | null}} answer in record form, or the cell predicted; `measure` where it was held against chances, in per cent
 * @param {Pick<BoardState, 'mode' | 'record' | 'position' | 'step' | 'steps'>} state as it was asked
 * @param {string} site
 */
export function statementOf({actions, prediction, measure}, state, site) {
  const most = measure?.likeliest.chance ?? 0;
  return {
    actor: {objectType: 'Agent', account: {homePage: site, name: 'anonymous'}},
    verb: ANSWERED,
    object: {
      objectType: 'Activity',
      id: linkOf(state, site),
      definition: {type: QUESTION, interactionType: 'other'},
    },
    result: {
      response: prediction ?? actions.join(' '),
      ...(measure && most > 0
        ? {score: {scaled: measure.chance / most, raw: measure.chance, min: 0, max: most}}
        : {}),
    },
  };
}
