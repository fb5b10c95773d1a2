/** Prices that the demo has made up, in US dollars: nothing here is worth anything. */
const coins = { eip155: '2000', solana: '150', bip122: '60000', polkadot: '5' };

/**
 * A source of prices for the option `sources.prices`, at `/prices`. Its prices are those of the pools of the demo.
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
        /** @type {Record<string, string>} */
        const prices = {};
        for (const name of (asked.get('tokens') ?? '').split(',')) {
          const coin = /** @type {Readonly<Record<string, string>>} */ (coins)[namespace];
          const price = name === 'native' ? coin : known.get(name.toLowerCase());
          if (price !== undefined) prices[name] = price;
        }
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(JSON.stringify({ prices }));
      },
    },
  };
}
