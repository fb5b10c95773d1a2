import type { CaipNetworkId } from '../caip/caip-network-id';
import { checkEvmAddress } from '../address/evm-address';
import { checkSolanaAddress } from '../address/solana-address';
import type { PeopleChain } from '../network/people-chain';
import { aNetworkId } from './parse-network';
import { withoutPrototype } from '../outside/without-prototype';
import type { JupiterService } from '../swap/jupiter-service';
import type { SwapService } from '../swap/swap-service';
import type { UniswapDeployment } from '../swap/uniswap-deployment';
import { isTokenDecimals } from '../token/amount';
import { isCurrencyCode } from '../token/currency-code';
import type { TokenList } from '../token/token-list';
import {
  aBoolean,
  aListOf,
  allOf,
  aMapOf,
  anObject,
  anUrl,
  aWholeNumber,
  type Check,
  oneOf,
  refuse,
  someOf,
} from './check';
import { someIndexers } from './parse-indexers';
import type { NamesOption, OnrampOption, RatesOption, Sources } from './sources';

/** A fee of 100 %, in hundredths of a basis point. */
const MAX_FEE_TIER = 1_000_000;

const aContract: Check<string> = (value, option) => {
  const check = typeof value === 'string' ? checkEvmAddress(value) : undefined;
  return check?.ok ? check.address : refuse(option, 'the address of a contract');
};

const someDecimals: Check<number> = (value, option) =>
  typeof value === 'number' && isTokenDecimals(value)
    ? value
    : refuse(option, 'a number of decimals');

const aCurrency: Check<string> = (value, option) =>
  isCurrencyCode(value) ? value : refuse(option, 'the code of a currency');

const aDeployment = allOf<UniswapDeployment>(
  {
    quoterV2: aContract,
    swapRouter02: aContract,
    v2Router: aContract,
    universalRouter: aContract,
    wrappedNative: aContract,
    stablecoin: allOf({ address: aContract, decimals: someDecimals }),
    hubs: aListOf(aContract),
    feeTiers: aListOf(aWholeNumber(1, MAX_FEE_TIER)),
  },
  'quoterV2',
  'swapRouter02',
  'wrappedNative',
  'stablecoin',
);

/** Accepts a value for each network, by its CAIP-2 id. */
function byNetwork<T>(check: Check<T>): Check<Readonly<Record<string, T>>> {
  return (value, option) => {
    const map = aMapOf(check)(value, option);
    Object.keys(map).forEach((id) => aNetworkId(id, `${option}.${id}`));
    return map;
  };
}

const uniswap = 'uniswap';

const byUniswap: Check<'uniswap'> = oneOf([uniswap]);

const anOwnService: Check<string> = (value, option) => anUrl(value, option).replace(/\/+$/, '');

const aSwapService = allOf<SwapService>(
  { url: anOwnService, routers: byNetwork(aListOf(aContract)) },
  'url',
  'routers',
);

const aKey: Check<string> = (value, option) =>
  typeof value === 'string' && checkSolanaAddress(value).ok
    ? value
    : refuse(option, 'an address on Solana');

const aJupiterService = allOf<JupiterService>(
  { url: anOwnService, mints: aListOf(aKey), program: aKey },
  'url',
  'mints',
);

const aPolkadotId: Check<CaipNetworkId<'polkadot'>> = (value, option) =>
  typeof value === 'string' && /^polkadot:[\da-f]{32}$/.test(value)
    ? (value as CaipNetworkId<'polkadot'>)
    : refuse(option, 'the CAIP-2 id of a chain of Polkadot');

const aPeopleChain = allOf<PeopleChain>({ chain: aPolkadotId, url: anUrl }, 'chain', 'url');

const aParent: Check<string> = (value, option) =>
  typeof value === 'string' && /^[^\s.A-Z]+(\.[^\s.A-Z]+)+$/.test(value)
    ? value
    : refuse(option, 'a name such as site.eth');

const someSources = someOf<Sources>({
  swaps: (value, option) =>
    typeof value === 'object' ? aSwapService(value, option) : byUniswap(value, option),
  unreadSwaps: aBoolean,
  jupiter: byNetwork(aJupiterService),
  prices: (value, option) => (value === uniswap ? uniswap : anUrl(value, option)),
  rates: allOf<RatesOption>({ url: anUrl, currency: aCurrency }, 'url'),
  uniswap: byNetwork(aDeployment),
  ens: aBoolean,
  sns: aBoolean,
  people: byNetwork(aPeopleChain),
  ensGateways: aListOf(anOwnService),
  nfts: oneOf(['logs', 'indexers']),
  ipfsGateways: aListOf(anOwnService),
  indexers: someIndexers,
  onramp: allOf<OnrampOption>(
    {
      url: anOwnService,
      providers: aListOf(oneOf(['coinbase', 'meld', 'moonpay', 'transak'])),
    },
    'providers',
  ),
  names: allOf<NamesOption>({ url: anOwnService, parent: aParent }, 'url', 'parent'),
  // What a list says is read like an answer of a service: see `TokenLists`.
  tokenLists: aListOf((value, option) =>
    typeof value === 'string' ? anUrl(value, option) : (anObject(value, option) as TokenList),
  ),
});

/**
 * Checks the option `sources`. It is not part of `parseOptions`, so that no page downloads it before a feature needs a
 * source.
 *
 * @throws `WidgetError` `OPTION_INVALID` naming what is unknown or wrong, e.g. `sources.uniswap.eip155:1.quoterV2`.
 */
export function parseSources(sources: Sources | undefined): Sources {
  return sources === undefined ? {} : withoutPrototype(someSources(sources, 'sources'));
}
