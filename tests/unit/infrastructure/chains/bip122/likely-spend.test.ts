import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  likelyFee,
  type PaymentShape,
  typicalFee,
} from '../../../../../infrastructure/chains/bip122/likely-spend';

const rates = { usual: 3, urgent: 5 };

function payment(parts: Partial<PaymentShape>): PaymentShape {
  return { coins: [], from: 'p2wpkh', to: 'p2wpkh', satoshi: 1000n, ...parts };
}

describe('likelyFee', () => {
  it('is that of the largest coin where that is sufficient, with change', () => {
    const fee = likelyFee(payment({ coins: [2000n, 900_000n, 5000n] }), rates);

    expect(fee).toEqual({ perGas: 423n, cost: 423n }); // 141 vbytes.
    expect(typicalFee(rates)).toEqual(fee);
  });

  it('is that of as many coins as necessary', () => {
    const satoshi = 9000n;
    const fee = likelyFee(payment({ coins: [5000n, 5000n], satoshi }), rates);

    expect(fee.cost).toBe(3n * 209n);
  });

  it('depends on the kinds of both addresses', () => {
    const coins = [900_000n];
    const cost = (parts: Partial<PaymentShape>) =>
      likelyFee(payment({ coins, ...parts }), rates).cost;

    expect(cost({ to: 'p2tr' })).toBe(3n * 153n);
    expect(cost({ from: 'p2pkh', to: 'p2pkh' })).toBe(3n * 227n);
  });

  it('is that of all coins without change at the urgent price, where all is sent', () => {
    const fee = likelyFee(payment({ coins: [50_000n, 50_000n], satoshi: 100_000n }), rates);

    expect(fee).toEqual({ perGas: 890n, cost: 890n }); // 178 vbytes.
  });

  it('ignores coins that cost more to spend than they are worth', () => {
    const coins = [50_000n, 340n, 12n];

    expect(likelyFee(payment({ coins, satoshi: 50_352n }), rates)).toEqual({
      perGas: 550n, // 110 vbytes.
      cost: 550n,
      reserve: 352n,
    });
  });

  it('never exceeds the balance when the maximum is sent', () => {
    const coin = fc.bigInt({ min: 1000n, max: 10n ** 10n });
    fc.assert(
      fc.property(fc.array(coin, { minLength: 1, maxLength: 20 }), (coins) => {
        const all = coins.reduce((sum, each) => sum + each, 0n);
        const { cost, reserve = 0n } = likelyFee(payment({ coins, satoshi: all }), rates);
        const satoshi = all - cost - reserve;
        if (satoshi <= 0n) return;
        const then = likelyFee(payment({ coins, satoshi }), rates);
        expect(satoshi + then.cost + (then.reserve ?? 0n)).toBeLessThanOrEqual(all);
      }),
    );
  });
});
