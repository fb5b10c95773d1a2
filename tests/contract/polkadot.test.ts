import { describe, expect, it, jest } from '@jest/globals';
import { encodeAddress, signatureVerify } from '../../apps/chains/clients/polkadot-crypto';
import { checkPolkadotAddress } from '../../domain/address/polkadot-address';
import { formatCaipAddress } from '../../domain/caip/caip-address';
import { WidgetError } from '../../domain/errors/widget-error';
import { ethereum } from '../../domain/network/built-in-networks';
import { aNetwork } from '../../domain/options/parse-network';
import { polkadot, polkadotAssetHub } from '../../domain/network/more-networks';
import { systemAccountKey } from '../../infrastructure/chains/polkadot/account-storage';
import { ConnectorNotes } from '../../infrastructure/chains/connector-notes';
import { PolkadotConnector } from '../../infrastructure/chains/polkadot/polkadot-connector';
import { PolkadotChainAdapter } from '../../infrastructure/chains/polkadot/polkadot-chain-adapter';
import { PolkadotSigner } from '../../infrastructure/chains/polkadot/polkadot-signer';
import { PolkadotWalletCatalogue } from '../../infrastructure/chains/polkadot/polkadot-wallet-catalogue';
import { littleEndian } from '../../domain/runtime/scale-writer';
import { hexOf } from '../../infrastructure/chains/polkadot/scale';
import {
  createPolkadotTestWallet,
  FakeWalletSession,
  InMemoryStorage,
  ManualClock,
} from '../../infrastructure/fake';
import type { RpcClients } from '../../ports/rpc-client';
import { providerOf } from '../../ports/provider-of';
import type { WalletEvent } from '../../ports/wallet-connector';
import { describeChainAdapter } from './chain-adapters.contract';
import { describeChainSigner } from './chain-signer.contract';
import { describeWalletConnector } from './wallet-connector.contract';
import { describeWalletConnectorCatalogue } from './wallet-connector-catalogue.contract';
import { eventually } from '../support/eventually';
import { connectorOn } from '../../domain/connection/connector';
import { HastyClock } from '../support/hasty-clock';
import { polkadotPeer, polkadotWorld } from './polkadot-peer';

const { alice: ALICE, bob: BOB } = polkadotWorld;
const [, , CHARLIE = ''] = await createPolkadotTestWallet().addresses();
const ASSET_HUB_GENESIS = '0x68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f';

describeWalletConnectorCatalogue('PolkadotWalletCatalogue', () => {
  const page = new EventTarget();
  const announce = (_rdns: string, name: string): void => {
    createPolkadotTestWallet({ name }).inject(page);
    page.dispatchEvent(new Event('focus'));
  };
  announce('test.first', 'First');
  const catalogue = new PolkadotWalletCatalogue({
    clock: new ManualClock(),
    networks: () => [polkadot],
    storage: new InMemoryStorage(),
    config: { page, enableInjected: true, images: {}, siteName: 'Test' },
  });
  return { catalogue, announce, idOf: (_rdns, name) => name };
});

/** The real connector in front of a wallet with real keys, played by the test wallet. */
describeWalletConnector('PolkadotConnector', () => createPeer(), polkadotWorld);

function createPeer(content: object = {}, id?: string) {
  const page = Object.assign(new EventTarget(), content);
  const grants = new ConnectorNotes({ prefix: 'granted/', storage: new InMemoryStorage() });
  return polkadotPeer(page, ({ name }) => {
    return new PolkadotConnector({
      clock: new HastyClock(),
      details: connectorOn('polkadot', { id: id ?? name, name: 'Test', type: 'INJECTED' }),
      grants,
      networks: () => polkadotWorld.networks,
      page,
      siteName: 'Test',
    });
  });
}

describe('a session with a Polkadot wallet', () => {
  it('keeps the account that the visitor chose, in any order of the wallet', async () => {
    const { connector, wallet } = createPeer();
    const session = await connector.connect();
    const events: unknown[] = [];
    session.events$.subscribe((event) => events.push(event));

    session.useAccount?.(BOB);
    expect(events.at(-1)).toMatchObject({ grant: { addresses: [BOB, ALICE, expect.anything()] } });
    await wallet.setAccounts([ALICE, BOB]);
    await session.switchNetwork(polkadotAssetHub);

    expect(events.at(-1)).toMatchObject({ grant: { addresses: [BOB, ALICE] } });
  });

  it('goes to the network that the site chooses, and to none of another namespace', async () => {
    const { connector } = createPeer();
    const session = await connector.connect();
    const events: unknown[] = [];
    session.events$.subscribe((event) => events.push(event));

    session.useNetwork?.(polkadotAssetHub);

    expect(events).toMatchObject([
      { type: 'changed', grant: { chainReference: polkadotAssetHub.id } },
    ]);
    expect(() => session.useNetwork?.(ethereum)).toThrow(
      expect.objectContaining({ code: 'CHAIN_NOT_SUPPORTED' }),
    );
  });

  it('[R3.2] spells accounts like a chain of the site’s own, and in the generic way without its prefix', async () => {
    const { connector } = createPeer();
    const session = await connector.connect();
    const events: WalletEvent[] = [];
    session.events$.subscribe((event) => void events.push(event));
    const id = 'afdc188f45c71dacbaa0b62e16a91f72';
    const chain = { id, caipNetworkId: `polkadot:${id}` as const, name: 'Hydration' };
    const hydration = aNetwork({ ...polkadot, ...chain, ss58Prefix: 63 }, 'network');

    session.useNetwork?.(hydration);
    session.useNetwork?.(aNetwork({ ...polkadot, ...chain }, 'network'));

    expect(events).toMatchObject(
      [63, 42].map((prefix) => ({
        grant: { addresses: [ALICE, BOB, CHARLIE].map((each) => encodeAddress(each, prefix)) },
      })),
    );
  });

  it('refuses an account that the wallet does not share', async () => {
    const { answer, connector } = createPeer();
    answer('approve');
    const session = await connector.connect();

    expect(() => session.useAccount?.(BOB)).toThrow(
      expect.objectContaining({ code: 'ADDRESS_INVALID' }),
    );
  });

  it('ends when the wallet is locked, and is restored when it is unlocked', async () => {
    const { connector, wallet } = createPeer();
    const session = await connector.connect();
    const events: unknown[] = [];
    session.events$.subscribe((event) => events.push(event));

    wallet.lock();
    const granted = connector.whenGranted(new AbortController().signal);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(events).toEqual([{ type: 'disconnected' }]);
    expect(await connector.restore()).toBeUndefined();

    wallet.unlock();
    await granted;
    expect((await connector.restore())?.grant.addresses).toContain(ALICE);
  });

  it('waits for a wallet that is locked during the request, and is connected when it is unlocked', async () => {
    const { connector, wallet } = createPeer();
    wallet.lock();

    await expect(connector.connect()).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcCode: -32002 },
    });
    const granted = connector.whenGranted(new AbortController().signal);
    wallet.unlock();

    await granted;
    expect((await connector.restore())?.grant.addresses).toContain(ALICE);
  });

  it('reports that the visitor renamed an account', async () => {
    const listeners: ((accounts: readonly object[]) => void)[] = [];
    const accounts = {
      get: async () => [{ address: ALICE, name: 'Savings' }],
      subscribe: (listener: (typeof listeners)[number]) => void listeners.push(listener),
    };
    const injectedWeb3 = { plain: { enable: async () => ({ accounts, signer: {} }) } };
    const { connector } = createPeer({ injectedWeb3 }, 'plain');
    const session = await connector.connect();
    const events: unknown[] = [];
    session.events$.subscribe((event) => events.push(event));

    listeners.forEach((listener) => listener([{ address: ALICE, name: 'Holidays' }]));

    await eventually(() => {
      expect(events).toMatchObject([{ grant: { accounts: [{ label: 'Holidays' }] } }]);
    });
  });

  it('begins on a network that the accounts may be used on', async () => {
    const { connector, wallet } = createPeer();
    wallet.bindAccounts(ASSET_HUB_GENESIS);

    const { grant } = await connector.connect();

    expect(grant.chainReference).toBe(polkadotAssetHub.id);
  });

  it('is on a network of the site as soon as the accounts may be used there', async () => {
    const { connector, wallet } = createPeer();
    wallet.bindAccounts(`0x${'ab'.repeat(32)}`);
    const session = await connector.connect();
    const events: unknown[] = [];
    session.events$.subscribe((event) => events.push(event));

    wallet.bindAccounts(undefined);

    await eventually(() => {
      expect(events).toMatchObject([{ grant: { chainReference: polkadot.id } }]);
    });
  });

  it('moves where the accounts may only be used elsewhere, and stays where they may', async () => {
    const { connector, wallet } = createPeer();
    const session = await connector.connect();
    const events: unknown[] = [];
    session.events$.subscribe((event) => events.push(event));

    wallet.bindAccounts(ASSET_HUB_GENESIS);
    const there = { grant: { chainReference: polkadotAssetHub.id } };
    await eventually(() => {
      expect(events).toMatchObject([there]);
    });
    wallet.bindAccounts(undefined);
    await wallet.setAccounts([BOB]);
    await eventually(() => {
      expect(events).toMatchObject([there, there]);
    });
    wallet.bindAccounts(`0x${'ab'.repeat(32)}`);

    await eventually(() => {
      expect(events.at(-1)).toMatchObject({ grant: { chainReference: 'ab'.repeat(16) } });
    });
  });

  it('reports where accounts may be used that are for none of the site’s networks', async () => {
    const { connector, wallet } = createPeer();
    wallet.bindAccounts(`0x${'ab'.repeat(32)}`);

    const session = await connector.connect();

    expect(session.grant.chainReference).toBe('ab'.repeat(16));
    await expect(session.switchNetwork(polkadot)).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    });
  });
});

describeChainAdapter('PolkadotChainAdapter', () => {
  const balances = new Map<string, bigint>();
  let isCutOff = false;
  const keyOf = (address: string): string => {
    const check = checkPolkadotAddress(address);
    if (!check.ok) throw new Error('no address');
    return systemAccountKey(check.publicKey);
  };
  const rpcClients: RpcClients = {
    forNetwork: ({ caipNetworkId }) => ({
      request: async ({ method, params = [] }, signal) => {
        signal?.throwIfAborted();
        if (isCutOff) throw new WidgetError('RPC_UNREACHABLE', { url: 'http://node.test' });
        expect(method).toBe('state_getStorage');
        const units = balances.get(`${caipNetworkId} ${String(params[0])}`) ?? 0n;
        const free = hexOf(littleEndian(units, 16)).slice(2);
        return `0x${'0'.repeat(32)}${free}${'0'.repeat(96)}`;
      },
    }),
  };
  return {
    adapter: new PolkadotChainAdapter({ clock: new HastyClock(), networks: () => [], rpcClients }),
    account: {
      address: ALICE,
      networks: [polkadot, polkadotAssetHub],
      maxUnits: 2n ** 128n - 1n,
    },
    setBalance: (address, { caipNetworkId }, units) =>
      void balances.set(`${caipNetworkId} ${keyOf(address)}`, units),
    cutOff: () => {
      isCutOff = true;
    },
  };
});

describeChainSigner('PolkadotSigner', () => {
  const peer = createPeer();
  const opening = peer.connector.connect();
  const fake = new FakeWalletSession({
    addresses: [ALICE],
    chainReference: polkadot.id,
  });
  const session = Object.assign(fake, {
    access: {
      namespace: 'polkadot',
      provider: {
        signBytes: async (...args: readonly [string, string, AbortSignal?]) => {
          const wallet = providerOf(await opening, 'polkadot');
          return wallet?.signBytes(...args) ?? '';
        },
        signTransaction: async () => '',
      },
    },
  });
  const chainReference = polkadot.id;
  return {
    signer: new PolkadotSigner(),
    session,
    account: formatCaipAddress({ namespace: 'polkadot', chainReference, address: ALICE }),
    say: (answer) => {
      if (answer !== 'yes') peer.wallet.next(answer === 'no' ? 'reject' : 'hang');
    },
    isRight: async (text, signature) =>
      signatureVerify(`<Bytes>${text}</Bytes>`, signature, ALICE).isValid,
  };
});

describe('the Polkadot test wallet', () => {
  it('is found, and signs, for the library that most sites use', async () => {
    const wallet = createPolkadotTestWallet({ name: 'judged' });
    jest.spyOn(console, 'info').mockImplementation(() => {});
    wallet.inject(window);
    const { web3Accounts, web3Enable, web3FromSource } =
      await import('../../apps/chains/clients/polkadot-dapp');

    await web3Enable('Test');
    const accounts = await web3Accounts({ ss58Format: 0 });
    const { signer } = await web3FromSource('judged');
    const data = '0x1234';
    const signed = await signer.signRaw?.({ address: ALICE, data, type: 'bytes' });

    expect(accounts.map(({ address }) => address).slice(0, 2)).toEqual([ALICE, BOB]);
    expect(
      signatureVerify('<Bytes>\u0012\u0034</Bytes>', signed?.signature ?? '', ALICE).isValid,
    ).toBe(true);
  });
});
