import type { ManualClock } from '../../infrastructure/fake/manual-clock';
import type { Widget } from '../../application/widget/widget';
import { formatCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Connector } from '../../domain/connection/connector';
import { arbitrum, ethereum } from '../../domain/network/built-in-networks';
import type { WidgetOptionsInput } from '../../domain/options/parse-options';
import type { FakeHostPage } from '../../infrastructure/fake/fake-host-page';
import { FakeWalletCatalogue } from '../../infrastructure/fake/fake-wallet-catalogue';
import {
  FakeWalletConnector,
  type FakeWalletOptions,
} from '../../infrastructure/fake/fake-wallet-connector';
import type { FakeWalletSession } from '../../infrastructure/fake/fake-wallet-session';
import { InMemoryStorage } from '../../infrastructure/storage/in-memory-storage';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { Override } from '../../ports/token';
import type { WalletConnector, WalletGrant } from '../../ports/wallet-connector';
import { headlessWidget, type HeadlessWidget } from './headless-widget';

/** The account that a {@link connectedWidget} is connected with. */
export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** Another account, for a second visitor or a receiver. */
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The grant of Alice's wallet on Ethereum. */
export const aliceOnEthereum: WalletGrant = { addresses: [ALICE], chainReference: '1' };

/** The grant of Bob's wallet on Arbitrum. */
export const bobOnArbitrum: WalletGrant = { addresses: [BOB], chainReference: '42161' };

export interface Given {
  readonly options?: WidgetOptionsInput;
  readonly wallets?: readonly WalletConnector[];
  readonly clock?: ManualClock;
  readonly storage?: KeyValueStorage;
  readonly hostPage?: FakeHostPage;
  readonly overrides?: readonly Override[];
  readonly isPresented?: boolean;
}

/** A widget over fakes before any download. Alice and Bob own one ether. */
export function freshWidget({ wallets = [], ...given }: Given = {}): HeadlessWidget {
  const headless = headlessWidget({ ...given, catalogue: new FakeWalletCatalogue(...wallets) });
  for (const address of [ALICE, BOB]) {
    for (const { caipNetworkId } of [ethereum, arbitrum]) {
      headless.adapters.of('eip155').setBalance(address, caipNetworkId, 10n ** 18n);
    }
  }
  return headless;
}

/** A widget that is ready for its verbs: their code is loaded. */
export async function readyWidget(given: Given = {}): Promise<HeadlessWidget> {
  const headless = freshWidget(given);
  await headless.widget.preload();
  return headless;
}

/** A wallet that declines until the test says otherwise. */
export function fakeWallet(
  id: string,
  { namespace = 'eip155', type = 'ANNOUNCED', name = id, ...given }: FakeGiven = {},
): FakeWalletConnector {
  return new FakeWalletConnector({ id, name, type, namespace, info: { rdns: id } }, given);
}

type FakeGiven = FakeWalletOptions & Partial<Pick<Connector, 'name' | 'namespace' | 'type'>>;

/** A wallet that approves everything. */
export function willingWallet(
  id: string,
  grant: WalletGrant = aliceOnEthereum,
): FakeWalletConnector {
  return fakeWallet(id).answerWith({ grant });
}

/** A {@link HeadlessWidget} with its wallet connected. */
export interface ConnectedWidget extends HeadlessWidget {
  readonly wallet: FakeWalletConnector;
  readonly session: FakeWalletSession;
}

/** A test's own settings of a connected widget. */
export interface ConnectedGiven extends Given {
  readonly namespace?: ChainNamespace;
  readonly grant?: Partial<WalletGrant>;
  readonly provider?: Eip1193Provider;
}

/**
 * A widget that is connected to the wallet `test.first`, and that wallet's session: Alice's on Ethereum by
 * default.
 */
export async function connectedWidget({
  namespace = 'eip155',
  grant,
  provider,
  wallets = [],
  ...given
}: ConnectedGiven = {}): Promise<ConnectedWidget> {
  const granted = { ...aliceOnEthereum, ...grant };
  const wallet = fakeWallet('test.first', {
    namespace,
    ...(provider && { access: { namespace: 'eip155', provider } }),
  });
  wallet.answerWith({ grant: granted });
  const headless = await readyWidget({ ...given, wallets: [wallet, ...wallets] });
  const caipNetworkId = formatCaipNetworkId({ namespace, ...granted });
  headless.adapters.of(namespace).setBalance(granted.addresses[0], caipNetworkId, 10n ** 18n);
  await headless.widget.connect('test.first');
  const session = sessionOf(wallet);
  await headless.clock.advance(0);
  return { ...headless, wallet, session };
}

/** The latest session of `wallet`. */
export function sessionOf(wallet: FakeWalletConnector): FakeWalletSession {
  const session = wallet.sessions.at(-1);
  if (session) return session;
  throw new TypeError('The wallet has no session');
}

/** The storage that a visitor leaves who was connected by `connectorId`. */
export function storageWith(
  connectorId: string,
  values: Readonly<Record<string, string>> = {},
): InMemoryStorage {
  return storageOf({
    connected_namespaces: 'eip155',
    'eip155:connected_connector_id': connectorId,
    ...values,
  });
}

/** Storage with `values`, of which the keys are written without their prefix. */
export function storageOf(values: Readonly<Record<string, string>>): InMemoryStorage {
  const storage = new InMemoryStorage();
  for (const [name, value] of Object.entries(values)) storage.set(`@appkit/${name}`, value);
  return storage;
}

/** The entries of `storage`, by the names without their prefix. */
export function storedIn(storage: KeyValueStorage): Readonly<Record<string, string | undefined>> {
  const prefix = '@appkit/';
  return Object.fromEntries(
    storage.keys(prefix).map((key) => [key.slice(prefix.length), storage.get(key)]),
  );
}

/** The views a visitor came through. */
export function viewsOf({ state }: Widget): readonly string[] {
  return state.history.map(({ name }) => name);
}
