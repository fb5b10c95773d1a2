import { describe, expect, it } from '@jest/globals';
import { ask, testWallet } from './wallet-test-kit';

describe('a method that a test adds to the wallet', () => {
  const methods = {
    wallet_named: { answer: ([name]: readonly unknown[]) => `Hello, ${String(name)}` },
    wallet_asked: { isAsked: true, answer: () => 'done' },
  };

  it('is answered at once', async () => {
    const wallet = testWallet({ methods }).next('reject');

    expect(await ask(wallet, 'wallet_named', 'Ada')).toBe('Hello, Ada');
    await expect(ask(testWallet(), 'wallet_named')).rejects.toMatchObject({ code: 4200 });
  });

  it('is answered after the visitor, where it asks', async () => {
    const wallet = testWallet({ methods }).next('reject').next({ result: null });

    await expect(ask(wallet, 'wallet_asked')).rejects.toMatchObject({ code: 4001 });
    expect(await ask(wallet, 'wallet_asked')).toBeNull();
    expect(await ask(wallet, 'wallet_asked')).toBe('done');
    wallet.vanish();
    await expect(ask(wallet, 'wallet_asked')).rejects.toMatchObject({ code: 4900 });
  });
});
