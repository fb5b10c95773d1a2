import { describe, expect, it } from '@jest/globals';
import { connectFailureOf } from '../../../../../domain/connection/connect-failure';
import { Eip155Connector } from '../../../../../infrastructure/chains/eip155/eip155-connector';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import { createTestWallet } from '../../../../../infrastructure/fake/test-wallet';
import { countingSignal } from '../../../../support/counting-signal';
import { ALICE, BOB, connectorTo, details, heard, ScriptedProvider } from './provider-kit';
import { providerOf } from '../../../../../ports/provider-of';

describe('connecting', () => {
  it('[R1.1] [R1.8] requests the accounts and the chain of an EVM wallet', async () => {
    const wallet = createTestWallet({ chains: [{ chainId: 42161, rpcUrl: 'http://node.test' }] });
    const { connector } = connectorTo(wallet.provider);

    const session = await connector.connect();

    expect(session.grant).toEqual({ addresses: [ALICE], chainReference: '42161' });
    expect(providerOf(session, 'eip155')).toBe(wallet.provider);
    expect(wallet.requests.map(({ method }) => method)).toEqual([
      'eth_requestAccounts',
      'eth_chainId',
    ]);
  });

  it.each([
    ['code 4001', { code: 4001 }],
    ['a text', 'User rejected the request'],
    ['nothing', null],
    ['code 5000', { code: 5000 }],
  ])('reports that the visitor declined, signalled by %s (W01)', async (_how, error) => {
    const { connector } = connectorTo(new ScriptedProvider().fail('eth_requestAccounts', error));

    expect(await failureOf(connector)).toEqual({ cause: 'declined' });
  });

  it.each<[string, unknown]>([
    ['no account', []],
    ['nothing', undefined],
    ['null', null],
    ['a text', ALICE],
    ['an object', { accounts: [ALICE] }],
    ['a broken address', ['0x12']],
    ['nothing but broken ones', ['0x12', null]],
  ])('refuses an answer of %s (W06)', async (_what, answer) => {
    const provider = new ScriptedProvider().answer('eth_requestAccounts', answer);

    await expect(connectorTo(provider).connector.connect()).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
      context: { method: 'eth_requestAccounts' },
    });
    expect(provider.listenerCount).toBe(0);
  });

  it.each([[undefined], ['mainnet'], [0]])('refuses a chain of %p (W07)', async (answer) => {
    const provider = new ScriptedProvider().answer('eth_chainId', answer);

    await expect(connectorTo(provider).connector.connect()).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
      context: { method: 'eth_chainId' },
    });
    expect(provider.listenerCount).toBe(0);
  });

  it.each(['eth_requestAccounts', 'eth_chainId'])(
    'ends at once when it is cancelled at %s, and leaves nothing behind (W03)',
    async (method) => {
      const provider = new ScriptedProvider().hang(method);
      const { connector, clock } = connectorTo(provider);
      const caller = countingSignal();
      const reason = new Error('given up');
      const connected = expect(connector.connect(caller.signal)).rejects.toBe(reason);
      await clock.advance(0);

      caller.abort(reason);

      await connected;
      expect([provider.listenerCount, caller.listeners(), clock.sleeping]).toEqual([0, 0, 0]);
    },
  );

  it('drops the answer of a wallet after the cancellation (W04)', async () => {
    const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'http://node.test' }] });
    wallet.next('hang');
    const { connector, clock } = connectorTo(wallet.provider);
    const controller = new AbortController();
    const connected = expect(connector.connect(controller.signal)).rejects.toThrow('given up');
    await clock.advance(0);
    controller.abort(new Error('given up'));
    await connected;

    wallet.settle('approve');
    await clock.advance(1000);

    expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_requestAccounts']);
    expect(wallet.listenerCount).toBe(0);
  });

  it('connects a wallet that has no events', async () => {
    const silent = new ScriptedProvider();
    const { connector } = connectorTo({ request: (args) => silent.request(args) });

    const session = await connector.connect();
    session.release();

    expect(session.grant.addresses).toEqual([ALICE]);
  });

  it('releases a wallet that spells removeListener `off`', async () => {
    const wallet = new ScriptedProvider();
    const provider = {
      request: wallet.request.bind(wallet),
      on: wallet.on.bind(wallet),
      off: wallet.removeListener.bind(wallet),
    };
    const session = await connectorTo(provider).connector.connect();

    session.release();

    expect(wallet.listenerCount).toBe(0);
  });

  it('connects a wallet whose events throw when they are read (W18)', async () => {
    const wallet = new ScriptedProvider();
    const provider = Object.defineProperties(
      { request: wallet.request.bind(wallet) },
      { on: { get: fail }, removeListener: { get: fail } },
    );

    const session = await connectorTo(provider).connector.connect();

    expect(() => session.release()).not.toThrow();
  });

  it('treats a synchronous error like any other', async () => {
    const { connector } = connectorTo({ request: fail });

    expect(await failureOf(connector)).toMatchObject({ cause: 'failed', detail: 'poisoned' });
  });

  it('connects again after a failure', async () => {
    const provider = new ScriptedProvider().fail('eth_requestAccounts', { code: -32002 });
    const { connector } = connectorTo(provider);
    expect(await failureOf(connector)).toEqual({ cause: 'pending' });

    provider.answer('eth_requestAccounts', [BOB]);

    expect((await connector.connect()).grant.addresses).toEqual([BOB]);
  });
});

describe('restoring', () => {
  it('shows no prompt', async () => {
    const provider = new ScriptedProvider();

    const session = await connectorTo(provider).connector.restore();

    expect(session?.grant).toEqual({ addresses: [ALICE], chainReference: '1' });
    expect(provider.asked).toEqual(['eth_accounts', 'eth_chainId']);
  });

  it('finds nothing in a locked wallet, and notices when it is unlocked', async () => {
    const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'http://node.test' }] });
    const { connector, clock } = connectorTo(wallet.provider);
    (await connector.connect()).release();
    wallet.lock();
    expect(await connector.restore()).toBeUndefined();
    const granted = connector.whenGranted(new AbortController().signal);
    await clock.advance(0);

    wallet.unlock();

    await granted;
    expect((await connector.restore())?.grant.addresses).toEqual([ALICE]);
  });

  it('does not treat garbage as a grant (W06)', async () => {
    const provider = new ScriptedProvider();
    const { connector, clock } = connectorTo(provider);
    const controller = new AbortController();
    let isGranted = false;
    const granted = connector.whenGranted(controller.signal).then(
      () => (isGranted = true),
      () => undefined,
    );
    await clock.advance(0);

    for (const garbage of [[], null, [null], 'x', ['0x']])
      provider.emit('accountsChanged', garbage);
    await clock.advance(0);
    expect(isGranted).toBe(false);

    controller.abort();
    await granted;
    expect(provider.listenerCount).toBe(0);
  });
});

describe("a wallet of the site's", () => {
  it('[R1.3] is loaded at the first request, once for all callers', async () => {
    const provider = new ScriptedProvider();
    let loads = 0;
    const connector = connectorThatLoads(async () => {
      loads += 1;
      return provider;
    });
    expect(loads).toBe(0);

    const sessions = await Promise.all([connector.connect(), connector.restore()]);

    expect([sessions.length, loads]).toEqual([2, 1]);
  });

  it('is loaded again after a failure', async () => {
    let loads = 0;
    const connector = connectorThatLoads(async () => {
      loads += 1;
      if (loads === 1) throw new TypeError('Failed to fetch');
      return new ScriptedProvider();
    });
    await expect(connector.connect()).rejects.toMatchObject({
      code: 'RPC',
      message: 'Failed to fetch',
    });

    expect((await connector.connect()).grant.addresses).toEqual([ALICE]);
  });

  it('can be cancelled while it loads', async () => {
    const connector = connectorThatLoads(() => new Promise(() => {}));
    const controller = new AbortController();
    const connected = expect(connector.connect(controller.signal)).rejects.toThrow('given up');

    controller.abort(new Error('given up'));

    await connected;
  });

  it.each([[undefined], [null], [{}], ['x']])('is refused where it loads %p', async (loaded) => {
    const connector = connectorThatLoads(async () => loaded as never);

    await expect(connector.connect()).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
      message: 'The wallet gave an invalid answer to load: no EIP-1193 provider',
    });
  });

  it('ends with its own method', async () => {
    let ends = 0;
    const provider = Object.assign(new ScriptedProvider(), {
      disconnect: async () => {
        ends += 1;
      },
    });
    const session = await connectorTo(provider, { type: 'EXTERNAL' }).connector.connect();

    await session.disconnect();
    await session.disconnect();

    expect([ends, provider.asked.includes('wallet_revokePermissions')]).toEqual([1, false]);
  });

  it('reports that it cannot end, and the session is over anyway', async () => {
    const provider = Object.assign(new ScriptedProvider(), {
      disconnect: () => Promise.reject(new Error('No')),
    });
    const session = await connectorTo(provider, { type: 'EXTERNAL' }).connector.connect();
    const events = heard(session);

    await expect(session.disconnect()).rejects.toMatchObject({ code: 'RPC', message: 'No' });
    expect(events).toEqual([{ type: 'disconnected' }]);
  });

  it("is the only one with an own method: a browser's wallet is asked to revoke", async () => {
    const provider = Object.assign(new ScriptedProvider(), { disconnect: fail });
    const session = await connectorTo(provider).connector.connect();

    await session.disconnect();

    expect(provider.asked).toContain('wallet_revokePermissions');
  });
});

function connectorThatLoads(load: () => Promise<ScriptedProvider>): Eip155Connector {
  return new Eip155Connector({
    clock: new ManualClock(),
    details: { ...details, type: 'EXTERNAL' },
    load,
  });
}

async function failureOf(connector: Eip155Connector): Promise<unknown> {
  try {
    return await connector.connect();
  } catch (error) {
    return connectFailureOf(error);
  }
}

function fail(): never {
  throw new TypeError('poisoned');
}
