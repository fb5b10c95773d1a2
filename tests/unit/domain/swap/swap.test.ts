import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatCaipNetworkId } from '../../../../domain/caip/caip-network-id';
import {
  maxNativeSwapAmount,
  allowedSlippage,
  DEFAULT_SLIPPAGE,
  maxSlippage,
  shownToAmount,
  SWAP_INITIAL_GAS_LIMIT,
  SWAP_PREFILL_WAIT_MS,
  SWAP_QUOTE_DEBOUNCE_MS,
  SWAP_QUOTE_REFRESH_MS,
  SWAP_SLIPPAGE_PERCENT,
  swapProviderFee,
} from '../../../../domain/swap/swap';
import { canSwapOn, swapChainIds } from '../../../../domain/swap/swap-networks';
import {
  popularSwapSymbols,
  popularTokens,
  suggestedSwapSymbols,
} from '../../../../domain/swap/swap-tokens';
import { formatDecimal } from '../../../../domain/number/decimal';

describe('swap networks', () => {
  it('[R9.12] are twelve EVM networks', () => {
    expect(swapChainIds).toEqual([
      1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554,
    ]);
    for (const id of swapChainIds) {
      expect(
        canSwapOn(formatCaipNetworkId({ namespace: 'eip155', chainReference: String(id) })),
      ).toBe(true);
    }
  });

  it.each([
    ['eip155', '11155111'],
    ['eip155', '01'],
    ['solana', '1'],
  ] as const)('[R9.12] do not include %s:%s', (namespace, chainReference) => {
    expect(canSwapOn(formatCaipNetworkId({ namespace, chainReference }))).toBe(false);
  });
});

describe('swap amounts', () => {
  it('[R9.3] allow a slippage of 1 percent, rounded down to a base unit', () => {
    expect(SWAP_SLIPPAGE_PERCENT).toBe(1);
    expect(maxSlippage(1_000n)).toBe(10n);
    expect(maxSlippage(199n)).toBe(1n);
    expect(maxSlippage(99n)).toBe(0n);
  });

  it('allow the slippage that the visitor chose, between a hundredth and half', () => {
    expect(maxSlippage(1_000n, 50)).toBe(5n);
    expect(maxSlippage(19_999n, 1)).toBe(1n);
    expect([0, 0.4, 1, 250, 5_001, Infinity, -7, NaN].map(allowedSlippage)).toEqual([
      1,
      1,
      1,
      250,
      5_000,
      5_000,
      1,
      DEFAULT_SLIPPAGE,
    ]);
  });

  it('pay 0.85 percent to the provider', () => {
    expect(swapProviderFee(10_000n)).toBe(85n);
    expect(swapProviderFee(117n)).toBe(0n);
    expect(swapProviderFee(10n ** 18n)).toBe(8_500_000_000_000_000n);
  });

  it.each([
    [1_234_567_890n, 9, '1.234567'],
    [1_999_999_999n, 9, '1.999999'],
    [5n, 1, '0.5'],
    [1n, 18, '0'],
  ])('show %s units of %i decimals to receive as %s', (units, decimals, text) => {
    expect(formatDecimal(shownToAmount(units, decimals))).toBe(text);
  });

  it('keep the gas back from the native currency and never go below zero', () => {
    expect(maxNativeSwapAmount(100n, 30n)).toBe(70n);
    expect(maxNativeSwapAmount(30n, 30n)).toBe(0n);
    expect(maxNativeSwapAmount(10n, 30n)).toBe(0n);
  });

  it('never exceed the balance', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), (units) => {
        expect(swapProviderFee(units) * 10_000n).toBeLessThanOrEqual(units * 85n);
        expect((swapProviderFee(units) + 1n) * 10_000n).toBeGreaterThan(units * 85n);
        expect(maxSlippage(units) * 100n).toBeLessThanOrEqual(units);
      }),
    );
  });

  it('have their times and the assumed gas of a swap', () => {
    expect(SWAP_INITIAL_GAS_LIMIT).toBe(150_000n);
    expect(SWAP_QUOTE_DEBOUNCE_MS).toBe(200);
    expect(SWAP_QUOTE_REFRESH_MS).toBe(10_000);
    expect(SWAP_PREFILL_WAIT_MS).toBe(5_000);
  });
});

describe('swap token lists', () => {
  it('[R9.13] suggest 27 symbols, and list 54 popular ones, each once', () => {
    expect(suggestedSwapSymbols).toHaveLength(27);
    expect(suggestedSwapSymbols.join(' ')).toBe(
      'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC ' +
        'USDT ARB BAL BICO CRV ENS MATIC OP',
    );
    expect(popularSwapSymbols.slice(27).join(' ')).toBe(
      'METAL CHAMP WOLF SALE BUSD MUST BTCpx ROUTE HEX WELT amDAI VSQ VISION AURUM pSP SNX VC CHP ' +
        'amUSDT SPHERE FOX GIDDY GFC OMEN OX_OLD DE WNT',
    );
    expect(popularSwapSymbols.slice(0, 27)).toEqual(suggestedSwapSymbols);
    expect(new Set(popularSwapSymbols).size).toBe(popularSwapSymbols.length);
    expect(popularSwapSymbols).toHaveLength(54);
  });

  it('[R9.13] pick the tokens of a network in the order of the list', () => {
    const [eth, uni, hex, own] = ['ETH', 'UNI', 'HEX', 'OWN'].map((symbol) => ({ symbol }));
    const tokens = [hex, own, uni, eth].flatMap((token) => token ?? []);
    expect(popularTokens(tokens)).toEqual([eth, uni, hex]);
  });
});
