// Own rules being written: the engine says what is wrong with them, and plays them once nothing is.
import {createLatest} from '../../../shell/latest.js';
import {refused} from '../refused.js';
import {drawnShip, freshDraft, reduceDraft, rulesOf} from './state.js';

/** @import {Store} from '../engine-request.js' */
/** @import {Coded, Ruleset} from '../../../engine/types.js' */

/**
 * @param {Store} store
 * @param {Pick<ReturnType<typeof import('../storage/named-rows.js').createNamedRows>, 'keepRules'>} named
 * @param {{checkRules: (rules: Partial<Ruleset>) => Promise<Coded[]>, focusId: (id: string) => void}} hands
 * @param {(name: string) => string} shipName how a ship is called
 */
export function createDraftingFlow(store, named, hands, shipName) {
  const {dispatch, get} = store;

  /** @param {Partial<import('../../../engine/types.js').Ruleset>} rules @returns {Promise<Coded[]>} their faults, in the numbers that were written */
  async function checkRules(rules) {
    const faults = await hands.checkRules(rules);
    const {rows, cols} = get().draft ?? freshDraft;
    return faults.map((fault) => (fault.code === 'size' ? {...fault, args: {rows, cols}} : fault));
  }

  /** @param {Partial<import('../../../engine/types.js').Ruleset>} rules named by their ships */
  function freeName({fleet = []}) {
    const base = fleet.map(({name}) => name).join(', ');
    const isTaken = (/** @type {string} */ name) => get().ownRules.some((own) => own.name === name);
    let name = base;
    for (let number = 2; isTaken(name); number += 1) name = `${base} ${number}`;
    return name;
  }

  const latest = createLatest();

  /** What is wrong with the rules being written is said while they are written. */
  async function checkDraft() {
    const isNewest = latest();
    const draft = get().draft ?? freshDraft;
    const rules = rulesOf(draft);
    try {
      const faults = await checkRules(rules);
      const both = await checkRules({...rules, fleet: [...draft.fleet, drawnShip(draft)]});
      if (!isNewest()) return;
      const known = faults.map((fault) => JSON.stringify(fault));
      dispatch({
        type: 'draft-faults',
        // A fleet just begun has no ship yet; that is said to who wants to play it.
        faults: faults.filter(({code}) => code !== 'fleet-empty'),
        shipFaults: both.filter((fault) => !known.includes(JSON.stringify(fault))),
      });
    } catch (error) {
      dispatch(refused(error));
    }
  }

  async function playDraft() {
    latest();
    const draft = get().draft ?? freshDraft;
    const rules = rulesOf(draft);
    try {
      const faults = await checkRules(rules);
      if (faults.length > 0) return dispatch({type: 'draft-faults', faults});
    } catch (error) {
      return dispatch(refused(error));
    }
    const kept = await named.keepRules({name: draft.name.trim() || freeName(rules), rules});
    if (!kept) return;
    dispatch({type: 'dialog', dialog: null});
    return dispatch({type: 'choose', name: 'rules', value: rules});
  }

  store.on({
    dialog: ({dialog}) => dialog === 'own' && checkDraft(),
    'draft-set': checkDraft,
    'draft-cell': checkDraft,
    'draft-add': checkDraft,
    'draft-drop'({index}) {
      // The button that was pressed is gone: the keys go to that of the next ship, or on to the one being drawn.
      const last = (get().draft?.fleet.length ?? 0) - 1;
      hands.focusId(last < 0 ? 'own-ship' : `own-remove-${Math.min(index, last)}`);
      return checkDraft();
    },
    'draft-play': playDraft,
  });

  store.extend(reduceDraft);
  /** Who does not see the list grow or shrink hears of it. @param {'added' | 'removed'} done @param {import('../../../engine/types.js').ShipClass} [ship] */
  function tell(done, ship) {
    if (ship)
      dispatch({
        type: 'said',
        key: `own-${done}`,
        args: {count: ship.count, ship: shipName(ship.name)},
      });
  }

  store.hear((action, state, before) => {
    const [now, then] = [state, before].map(({draft}) => (draft ?? freshDraft).fleet);
    if (action.type === 'draft-drop') tell('removed', then[action.index]);
    if (action.type === 'draft-add' && now.length > then.length) tell('added', now.at(-1));
  });
  if (get().dialog === 'own') void checkDraft();
}
