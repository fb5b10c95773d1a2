/**
 * What is on every EVM chain of the demo.
 *
 * @typedef {object} DemoContracts
 * @property {Readonly<Record<string, unknown>>} uniswap Where the contracts of Uniswap are.
 * @property {readonly { readonly address: string, readonly name: string, readonly symbol: string, readonly decimals: number }[]} tokens
 * @property {Readonly<Record<string, string>>} prices What a token costs in the pools, in dollars, by its address.
 * @property {string} paymaster What pays for operations of smart accounts.
 */

const usd = '0xa15bb66138824a1c7167f5e85b957d04dd34e468';
const tok = '0xb19b36b1456e65e3a6d514d3f715f204bd59f431';

/**
 * Where the contracts are on a chain that was new: the addresses follow from the account that deploys them and their order. So
 * the page knows them before they are there.
 *
 * @type {DemoContracts}
 */
export const plannedContracts = {
  uniswap: {
    universalRouter: '0x04fc820176617a99ae134904935bc854b2e51628',
    quoterV2: '0x12975173b87f7595ee45dffb2ab812ece596bf84',
    swapRouter02: '0x82dc47734901ee7d4f4232f398752cb9dd5daccc',
    v2Router: '0x0c8e79f3534b00d9a3d4a856b665bf4ebc22f2ba',
    wrappedNative: '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35',
    stablecoin: { address: usd, decimals: 18 },
  },
  tokens: [
    { address: usd, name: 'Tidemark Dollar', symbol: 'TUSD', decimals: 18 },
    { address: tok, name: 'Tidemark Token', symbol: 'TOK', decimals: 18 },
  ],
  prices: { [usd]: '1', [tok]: '0.5' },
  paymaster: '0x4d8e02bbfcf205828a8352af4376b165e123d7b0',
};

/**
 * What the page learns of the contracts on `chains`.
 *
 * @param {readonly { readonly chainId: number }[]} chains
 * @returns {import('./counterpart.mjs').Counterpart}
 */
export function shownContracts(chains) {
  const { tokens, uniswap } = plannedContracts;
  return {
    config: {
      hasEns: chains.some(({ chainId }) => chainId === 1),
      uniswap: Object.fromEntries(chains.map(({ chainId }) => [`eip155:${chainId}`, uniswap])),
      tokens: chains.flatMap(({ chainId }) => tokens.map((token) => ({ chainId, ...token }))),
    },
  };
}
