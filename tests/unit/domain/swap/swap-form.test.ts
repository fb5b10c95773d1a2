import { describe, expect, it } from '@jest/globals';
import {
  EMPTY_SWAP_FORM,
  nextSwapForm,
  prefilledSwapForm,
  type SwapForm,
  type SwapFormEvent,
  type SwapQuote,
  swapStep,
  swapUnits,
  unitsKeptForGas,
} from '../../../../domain/swap/swap-form';
import type { TokenBalance } from '../../../../domain/token/token-balance';
import { balanceOf } from '../../../support/token-balances';

const ether = balance('ETH', undefined, '2', 18);
const usdc = balance('USDC', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', '100', 6);
const dai = balance('DAI', '0x6b175474e89094c44da98b954eedeac495271d0f', '5', 18);

const filled: SwapForm = {
  source: usdc,
  target: ether,
  sourceAmount: '10',
  quote: { status: 'none' },
};
const quote: SwapQuote = { source: usdc, target: ether, sourceUnits: 10_000_000n, targetUnits: 5n };
const loading = nextSwapForm(filled, { type: 'quoteRequested' });
const quoted = nextSwapForm(loading, { type: 'quoteLoaded', quote });

describe('nextSwapForm', () => {
  it('fills in tokens, amount, quote and gas', () => {
    const gas = {
      cost: 1n,
      inUSD: { cost: { units: 1n, scale: 0 }, balance: { units: 2n, scale: 0 } },
    };
    const events: readonly SwapFormEvent[] = [
      { type: 'sourceChosen', token: usdc },
      { type: 'targetChosen', token: ether },
      { type: 'amountTyped', text: '10' },
      { type: 'quoteRequested' },
      { type: 'quoteLoaded', quote },
      { type: 'gasPriced', gas },
    ];
    expect(events.reduce(nextSwapForm, EMPTY_SWAP_FORM)).toEqual({
      ...filled,
      quote: { status: 'loaded', value: quote, isRefreshing: false },
      gas,
    });
  });

  it('switches the sides, also when the visitor chooses the other side’s token', () => {
    const switched = { ...filled, source: ether, target: usdc };
    expect(nextSwapForm(quoted, { type: 'tokensSwitched' })).toEqual(switched);
    expect(nextSwapForm(quoted, { type: 'sourceChosen', token: ether })).toEqual(switched);
    expect(nextSwapForm(quoted, { type: 'targetChosen', token: usdc })).toEqual(switched);
    expect(nextSwapForm({ ...EMPTY_SWAP_FORM, source: usdc }, { type: 'tokensSwitched' })).toEqual({
      ...EMPTY_SWAP_FORM,
      target: usdc,
    });
  });

  it.each<SwapFormEvent>([
    { type: 'sourceChosen', token: dai },
    { type: 'targetChosen', token: dai },
    { type: 'amountTyped', text: '11' },
  ])('drops the quote after %o', (event) => {
    expect(nextSwapForm(quoted, event).quote).toEqual({ status: 'none' });
  });

  it('ignores characters that cannot be part of an amount', () => {
    expect(nextSwapForm(quoted, { type: 'amountTyped', text: '1x' })).toBe(quoted);
  });

  it('drops a quote for an earlier request', () => {
    const asked = (change: Partial<SwapForm>): SwapForm => ({ ...loading, ...change });
    const late: SwapFormEvent = { type: 'quoteLoaded', quote };
    for (const form of [
      filled,
      quoted,
      asked({ sourceAmount: '11' }),
      asked({ source: dai }),
      asked({ target: dai }),
    ]) {
      expect(nextSwapForm(form, late)).toBe(form);
    }
  });

  it('keeps showing a quote while a newer one is requested', () => {
    const refreshing = nextSwapForm(quoted, { type: 'quoteRequested' });
    const newer = { ...quote, targetUnits: 6n };
    expect(refreshing.quote).toEqual({ status: 'loaded', value: quote, isRefreshing: true });
    expect(swapStep(refreshing)).toBe('review');
    expect(nextSwapForm(refreshing, { type: 'quoteLoaded', quote: newer }).quote).toEqual({
      status: 'loaded',
      value: newer,
      isRefreshing: false,
    });
    expect(nextSwapForm(refreshing, { type: 'quoteRefused', reason: 'failed' }).quote).toEqual({
      status: 'failed',
    });
  });

  it('keeps the quote, and stops waiting, when quoting stops', () => {
    const refreshing = nextSwapForm(quoted, { type: 'quoteRequested' });

    expect(nextSwapForm(refreshing, { type: 'quoteStopped' })).toEqual(quoted);
    expect(nextSwapForm(loading, { type: 'quoteStopped' }).quote).toEqual({ status: 'none' });
    expect(nextSwapForm(quoted, { type: 'quoteStopped' })).toBe(quoted);
  });

  it('does not change after a refusal of an earlier request', () => {
    const refused: SwapFormEvent = { type: 'quoteRefused', reason: 'noLiquidity' };
    expect(nextSwapForm(filled, refused)).toBe(filled);
    expect(nextSwapForm(quoted, refused)).toBe(quoted);
    expect(nextSwapForm(loading, refused).quote).toEqual({ status: 'noLiquidity' });
  });

  it('is empty again after a swap', () => {
    expect(nextSwapForm(quoted, { type: 'reset' })).toBe(EMPTY_SWAP_FORM);
  });
});

describe('prefilledSwapForm', () => {
  it('[R2.3] opens with its arguments as swap data, found by symbol', () => {
    const form = prefilledSwapForm([ether, usdc], {
      fromToken: 'usdc',
      toToken: 'ETH',
      amount: '10',
    });
    expect(form).toEqual(filled);
  });

  it('finds a token by its contract, whatever it is called', () => {
    const other = balance('USDC', '0x6b175474e89094c44da98b954eedeac495271d0f', '5', 18);
    const tokens = [other, ether, usdc];
    const wanted = '0xA0B86991c6218b36c1d19d4a2e9eb0ce3606eb48';

    expect(prefilledSwapForm(tokens, { fromToken: wanted }).source).toBe(usdc);
    expect(prefilledSwapForm(tokens, { fromToken: 'USDC' }).source).toBeUndefined();
  });

  it('takes the native currency where a token pretends to be it', () => {
    const fake = balance('ETH', '0x6b175474e89094c44da98b954eedeac495271d0f', '5', 18);

    expect(prefilledSwapForm([fake, ether], { fromToken: 'eth' }).source).toBe(ether);
  });

  it('leaves out unknown tokens, and never swaps a token for itself', () => {
    expect(prefilledSwapForm([ether], { fromToken: 'DOGE', amount: 'much' })).toEqual(
      EMPTY_SWAP_FORM,
    );
    expect(prefilledSwapForm([ether], { fromToken: 'ETH', toToken: 'eth' })).toEqual({
      ...EMPTY_SWAP_FORM,
      source: ether,
    });
    expect(prefilledSwapForm([ether], {})).toEqual(EMPTY_SWAP_FORM);
  });
});

describe('swapStep', () => {
  const gas = (costCents: bigint, balanceCents: bigint): Partial<SwapForm> => ({
    gas: {
      cost: 1n,
      inUSD: { cost: { units: costCents, scale: 2 }, balance: { units: balanceCents, scale: 2 } },
    },
  });

  it.each<[string, Partial<SwapForm>]>([
    ['enterAmount', { sourceAmount: ' ' }],
    ['ambiguousAmount', { sourceAmount: '1,000' }],
    ['incorrectAmount', { sourceAmount: '0' }],
    ['incorrectAmount', { sourceAmount: '0.0000001' }],
    ['insufficientBalance', { sourceAmount: '100.000001' }],
    ['insufficientBalance', gas(101n, 100n)],
    ['insufficientLiquidity', { quote: { status: 'noLiquidity' } }],
    ['retry', { quote: { status: 'failed' } }],
    ['waitForQuote', { quote: { status: 'loading' } }],
    ['waitForQuote', { quote: { status: 'none' } }],
    ['review', { sourceAmount: '100' }],
    ['review', gas(100n, 100n)],
  ])('is %s with %o', (step, change) => {
    expect(swapStep({ ...quoted, ...change })).toBe(step);
  });

  it('requires both tokens first', () => {
    expect(swapStep(EMPTY_SWAP_FORM)).toBe('selectToken');
    expect(swapStep({ ...EMPTY_SWAP_FORM, source: usdc })).toBe('selectToken');
  });
});

it('swaps exact base units', () => {
  expect(swapUnits(filled)).toBe(10_000_000n);
  expect(swapUnits(EMPTY_SWAP_FORM)).toBeUndefined();
});

describe('the gas of a swap of the chain’s native currency', () => {
  const gas = { cost: 5n * 10n ** 17n };
  const giving = (sourceAmount: string): SwapForm => ({
    source: ether,
    target: usdc,
    sourceAmount,
    quote: { status: 'none' },
  });

  it.each([
    ['1.5', 0n],
    ['1.500000000000000001', 1n],
    ['2', 5n * 10n ** 17n],
  ])('is kept back from %s of two', (amount, kept) => {
    const priced = nextSwapForm(giving(amount), { type: 'gasPriced', gas });

    expect(unitsKeptForGas(priced)).toBe(kept);
    expect(swapUnits(priced)).toBe(15n * 10n ** 17n);
  });

  it('does not affect a missing amount, nor any other token', () => {
    expect(unitsKeptForGas({ ...giving('2.1'), gas })).toBe(0n);
    expect(swapStep({ ...giving('2.1'), gas })).toBe('insufficientBalance');
    expect(unitsKeptForGas({ ...giving('100'), source: usdc, target: ether, gas })).toBe(0n);
    expect(unitsKeptForGas({ ...giving('x'), gas })).toBe(0n);
  });

  it('is insufficient where it takes the whole balance', () => {
    const priced = { ...giving('1'), gas: { cost: 2n * 10n ** 18n } };

    expect(swapUnits(priced)).toBeUndefined();
    expect(swapStep(priced)).toBe('insufficientBalance');
  });

  it('drops the quote only where it reduces the amount', () => {
    const quote = (amount: string): SwapForm => {
      const asked = nextSwapForm(giving(amount), { type: 'quoteRequested' });
      const sourceUnits = swapUnits(asked) ?? 0n;
      const value = { source: ether, target: usdc, sourceUnits, targetUnits: 5n };
      return nextSwapForm(asked, { type: 'quoteLoaded', quote: value });
    };

    expect(nextSwapForm(quote('1'), { type: 'gasPriced', gas }).quote.status).toBe('loaded');
    expect(nextSwapForm(quote('2'), { type: 'gasPriced', gas }).quote.status).toBe('none');
  });
});

function balance(
  symbol: string,
  address: string | undefined,
  numeric: string,
  decimals: number,
): TokenBalance {
  return balanceOf({ name: symbol, symbol, address, quantity: { decimals, numeric } });
}
