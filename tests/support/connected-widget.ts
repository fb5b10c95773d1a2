import { formatCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { ethereum } from '../../domain/network/built-in-networks';
import {
  FakeWalletCatalogue,
  FakeWalletConnector,
  type FakeWalletSession,
} from '../../infrastructure/fake';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import type { WalletGrant } from '../../ports/wallet-connector';
import { type HeadlessOptions, type HeadlessWidget, headlessWidget } from './headless-widget';

/** The account that a {@link connectedWidget} is connected with. */
export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** Another account, for who comes after or is paid. */
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A {@link HeadlessWidget} with its wallet connected. */
export interface ConnectedWidget extends HeadlessWidget {
  readonly wallet: FakeWalletConnector;
  readonly session: FakeWalletSession;
}

/** What a test wants otherwise of a connected widget. */
export interface ConnectedOptions extends HeadlessOptions {
  readonly chain?: ChainNamespace;
  readonly grant?: Partial<WalletGrant>;
  readonly provider?: Eip1193Provider;
}

/** The whole product without a page, connected to one wallet: Alice's on Ethereum unless told otherwise. */
export async function connectedWidget({
  chain = 'eip155',
  grant,
  provider,
  ...options
}: ConnectedOptions = {}): Promise<ConnectedWidget> {
  const granted: WalletGrant = {
    addresses: [ALICE],
    chainReference: String(ethereum.id),
    ...grant,
  };
  const wallet = new FakeWalletConnector(
    { id: 'com.example', name: 'Example', type: 'ANNOUNCED', chain },
    { ...(provider && { provider }) },
  ).answerWith({ grant: granted });
  const headless = headlessWidget({ ...options, catalogue: new FakeWalletCatalogue(wallet) });
  const caipNetworkId = formatCaipNetworkId({ namespace: chain, ...granted });
  headless.adapters.of(chain).setBalance(granted.addresses[0], caipNetworkId, 10n ** 18n);
  await headless.widget.connect(wallet.details.id);
  const session = wallet.sessions.at(-1);
  if (!session) throw new TypeError('The wallet did not connect');
  return { ...headless, wallet, session };
}
