/** Signs of buttons, drawn, since fonts differ in what they hold. In a box of 20 × 20; the style sheet gives the line. */
import {html, svg} from 'lit/html.js';

const SIGNS = {
  first: 'M5 4V16M15 4L9 10L15 16',
  back: 'M13 4L7 10L13 16',
  play: 'M6 3L16 10L6 17Z',
  pause: 'M6 4V16M14 4V16',
  forward: 'M7 4L13 10L7 16',
  last: 'M15 4V16M5 4L11 10L5 16',
  leave: 'M5 5L15 15M15 5L5 15',
  share: 'M10 13V3M6 7L10 3L14 7M4 11V17H16V11',
};

/** @param {keyof typeof SIGNS} sign */
export const renderIcon = (
  sign,
) => html`<svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
  ${svg`<path d=${SIGNS[sign]} data-sign=${sign} />`}
</svg>`;

/** A button that is a sign alone. @param {{label: string, sign: keyof typeof SIGNS, off: boolean, act: () => void}} button */
export const renderIconButton = ({label, sign, off, act}) => html`<button
  class="button button-icon"
  type="button"
  aria-label=${label}
  title=${label}
  aria-disabled=${off}
  @click=${() => !off && act()}
>${renderIcon(sign)}</button>`;
