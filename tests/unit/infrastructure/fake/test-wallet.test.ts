import { describe, expect, it, jest } from '@jest/globals';
import { randomUuid } from '../../../../infrastructure/fake/wallet/announce-wallet';
import type { ApprovalRequest } from '../../../../infrastructure/fake/wallet/approval';
import { memoryOnlyStorage } from '../../../../infrastructure/fake/wallet/wallet-memory';
import {
  ALICE,
  ARBITRUM,
  ask,
  BOB,
  connectedWallet,
  heard,
  SITE,
  testWallet,
} from './wallet-test-kit';

describe('the accounts that the site may see', () => {
  it('are hidden before the visitor has approved', async () => {
    const wallet = testWallet();

    expect(await ask(wallet, 'eth_accounts')).toEqual([]);
    expect(await ask(wallet, 'wallet_getPermissions')).toEqual([]);
    expect(wallet.state.sharedAccounts).toEqual([]);
  });

  it('begin with the first account, are reported to the page, and asked about only once', async () => {
    const asked: ApprovalRequest[] = [];
    const wallet = testWallet({
      approval: (request) => {
        asked.push(request);
        return 'approve';
      },
    });
    const changes = heard(wallet, 'accountsChanged');

    expect(await ask(wallet, 'eth_requestAccounts')).toEqual([ALICE]);
    expect(await ask(wallet, 'eth_requestAccounts')).toEqual([ALICE]);

    expect(await ask(wallet, 'eth_accounts')).toEqual([ALICE]);
    expect(changes).toEqual([[ALICE]]);
    expect(asked).toEqual([
      { id: 1, kind: 'connect', method: 'eth_requestAccounts', params: [], origin: SITE },
    ]);
  });

  it('are those of the answer', async () => {
    const wallet = testWallet().next({ accounts: [BOB, ALICE] });

    expect(await ask(wallet, 'eth_requestAccounts')).toEqual([BOB, ALICE]);
  });

  it('belong to the given keys', async () => {
    const mnemonic = 'test test test test test test test test test test test junk';
    const key = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

    expect(await testWallet({ privateKeys: [key] }).addresses()).toEqual([BOB]);
    expect(await testWallet({ mnemonic, accountCount: 2 }).addresses()).toEqual([ALICE, BOB]);
    expect((await testWallet({ mnemonic }).addresses()).length).toBe(3);
  });

  it('are permissions of EIP-2255, and can be revoked', async () => {
    const wallet = testWallet();
    const granted = [
      {
        parentCapability: 'eth_accounts',
        invoker: SITE,
        caveats: [{ type: 'restrictReturnedAccounts', value: [ALICE] }],
      },
    ];

    expect(await ask(wallet, 'wallet_requestPermissions', { eth_accounts: {} })).toEqual(granted);
    expect(await ask(wallet, 'wallet_getPermissions')).toEqual(granted);
    const changes = heard(wallet, 'accountsChanged');
    expect(await ask(wallet, 'wallet_revokePermissions', { eth_accounts: {} })).toBeNull();

    expect(changes).toEqual([[]]);
    expect(await ask(wallet, 'eth_accounts')).toEqual([]);
  });

  it('are remembered per site in the given storage', async () => {
    const storage = memoryOnlyStorage();
    await connectedWallet({ storage });

    const reloaded = testWallet({ storage });
    const elsewhere = testWallet({ storage, origin: 'https://other.test' });

    expect(await ask(reloaded, 'eth_accounts')).toEqual([ALICE]);
    expect(await ask(elsewhere, 'eth_accounts')).toEqual([]);
  });

  it.each(['no json', '{"chainId":"1"}', 'null', '{"grants":7}'])(
    'start empty from a memory of %s',
    async (stored) => {
      const wallet = testWallet({ storage: { getItem: () => stored, setItem: () => {} } });

      expect(await ask(wallet, 'eth_accounts')).toEqual([]);
      expect(await ask(wallet, 'eth_chainId')).toBe('0x1');
    },
  );

  it('are kept without a storage that refuses', async () => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    const wallet = testWallet({ storage: { getItem: refuse, setItem: refuse } });

    expect(await ask(wallet, 'eth_requestAccounts')).toEqual([ALICE]);
  });
});

describe("the visitor's actions in the wallet", () => {
  it('show a connected site another account', async () => {
    const wallet = await connectedWallet();
    const changes = heard(wallet, 'accountsChanged');

    wallet.setAccounts([BOB, ALICE]);

    expect(changes).toEqual([[BOB, ALICE]]);
  });

  it('show any other site the account only once it is granted', async () => {
    const wallet = testWallet();
    wallet.setAccounts([BOB]);

    expect(await ask(wallet, 'eth_accounts')).toEqual([]);
    expect(await ask(wallet, 'eth_requestAccounts')).toEqual([BOB]);
  });

  it('revoke the permission with an empty list', async () => {
    const wallet = await connectedWallet();
    const changes = heard(wallet, 'accountsChanged');

    wallet.setAccounts([]);

    expect(changes).toEqual([[]]);
  });

  it('move to another chain, with one event', async () => {
    const wallet = await connectedWallet();
    const changes = heard(wallet, 'chainChanged');

    wallet.switchChain(42161);
    wallet.switchChain(42161);

    expect(changes).toEqual(['0xa4b1']);
    expect(await ask(wallet, 'eth_chainId')).toBe('0xa4b1');
    expect(await ask(wallet, 'net_version')).toBe('42161');
    expect(() => wallet.switchChain(5)).toThrow(expect.objectContaining({ code: 4902 }));
  });

  it('outlast a reload on the chain', async () => {
    const storage = memoryOnlyStorage();
    testWallet({ storage }).switchChain(42161);

    expect(await ask(testWallet({ storage }), 'eth_chainId')).toBe('0xa4b1');
  });

  it('hide the accounts while the wallet is locked', async () => {
    const wallet = await connectedWallet();
    const changes = heard(wallet, 'accountsChanged');

    wallet.lock();
    expect(await ask(wallet, 'eth_accounts')).toEqual([]);
    wallet.unlock();

    expect(changes).toEqual([[], [ALICE]]);
  });

  it('unlock the wallet, which then shows the question that came meanwhile', async () => {
    const wallet = testWallet();
    wallet.lock();
    await expect(ask(wallet, 'eth_requestAccounts')).rejects.toMatchObject({ code: -32002 });
    const granted = new Promise((resolve) => {
      wallet.provider.on?.('accountsChanged', resolve);
    });

    wallet.unlock();

    expect(await granted).toEqual([ALICE]);
  });

  it('end the connection with only a disconnect event', async () => {
    const wallet = await connectedWallet();
    const changes = heard(wallet, 'accountsChanged');
    const endings = heard(wallet, 'disconnect');

    wallet.disconnect();

    expect(changes).toEqual([]);
    expect(endings).toEqual([expect.objectContaining({ code: 4900 })]);
    expect(await ask(wallet, 'eth_accounts')).toEqual([]);
  });

  it("notify the wallet's watchers, with one state per change", async () => {
    const wallet = testWallet();
    const before = wallet.state;
    const onChange = jest.fn();
    const stop = wallet.subscribe(onChange);

    wallet.lock();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(wallet.state).not.toBe(before);
    expect(wallet.state).toBe(wallet.state);
    expect(wallet.state).toMatchObject({ isLocked: true, isGone: false, chainId: 1, pending: [] });

    stop();
    wallet.unlock();
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe("the wallet's appearance on the page", () => {
  it('is an announcement at once and at each request, until it stops', () => {
    const page = new EventTarget();
    const details: unknown[] = [];
    page.addEventListener('eip6963:announceProvider', (event) => {
      if (event instanceof CustomEvent) details.push(event.detail);
    });
    const wallet = testWallet({ name: 'A wallet', rdns: 'test.a.wallet' });

    const stop = wallet.announce(page);
    page.dispatchEvent(new Event('eip6963:requestProvider'));
    stop();
    page.dispatchEvent(new Event('eip6963:requestProvider'));

    const { info, provider } = wallet;
    expect(details).toEqual([
      { info, provider },
      { info, provider },
    ]);
    expect(Object.isFrozen(details[0])).toBe(true);
    expect(info).toMatchObject({ name: 'A wallet', rdns: 'test.a.wallet' });
    expect(info.icon).toMatch(/^data:image\/svg\+xml,/);
  });

  it('replaces an injected wallet and restores it', () => {
    const before = { isOther: true };
    const page = { ethereum: before as unknown };
    const wallet = testWallet();

    const undo = wallet.inject(page);
    expect(page.ethereum).toBe(wallet.provider);
    undo();

    expect(page.ethereum).toBe(before);
    testWallet().inject(page);
  });

  it('has version 4 UUIDs', () => {
    const uuids = Array.from({ length: 200 }, randomUuid);

    for (const uuid of uuids) {
      expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    }
    expect(new Set(uuids).size).toBe(uuids.length);
  });
});

describe('the wallet of a browser with several tabs', () => {
  it('shows each tab the grants and revocations of another, and survives a wipe', async () => {
    const storage = memoryOnlyStorage();
    const one = testWallet({ storage });
    const other = testWallet({ storage });
    expect(other.state.sharedAccounts).toEqual([]);

    await ask(one, 'eth_requestAccounts');
    one.switchChain(ARBITRUM.chainId);

    expect(await ask(other, 'eth_accounts')).toEqual([ALICE]);
    expect(other.state).toMatchObject({ sharedAccounts: [ALICE], chainId: ARBITRUM.chainId });
    storage.setItem('test-wallet/test.cleat.wallet', '{');
    expect(await ask(other, 'eth_accounts')).toEqual([ALICE]);
    other.setAccounts([]);
    expect(await ask(one, 'eth_accounts')).toEqual([]);
  });

  it('keeps in memory what a full storage refuses', async () => {
    const values = memoryOnlyStorage();
    const wallet = testWallet({
      storage: {
        getItem: (key) => values.getItem(key),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    });

    await ask(wallet, 'eth_requestAccounts');

    expect(await ask(wallet, 'eth_accounts')).toEqual([ALICE]);
  });
});

describe("the wallet's listeners", () => {
  it('are not called after they were removed', async () => {
    const wallet = testWallet();
    const listener = jest.fn();
    wallet.provider.on?.('chainChanged', listener);
    expect(wallet.listenerCount).toBe(1);

    wallet.provider.removeListener?.('chainChanged', listener);
    wallet.switchChain(ARBITRUM.chainId);

    expect(wallet.listenerCount).toBe(0);
    expect(listener).not.toHaveBeenCalled();
  });

  it('are all called, even after one that throws, whose error is reported', () => {
    const report = jest.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
    const wallet = testWallet();
    wallet.provider.on?.('chainChanged', () => {
      throw new Error('a fault of the page');
    });
    const changes = heard(wallet, 'chainChanged');

    wallet.switchChain(ARBITRUM.chainId);

    expect(changes).toEqual(['0xa4b1']);
    expect(report.mock.calls[0]?.[0]).toThrow('a fault of the page');
  });

  it('get every event that the test emits', () => {
    const wallet = testWallet();
    const nonsense = heard(wallet, 'chainChanged');

    wallet.emit('chainChanged', { chainId: 7 });

    expect(nonsense).toEqual([{ chainId: 7 }]);
  });
});
