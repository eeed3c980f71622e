// The remarks and settings that go along with a published figure, in the reader's language. The file of figures has them in English, or in code.

/** @typedef {import('../../shell/coded-sentence.js').Speech} Speech */

/** A remark, as the file of figures has it, and the words that say it. @type {[RegExp, string][]} */
const REMARKS = [
  [/^Akyüz does not say of how many games\b.*\bour reading\b/, 'lab-note-games-faulty'],
  [/^Akyüz does not say of how many games\b/, 'lab-note-games'],
  [/^that Akyüz placed the ships with a fault\b/, 'lab-note-faulty'],
  [/^Akyüz's text counts no placements\b/, 'lab-note-text'],
  [/^counted per segment\b/, 'lab-note-blows'],
  [/^Akyüz's text does not come\b/, 'lab-note-variant'],
  [/^with four cells known\b/, 'lab-note-greedy'],
  [/^where ships lie apart the aim is not reached\b/, 'lab-note-apart'],
  [/^the mean reaches the aim, by less than\b/, 'lab-note-mean'],
  [/^exact: (?<formula>.+)$/, 'lab-source-worked'],
  [/^Akyüz, (?<games>[\d,]+) games$/, 'lab-source-akyuz'],
  [/^Akyüz$/, 'lab-source-akyuz-unsaid'],
  [/^aim$/, 'lab-source-aim'],
  [/^elsewhere$/, 'lab-elsewhere'],
  [/^Racanati and Sansonetti: (?<agent>greedy|standard) wins$/, 'lab-source-wins'],
  [/^Racanati and Sansonetti, one game$/, 'lab-source-one'],
];

/** A setting of a rule set, as a run has it, and the words that say it. @type {[RegExp, string][]} */
const SETTINGS = [
  [/^known=(?<known>\d+)$/, 'lab-set-known'],
  [/^knownKind=ship$/, 'lab-set-known-ship'],
  [/^missRevealed=false$/, 'lab-set-misses-hidden'],
  [/^anyHitTakesALife=true$/, 'lab-set-lives'],
];

/**
 * @param {Speech} speech
 * @param {string} set what is other than the rule set has it, parted by spaces
 * @returns {string} what the page has no words for stands as it is
 */
export function settingsOf({words}, set) {
  const said = set.split(/\s+/).map((setting) => {
    const [pattern, key] = SETTINGS.find(([one]) => one.test(setting)) ?? [];
    if (!pattern || !key) return setting;
    const {known} = pattern.exec(setting)?.groups ?? {};
    return words(key, {known: known && Number(known)});
  });
  return said.join(', ');
}

/**
 * @param {Speech} speech
 * @param {string} remark
 * @returns {string} names and numbers stand as they are
 */
export function remarkOf({words, names}, remark) {
  for (const [pattern, key] of REMARKS) {
    const {formula, games, agent} = pattern.exec(remark)?.groups ?? {};
    if (!pattern.test(remark)) continue;
    return words(key, {
      formula,
      many: games && words.number(Number(games.replaceAll(',', ''))),
      agent: names.agent(`expert-${agent ?? 'greedy'}`),
    });
  }
  return remark;
}
