import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';
import { tokenBalance } from '../../../domain/token/token-balance';
import { BitcoinChainAdapter } from '../../../infrastructure/chains/bip122/bitcoin-chain-adapter';
import { bitcoinCalls } from '../../../infrastructure/chains/bip122/bitcoin-calls';
import { BitcoinWalletCatalogue } from '../../../infrastructure/chains/bip122/bitcoin-wallet-catalogue';
import { PolkadotChainAdapter } from '../../../infrastructure/chains/polkadot/polkadot-chain-adapter';
import { PolkadotWalletCatalogue } from '../../../infrastructure/chains/polkadot/polkadot-wallet-catalogue';
import { SolanaChainAdapter } from '../../../infrastructure/chains/solana/solana-chain-adapter';
import { SolanaWalletCatalogue } from '../../../infrastructure/chains/solana/solana-wallet-catalogue';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import {
  createBitcoinTestWallet,
  createPolkadotTestWallet,
  createSolanaTestWallet,
  FakeHostPage,
  InMemoryStorage,
} from '../../../infrastructure/fake';
import { FetchHttpClient } from '../../../infrastructure/http/fetch-http-client';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { createWidget } from '../../../index';
import type { ChainAdapter } from '../../../ports/chain-adapter';
import { HostPage } from '../../../ports/host-page';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { override } from '../../../ports/token';
import {
  WalletConnectorCatalogue,
  type WalletAccess,
  type WalletSession,
} from '../../../ports/wallet-connector';
import { eventually } from '../../support/eventually';
import { startBitcoin } from '../nodes/bitcoin';
import { startPolkadot } from '../nodes/polkadot';
import { startSolana } from '../nodes/solana';
import { ALICE, BOB } from './solana-stage';

jest.setTimeout(90_000);

type OtherNamespace = Exclude<ChainNamespace, 'eip155'>;

/** A wallet with real keys on a chain, and the dapp's own code for that chain. */
interface Place {
  readonly network: Network;
  readonly catalogue: WalletConnectorCatalogue;
  readonly adapter: ChainAdapter;
  readonly receiver: string;
  readonly units: bigint;
  readonly stop: () => Promise<unknown>;
}

const clock = new SystemClock();
const fetchHere: typeof globalThis.fetch = (input, init) => fetch(input, init);
const rpcClients = new NetworkRpcClients({
  clock,
  fetch: fetchHere,
  config: { customRpcUrls: {} },
});

const places: { readonly [N in OtherNamespace]: () => Promise<Place> } = {
  bip122: async () => {
    const { control, network, stop, url } = await startBitcoin();
    const page = new EventTarget();
    const wallet = createBitcoinTestWallet({ networks: [{ name: 'Regtest', esploraUrl: url }] });
    wallet.announce(page);
    const [payment = '', , receiver = ''] = await wallet.addresses();
    await control.fund(payment, 500_000);
    const storage = new InMemoryStorage();
    const networks = () => [network];
    return {
      network,
      receiver,
      stop,
      units: 100_000n,
      adapter: new BitcoinChainAdapter({
        clock,
        http: new FetchHttpClient({ clock, fetch: fetchHere }),
        urlsOf: () => [url],
      }),
      catalogue: new BitcoinWalletCatalogue({
        clock,
        load: async (id) => bitcoinCalls(page, id),
        networks,
        storage,
        config: { page, images: {} },
      }),
    };
  },
  polkadot: async () => {
    const { network, stop } = await startPolkadot();
    const page = new EventTarget();
    const wallet = createPolkadotTestWallet();
    wallet.inject(page);
    const networks = () => [network];
    return {
      network,
      receiver: (await wallet.addresses())[1] ?? '',
      stop,
      units: 10n ** 12n,
      adapter: new PolkadotChainAdapter({ clock, networks, rpcClients }),
      catalogue: new PolkadotWalletCatalogue({
        clock,
        networks,
        storage: new InMemoryStorage(),
        config: { page, enableInjected: true, images: {}, siteName: 'Test' },
      }),
    };
  },
  solana: async () => {
    const { control, network, stop } = await startSolana();
    await control.airdrop(ALICE, 10n ** 10n);
    const page = new EventTarget();
    createSolanaTestWallet().register(page);
    const networks = () => [network];
    return {
      network,
      receiver: BOB,
      stop,
      units: 10n ** 9n,
      adapter: new SolanaChainAdapter({ clock, networks, rpcClients }),
      catalogue: new SolanaWalletCatalogue({ clock, networks, config: { page, images: {} } }),
    };
  },
};

describe.each(Object.keys(places) as readonly OtherNamespace[])('a dapp on %s', (namespace) => {
  let place: Place;

  beforeAll(async () => {
    place = await places[namespace]();
  });
  afterAll(() => place?.stop());

  it('sends with its provider, and the balance is read again when the transaction is in the chain', async () => {
    const { adapter, catalogue, network, receiver, units } = place;
    const widget = createWidget(
      { networks: [network] },
      override(HostPage, new FakeHostPage()),
      override(KeyValueStorage, new InMemoryStorage()),
      override(WalletConnectorCatalogue, catalogue),
    );
    const account = () => widget.state.connections[namespace].account;
    const shown = (): bigint | undefined => {
      const balance = account()?.balance;
      return balance?.status === 'loaded' ? balance.units : undefined;
    };
    await widget.preload();
    await widget.connect(widget.state.connectors[0]?.id ?? '');
    await eventually(() => expect(shown()).toBeGreaterThan(units), 10_000);
    const before = shown() ?? 0n;
    const address = account()?.address ?? '';
    const { nativeCurrency } = network;
    const token = tokenBalance({
      ...nativeCurrency,
      chainId: network.caipNetworkId,
      address: undefined,
      units: before,
      price: undefined,
      iconUrl: undefined,
    });
    if (!token) throw new Error('there is no native currency');
    const access = { namespace, provider: widget.provider(namespace) } as WalletAccess;
    const { chainReference } = parseCaipNetworkId(network.caipNetworkId);
    const from = formatCaipAddress({ namespace, chainReference, address });

    const session: Partial<WalletSession> = {
      grant: { addresses: [address], chainReference },
      access,
    };

    const request = { from, to: receiver, token, units };
    await adapter.sender?.send(request, session as WalletSession);

    await eventually(() => expect(shown()).toBeLessThanOrEqual(before - units), 30_000);
    expect(shown()).toBe(await adapter.nativeBalance(address, network));
    widget.dispose();
  });
});
