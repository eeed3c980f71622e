// What the set-up of a game comes to: the actions that open what was chosen. Pure.
import {isSeed} from '../address.js';

/** @import {Action, Setting} from '../types.js' */
/** @import {ViewContext} from '../view/page.js' */

/**
 * The wishes that open what is chosen.
 * @param {Pick<ViewContext, 'state' | 'view'>} shown
 * @param {unknown} seed as it stands in its field
 * @returns {Action[]}
 */
export function opening({state, view}, seed) {
  const {picked} = state;
  const typed = typeof seed === 'string' ? seed.trim().replace(/^0+(?=\d)/, '') : '';
  if (picked.rules === 'own')
    return [
      {type: 'picked', picked: {rules: undefined}},
      {type: 'dialog', dialog: 'own'},
    ];
  // Before anything that was chosen takes effect.
  if (typed !== '' && !isSeed(typed))
    return [{type: 'refused', error: {code: 'bad-seed', args: {}}}];
  const lays = picked.deploy === 'own';
  const changes = chosen(state);
  /** @type {Action[]} */
  const first = [{type: 'adopt'}, ...changes.map(setting)];
  const last = changes.at(-1);
  if (lays) return [...first, {type: 'deploy', purpose: 'watch'}];
  // Another choice means another sea, unless one was named; asked again without any, it is the same sea anew.
  if (typed !== '' && (typed !== view.seed || !last))
    return [...first, {type: 'new-sea', seed: typed}];
  // An agent chosen alone hunts the same sea.
  if (!last || (changes[1] && last.name === 'watched')) return [...first, {type: 'new-sea'}];
  return [...first.slice(0, -1), {type: 'choose', ...last}];
}

/**
 * The wishes that go on in another mode: with the game shown, and with what was chosen and not opened yet.
 * @param {Pick<ViewContext, 'state'>} shown
 * @param {import('../types.js').Mode} mode
 * @returns {Action[]}
 */
export const switching = ({state}, mode) => [
  {type: 'adopt'},
  ...chosen(state).map(setting),
  {type: 'mode', mode, like: true},
];

/** @param {ViewContext['state']} state the rules chosen and not opened yet, where they can be opened at once */
export function chosenRules({picked, ownRules}) {
  const kept = ownRules.find(({name}) => `own:${name}` === picked.rules);
  return ['custom', 'own'].includes(picked.rules ?? '') ? undefined : (kept?.rules ?? picked.rules);
}

/** @param {Setting} chosen @returns {Action<'setting'>} */
const setting = (chosen) => ({type: 'setting', ...chosen});

/** @param {ViewContext['state']} state what was chosen and not opened yet */
function chosen(state) {
  const {deploy, lays, agent} = state.picked;
  const rules = chosenRules(state);
  /** @type {(Setting | false | '' | undefined)[]} */
  const settings = [
    deploy !== 'own' && deploy && {name: 'deploy', value: deploy},
    lays && {name: 'lays', value: lays},
    rules && {name: 'rules', value: rules},
    agent && {name: state.mode === 'watch' ? 'watched' : 'opponent', value: agent},
  ];
  return settings.filter((one) => typeof one === 'object');
}
