/** Prices that the demo has made up, in US dollars: nothing here is worth anything. */
const coins = { eip155: '2000', solana: '150', bip122: '60000', polkadot: '5' };

/** The points of a day, and how long each lasts. */
const POINTS = 48;
const POINT_S = 30 * 60;

/**
 * The prices of a day that ended with `price`: those of stable coins stay, the others have come up by three percent, in waves.
 *
 * @param {string} price
 */
function dayOf(price) {
  const now = Math.floor(Date.now() / 1_000 / POINT_S) * POINT_S;
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const share = price === '1' ? 0 : 0.03 * (1 - index / POINTS) + 0.008 * Math.sin(index / 4);
    return [now - (POINTS - index) * POINT_S, (Number(price) * (1 - share)).toFixed(8)];
  });
}

/**
 * A source of prices for the option `sources.prices`, at `/prices`. Its prices are those of the pools of the demo,
 * and its past ones are of a good day.
 *
 * @param {object} [options]
 * @param {Readonly<Record<string, string>>} [options.tokens] The price of each token, by its address.
 * @returns {import('./counterpart.mjs').Counterpart}
 */
export function pricesOf({ tokens = {} } = {}) {
  const known = new Map(Object.entries(tokens).map(([key, price]) => [key.toLowerCase(), price]));
  return {
    config: { hasPrices: true },
    listeners: {
      prices: async ({ url = '/' }, response) => {
        const asked = new URL(url, 'http://demo.invalid').searchParams;
        const [namespace = ''] = (asked.get('chainId') ?? '').split(':');
        const priceOf = (/** @type {string} */ name) =>
          name === 'native'
            ? /** @type {Readonly<Record<string, string>>} */ (coins)[namespace]
            : known.get(name.toLowerCase());
        const found = (asked.get('tokens') ?? '').split(',').flatMap((name) => {
          const price = priceOf(name);
          return price === undefined ? [] : [{ name, price }];
        });
        const entries = asked.has('past')
          ? { past: Object.fromEntries(found.map(({ name, price }) => [name, dayOf(price)])) }
          : { prices: Object.fromEntries(found.map(({ name, price }) => [name, price])) };
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(JSON.stringify(entries));
      },
    },
  };
}
