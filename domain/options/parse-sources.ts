import { checkEvmAddress } from '../address/evm-address';
import { checkSolanaAddress } from '../address/solana-address';
import type { CaipNetworkId } from '../caip/caip-network-id';
import { type ChainNamespace, chainNamespaces } from '../caip/chain-namespace';
import type { Indexer, Indexers, IndexingNodes, IndexingService } from '../network/indexer';
import type { PeopleChain } from '../network/people-chain';
import { withoutPrototype } from '../outside/without-prototype';
import type { OfferedOnramp, OwnOnrampName, OwnOnrampProvider } from '../onramp/onramp-offer';
import type { JupiterService } from '../swap/jupiter-service';
import type { SwapService } from '../swap/swap-service';
import type { UniswapDeployment } from '../swap/uniswap-deployment';
import { MAX_TOKEN_DECIMALS } from '../token/amount';
import { currencyCode } from '../token/currency-code';
import {
  aListOf,
  allOf,
  aMapOf,
  anObject,
  aText,
  anUrl,
  aTextLike,
  aWholeNumber,
  type Check,
  oneOf,
  refuse,
  someOf,
} from './check';
import { anOwnService, sourceChecks } from './check-sources';
import { aNetworkId } from './parse-network';
import type { NamesOption, OnrampOption, RatesOption, Sources } from './sources';

/** A fee of 100 %, in hundredths of a basis point. */
const MAX_FEE_TIER = 1_000_000;

const aContract: Check<string> = (value, option) => {
  const check = typeof value === 'string' ? checkEvmAddress(value) : undefined;
  return check?.ok ? check.address : refuse(option, 'the address of a contract');
};

const aKey: Check<string> = (value, option) =>
  typeof value === 'string' && checkSolanaAddress(value).ok
    ? value
    : refuse(option, 'an address on Solana');

/** Accepts a value for each network of `namespace`, by its CAIP-2 id; for networks of all of them without one. */
function byNetwork<T>(
  checkOn: (namespace: ChainNamespace) => Check<T>,
  namespace?: ChainNamespace,
): Check<Readonly<Record<string, T>>> {
  return (value, option) => {
    const networks = Object.entries(aMapOf((each) => each)(value, option));
    return Object.fromEntries(
      networks.map(([id, each]) => {
        const path = `${option}.${id}`;
        const on = aNetworkId(id, path).split(':')[0] as ChainNamespace;
        if (namespace && on !== namespace) refuse(path, `a network of ${namespace}`);
        return [id, checkOn(on)(each, path)];
      }),
    );
  };
}

const aDeployment = allOf<UniswapDeployment>(
  {
    quoterV2: aContract,
    swapRouter02: aContract,
    v2Router: aContract,
    universalRouter: aContract,
    wrappedNative: aContract,
    stablecoin: allOf({ address: aContract, decimals: aWholeNumber(0, MAX_TOKEN_DECIMALS) }),
    hubs: aListOf(aContract),
    feeTiers: aListOf(aWholeNumber(1, MAX_FEE_TIER)),
  },
  'quoterV2',
  'swapRouter02',
  'wrappedNative',
  'stablecoin',
);

const aSwapService = allOf<SwapService>({
  url: anOwnService,
  routers: byNetwork(() => aListOf(aContract), 'eip155'),
});

const aJupiterService = allOf<JupiterService>(
  { url: anOwnService, mints: aListOf(aKey), program: aKey },
  'url',
  'mints',
);

const aPeopleChain = allOf<PeopleChain>({
  chain: aTextLike<CaipNetworkId<'polkadot'>>(
    /^polkadot:[\da-f]{32}$/,
    'the CAIP-2 id of a chain of Polkadot',
  ),
  url: anUrl,
});

/** The kinds of indexers that each namespace has. */
const kindsOn: { readonly [N in ChainNamespace]: readonly Indexer['kind'][] } = {
  bip122: ['nodes'],
  eip155: ['blockscout'],
  polkadot: ['subscan', 'subsquid'],
  solana: ['nodes'],
};

const someIndexers: Check<Indexers> = byNetwork((namespace) => {
  const kind = oneOf(kindsOn[namespace]);
  const nodes = allOf<IndexingNodes>({ kind: kind as Check<'nodes'> });
  const service = allOf<IndexingService>({
    kind: kind as Check<IndexingService['kind']>,
    url: anOwnService,
  });
  return (value, option): Indexer =>
    (anObject(value, option) as Partial<Indexer>).kind === 'nodes'
      ? nodes(value, option)
      : service(value, option);
});

const aKnownProvider = oneOf(['coinbase', 'meld', 'moonpay', 'transak']);

const anOwnProvider = allOf<OwnOnrampProvider>({
  name: aTextLike<OwnOnrampName>(/^own:[a-z\d-]{1,40}$/, 'a name such as own:sandbox'),
  label: aText,
  namespaces: aListOf(oneOf(chainNamespaces)),
});

const someSources = someOf<Sources>({
  ...sourceChecks,
  swaps: (value, option) => {
    const swaps = sourceChecks.swaps(value, option);
    return typeof swaps === 'string' ? swaps : aSwapService(swaps, option);
  },
  jupiter: byNetwork(() => aJupiterService, 'solana'),
  rates: allOf<RatesOption>(
    { url: anUrl, currency: aTextLike(currencyCode, 'the code of a currency') },
    'url',
  ),
  uniswap: byNetwork(() => aDeployment, 'eip155'),
  people: byNetwork(() => aPeopleChain, 'polkadot'),
  indexers: someIndexers,
  onramp: allOf<OnrampOption>(
    {
      url: anOwnService,
      providers: aListOf<OfferedOnramp>((value, option) =>
        typeof value === 'object' ? anOwnProvider(value, option) : aKnownProvider(value, option),
      ),
    },
    'providers',
  ),
  names: allOf<NamesOption>({
    url: anOwnService,
    parent: aTextLike(/^[^\s.A-Z]+(\.[^\s.A-Z]+)+$/, 'a name such as site.eth'),
  }),
});

/**
 * Checks the option `sources` to the last digit. `parseOptions` checks what its parts are; no page downloads the rest, with
 * the hashes of addresses, before a feature needs a source.
 *
 * @throws `WidgetError` `OPTION_INVALID` naming what is unknown or wrong, e.g. `sources.uniswap.eip155:1.quoterV2`.
 */
export function parseSources(sources: Sources | undefined): Sources {
  return sources === undefined ? {} : withoutPrototype(someSources(sources, 'sources'));
}
