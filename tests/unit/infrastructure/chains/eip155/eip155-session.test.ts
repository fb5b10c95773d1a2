import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../../domain/network/built-in-networks';
import type { WalletEvent } from '../../../../../ports/wallet-connector';
import { countingSignal } from '../../../../support/counting-signal';
import { RecordingLogger } from '../../../../../infrastructure/fake/recording-logger';
import {
  ALICE,
  BOB,
  chainGarbage,
  connectorTo,
  heard,
  ScriptedProvider,
  sessionWith,
} from './provider-kit';
import { hostileObjects } from '../../../../support/hostile-objects';

describe('the events of a session', () => {
  it('report the last of 1,000 accounts in one second, in few events (W08)', async () => {
    const provider = new ScriptedProvider();
    const { clock, events } = await sessionWith(provider);

    for (let round = 1; round <= 1000; round += 1) {
      provider.emit('accountsChanged', [round % 2 === 0 ? ALICE : BOB]);
      if (round % 10 === 0) await clock.advance(10);
    }
    provider.emit('accountsChanged', [BOB, ALICE]);
    await clock.advance(50);

    expect(events.at(-1)).toEqual(changed([BOB, ALICE], '1'));
    expect(events.length).toBeLessThan(30);
  });

  it('report the last of 1,000 chains at once, and no other (W09)', async () => {
    const provider = new ScriptedProvider();
    const { clock, events } = await sessionWith(provider);

    for (let round = 1; round <= 1000; round += 1) provider.emit('chainChanged', `0x${round}`);
    provider.emit('chainChanged', '0xa4b1');
    expect(clock.sleeping).toBe(1);
    await clock.advance(50);

    expect(events).toEqual([changed([ALICE], '42161')]);
    expect(clock.sleeping).toBe(0);
  });

  it('report nothing of a storm that ends in the first state', async () => {
    const provider = new ScriptedProvider();
    const { clock, events } = await sessionWith(provider);

    provider.emit('chainChanged', '0xa4b1');
    provider.emit('chainChanged', '0x1');
    await clock.advance(50);

    expect(events).toEqual([]);
  });

  it('do not end where the wallet shares no account for a moment', async () => {
    const provider = new ScriptedProvider();
    const { clock, events } = await sessionWith(provider);

    provider.emit('accountsChanged', []);
    await clock.advance(30);
    provider.emit('accountsChanged', [BOB]);
    await clock.advance(1000);

    expect(events).toEqual([changed([BOB], '1')]);
  });

  it('end where the wallet shares no account any more, once, with no event after it', async () => {
    const provider = new ScriptedProvider();
    const { clock, session, events } = await sessionWith(provider);

    provider.emit('accountsChanged', [BOB]);
    provider.emit('accountsChanged', []);
    await clock.advance(50);
    provider.emit('accountsChanged', [BOB]);
    provider.emit('disconnect', { code: 4900 });
    await clock.advance(1000);

    expect(events).toEqual([{ type: 'disconnected' }]);
    expect(heard(session)).toEqual([{ type: 'disconnected' }]);
    expect(provider.listenerCount).toBe(0);
  });

  it.each(chainGarbage().map((garbage) => [garbage]))(
    'keep the last valid chain when the wallet reports %p (W07)',
    async (garbage) => {
      const provider = new ScriptedProvider();
      const { clock, events } = await sessionWith(provider);
      provider.emit('chainChanged', '0xa4b1');

      provider.emit('chainChanged', garbage);
      await clock.advance(50);

      expect(events).toEqual([changed([ALICE], '42161')]);
    },
  );

  it('warn a developer once about invalid events of a wallet (W07)', async () => {
    const provider = new ScriptedProvider();
    const logger = new RecordingLogger();
    const { connector, clock } = connectorTo(provider, {}, logger);
    const session = await connector.connect();

    for (const garbage of chainGarbage()) provider.emit('chainChanged', garbage);
    provider.emit('accountsChanged', 'nowhere');
    await clock.advance(50);

    expect(logger.entries).toEqual([
      { level: 'warn', message: 'test.wallet emits chains that make no sense' },
    ]);
    session.release();
  });

  it.each([[undefined], [null], [ALICE], [[null]], [['x', 1]], [{ length: 1 }]])(
    'keep the last valid accounts when the wallet reports %p (W06)',
    async (garbage) => {
      const provider = new ScriptedProvider();
      const { clock, events } = await sessionWith(provider);
      provider.emit('accountsChanged', [BOB]);

      provider.emit('accountsChanged', garbage);
      await clock.advance(50);

      expect(events).toEqual([changed([BOB], '1')]);
    },
  );

  it('keep the account when the wallet has lost its node and reconnects (W14)', async () => {
    const provider = new ScriptedProvider();
    const { clock, events } = await sessionWith(provider);

    provider.emit('disconnect', { code: 1013, message: 'Disconnected from chain' });
    await clock.advance(50);

    expect(events).toEqual([{ type: 'interrupted' }]);
  });

  it.each([[{ code: 4900 }], [{ code: 1011 }], [undefined], [null], ['bye']])(
    'end when the wallet disconnects with %p',
    async (error) => {
      const provider = new ScriptedProvider();
      const { clock, events } = await sessionWith(provider);

      provider.emit('disconnect', error);
      await clock.advance(50);

      expect(events).toEqual([{ type: 'disconnected' }]);
    },
  );

  it('drop only a bad entry of the accounts (W06)', async () => {
    const provider = new ScriptedProvider();
    const { clock, events } = await sessionWith(provider);

    provider.emit('accountsChanged', ['x', BOB, null, ALICE]);
    await clock.advance(50);

    expect(events).toEqual([changed([BOB, ALICE], '1')]);
  });

  it.each(hostileObjects())(
    "never raise our errors inside the wallet's emitter (W18): %s",
    async (_what, hostile) => {
      const provider = new ScriptedProvider();
      const { clock, events } = await sessionWith(provider);

      for (const event of ['accountsChanged', 'chainChanged'] as const) {
        expect(() => provider.emit(event, hostile)).not.toThrow();
        expect(() => provider.emit(event, [hostile])).not.toThrow();
      }
      await clock.advance(50);
      expect(events).toEqual([]);

      expect(() => provider.emit('disconnect', hostile)).not.toThrow();
      await clock.advance(50);
      expect(events).toEqual([{ type: 'disconnected' }]);
    },
  );

  it('are sent to later subscribers, if they still apply', async () => {
    const provider = new ScriptedProvider();
    const { clock, session } = await sessionWith(provider);
    expect(heard(session)).toEqual([]);

    provider.emit('chainChanged', '0xa4b1');
    await clock.advance(50);

    expect(heard(session)).toEqual([changed([ALICE], '42161')]);
  });

  it('are sent to one function as often as it has subscribed', async () => {
    const provider = new ScriptedProvider();
    const { clock, session } = await sessionWith(provider);
    const events: WalletEvent[] = [];
    const hear = (event: WalletEvent): void => void events.push(event);
    const first = session.events$.subscribe(hear);
    session.events$.subscribe(hear);
    first.unsubscribe();

    provider.emit('chainChanged', '0xa4b1');
    await clock.advance(50);

    expect(events).toEqual([changed([ALICE], '42161')]);
  });

  it("begin with the wallet's events during the request for its chain", async () => {
    const provider = new ScriptedProvider().answer('eth_chainId', async () => {
      provider.emit('accountsChanged', [BOB]);
      return '0x1';
    });
    const { clock, session, events } = await sessionWith(provider);

    await clock.advance(50);

    expect(session.grant).toEqual({ addresses: [ALICE], chainReference: '1' });
    expect(events).toEqual([changed([BOB], '1')]);
  });

  it('prefer the answer to a request over an older event', async () => {
    const provider = new ScriptedProvider()
      .answer('eth_requestAccounts', async () => {
        provider.emit('accountsChanged', [BOB]);
        return [ALICE];
      })
      .answer('eth_chainId', async () => {
        provider.emit('chainChanged', '0xa4b1');
        return '0x1';
      });
    const { clock, session, events } = await sessionWith(provider);

    await clock.advance(50);

    expect(session.grant).toEqual({ addresses: [ALICE], chainReference: '1' });
    expect(events).toEqual([]);
  });

  it('are over when the session is released: no listener, no timer', async () => {
    const provider = new ScriptedProvider();
    const { clock, session, events } = await sessionWith(provider);
    provider.emit('chainChanged', '0xa4b1');
    await clock.advance(0);
    expect([provider.listenerCount, clock.sleeping]).toEqual([3, 1]);

    session.release();
    await clock.advance(0);

    expect([provider.listenerCount, clock.sleeping]).toEqual([0, 0]);
    expect(events).toEqual([]);
  });
});

describe('a network switch', () => {
  it("[R4.14] sends the request, checks the wallet's chain, and reports it (EIP-3326)", async () => {
    const provider = movingProvider();
    const { session, events } = await sessionWith(provider);

    await session.switchNetwork(arbitrum);

    expect(provider.asked.slice(2)).toEqual(['wallet_switchEthereumChain', 'eth_chainId']);
    expect(events).toEqual([changed([ALICE], '42161')]);
  });

  it.each([
    ['plain', { code: 4902, message: 'x' }],
    ['wrapped', { code: -32603, message: 'x', data: { originalError: { code: 4902 } } }],
    ['in words', { code: -32603, message: 'Unrecognized chain ID "0xa4b1".' }],
    ['in other words', new Error('Try adding the chain using wallet_addEthereumChain first.')],
  ])('[R4.14] offers a chain that is unknown, %s (W12)', async (_how, unknown) => {
    const provider = movingProvider().fail('wallet_switchEthereumChain', unknown);
    const { session, events } = await sessionWith(provider);

    await session.switchNetwork(arbitrum);

    expect(provider.asked).toContain('wallet_addEthereumChain');
    expect(events).toEqual([changed([ALICE], '42161')]);
  });

  it('[R4.14] repeats the request where the wallet has added the chain without switching', async () => {
    let isKnown = false;
    const provider = movingProvider()
      .answer('wallet_addEthereumChain', () => {
        isKnown = true;
        return null;
      })
      .answer('wallet_switchEthereumChain', () => {
        if (!isKnown) throw Object.assign(new Error('x'), { code: 4902 });
        provider.answer('eth_chainId', '0xa4b1');
        return null;
      });
    const { session } = await sessionWith(provider);

    await session.switchNetwork(arbitrum);

    expect(provider.asked.slice(2)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'eth_chainId',
      'wallet_switchEthereumChain',
      'eth_chainId',
    ]);
  });

  it.each([
    ['cannot switch', { code: 4200, message: 'x' }],
    ['does not know how', { code: -32601, message: 'x' }],
  ])("[R4.14] has the specification's text where the wallet %s (W12)", async (_what, error) => {
    const provider = new ScriptedProvider().fail('wallet_switchEthereumChain', error);
    const { session } = await sessionWith(provider);

    await expect(session.switchNetwork(arbitrum)).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
      message: 'Chain is not supported',
    });
    expect(provider.asked).not.toContain('wallet_addEthereumChain');
  });

  it.each([[{ code: 4001 }], [{ code: -32602 }], ['no'], [null]])(
    "[R4.14] has the specification's text where the wallet will not add the chain: %p (W12)",
    async (error) => {
      const provider = new ScriptedProvider()
        .fail('wallet_switchEthereumChain', { code: 4902 })
        .fail('wallet_addEthereumChain', error);
      const { session } = await sessionWith(provider);

      await expect(session.switchNetwork(arbitrum)).rejects.toMatchObject({
        code: 'CHAIN_NOT_SUPPORTED',
        message: 'Chain is not supported',
      });
    },
  );

  it('reports that the wallet approved without switching, within 5 s (W10)', async () => {
    const provider = new ScriptedProvider().answer('wallet_switchEthereumChain', null);
    const { clock, session, events } = await sessionWith(provider);
    const switched = expect(session.switchNetwork(arbitrum)).rejects.toMatchObject({
      code: 'NETWORK_NOT_CHANGED',
      message: 'The wallet stayed on 1 instead of switching to 42161',
    });

    await clock.advance(1500);

    await switched;
    expect(events).toEqual([]);
    expect(clock.sleeping).toBe(0);
    expect(provider.asked.filter((method) => method === 'eth_chainId')).toHaveLength(1 + 4);
  });

  it('[R4.14] offers a chain with its known fields only (EIP-3085)', async () => {
    const offers: unknown[] = [];
    const { blockExplorers: _none, ...plain } = arbitrum;
    const provider = movingProvider().fail('wallet_switchEthereumChain', { code: 4902 });
    provider.answer('wallet_addEthereumChain', (params: unknown) => {
      offers.push(params);
      provider.answer('eth_chainId', '0xa4b1');
      return null;
    });
    const { session } = await sessionWith(provider);

    await session.switchNetwork(plain);

    expect(offers).toEqual([
      [
        {
          chainId: '0xa4b1',
          chainName: 'Arbitrum One',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: arbitrum.rpcUrls.default.http,
        },
      ],
    ]);
  });

  it.each(['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'eth_chainId'])(
    'ends with the reason of its signal, cancelled at %s',
    async (method) => {
      const provider = new ScriptedProvider()
        .fail('wallet_switchEthereumChain', { code: 4902 })
        .answer('wallet_addEthereumChain', null);
      const { clock, session } = await sessionWith(provider);
      provider.hang(method);
      const controller = new AbortController();
      const reason = new Error('given up');
      const switched = expect(session.switchNetwork(arbitrum, controller.signal)).rejects.toBe(
        reason,
      );
      await clock.advance(0);

      controller.abort(reason);

      await switched;
      await expect(session.switchNetwork(arbitrum, controller.signal)).rejects.toBe(reason);
    },
  );

  it('waits a moment for a wallet that approves before it has switched', async () => {
    const provider = new ScriptedProvider().answer('wallet_switchEthereumChain', null);
    const { clock, session } = await sessionWith(provider);
    const switched = session.switchNetwork(arbitrum);

    await clock.advance(600);
    provider.answer('eth_chainId', '0xa4b1');
    await clock.advance(500);

    await expect(switched).resolves.toBeUndefined();
  });

  it("shows the wallet's actual chain (W11)", async () => {
    const provider = new ScriptedProvider().answer('wallet_switchEthereumChain', () => {
      provider.answer('eth_chainId', '0xa');
      return null;
    });
    const { clock, session, events } = await sessionWith(provider);
    const switched = expect(session.switchNetwork(arbitrum)).rejects.toMatchObject({
      code: 'NETWORK_NOT_CHANGED',
      context: { expected: '42161', actual: '10' },
    });

    await clock.advance(5000);

    await switched;
    expect(events).toEqual([changed([ALICE], '10')]);
  });

  it.each(['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'eth_chainId'])(
    'ends the session where the wallet is gone at %s, without a further request (W13)',
    async (method) => {
      const provider = new ScriptedProvider().fail('wallet_switchEthereumChain', { code: 4902 });
      const { clock, session, events } = await sessionWith(provider);
      provider.fail(method, new Error('Extension context invalidated.'));
      provider.asked.length = 0;
      const switched = expect(session.switchNetwork(arbitrum)).rejects.toMatchObject({
        code: 'CONNECTOR_GONE',
      });

      await clock.advance(5000);

      await switched;
      expect(events).toEqual([{ type: 'disconnected' }]);
      expect(provider.asked.at(-1)).toBe(method);
      expect(provider.asked.length).toBeLessThanOrEqual(3);
    },
  );

  it('is cancelled when the wallet leaves meanwhile, and reports nothing after that', async () => {
    const provider = new ScriptedProvider().hang('wallet_switchEthereumChain');
    const { clock, session, events } = await sessionWith(provider);
    const switched = expect(session.switchNetwork(arbitrum)).rejects.toMatchObject({
      code: 'CONNECTOR_GONE',
    });

    provider.emit('accountsChanged', []);
    await clock.advance(50);

    await switched;
    expect(events).toEqual([{ type: 'disconnected' }]);
  });

  it('sends nothing more to a wallet whose session ended between two requests', async () => {
    const provider = new ScriptedProvider().answer('wallet_switchEthereumChain', null);
    const { clock, session, events } = await sessionWith(provider);
    const switched = expect(session.switchNetwork(arbitrum)).rejects.toBeDefined();
    await clock.advance(100);
    const asked = provider.asked.length;

    session.release();
    await clock.advance(5000);

    await switched;
    expect(provider.asked).toHaveLength(asked);
    expect([events, clock.sleeping]).toEqual([[], 0]);
  });

  it('leaves no listener on a signal that lives longer', async () => {
    const provider = movingProvider();
    const { session } = await sessionWith(provider);
    const caller = countingSignal();

    await session.switchNetwork(arbitrum, caller.signal);
    provider.fail('wallet_switchEthereumChain', { code: 4001 });
    await session.switchNetwork(ethereum, caller.signal).catch(() => undefined);

    expect(caller.listeners()).toBe(0);
  });
});

describe('disconnecting', () => {
  it('revokes the permission and ends the session', async () => {
    const provider = new ScriptedProvider();
    const { clock, session, events } = await sessionWith(provider);

    await session.disconnect();

    expect(provider.asked.at(-1)).toBe('wallet_revokePermissions');
    expect(events).toEqual([{ type: 'disconnected' }]);
    await clock.advance(0);
    expect([provider.listenerCount, clock.sleeping]).toEqual([0, 0]);
  });

  it.each([[{ code: 4200 }], [{ code: -32601 }], [new Error('x')], [null]])(
    'also ends it where the wallet will not revoke: %p',
    async (error) => {
      const provider = new ScriptedProvider().fail('wallet_revokePermissions', error);
      const { clock, session } = await sessionWith(provider);

      await expect(session.disconnect()).resolves.toBeUndefined();
      await clock.advance(0);
      expect(clock.sleeping).toBe(0);
    },
  );

  it('waits half a second for a wallet that does not answer', async () => {
    const provider = new ScriptedProvider().hang('wallet_revokePermissions');
    const { clock, session } = await sessionWith(provider);
    const disconnected = session.disconnect();

    await clock.advance(499);
    expect(clock.sleeping).toBe(1);
    await clock.advance(1);

    await expect(disconnected).resolves.toBeUndefined();
    expect(clock.sleeping).toBe(0);
  });

  it('stops waiting once it is released', async () => {
    const provider = new ScriptedProvider().hang('wallet_revokePermissions');
    const { clock, session } = await sessionWith(provider);
    const disconnected = session.disconnect();
    await clock.advance(0);

    session.release();

    await expect(disconnected).resolves.toBeUndefined();
    await clock.advance(0);
    expect(clock.sleeping).toBe(0);
  });
});

function changed(addresses: readonly string[], chainReference: string): WalletEvent {
  const [first = '', ...others] = addresses;
  return { type: 'changed', grant: { addresses: [first, ...others], chainReference } };
}

/** A provider that moves to Arbitrum when that is requested or offered. */
function movingProvider(): ScriptedProvider {
  const provider = new ScriptedProvider();
  const move = (): null => {
    provider.answer('eth_chainId', '0xa4b1');
    return null;
  };
  return provider
    .answer('wallet_switchEthereumChain', move)
    .answer('wallet_addEthereumChain', move);
}
