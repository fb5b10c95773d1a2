/**
 * What is on every EVM chain of the demo.
 *
 * @typedef {object} DemoContracts
 * @property {Readonly<Record<string, unknown>>} uniswap Where the contracts of Uniswap are.
 * @property {readonly { readonly address: string, readonly name: string, readonly symbol: string, readonly decimals: number }[]} tokens
 * @property {Readonly<Record<string, string>>} prices What a token costs in the pools, in dollars, by its address.
 * @property {string} paymaster What pays for operations of smart accounts.
 * @property {Readonly<Record<'manager' | 'code' | 'ofNative' | 'ofErc20' | 'ofTime', string>>} delegation What keeps the limits that
 *   a wallet grants.
 * @property {string} postcards NFTs that any account may take.
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
  delegation: {
    manager: '0x150890d6984e98f408162ee65684779804bff858',
    code: '0xc525e1bed21174d5615252a16ee2b283b894a318',
    ofNative: '0xe8ecf644d9a3432dab3a0725308f265990eedca9',
    ofErc20: '0x3a1d75769758705cab1385377d4d88b8193a5f37',
    ofTime: '0xb1527802e7800034d6887b0a99a5ad2683184b95',
  },
  postcards: '0x4c073a92b1c8fb55313102ab412fb7f1704bcbdd',
};

/**
 * What the page learns of the contracts on `chains`.
 *
 * @param {readonly { readonly chainId: number }[]} chains
 * @returns {import('./counterpart.mjs').Counterpart}
 */
export function shownContracts(chains) {
  const { delegation, postcards, tokens, uniswap } = plannedContracts;
  return {
    config: {
      delegation,
      postcards,
      hasEns: chains.some(({ chainId }) => chainId === 1),
      uniswap: Object.fromEntries(chains.map(({ chainId }) => [`eip155:${chainId}`, uniswap])),
      tokens: chains.flatMap(({ chainId }) => tokens.map((token) => ({ chainId, ...token }))),
    },
  };
}
