import './published-sdk';
import {
  type PhoneQuestion,
  PhoneWallet,
  type PhoneWalletOptions,
} from '../../../apps/demo/phone/phone-wallet';
import { phoneKeys } from '../../../apps/demo/phone/phone-keys';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import { bitcoin, polkadot, solana } from '../../../domain/network/more-networks';
import type { Network } from '../../../domain/network/network';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { FakeHostPage } from '../../../infrastructure/fake/fake-host-page';
import { ScriptedRpcClients } from '../../../infrastructure/fake/scripted-rpc-clients';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import { pairOverRelay } from '../../../infrastructure/walletconnect/pair-over-relay';
import type { RelayWalletPairing } from '../../../infrastructure/walletconnect/relay-wallet-pairing';
import { sdkStorageOver } from '../../../infrastructure/walletconnect/sdk-storage';
import type { Clock } from '../../../ports/clock';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { PairedSession, WalletPairing } from '../../../ports/wallet-pairing';
import { type Relay, type RelayOptions, startRelay } from '../../../apps/chains/testing/relay';

export const allNetworks: readonly Network[] = [ethereum, arbitrum, solana, bitcoin, polkadot];

/** The phone's answer to a request: approval, refusal, or none. */
export type PhoneManner = 'approve' | 'decline' | 'ignore';

export interface PairingLabOptions extends RelayOptions {
  readonly clock?: Clock;
  readonly relayUrl?: string;
  readonly projectId?: string;

  /** Whether the phone wants to be opened by links. */
  readonly wantsLinks?: boolean;

  /** How the phone signs in. */
  readonly signIn?: PhoneWalletOptions['signIn'];

  /** Whether the phone signs in after the approval only. */
  readonly signsInLater?: boolean;

  /** How the phone sends. */
  readonly send?: PhoneWalletOptions['send'];
}

/** A relay, a site that pairs over it, and a phone. */
export interface PairingLab {
  readonly relay: Relay;
  readonly phone: PhoneWallet;
  readonly rpcClients: ScriptedRpcClients;

  /** The page of the visits, on a phone. */
  readonly hostPage: FakeHostPage;

  /** The requests to the phone so far. */
  readonly questions: readonly PhoneQuestion[];

  /** The site's storage between its visits. */
  readonly storage: KeyValueStorage;

  /** The site as it is after its page was loaded: each is another visit. */
  visit(): RelayWalletPairing;

  /** From now on the phone answers so. */
  behave(manner: PhoneManner): void;

  /** Shows a pairing URI of `pairing` to the phone, and waits for the sessions. */
  connect(
    pairing: WalletPairing,
    networks?: readonly Network[],
    signal?: AbortSignal,
  ): Promise<readonly PairedSession[]>;
  stop(): Promise<void>;
}

const PROJECT_ID = 'lab';

/** Starts a {@link PairingLab} whose phone approves everything. */
export async function startPairingLab(options: PairingLabOptions = {}): Promise<PairingLab> {
  const { clock = new SystemClock(), projectId = PROJECT_ID } = options;
  const relay = await startRelay({ projectIds: [PROJECT_ID], ...options });
  const storage = new InMemoryStorage();
  const rpcClients = new ScriptedRpcClients();
  const hostPage = new FakeHostPage('mobile');
  const questions: PhoneQuestion[] = [];
  const visits: RelayWalletPairing[] = [];
  let manner: PhoneManner = 'approve';
  const phone = await PhoneWallet.start({
    relayUrl: relay.url,
    projectId: PROJECT_ID,
    keys: phoneKeys(),
    chains: () => allNetworks.map(({ caipNetworkId }) => caipNetworkId),
    storage: sdkStorageOver(new InMemoryStorage()),
    ...(options.send && { send: options.send }),
    ...(options.signIn && { signIn: options.signIn }),
    ...(options.signsInLater && { signsInLater: true }),
    ...(options.wantsLinks !== undefined && { wantsLinks: options.wantsLinks }),
    ask: (question) => {
      questions.push(question);
      return manner === 'ignore' ? new Promise(() => {}) : Promise.resolve(manner === 'approve');
    },
  });
  return {
    relay,
    phone,
    rpcClients,
    hostPage,
    questions,
    storage,
    visit: () => {
      const config = {
        relayUrl: options.relayUrl ?? relay.url,
        projectId,
        metadata: {
          name: 'Lab',
          description: 'A site under test',
          url: 'http://127.0.0.1',
          icons: [],
        },
      };
      const pairing = pairOverRelay({ clock, config, hostPage, rpcClients, storage });
      visits.push(pairing);
      return pairing;
    },
    behave: (next) => void (manner = next),
    connect: (pairing, networks = allNetworks, signal) =>
      pairing.propose(
        { networks, onUri: (uri) => void phone.pair(uri).catch(() => undefined) },
        signal,
      ),
    stop: async () => {
      visits.forEach((pairing) => pairing.close());
      await phone.stop();
      await relay.stop();
    },
  };
}
