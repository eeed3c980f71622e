import {html, nothing} from 'lit/html.js';
import {dateFormat} from '../../../shell/days.js';
import {drawnSeed, goesOn, seedOf} from '../../../shell/record-origin.js';
import {recordParts} from '../../../shell/records.js';
import {SIZES} from '../presets.js';

/** @import {ViewContext} from './page.js' */
/** @import {KeptGame} from '../types.js' */

/**
 * A game that was open in two tabs is kept twice: where the one only goes on from the other, they are one game. What has not
 * ended stays, though, as long as nothing else goes on from there.
 * @param {KeptGame[]} kept newest first
 * @param {import('../types.js').ShownGame | null} game that is shown
 */
export function listed(kept, game) {
  const shown = game && {id: game.id, record: game.record, over: game.view.ended};
  const others = kept.filter(({id}) => id !== game?.id);
  return others.filter(
    (row, at) =>
      ![...(shown ? [shown] : []), ...others].some(
        (other, place) =>
          other !== row &&
          (row.over || !other.over) &&
          goesOn(other.record, row.record) &&
          // Of two alike the newer one stays.
          (other.record !== row.record || place < at + Number(shown !== null)),
      ),
  );
}

/** @param {KeptGame} game @returns {number} the shots a person has fired, until the step it was left at */
function shotsIn({record, step, over}) {
  const {players, actions} = recordParts(record);
  const [, ...seats] = players.split(/[:,]/);
  return actions
    .slice(0, over ? undefined : step)
    .filter((action) => /F/.test(action) && seats[(Number.parseInt(action, 10) || 1) - 1] === 'you')
    .length;
}

/** @param {ViewContext} shown the games kept on this device */
export function renderCards({state, words, names, dispatch}) {
  const others = listed(state.kept, state.game);
  if (others.length === 0) return nothing;
  const when = dateFormat(words.locale, {dateStyle: 'medium', timeStyle: 'short'});
  return html`<section class="continue" aria-labelledby="continue-title">
    <h2 id="continue-title" class="title">${words('continue-title')}</h2>
    <ul class="cards">
      ${others.map((game) => {
        const agent =
          recordParts(game.record)
            .players.split(/[:,]/)
            .find((name, index) => index > 0 && name !== 'you') ?? null;
        const title =
          game.mode === 'puzzle' && SIZES.includes(game.rules)
            ? words('card-puzzle', {rules: names.rules(game.rules), seed: seedOf(game.record)})
            : game.mode === 'puzzle'
              ? names.rules(game.rules)
              : `${words(`mode-${game.mode}`)}: ${names.rules(game.rules)}`;
        const seed = game.mode === 'puzzle' ? null : drawnSeed(game.record);
        // A sea that somebody laid out has no number, but the game on it has.
        const number = game.mode === 'puzzle' || seed ? null : seedOf(game.record);
        const more = [
          agent && names.agent(agent),
          seed && words('sea-number', {seed}),
          number && words('card-number', {number}),
          // A puzzle is marked, not shot at.
          game.mode !== 'puzzle' && words('caption-shots', {shots: shotsIn(game)}),
          game.over && words('card-over'),
          when.format(game.updated),
        ];
        return html`<li class="card">
          <p class="card-title">${title}</p>
          <p class="card-more">${more.filter(Boolean).join(' · ')}</p>
          <button class="button" type="button" @click=${() => dispatch({type: 'open-kept', id: game.id})}>
            ${words(game.over ? 'review' : 'continue')}<span class="unseen">: ${title}</span>
          </button>
          <button class="button button-quiet" type="button" @click=${() => dispatch({type: 'forget-game', id: game.id})}>
            ${words('forget')}<span class="unseen">: ${title}</span>
          </button>
        </li>`;
      })}
    </ul>
  </section>`;
}
