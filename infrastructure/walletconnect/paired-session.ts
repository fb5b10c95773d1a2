import { firstAbort } from '../../domain/abort/first-abort';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import type { BitcoinWallet } from '../../ports/bitcoin-wallet';
import type { Clock } from '../../ports/clock';
import type { NamespaceRequester } from '../../ports/namespace-requester';
import type { PolkadotWallet } from '../../ports/polkadot-wallet';
import type { RpcClients } from '../../ports/rpc-client';
import type { SolanaWallet } from '../../ports/solana-wallet';
import type { Stream } from '../../ports/stream';
import type { WalletEvent, WalletGrant, WalletSession } from '../../ports/wallet-connector';
import type { PairedSession } from '../../ports/wallet-pairing';
import { Eip1193Wallet } from '../chains/eip155/eip1193-wallet';
import { moveWalletTo } from '../chains/eip155/move-wallet';
import { GrantEvents } from '../chains/grant-events';
import { PAIRING_CONNECTOR_ID } from '../../domain/connection/pairing-connector';
import { pairedBitcoinWallet } from './paired-bitcoin-wallet';
import { PairedKeys } from './paired-keys';
import type { PairedLink } from './paired-link';
import { pairedPolkadotWallet } from './paired-polkadot-wallet';
import { chainIdText, PairedProvider } from './paired-provider';
import { pairedSolanaWallet } from './paired-solana-wallet';

export interface PairedWalletSessionDeps {
  readonly clock: Clock;
  readonly link: PairedLink;
  readonly namespace: ChainNamespace;
  readonly grant: WalletGrant;

  /** The networks of the site. */
  readonly networks: readonly Network[];
  readonly rpcClients: RpcClients;

  /** The session of the same wallet on another namespace, where it grants one. */
  readonly join: (namespace: ChainNamespace) => PairedSession | undefined;
}

/** {@link WalletSession} over one namespace of a session that came of a code. */
export class PairedWalletSession implements WalletSession {
  readonly grant: WalletGrant;
  readonly events$: Stream<WalletEvent>;
  readonly provider?: PairedProvider;
  readonly requester: NamespaceRequester;
  readonly bitcoin?: BitcoinWallet;
  readonly polkadot?: PolkadotWallet;
  readonly solana?: SolanaWallet;
  readonly #deps: PairedWalletSessionDeps;
  readonly #events: GrantEvents;
  #isHeard = false;

  constructor(deps: PairedWalletSessionDeps) {
    const { clock, grant, link, namespace } = deps;
    this.#deps = deps;
    this.grant = grant;
    this.requester = {
      request: (method, params, signal) => link.request(namespace, method, params, signal),
    };
    const keys = new PairedKeys(link, namespace);
    if (namespace === 'bip122') this.bitcoin = pairedBitcoinWallet(keys);
    if (namespace === 'polkadot') this.polkadot = pairedPolkadotWallet(keys);
    if (namespace === 'solana') this.solana = pairedSolanaWallet(keys);
    const unfollow = link.follow(() => this.#look());
    this.#events = new GrantEvents({
      clock,
      connectorId: PAIRING_CONNECTOR_ID,
      grant,
      current: () => link.grantOf(namespace),
      stop: unfollow,
    });
    const told$ = this.#events.events$;
    this.events$ = {
      subscribe: (next) => {
        const subscription = told$.subscribe(next);
        this.#isHeard = true;
        this.#tellAdded();
        return subscription;
      },
    };
    if (namespace !== 'eip155') return;
    const provider = new PairedProvider(deps);
    this.provider = provider;
    let before = grant;
    told$.subscribe((event) => {
      if (event.type === 'changed') {
        tellChange(provider, before, event.grant);
        before = event.grant;
      }
      if (event.type === 'disconnected') {
        provider.emit('disconnect', { code: rpcCodes.disconnected, message: 'Disconnected' });
      }
    });
  }

  async switchNetwork(network: Network, signal?: AbortSignal): Promise<void> {
    const { clock, link } = this.#deps;
    const { caipNetworkId } = network;
    const either = firstAbort(this.#events.signal, signal);
    try {
      either.signal.throwIfAborted();
      if (link.approves(caipNetworkId)) this.useNetwork(network);
      else if (!this.provider) throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
      else {
        const wallet = new Eip1193Wallet(this.provider, PAIRING_CONNECTOR_ID);
        await moveWalletTo(network, wallet, clock, either.signal);
      }
    } finally {
      either.release();
    }
    this.#events.tell();
  }

  /** Each request names its chain: where one of those that the wallet approved is meant, nobody is asked. */
  useNetwork({ caipNetworkId }: Network): void {
    const { link } = this.#deps;
    this.#events.signal.throwIfAborted();
    if (!link.approves(caipNetworkId)) {
      throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
    }
    link.useChain(caipNetworkId);
    this.#events.tell();
  }

  async ping(signal?: AbortSignal): Promise<void> {
    const either = firstAbort(this.#events.signal, signal);
    try {
      await this.#deps.link.ping(either.signal);
    } finally {
      either.release();
    }
  }

  release(): void {
    this.#events.release();
  }

  /** Ends the session on every namespace. */
  async disconnect(): Promise<void> {
    if (!this.#events.signal.aborted) await this.#deps.link.disconnect();
  }

  #look(): void {
    if (this.#deps.link.life.aborted) {
      this.#events.tell();
      return;
    }
    // First, so that somebody follows the wallet still where this namespace is the one it takes back.
    this.#tellAdded();
    void this.#events.tellSoon();
  }

  /** One of the sessions of a wallet tells what came to it: the first that somebody hears. */
  #tellAdded(): void {
    if (!this.#isHeard) return;
    const { join, link } = this.#deps;
    for (const namespace of link.takeAdded()) {
      const added = join(namespace);
      if (!added) continue;
      this.#events.emit({ type: 'added', connector: added.details, session: added.session });
    }
  }
}

/** Tells a dapp by EIP-1193's events what it has not been told. */
function tellChange(provider: PairedProvider, before: WalletGrant, now: WalletGrant): void {
  if (now.chainReference !== before.chainReference) {
    provider.emit('chainChanged', chainIdText(now.chainReference));
  }
  if (now.addresses.join() !== before.addresses.join()) {
    provider.emit('accountsChanged', [...now.addresses]);
  }
}
