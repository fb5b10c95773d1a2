import { firstAbort } from '../../domain/abort/first-abort';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import type { NamespaceRequester } from '../../ports/namespace-requester';
import type { Stream } from '../../ports/stream';
import type {
  WalletAccess,
  WalletEvent,
  WalletGrant,
  WalletSession,
} from '../../ports/wallet-connector';
import type { PairedSession } from '../../ports/wallet-pairing';
import { GrantEvents } from '../chains/grant-events';
import { PAIRING_CONNECTOR_ID } from '../../domain/pairing-connector-id';
import { type PairedAccess, pairedAccess, type PairedAccessDeps } from './paired-access';

export interface PairedWalletSessionDeps extends PairedAccessDeps {
  /** The session of the same wallet on another namespace, where it grants one. */
  readonly join: (namespace: ChainNamespace) => PairedSession | undefined;
}

/** {@link WalletSession} over one namespace of a WalletConnect session. */
export class PairedWalletSession implements WalletSession {
  readonly grant: WalletGrant;
  readonly events$: Stream<WalletEvent>;
  readonly access: WalletAccess;
  readonly requester: NamespaceRequester;
  readonly #deps: PairedWalletSessionDeps;
  readonly #events: GrantEvents;
  readonly #paired: PairedAccess;
  #hasSubscriber = false;

  constructor(deps: PairedWalletSessionDeps) {
    const { clock, grant, link, namespace } = deps;
    this.#deps = deps;
    this.grant = grant;
    this.requester = {
      request: (method, params, signal) => link.request(namespace, method, params, signal),
    };
    this.#paired = pairedAccess(deps);
    this.access = this.#paired.access;
    const unfollow = link.follow(() => this.#onLinkChange());
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
        this.#hasSubscriber = true;
        this.#publishAdded();
        return subscription;
      },
    };
    if (this.#paired.onEvent) told$.subscribe(this.#paired.onEvent);
  }

  async switchNetwork(network: Network, signal?: AbortSignal): Promise<void> {
    const { link } = this.#deps;
    const { caipNetworkId } = network;
    const either = firstAbort(this.#events.signal, signal);
    try {
      either.signal.throwIfAborted();
      if (link.approves(caipNetworkId)) this.useNetwork(network);
      else if (this.#paired.moveTo) await this.#paired.moveTo(network, either.signal);
      else throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
    } finally {
      either.release();
    }
    this.#events.flush();
  }

  /** Each request names its chain, so a switch to an approved chain needs no request to the wallet. */
  useNetwork({ caipNetworkId }: Network): void {
    const { link } = this.#deps;
    this.#events.signal.throwIfAborted();
    if (!link.approves(caipNetworkId)) {
      throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
    }
    link.useChain(caipNetworkId);
    this.#events.flush();
  }

  /** Each request names its account, so the choice among the approved ones needs no request to the wallet. */
  useAccount(address: string): void {
    const { link, namespace } = this.#deps;
    this.#events.signal.throwIfAborted();
    link.useAccount(namespace, address);
    this.#events.flush();
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

  #onLinkChange(): void {
    if (this.#deps.link.life.aborted) {
      this.#events.flush();
      return;
    }
    // Comes first, so that the wallet keeps a follower when it revokes this namespace.
    this.#publishAdded();
    void this.#events.scheduleFlush();
  }

  /** Only one session of a wallet publishes added namespaces: the first with a subscriber. */
  #publishAdded(): void {
    if (!this.#hasSubscriber) return;
    const { join, link } = this.#deps;
    for (const namespace of link.takeAdded()) {
      const added = join(namespace);
      if (!added) continue;
      this.#events.emit({ type: 'added', connector: added.details, session: added.session });
    }
  }
}
