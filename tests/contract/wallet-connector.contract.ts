import { describe, expect, it } from '@jest/globals';
import { chainNamespaces } from '../../domain/caip/chain-namespace';
import { arbitrum, ethereum } from '../../domain/network/built-in-networks';
import type { Network } from '../../domain/network/network';
import { providerOf } from '../../ports/provider-of';
import type { WalletConnector, WalletEvent, WalletSession } from '../../ports/wallet-connector';
import { eventually } from '../support/eventually';

/** The visitor's answer to a request to connect. */
export type PeerAnswer = 'approve' | 'decline' | 'hang' | 'alreadyAsked';

/** The answer of the visitor, or of the wallet itself, to a network switch. */
export type PeerSwitchAnswer = 'approve' | 'decline' | 'stay' | 'cannot' | 'gone' | 'hang';

/** The accounts and networks of the wallets of one namespace. */
export interface PeerWorld {
  readonly alice: string;
  readonly bob: string;

  /** The wallet is on the first one. */
  readonly networks: readonly [Network, Network];

  /** Whether the wallet reports its network itself, or the site chooses it with each request. */
  readonly networkIsChosenBy: 'wallet' | 'site';

  /** The code of a wallet with an open request; absent where such wallets just open another. */
  readonly alreadyAskedCode?: number;
}

/** A connector, and the wallet behind it, which has the accounts of its world. */
export interface WalletPeer {
  readonly connector: WalletConnector;

  /** Answers the next request to connect. Approving shares Alice's account. */
  answer(answer: PeerAnswer): void;

  /** Answers the requests to connect that are left hanging. */
  settle(answer: 'approve' | 'decline'): void;

  /** The visitor shares Alice's account in the wallet, without a request that waits for it. */
  share(): void;
  changeAccounts(addresses: readonly [string, ...string[]]): void;

  /** Never called where the site chooses the network. */
  changeChain(chainReference: string): void;

  /** The visitor revokes the site's permission in the wallet. */
  leave(): void;
  answerSwitch(answer: PeerSwitchAnswer): void;
}

export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const onEvm: PeerWorld = {
  alice: ALICE,
  bob: BOB,
  networks: [ethereum, arbitrum],
  networkIsChosenBy: 'wallet',
  alreadyAskedCode: -32_002,
};

/** The contract of every {@link WalletConnector} and its sessions. */
export function describeWalletConnector(
  name: string,
  create: () => WalletPeer,
  { alice, alreadyAskedCode, bob, networks, networkIsChosenBy }: PeerWorld = onEvm,
): void {
  const refusals: readonly (readonly [PeerAnswer, number])[] = [
    ['decline', 4001],
    ...(alreadyAskedCode === undefined ? [] : [['alreadyAsked', alreadyAskedCode] as const]),
  ];
  const [here, there] = networks.map(({ id }) => String(id)) as [string, string];
  const grant = { addresses: [alice], chainReference: here };
  /** The wallet is on the second network from now on. */
  const move = async (peer: WalletPeer, session: WalletSession): Promise<void> => {
    if (networkIsChosenBy === 'wallet') peer.changeChain(there);
    else await session.switchNetwork(networks[1]).catch(() => undefined);
  };

  describe(`${name} keeps the WalletConnector contract`, () => {
    describe('connect', () => {
      it("returns the wallet's grant", async () => {
        const { session } = await connected(create);

        expect(session.grant).toMatchObject(grant);
      });

      it('gives access to the wallet on the namespace of the connector', async () => {
        const { peer, session } = await connected(create);
        const { namespace } = peer.connector.details;

        expect(session.access?.namespace).toBe(namespace);
        for (const each of chainNamespaces) {
          const provider = each === namespace ? session.access?.provider : undefined;
          expect(providerOf(session, each)).toBe(provider);
        }
      });

      it.each(refusals)("throws the wallet's code: %s", async (answer, rpcCode) => {
        const peer = create();
        peer.answer(answer);

        await expect(peer.connector.connect()).rejects.toMatchObject({
          name: 'WidgetError',
          code: 'RPC',
          context: { rpcCode },
        });
      });

      it('ends with the reason of a signal as soon as it aborts, and drops the answer', async () => {
        const peer = create();
        const { reason, signal, abort } = abortion();
        peer.answer('hang');
        const session = peer.connector.connect(signal);

        abort();

        await expect(session).rejects.toBe(reason);
        peer.settle('approve');
        await expect(session).rejects.toBe(reason);
      });

      it('sends no request where the signal has aborted already', async () => {
        const peer = create();
        const { reason, signal, abort } = abortion();
        peer.answer('approve');
        abort();

        await expect(peer.connector.connect(signal)).rejects.toBe(reason);
        expect(await peer.connector.restore()).toBeUndefined();
      });

      it('waits for the visitor without a time limit', async () => {
        const peer = create();
        peer.answer('hang');
        const session = peer.connector.connect();

        await settledTasks();
        peer.settle('approve');

        expect((await session).grant).toMatchObject(grant);
      });
    });

    describe('restore', () => {
      it('finds nothing where nothing was granted, without a prompt', async () => {
        const peer = create();
        peer.answer('approve');

        expect(await peer.connector.restore()).toBeUndefined();
        expect(await peer.connector.restore()).toBeUndefined();
      });

      it('finds an earlier grant that still stands', async () => {
        const { peer, session } = await connected(create);
        session.release();

        expect((await peer.connector.restore())?.grant).toMatchObject(grant);
      });

      it('finds nothing after the session was ended', async () => {
        const { peer, session } = await connected(create);
        await session.disconnect();

        expect(await peer.connector.restore()).toBeUndefined();
      });

      it('ends with the reason of a signal that aborted', async () => {
        const { reason, signal, abort } = abortion();
        abort();

        await expect(create().connector.restore(signal)).rejects.toBe(reason);
      });
    });

    describe('whenGranted', () => {
      it('resolves when the wallet shares an account by itself', async () => {
        const peer = create();
        const granted = peer.connector.whenGranted(abortion().signal);
        await settledTasks();

        peer.share();

        await expect(granted).resolves.toBeUndefined();
        expect((await peer.connector.restore())?.grant).toMatchObject(grant);
      });

      it('ends with the reason of its signal as soon as it aborts', async () => {
        const { reason, signal, abort } = abortion();
        const granted = create().connector.whenGranted(signal);
        await settledTasks();

        abort();

        await expect(granted).rejects.toBe(reason);
      });
    });

    describe('a session', () => {
      it('reports another account and another chain, with the whole grant', async () => {
        const { peer, session } = await connected(create);
        const events = heard(session);

        peer.changeAccounts([bob, alice]);
        await eventually(() => {
          expect(events.at(-1)).toEqual(changed([bob, alice], here));
        });
        await move(peer, session);
        await eventually(() => {
          expect(events.at(-1)).toEqual(changed([bob, alice], there));
        });
      });

      it('ends a storm of changes with the last one', async () => {
        const { peer, session } = await connected(create);
        const events = heard(session);

        for (let round = 0; round < 50; round += 1) {
          peer.changeAccounts([bob]);
          peer.changeAccounts([alice, bob]);
        }
        await move(peer, session);

        await eventually(() => {
          expect(events.at(-1)).toEqual(changed([alice, bob], there));
        });
      });

      it('reports earlier events to a later subscriber', async () => {
        const { peer, session } = await connected(create);
        peer.changeAccounts([bob]);
        await settledTasks();

        const events = heard(session);

        await eventually(() => {
          expect(events.at(-1)).toEqual(changed([bob], here));
        });
      });

      it('ends with `disconnected` when the wallet leaves, and sends nothing after it', async () => {
        const { peer, session } = await connected(create);
        const events = heard(session);

        peer.leave();
        await eventually(() => {
          expect(events).toEqual([{ type: 'disconnected' }]);
        });
        await move(peer, session);
        peer.share();
        await settledTasks();

        expect(events).toEqual([{ type: 'disconnected' }]);
        expect(heard(session).at(-1)).toEqual({ type: 'disconnected' });
      });

      it('ends with `disconnected` on request, once', async () => {
        const { session } = await connected(create);
        const events = heard(session);

        await session.disconnect();
        await session.disconnect();
        await settledTasks();

        expect(events).toEqual([{ type: 'disconnected' }]);
      });

      it('sends nothing once it is released, and leaves the grant as it is', async () => {
        const { peer, session } = await connected(create);
        const events = heard(session);

        session.release();
        session.release();
        peer.changeAccounts([bob]);
        await settledTasks();

        expect(events).toEqual([]);
        expect((await peer.connector.restore())?.grant.addresses).toEqual([bob]);
      });

      it('sends no event to a subscriber that has unsubscribed', async () => {
        const { peer, session } = await connected(create);
        const events: WalletEvent[] = [];
        const subscription = session.events$.subscribe((event) => events.push(event));

        subscription.unsubscribe();
        subscription.unsubscribe();
        peer.changeAccounts([bob]);
        await settledTasks();

        expect(events).toEqual([]);
      });
    });

    describe('switchNetwork', () => {
      it('moves the wallet, and the session reports it', async () => {
        const { peer, session } = await connected(create);
        const events = heard(session);
        peer.answerSwitch('approve');

        await session.switchNetwork(networks[1]);

        await eventually(() => {
          expect(events.at(-1)).toEqual(changed([alice], there));
        });
      });

      it('throws where the wallet cannot go there', async () => {
        const { peer, session } = await connected(create);
        peer.answerSwitch('cannot');

        await expect(session.switchNetwork(networks[1])).rejects.toMatchObject({
          code: 'CHAIN_NOT_SUPPORTED',
          message: 'Chain is not supported',
        });
      });

      it('does nothing where the wallet is on the network already', async () => {
        const { session } = await connected(create);

        await expect(session.switchNetwork(networks[0])).resolves.toBeUndefined();
      });
    });

    if (networkIsChosenBy === 'site') return;

    describe('switchNetwork, where the wallet gets a request', () => {
      it.each([
        ['decline', { code: 'RPC', context: { rpcCode: 4001 } }],
        ['stay', { code: 'NETWORK_NOT_CHANGED', context: { expected: there, actual: here } }],
        ['gone', { code: 'CONNECTOR_GONE' }],
      ] as const)("throws the wallet's error: %s", async (answer, error) => {
        const { peer, session } = await connected(create);
        peer.answerSwitch(answer);

        await expect(session.switchNetwork(networks[1])).rejects.toMatchObject(error);
      });

      it.each(['leaves', 'is released'] as const)(
        'does not wait for ever where the wallet %s meanwhile, and sends nothing after that',
        async (how) => {
          const { peer, session } = await connected(create);
          const events = heard(session);
          peer.answerSwitch('hang');
          const switched = expect(session.switchNetwork(networks[1])).rejects.toMatchObject({
            name: 'WidgetError',
          });
          await settledTasks();

          if (how === 'leaves') peer.leave();
          else session.release();
          await switched;
          await settledTasks();

          expect(events).toEqual(how === 'leaves' ? [{ type: 'disconnected' }] : []);
        },
      );

      it('ends with the reason of a signal as soon as it aborts', async () => {
        const { peer, session } = await connected(create);
        const { reason, signal, abort } = abortion();
        peer.answerSwitch('hang');
        const switched = session.switchNetwork(networks[1], signal);

        abort();

        await expect(switched).rejects.toBe(reason);
      });
    });
  });
}

async function connected(
  create: () => WalletPeer,
): Promise<{ readonly peer: WalletPeer; readonly session: WalletSession }> {
  const peer = create();
  peer.answer('approve');
  return { peer, session: await peer.connector.connect() };
}

function heard(session: WalletSession): readonly WalletEvent[] {
  const events: WalletEvent[] = [];
  session.events$.subscribe((event) => events.push(event));
  return events;
}

function changed(addresses: readonly string[], chainReference: string): object {
  const grant: unknown = expect.objectContaining({ addresses, chainReference });
  return { type: 'changed', grant };
}

function abortion() {
  const controller = new AbortController();
  const reason = new Error('given up');
  return { reason, signal: controller.signal, abort: () => controller.abort(reason) };
}

/** Longer than any adapter gathers a storm of events for. */
function settledTasks(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
}
