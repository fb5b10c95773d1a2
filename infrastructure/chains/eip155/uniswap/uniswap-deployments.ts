import type { CaipNetworkId } from '../../../../domain/caip/caip-network-id';
import type { UniswapDeployment } from '../../../../domain/swap/uniswap-deployment';

/** What the deployment has at the same address on Ethereum, OP Mainnet, Polygon and Arbitrum One. */
const first = {
  quoterV2: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
  swapRouter02: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
} as const;

/**
 * The deployments of Uniswap on the networks of `swapChainIds`, as far as they have one. Fantom (250), Kaia (8217) and
 * Aurora (1313161554) have none: a site names another exchange there, or there is no route.
 *
 * Sources, read in November 2026:
 * - v3: https://docs.uniswap.org/contracts/v3/reference/deployments, and for every network but Gnosis `src/addresses.ts`
 *   of `@uniswap/sdk-core` (BNB Smart Chain, Base, Avalanche, ZKsync). Gnosis: the deployment that the Uniswap DAO
 *   recognises, by `QuoterV2` and `SwapRouter02` of CoW Protocol's services and of Oku.
 * - v2: https://docs.uniswap.org/contracts/v2/reference/smart-contracts/v2-deployments. `SwapRouter02` may not know
 *   these pools: the quoter asks it.
 * - Universal Router: `UniversalRouterV2` of https://docs.uniswap.org/contracts/v4/deployments and of `deploy-addresses` in
 *   Uniswap/universal-router. Gnosis has none, and ZKsync none of this version.
 * - Wrapped native currencies: `src/entities/weth9.ts` of `@uniswap/sdk-core`; on Gnosis `SwapRouter02.WETH9()`.
 * - Stable coins: Circle's own USDC (https://developers.circle.com/stablecoins/usdc-contract-addresses). On BNB Smart Chain
 *   USDT, which has the pools there. On Gnosis the wrapped native currency, which is a dollar itself.
 */
export const uniswapDeployments: Readonly<Partial<Record<CaipNetworkId, UniswapDeployment>>> = {
  'eip155:1': {
    ...first,
    v2Router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
    universalRouter: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
    wrappedNative: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    stablecoin: { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 },
  },
  'eip155:10': {
    ...first,
    v2Router: '0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2',
    universalRouter: '0x851116D9223fabED8E56C0E6b8Ad0c31d98B3507',
    wrappedNative: '0x4200000000000000000000000000000000000006',
    stablecoin: { address: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', decimals: 6 },
  },
  'eip155:56': {
    quoterV2: '0x78D78E420Da98ad378D7799bE8f4AF69033EB077',
    swapRouter02: '0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2',
    v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    universalRouter: '0x1906c1d672b88cD1B9aC7593301cA990F94Eae07',
    wrappedNative: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
    stablecoin: { address: '0x55d398326f99059fF775485246999027B3197955', decimals: 18 },
  },
  'eip155:100': {
    quoterV2: '0x7E9cB3499A6cee3baBe5c8a3D328EA7FD36578f4',
    swapRouter02: '0xc6D25285D5C5b62b7ca26D6092751A145D50e9Be',
    wrappedNative: '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d',
    stablecoin: { address: '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d', decimals: 18 },
  },
  'eip155:137': {
    ...first,
    v2Router: '0xedf6066a2b290C185783862C7F4776A2C8077AD1',
    universalRouter: '0x1095692A6237d83C6a72F3F5eFEdb9A670C49223',
    wrappedNative: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    stablecoin: { address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', decimals: 6 },
  },
  'eip155:324': {
    quoterV2: '0x8Cb537fc92E26d8EBBb760E632c95484b6Ea3e28',
    swapRouter02: '0x99c56385daBCE3E81d8499d0b8d0257aBC07E8A3',
    wrappedNative: '0x5AEa5775959fBC2557Cc8789bC1bf90A239D9a91',
    stablecoin: { address: '0x1d17CBcF0D6D143135aE902365D2E5e2A16538D4', decimals: 6 },
  },
  'eip155:8453': {
    quoterV2: '0x3d4e44Eb1374240CE5F1B871ab261CD16335B76a',
    swapRouter02: '0x2626664c2603336E57B271c5C0b26F421741e481',
    v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    universalRouter: '0x6fF5693b99212Da76ad316178A184AB56D299b43',
    wrappedNative: '0x4200000000000000000000000000000000000006',
    stablecoin: { address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', decimals: 6 },
  },
  'eip155:42161': {
    ...first,
    v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    universalRouter: '0xA51afAFe0263b40EdaEf0Df8781eA9aa03E381a3',
    wrappedNative: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    stablecoin: { address: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', decimals: 6 },
  },
  'eip155:43114': {
    quoterV2: '0xbe0F5544EC67e9B3b2D979aaA43f18Fd87E6257F',
    swapRouter02: '0xbb00FF08d01D300023C629E8fFfFcb65A5a578cE',
    v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    universalRouter: '0x94b75331AE8d42C1b61065089B7d48FE14aA73b7',
    wrappedNative: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
    stablecoin: { address: '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', decimals: 6 },
  },
};
