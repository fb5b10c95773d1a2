import { activeConnection } from '../../../application/snapshot/widget-state';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import type { PastPrices } from '../../../domain/token/past-prices';
import type { Portfolio } from '../../../domain/token/portfolio';
import { tokenBalance, type TokenBalance, totalValue } from '../../../domain/token/token-balance';
import { NO_MARKS, type TokenMarks, tokenKey, withMark } from '../../../domain/token/token-marks';
import { type FakeWidget, someAddress } from '../fake-widget';
import { FakeTokensVerbs } from '../send-verbs';

export function held(
  symbol: string,
  part: Partial<Parameters<typeof tokenBalance>[0]> = {},
): TokenBalance {
  const balance = tokenBalance({
    name: symbol,
    symbol,
    chainId: ethereum.caipNetworkId,
    address: undefined,
    units: 1_234_567_890_000_000_000n,
    decimals: 18,
    price: undefined,
    iconUrl: undefined,
    ...part,
  });
  if (!balance) throw new TypeError(`${symbol} is no token`);
  return balance;
}

/** A contract on Ethereum. */
export function contract(address: string) {
  return formatCaipAddress({ namespace: 'eip155', chainReference: '1', address });
}

/** Ether of a known price. */
export const ether = held('ETH', { name: 'Ether', price: { units: 2_500n, scale: 0 } });

/** Ether without a price. */
export const plainEther = held('ETH', { name: 'Ether' });

/** A token of a known price. */
export const usdc = held('USDC', {
  name: 'USD Coin',
  address: contract('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  units: 250_120_000n,
  decimals: 6,
  price: { units: 1n, scale: 0 },
});

/** What the account of the stories holds. */
export const someTokens: readonly TokenBalance[] = [
  usdc,
  ether,
  held('LONG', {
    name: 'A token with a rather long name that wraps',
    address: contract(someAddress),
    units: 98_765_432_109_876_543_210_987_654_321n,
  }),
  held('DAI', {
    name: 'Dai Stablecoin',
    address: contract('0x6B175474E89094C44Da98b954EedeAC495271d0F'),
    price: { units: 1n, scale: 0 },
    units: 40_000_000_000_000_000_000n,
  }),
];

function tokensOf(count: number): readonly TokenBalance[] {
  return Array.from({ length: count }, (_, index) =>
    held(`T${index}`, {
      name: `Token ${index}`,
      address: contract(`0x${String(index).padStart(40, '0')}`),
      price: { units: BigInt(count - index), scale: 0 },
    }),
  );
}

/** More tokens than are listed at first, without prices. */
export const manyTokens = tokensOf(60).map(({ price: _price, value: _value, ...token }) => token);

/** As many as a list has to bear. */
export const twoThousandTokens = tokensOf(2000);

export const fullPortfolio: Portfolio = {
  status: 'loaded',
  tokens: someTokens,
  totalValue: totalValue(someTokens),
};

/** The prices of a day that ended with `cents`, and was as far from it as `swing`, in hundredths, at its start. */
function dayOf(cents: number, swing: number): PastPrices {
  return Array.from({ length: 48 }, (_, index) => {
    const wave = Math.sin(index / 5) * 0.3 + Math.cos(index / 2) * 0.1;
    const share = 1 + (swing / 10_000) * ((47 - index) / 47 + wave * (index > 0 ? 1 : 0));
    const price = { units: BigInt(Math.round(cents * share)), scale: 2 };
    return { atMs: index * 30 * 60_000, price };
  });
}

/** The same of which prices of the last day are known, except one token's. */
export const withDay: Portfolio = {
  ...fullPortfolio,
  past: { [tokenKey(ether)]: dayOf(250_000, -310), [tokenKey(usdc)]: dayOf(100, 0) },
};

/** Tokens on two networks, as a source of the site's own may list them. */
export const onTwoNetworks: Portfolio = {
  ...fullPortfolio,
  tokens: [
    ...someTokens.slice(0, 2),
    held('USDC', {
      name: 'USD Coin',
      chainId: arbitrum.caipNetworkId,
      address: formatCaipAddress({
        namespace: 'eip155',
        chainReference: '42161',
        address: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
      }),
      units: 75_000_000n,
      decimals: 6,
      price: { units: 1n, scale: 0 },
    }),
    held('ETH', {
      name: 'Ether',
      chainId: arbitrum.caipNetworkId,
      price: { units: 2_500n, scale: 0 },
    }),
  ],
};

/** Tokens of known prices alone, whose day was a bad one. */
export const withBadDay: Portfolio = {
  ...fullPortfolio,
  tokens: [usdc, ether],
  totalValue: totalValue([usdc, ether]),
  past: { [tokenKey(ether)]: dayOf(250_000, 845), [tokenKey(usdc)]: dayOf(100, 0) },
};

/** The same in a currency that the visitor chose. */
export const inEuros: Portfolio = {
  ...fullPortfolio,
  currency: { code: 'EUR', rate: { units: 92n, scale: 2 } },
  currencies: ['CAD', 'EUR', 'JPY', 'USD'],
};

/** USDC is listed first, and the native currency not at all. */
export const someMarks: TokenMarks = withMark(withMark(NO_MARKS, usdc, 'pinned'), ether, 'hidden');

/** `widget` with the portfolio of its account: without one, it holds what the balance says, and nothing else. */
export function hold<Kind extends FakeWidget>(
  widget: Kind,
  portfolio: Portfolio = nativeAlone(widget),
): Kind & { readonly tokens: FakeTokensVerbs } {
  const tokens = new FakeTokensVerbs();
  widget.offer('tokens', tokens);
  widget.setFeature('tokens', portfolio);
  return Object.assign(widget, { tokens });
}

/** The portfolio of an account that holds the native currency alone. */
function nativeAlone({ state }: FakeWidget): Portfolio {
  const { account, network } = activeConnection(state);
  if (!account || !network) return { status: 'loaded', tokens: [] };
  const { balance } = account;
  if (balance.status === 'failed') return { status: 'failed', tokens: [] };
  if (balance.status !== 'loaded') return { status: 'loading', tokens: [] };
  const { decimals, symbol, units } = balance;
  const { name } = network.nativeCurrency;
  const coin = held(symbol, { name, chainId: network.caipNetworkId, decimals, units });
  return { status: 'loaded', tokens: units === 0n ? [] : [coin] };
}

/** A token whose name leads to a page, beside honest ones. */
export const bait = held('Visit bonus.test', {
  name: '$ 1000 bonus at bonus.test',
  address: contract('0x000000000000000000000000000000000000bA17'),
  units: 10n ** 21n,
});

export const baitTokens: Portfolio = { status: 'loaded', tokens: [...someTokens, bait] };
