// Reversi, as the life of an element asks for it.
import styles from '../../styles/reversi.css';
import {writeReversi} from '../games/reversi/address.js';
import {createReversi} from '../games/reversi/app.js';
import {asks} from '../games/reversi/lesson.js';
import {adviserOf, yourTurn} from '../games/reversi/select.js';
import {refusalSentence} from '../games/reversi/sentences.js';
import {firstOptions, firstWish} from '../games/reversi/state.js';
import {freshSeed} from '../games/sea/opening.js';
import english from '../i18n/en/reversi.ftl';
import {fetchReversi} from '../i18n/reversi-pack.js';
import {VERSION} from '../shell/records.js';
import {refusal} from '../shell/refusal.js';
import {createAnswering} from './answering.js';
import {reversiEngines} from './reversi-engines.js';
import {mayWish} from './reversi-readonly-policy.js';
import {renderReversiElement} from './reversi-view.js';
import {createTurnGame} from './turn-game.js';

/** @typedef {import('./attributes.js').Wish} Wish */
/** @typedef {import('../games/reversi/types.js').State} State */

/** @param {import('../games/reversi/types.js').Action} action @returns {import('../shell/game.d.ts').Refusal | null} what has failed */
const failureIn = (action) =>
  action.type === 'refused' || action.type === 'misread' || action.type === 'engine-failed'
    ? action.error
    : null;

/** @param {import('../games/reversi/types.js').ReversiView} view that is over @returns {'won' | 'lost' | 'drawn'} for the person, else for Black */
function outcomeOf({players, result}) {
  const {side} = players.find(({kind}) => kind === 'you') ?? players[0];
  if (!result?.winner) return 'drawn';
  return result.winner === side ? 'won' : 'lost';
}

/** @param {Wish} wish who sits where */
function playersOf({mode, agents}) {
  const agent = agents[0] ?? firstWish.white;
  return mode === 'watch' || mode === 'compare' ? [agent, agents[1] ?? agent] : ['you', agent];
}

/** @param {Wish} wish what is opened: a text in any form, or a record */
function startOf(wish) {
  const {record, position, rules, seed, step} = wish;
  const fresh = `spyglass${VERSION} ${rules ?? 'reversi'} s.${seed ?? freshSeed()} duel:${playersOf(wish).join()} -`;
  return {
    record: position === null ? (record ?? fresh) : null,
    text: position,
    step,
    wish: {},
    predict: wish.predict,
    present: false,
  };
}

/** Of what a person does the page around is asked. @param {string} method @param {readonly unknown[]} args */
const actionsOf = (method, [square]) =>
  method === 'move' ? [`M${square}`] : method === 'pass' ? ['P'] : [];

/** @param {import('./element-game.d.ts').Room} room @returns {import('./element-game.d.ts').ElementGame<import('../games/reversi/types.js').Action>} */
export function createReversiGame(room) {
  const {signal, site, sight} = room;

  /** The page around is not asked about what it does itself. */
  const own = reversiEngines.join({onStatus() {}, onNote() {}}, {awake: sight.awake});
  const answering = createAnswering(own, actionsOf, room.mayDo, () =>
    app.store.dispatch({type: 'answer-kept'}),
  );
  /** @type {typeof answering} */
  const client = {
    ...answering,
    async call(method, ...given) {
      if (method === 'aiMove') await Promise.race([sight.awake(), room.whileAsked()]);
      if (signal.aborted) throw refusal('stale');
      return answering.call(method, ...given);
    },
  };
  /** @type {ReturnType<typeof createReversi>} */
  let app;
  const view = () => /** @type {NonNullable<State['game']>} */ (app.store.get().game).view;

  /** @param {import('./turn-game.js').Begun} around */
  function begin({known, ...around}) {
    app = createReversi({
      ...{...around, client, known: {...known, options: firstOptions}},
      draw: (from) =>
        renderReversiElement(
          // The footer of a page, which an element has not, alone reads what is left out.
          /** @type {import('./reversi-share.js').Shown} */ ({
            ...from,
            site,
            link() {
              const query = writeReversi(from.state) ?? '';
              return site === null ? query : new URL(`reversi/${query}`, site).href;
            },
          }),
          {...room.wish(), alone: room.isAlone()},
        ),
      wishes: (store) => (action) => {
        if (room.undoes(action)) return;
        if (mayWish(action, room.wish().readonly, asks(store.get()))) store.dispatch(action);
      },
    });
    app.store.extend((state, {type}) => (type === 'answer-kept' ? {...state, sent: null} : state));
    return app;
  }

  return createTurnGame(room, {
    ...{english, styles, packs: [fetchReversi], begin},
    open: (wish) => void app.start(startOf(wish), false),
    failureIn,
    sentence: (error, speech) => refusalSentence(error, {...speech, notation: 'square'}),
    detail: ({game, decided}) => ({
      action: game?.view.moves.find(({step}) => step === game.view.step)?.action ?? null,
      reason: decided?.decision.reason ?? null,
    }),
    end: () => ({outcome: outcomeOf(view()), score: view().discs}),
    play(action) {
      const [, square] = /^M([a-h][1-8])$/.exec(String(action)) ?? [];
      return square || action === 'P' ? () => app.move(square ?? null, own) : null;
    },
    isYours: yourTurn,
    async hint() {
      const state = app.store.get();
      const {game} = state;
      return game && client.call('hint', [game.record, game.view.step, adviserOf(state)]);
    },
    text: () => view().transcript,
    stop: () => client.stop(),
  });
}
