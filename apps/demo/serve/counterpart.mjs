/**
 * Something beside the demo's page that a feature of the widget needs, running on this machine.
 *
 * @typedef {object} Counterpart
 * @property {Readonly<Record<string, unknown>>} [config] What the page learns of it, in `/config.json`.
 * @property {readonly string[]} [origins] Where it answers, if not at the page's own origin.
 * @property {Readonly<Record<string, import('../../../scripts/static-server.mjs').Listener>>} [listeners] What it answers at the
 *   page's own origin, by the first part of the path.
 * @property {() => Promise<void>} [stop]
 */

/**
 * What all `counterparts` say, as one.
 *
 * @param {readonly Counterpart[]} counterparts
 * @returns {Required<Counterpart>}
 */
export function joined(counterparts) {
  return {
    config: Object.assign({}, ...counterparts.map(({ config }) => config)),
    origins: counterparts.flatMap(({ origins = [] }) => origins),
    listeners: Object.assign({}, ...counterparts.map(({ listeners }) => listeners)),
    stop: async () => {
      await Promise.allSettled(counterparts.map(async ({ stop }) => stop?.()));
    },
  };
}
