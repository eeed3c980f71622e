// The parameters of an agent, and the values that are offered of each.
import {html} from 'lit/html.js';
import {agentText} from '../../../shell/players.js';
import {field, option} from '../../../shell/view/fields.js';

/** The most values to choose from, as of the numbers to 100 and a word; of more, round numbers alone are offered. */
const MOST_OFFERED = 101;

/** @param {string[]} values @param {string} chosen @returns {string[]} the values among which one is chosen */
export const offered = (values, chosen) =>
  values.length > MOST_OFFERED
    ? values.filter((value) => value === chosen || !Number(value) || /^[125]0*$/.test(value))
    : values;

/**
 * A list for each parameter of an agent.
 * @param {string} prefix of the lists' ids
 * @param {ReturnType<typeof import('../../../shell/players.js').agentParts>} agent
 * @param {import('../../../engine/types.js').AgentEntry['parameters']} parameters
 * @param {(agent: string) => void} pick
 * @param {import('../../../shell/coded-sentence.js').Speech} speech
 */
export const renderParameters = (prefix, {id, options}, parameters, pick, {words, names}) =>
  parameters.map(({name, default: usual, values}) => {
    const chosen = options[name] ?? usual;
    return field(
      `${prefix}-${name}`,
      names.capital(words(`parameter-${name}`)),
      html`${offered(values, chosen).map((each) => option(each, names.parameterValue(name, each), each === chosen))}`,
      (next) => pick(agentText(id, {...options, [name]: next}, parameters)),
    );
  });
