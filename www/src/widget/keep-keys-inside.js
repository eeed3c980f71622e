// Keys that mean something in an element mean nothing to the page around it: slides do not move, cells of a notebook are not deleted, and what the element stands in is not closed.

/** Of a field they are used to write, with Ctrl or Cmd too. */
const EDITING = /^([acvxyz]|Arrow\w+|Home|End|Backspace|Delete)$/i;
/** What a slider, a box to tick and a button do by themselves. */
const OWN = [
  {where: 'input[type=range], input[type=radio]', keys: /^(Arrow\w+|Home|End|Page\w+)$/},
  {where: 'button, a, summary, input, [role=button]', keys: /^(Enter| )$/},
  // At the edge of a board they lead nowhere, and still do not move a slide.
  {where: '[data-cell]', keys: /^(Arrow\w+|Home|End)$/},
];
const FIELD = 'input:not([type=range], [type=checkbox], [type=radio]), select, textarea';

/** @param {KeyboardEvent} event @param {Element} target whether it is used, or writes something */
function isOurs({key, ctrlKey, metaKey, altKey, defaultPrevented}, target) {
  if (defaultPrevented || key === 'Escape') return true;
  // What lies over the page rests on it.
  if (target.closest('dialog[open], :popover-open')) return key !== 'Tab';
  const isPlain = !ctrlKey && !metaKey;
  if (target.matches(FIELD)) return key !== 'Tab' && (isPlain || EDITING.test(key));
  // A letter is no less meant for the board where it does nothing there.
  if (key.length === 1 && isPlain && !altKey) return true;
  return OWN.some(({where, keys}) => keys.test(key) && target.closest(where) !== null);
}

/** JupyterLab hears keys before anybody else can, but leaves alone what is marked so. */
const MARK = 'data-lm-suppress-shortcuts';

/** @param {ShadowRoot} root */
export function keepKeys(root) {
  const {host} = root;
  /** An author's own mark stays. */
  let isMarked = false;
  root.addEventListener('focusin', () => {
    if (host.hasAttribute(MARK)) return;
    isMarked = true;
    host.setAttribute(MARK, 'true');
  });
  root.addEventListener('focusout', () => {
    if (isMarked) host.removeAttribute(MARK);
    isMarked = false;
  });
  /** Of these no end is heard outside either. @type {Set<string>} */
  const down = new Set();
  root.addEventListener('keydown', (said) => {
    const event = /** @type {KeyboardEvent} */ (said);
    const {target} = event;
    if (!(target instanceof Element) || !isOurs(event, target)) return void down.delete(event.code);
    down.add(event.code);
    event.stopPropagation();
    // By it the browser would close the dialog that the element stands in; one that is open in the element is closed first.
    if (event.key === 'Escape' && !root.querySelector('dialog[open], :popover-open'))
      event.preventDefault();
  });
  root.addEventListener('keypress', (event) => {
    if (down.has(/** @type {KeyboardEvent} */ (event).code)) event.stopPropagation();
  });
  root.addEventListener('keyup', (event) => {
    if (down.delete(/** @type {KeyboardEvent} */ (event).code)) event.stopPropagation();
  });
}
