// The way to decisions of a game as exercises, on the page of lessons.
import {html} from 'lit/html.js';
import {linkIn} from '../links.js';
import {VERSION} from '../records.js';

/**
 * @param {string} label
 * @param {{to: string, lang: string | null}} place `to`: where the page of lessons is
 * @param {{again: string, steps: string, by?: string}} asked the record, the steps of the decisions, and in Reversi whose search judges
 */
export const renderAgain = (label, {to, lang}, asked) =>
  html`<a class="button button-quiet" href=${linkIn(`${to}?${new URLSearchParams({v: VERSION, ...asked})}`, lang)} target="_blank">${label}</a>`;
