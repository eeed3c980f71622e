/** Signs of buttons, drawn, since fonts differ in what they hold. In a box of 20 × 20; the style sheet gives the line. */
import {html, nothing, svg} from 'lit/html.js';

const SIGNS = {
  first: 'M5 4V16M15 4L9 10L15 16',
  back: 'M13 4L7 10L13 16',
  play: 'M6 3L16 10L6 17Z',
  pause: 'M6 4V16M14 4V16',
  forward: 'M7 4L13 10L7 16',
  last: 'M15 4V16M5 4L11 10L5 16',
  leave: 'M5 5L15 15M15 5L5 15',
  share: 'M10 13V3M6 7L10 3L14 7M4 11V17H16V11',
  undo: 'M8 3L3 8L8 13M3 8H12A4.5 4.5 0 0 1 12 17H8',
  redo: 'M12 3L17 8L12 13M17 8H8A4.5 4.5 0 0 0 8 17H12',
  menu: 'M3 5H17M3 10H17M3 15H17',
  sound: 'M3 8V12H6L10 16V4L6 8ZM13 7Q16 10 13 13M15 4Q20 10 15 16',
  silence: 'M3 8V12H6L10 16V4L6 8ZM13 8L17 12M17 8L13 12',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
};

/** @param {keyof typeof SIGNS} sign */
export const renderIcon = (
  sign,
) => html`<svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
  ${svg`<path d=${SIGNS[sign]} data-sign=${sign} />`}
</svg>`;

/** A button that is a sign alone. @param {{label: string, sign: keyof typeof SIGNS, off?: boolean, pressed?: boolean, looks?: string, act: (event: Event) => void}} button `pressed`: of a switch whether it is on; `looks`: more classes */
export const renderIconButton = ({
  label,
  sign,
  off = false,
  pressed,
  looks = '',
  act,
}) => html`<button
  class="button button-icon ${looks}"
  type="button"
  aria-label=${label}
  title=${label}
  aria-disabled=${off}
  aria-pressed=${pressed ?? nothing}
  @click=${(/** @type {Event} */ event) => !off && act(event)}
>${renderIcon(sign)}</button>`;
