import { describe, expect, it } from '@jest/globals';
import type { Keys } from '../../src/ports/keys';
import { KeyRefusal } from '../../src/domain/refusals/key-refusal';
import type { WalletSlots } from '../../src/ports/vault';
import { Wallet } from '../../src/use-cases/open/wallet';

const slots = [{ id: 'words', kind: 'phrase', createdAtMs: 0 }] as const;

/** A browser that has a slot of its own, which the service answers as `own` says. */
function walletWith(own: () => Promise<string>, listed: readonly object[] = slots) {
  const done: string[] = [];
  let isUnlocked = false;
  const keys = {
    isOnDevice: () => Promise.resolve(true),
    accounts: () => (isUnlocked ? Promise.resolve('accounts') : own()),
    list: () => Promise.resolve({ slots: listed }),
    begin: () => Promise.resolve(void done.push('begun')),
  } as unknown as Keys;
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

describe('what the service says of the ways into the wallet', () => {
  const slot = (id: string) => ({ id, kind: 'device', createdAtMs: 0 }) as const;

  /** A browser, and what its service has listed each time it was asked. */
  function walletOver(service: { slots: WalletSlots['slots'] }, isOnDevice: boolean) {
    const heard: number[] = [];
    const keys = {
      isOnDevice: () => Promise.resolve(isOnDevice),
      accounts: () => Promise.resolve('accounts'),
      list: () => {
        heard.push(service.slots.length);
        return Promise.resolve(service);
      },
      begin: () => {
        service.slots = [slot('begun')];
        return Promise.resolve('accounts');
      },
    } as unknown as Keys;
    const unlock = async (): Promise<void> => {
      service.slots = [...service.slots, slot('own')];
    };
    return { heard, wallet: new Wallet({ keys, unlock, bringBack: unlock }) };
  }

  it('is asked once where this browser opens the wallet', async () => {
    const { heard, wallet } = walletOver({ slots: [slot('own')] }, true);
    await Promise.all([wallet.accounts(), wallet.accounts()]); // The site asks for the address meanwhile.
    expect(heard).toEqual([1]);
    const other = walletOver({ slots: [slot('own')] }, true);
    expect(await Promise.all([other.wallet.news(), other.wallet.accounts()])).toEqual([
      { slots: 1 },
      'accounts',
    ]);
    expect(other.heard).toEqual([1]);
  });

  it('is asked once where the wallet begins', async () => {
    const { heard, wallet } = walletOver({ slots: [] }, false);
    expect(await wallet.news()).toEqual({ slots: 1 });
    expect(heard).toEqual([0]);
  });

  it('is asked before and after the visitor unlocks the wallet', async () => {
    const { heard, wallet } = walletOver({ slots: [slot('words')] }, false);
    expect(await wallet.news()).toEqual({ slots: 2 });
    expect(heard).toEqual([1, 2]);
  });

  it('is asked anew at a later login, when another browser may have added a way', async () => {
    const service = { slots: [slot('own')] };
    const { wallet } = walletOver(service, true);
    await wallet.accounts();
    service.slots = [slot('own'), slot('elsewhere')];
    expect(await wallet.news()).toEqual({ slots: 2 });
  });

  it('tells the site whether there is a second one, and asks for that no second time', async () => {
    const { heard, wallet } = walletOver({ slots: [slot('own')] }, true);
    expect(await Promise.all([wallet.accounts(), wallet.hasSecondWay()])).toEqual([
      'accounts',
      false,
    ]);
    expect(await wallet.hasSecondWay()).toBe(false);
    expect(heard).toEqual([1]);
  });

  it('is asked again once the visitor may have changed them', async () => {
    const service = { slots: [slot('own')] };
    const { wallet } = walletOver(service, true);
    expect(await wallet.hasSecondWay()).toBe(false);
    service.slots = [slot('own'), slot('words')];
    wallet.forgetNews();
    expect(await wallet.hasSecondWay()).toBe(true);
  });
});
