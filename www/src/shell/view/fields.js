// Fields to choose from.
import {live} from 'lit/directives/live.js';
import {html} from 'lit/html.js';

/** @param {Event} event @returns {string} what the field holds in which it happened */
export const valueIn = (event) =>
  /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** @param {string} id @param {string} label @param {unknown} options @param {(value: string) => void} choose */
export const field = (id, label, options, choose) => html`<div class="field">
  <label for=${id}>${label}</label>
  <select id=${id} @change=${(/** @type {Event} */ event) => choose(valueIn(event))}>${options}</select>
</div>`;

/** @param {string} value @param {string} text @param {boolean} selected */
export const option = (value, text, selected) =>
  html`<option value=${value} .selected=${live(selected)}>${text}</option>`;
