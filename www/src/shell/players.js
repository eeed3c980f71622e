// The players of a game, and the texts that name agents with their parameters. Pure.

/** @param {{players: {kind: string}[]}} view two people play it on one device */
export const isForTwo = ({players}) => players.filter(({kind}) => kind === 'you').length > 1;

/**
 * `parity(k=longest)` as its parts.
 * @param {string} text
 * @returns {{id: string, options: Record<string, string>}}
 */
export function agentParts(text) {
  const [, id = text, inner = ''] = /^([^(]+)(?:\((.*)\))?$/.exec(text) ?? [];
  const options = Object.fromEntries(
    inner
      .split(';')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );
  return {id, options};
}

/**
 * @param {string} id
 * @param {Record<string, string>} options
 * @param {{name: string, default: string}[]} parameters those at their default are left out, so that one agent has one text
 */
export function agentText(id, options, parameters) {
  const said = parameters
    .filter(({name, default: usual}) => options[name] !== undefined && options[name] !== usual)
    .map(({name}) => `${name}=${options[name]}`);
  return said.length > 0 ? `${id}(${said.join(';')})` : id;
}

/** @param {string} text @returns {string} the agent without what it has learned of whoever played */
export function unlearned(text) {
  const {
    id,
    options: {learned, ...rest},
  } = agentParts(text);
  return agentText(
    id,
    rest,
    Object.keys(rest).map((name) => ({name, default: ''})),
  );
}
