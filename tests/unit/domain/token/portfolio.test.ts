import { describe, expect, it } from '@jest/globals';
import {
  EMPTY_PORTFOLIO,
  nextPortfolio,
  type Portfolio,
  type PortfolioEvent,
} from '../../../../domain/token/portfolio';
import {
  expectTransition,
  transitionCases,
  type TransitionRow,
} from '../../../support/transitions';
import { balanceOf, etherBalance, USDC, usdcBalance } from '../../../support/token-balances';

const tokens = [etherBalance('1')];
const newer = [etherBalance('2'), usdcBalance('3')];

const states = {
  idle: EMPTY_PORTFOLIO,
  first: { status: 'loading', tokens: [] },
  loaded: { status: 'loaded', tokens },
  again: { status: 'loading', tokens },
  failed: { status: 'failed', tokens },
} as const satisfies Record<string, Portfolio>;

const rows: readonly TransitionRow<PortfolioEvent, keyof typeof states, Portfolio>[] = [
  [{ type: 'requested' }, { idle: states.first, loaded: states.again, failed: states.again }],
  [
    { type: 'loaded', tokens: newer },
    Object.fromEntries(
      Object.keys(states).map((name) => [name, { status: 'loaded', tokens: newer }]),
    ),
  ],
  [{ type: 'failed' }, { first: { status: 'failed', tokens: [] }, again: states.failed }],
  [
    { type: 'reset' },
    {
      first: EMPTY_PORTFOLIO,
      loaded: EMPTY_PORTFOLIO,
      again: EMPTY_PORTFOLIO,
      failed: EMPTY_PORTFOLIO,
    },
  ],
];

describe('nextPortfolio', () => {
  it.each(transitionCases(states, rows))('handles $event.type in the state $name', (transition) =>
    expectTransition(nextPortfolio, transition),
  );

  it('drops indivisible tokens, and sums the known prices of the rest', () => {
    const priced = usdcBalance('3', { price: '1.5' });
    const whole = balanceOf({
      symbol: 'NFT',
      address: USDC,
      quantity: { decimals: 0, numeric: '1' },
    });

    const after = nextPortfolio(states.first, {
      type: 'loaded',
      tokens: [priced, whole, ...tokens],
    });

    expect(after.tokens).toEqual([priced, ...tokens]);
    expect(after.totalValue).toEqual(priced.value);
    expect(nextPortfolio(states.first, { type: 'loaded', tokens }).totalValue).toBeUndefined();
  });
});
