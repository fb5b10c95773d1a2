import { describe, expect, it } from '@jest/globals';
import { KeyRefusal, type KeyWorker } from '../../src/page/key-worker';
import { Wallet } from '../../src/wallet/wallet';

const slots = [{ id: 'words', kind: 'phrase', createdAtMs: 0 }] as const;

/** A browser that has a slot of its own, which the service answers as `own` says. */
function walletWith(own: () => Promise<string>, listed: readonly object[] = slots) {
  const done: string[] = [];
  let isUnlocked = false;
  const keys = {
    isOnDevice: () => Promise.resolve(true),
    accounts: () => (isUnlocked ? Promise.resolve('accounts') : own()),
    list: () => Promise.resolve(listed),
    begin: () => Promise.resolve(void done.push('begun')),
  } as unknown as KeyWorker;
  const unlock = async (): Promise<void> => {
    done.push('unlocked');
    isUnlocked = true;
  };
  const bringBack = (): Promise<void> => Promise.resolve(void done.push('brought back'));
  return { done, wallet: new Wallet({ keys, unlock, bringBack }) };
}

describe('a browser whose way into the wallet', () => {
  it('was ended elsewhere opens it by another way', async () => {
    const { done, wallet } = walletWith(() => Promise.reject(new KeyRefusal('slot')));
    expect(await wallet.accounts()).toBe('accounts');
    expect(done).toEqual(['unlocked']);
  });

  it('cannot be asked for says so, and asks for no other', async () => {
    const { done, wallet } = walletWith(() => Promise.reject(new KeyRefusal('failed')));
    await expect(wallet.accounts()).rejects.toMatchObject({ code: 'failed' });
    expect(done).toEqual([]);
  });

  it('was ended, where no other is left, begins no second wallet', async () => {
    const { done, wallet } = walletWith(() => Promise.reject(new KeyRefusal('slot')), []);
    await expect(wallet.accounts()).rejects.toMatchObject({ code: 'slot' });
    expect(done).toEqual([]);
  });
});
