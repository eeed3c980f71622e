// How a key that was pressed is called in the tables of shortcuts.

/** @type {Record<string, string>} */
const BRACKETS = {BracketLeft: '[', BracketRight: ']'};

/** @param {Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'> & {code?: string}} event */
export function keyName({key, code = '', shiftKey, ctrlKey, altKey, metaKey}) {
  // Other modifiers belong to the browser and to assistive software.
  if (altKey || metaKey) return null;
  // On a keyboard of another alphabet it is the place that counts, where the Latin letter stands beside.
  const latin = /^[^ -~]$/.test(key) ? (/^Key(.)$/.exec(code)?.[1] ?? BRACKETS[code] ?? key) : key;
  const name = latin.length === 1 ? latin.toLowerCase() : latin;
  const shown = key.length > 1 || key !== key.toLowerCase() || key === '?' ? shiftKey : false;
  return `${ctrlKey ? 'Ctrl+' : ''}${shown ? 'Shift+' : ''}${name}`;
}
