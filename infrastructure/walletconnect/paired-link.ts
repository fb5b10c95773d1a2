import { firstAbort } from '../../domain/abort/first-abort';
import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Connector } from '../../domain/connection/connector';
import { PAIRING_CONNECTOR_ID } from '../../domain/pairing-connector-id';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { fieldOf, numberOf, textOf } from '../../domain/outside/untrusted-record';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import { abortable } from '../../domain/abort/abortable';
import type { Clock } from '../../ports/clock';
import type { WalletGrant } from '../../ports/wallet-connector';
import { providerErrorOf } from '../chains/provider-error';
import { type ApprovedNamespaces, approvedNamespacesIn } from './approved-namespaces';
import { PairedGrants } from './paired-grants';
import { peerWallet } from './peer-wallet';
import type { SessionClient } from './session-client';

/** The reason that the widget sends to the wallet (CAIP-25's code for it). */
const userDisconnected = { code: 6000, message: 'User disconnected.' };

/** How long to wait for the relay to take the disconnect message. */
const GOODBYE_PATIENCE_MS = 3000;

/** How long a wallet may take to answer a ping. */
const PING_PATIENCE_MS = 15_000;

export interface PairedLinkDeps {
  readonly client: SessionClient;
  readonly clock: Clock;
  readonly topic: string;

  /** The networks of the site. A namespace begins on the first of them that the wallet approved. */
  readonly networks: readonly Network[];

  /** Called when a request has been sent, with the ids by which the wallet finds it. */
  readonly onRequested: (request: SentRequest) => void;

  /** Called once, when the last user of the session has released it. */
  readonly onOver: () => void;
}

/** A request that is on its way to the wallet. */
export interface SentRequest {
  readonly requestId: number;
  readonly sessionTopic: string;
  readonly method: string;
}

/** One session of the protocol, which serves several namespaces and ends on all of them together. */
export class PairedLink {
  readonly #deps: PairedLinkDeps;
  readonly #life = new AbortController();
  readonly #grants: PairedGrants;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;
  #isOver = false;

  /** The chains that the widget asked the wallet to switch to, beside those of the proposal. */
  readonly #laterChains = new Set<CaipNetworkId>();

  constructor(deps: PairedLinkDeps) {
    this.#deps = deps;
    const { client, networks, topic } = deps;
    const wallet = peerWallet(client.session.get(topic).peer.metadata);
    this.#grants = new PairedGrants(this.#read(), { networks, wallet });
    this.#stop = this.#listen();
  }

  /** Aborted when the session has ended on either side. */
  get life(): AbortSignal {
    return this.#life.signal;
  }

  get namespaces(): readonly ChainNamespace[] {
    return this.#grants.namespaces;
  }

  /** The namespaces that the wallet approved after the session began, each once. */
  takeAdded(): readonly ChainNamespace[] {
    return this.#grants.takeAdded();
  }

  /** The wallet on `namespace`. */
  connectorOn(namespace: ChainNamespace): Connector {
    return this.#grants.connectorOn(namespace);
  }

  /** The current grant on `namespace`; `undefined` where the wallet revoked it. */
  grantOf(namespace: ChainNamespace): WalletGrant | undefined {
    return this.#life.signal.aborted ? undefined : this.#grants.at(namespace);
  }

  /** Whether the wallet accepts requests for this chain. */
  approves(caipNetworkId: CaipNetworkId): boolean {
    return this.#grants.approves(caipNetworkId);
  }

  /** Whether the wallet accepts `method` on `namespace`. */
  takes(namespace: ChainNamespace, method: string): boolean {
    return this.#grants.takes(namespace, method);
  }

  /** From now on the wallet may approve `caipNetworkId`, because the widget requests a switch to it. */
  askFor(caipNetworkId: CaipNetworkId): void {
    this.#laterChains.add(caipNetworkId);
    this.#update();
  }

  /** Sends the requests that follow to this chain, which the wallet has approved. */
  useChain(caipNetworkId: CaipNetworkId): void {
    if (this.#grants.useChain(caipNetworkId)) this.#notify();
  }

  /**
   * Makes `address` the current one of `namespace`.
   *
   * @throws `WidgetError` `ADDRESS_INVALID` for an address that the wallet did not approve on the chain in use.
   */
  useAccount(namespace: ChainNamespace, address: string): void {
    this.#grants.useAccount(namespace, address);
    this.#notify();
  }

  /**
   * Sends a request to the wallet, on the chain in use.
   *
   * @throws `WidgetError` `RPC` 4100 for a method that the wallet did not approve (it is not sent), the
   *   wallet's error, `WidgetError` `CONNECTOR_GONE` when the session ends meanwhile, and the reason of
   *   `signal` as soon as it aborts.
   */
  async request(
    namespace: ChainNamespace,
    method: string,
    params: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const { client, onRequested, topic } = this.#deps;
    if (!this.takes(namespace, method)) throw notApproved(method);
    const request = { method, params };
    const sent = ({ id, request: other }: RequestSent): void => {
      if (other === request) onRequested({ requestId: id, sessionTopic: topic, method });
    };
    const either = firstAbort(this.#life.signal, signal);
    client.on('session_request_sent', sent);
    try {
      either.signal.throwIfAborted();
      const chainId = this.#grants.walletChainOf(namespace);
      if (chainId === undefined) throw gone();
      return await abortable(client.request({ topic, chainId, request }), either.signal);
    } catch (thrown) {
      either.signal.throwIfAborted();
      if (numberOf(thrown, 'code') === userDisconnected.code) throw gone();
      throw providerErrorOf(thrown, PAIRING_CONNECTOR_ID);
    } finally {
      client.off('session_request_sent', sent);
      either.release();
    }
  }

  /** Resolves when the wallet has answered; throws as `WalletSession.ping` does. */
  async ping(signal?: AbortSignal): Promise<void> {
    const { client, clock, topic } = this.#deps;
    const waiting = new AbortController();
    const either = firstAbort(this.#life.signal, signal);
    try {
      either.signal.throwIfAborted();
      const patience = clock.sleep(PING_PATIENCE_MS, waiting.signal).then(() => {
        throw new Error('The wallet has not answered');
      });
      const answer = client.ping({ topic, signal: waiting.signal });
      await abortable(Promise.race([answer, patience]), either.signal);
    } catch (cause) {
      either.signal.throwIfAborted();
      throw new WidgetError('PAIRING_UNREACHABLE', {}, { cause });
    } finally {
      waiting.abort(gone());
      either.release();
    }
  }

  /**
   * Calls `listener` after every change, and after the session ended, until the returned function is called.
   */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // A follower that stops does not end the wallet's grant; the last one leaves the relay. A session that
      // is ending must first send its disconnect to the wallet.
      if (this.#listeners.size === 0 && !this.#life.signal.aborted) this.#leave();
    };
  }

  /** Ends the session on both sides. Ending it twice does nothing. */
  async disconnect(): Promise<void> {
    if (this.#life.signal.aborted) return;
    const { client, clock, topic } = this.#deps;
    this.#end();
    const patience = new AbortController();
    try {
      const told = client.disconnect({ topic, reason: userDisconnected });
      await Promise.race([told, clock.sleep(GOODBYE_PATIENCE_MS, patience.signal)]);
    } catch {
      // If the message fails, the wallet learns of the end at its next request. What matters is that the
      // widget forgets the session.
    } finally {
      patience.abort();
      if (client.session.keys.includes(topic)) await client.session.delete(topic, userDisconnected);
      this.#leave();
    }
  }

  #read(): ApprovedNamespaces {
    const { client, topic, networks } = this.#deps;
    const question = { networks, laterChains: this.#laterChains };
    return approvedNamespacesIn(client.session.get(topic).namespaces, question);
  }

  #listen(): () => void {
    const { client, topic } = this.#deps;
    const ours =
      <Event extends { readonly topic: string }>(listener: (event: Event) => void) =>
      (event: Event): void => {
        if (event.topic === topic) listener(event);
      };
    const updated = ours(() => this.#update());
    const told = ours<TopicEvent>(({ params }) => {
      const event = fieldOf(params, 'event');
      const name = textOf(event, 'name') ?? '';
      const chainId = textOf(params, 'chainId') ?? '';
      if (this.#grants.applyEvent({ name, data: fieldOf(event, 'data') }, chainId)) this.#notify();
    });
    const ended = ours(() => this.#endHere());
    client.on('session_update', updated);
    client.on('session_event', told);
    client.on('session_delete', ended);
    client.on('session_expire', ended);
    return () => {
      client.off('session_update', updated);
      client.off('session_event', told);
      client.off('session_delete', ended);
      client.off('session_expire', ended);
    };
  }

  #update(): void {
    try {
      this.#grants.approve(this.#read());
    } catch {
      return; // An unreadable value changes nothing.
    }
    this.#notify();
  }

  #endHere(): void {
    this.#end();
    this.#leave();
  }

  #end(): void {
    this.#life.abort(gone());
    this.#notify();
  }

  #leave(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#stop();
    this.#deps.onOver();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

function notApproved(method: string): WidgetError {
  const rpcMessage = `The wallet did not approve ${method}`;
  return new WidgetError('RPC', { rpcCode: rpcCodes.unauthorized, rpcMessage });
}

function gone(): WidgetError {
  return new WidgetError('CONNECTOR_GONE', { connectorId: PAIRING_CONNECTOR_ID });
}

interface TopicEvent {
  readonly topic: string;
  readonly params: unknown;
}

interface RequestSent {
  readonly id: number;
  readonly request: unknown;
}
