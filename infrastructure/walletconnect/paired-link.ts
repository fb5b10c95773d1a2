import type { SignClient } from '@walletconnect/sign-client';
import { type CaipNetworkId, parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { PAIRING_CONNECTOR_ID } from '../../domain/connection/pairing-connector';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { numberOf } from '../../domain/outside/outside-object';
import { orAborted } from '../../domain/abort/or-aborted';
import type { Clock } from '../../ports/clock';
import type { WalletGrant } from '../../ports/wallet-connector';
import { firstAbort } from '../chains/first-abort';
import { providerErrorOf } from '../chains/provider-error';
import {
  type ApprovedNamespace,
  type ApprovedNamespaces,
  approvedNamespacesIn,
  spelledAddress,
} from './approved-namespaces';
import { BitcoinPurposes } from './bitcoin-purposes';

/** What the other side is told (CAIP-25's code for it). */
const userDisconnected = { code: 6000, message: 'User disconnected.' };

/** How long the goodbye may take to reach the relay before nobody waits for it any more. */
const GOODBYE_PATIENCE_MS = 3000;

export interface PairedLinkDeps {
  readonly client: InstanceType<typeof SignClient>;
  readonly clock: Clock;
  readonly topic: string;

  /** The networks of the site: a namespace begins on the first of them that the wallet approved. */
  readonly networks: readonly Network[];

  /** Called once, when nobody needs the session any more. */
  readonly onOver: () => void;
}

/** One session of the protocol, which serves several namespaces and ends on all of them together. */
export class PairedLink {
  readonly #deps: PairedLinkDeps;
  readonly #life = new AbortController();
  readonly #chains = new Map<ChainNamespace, CaipNetworkId>();

  /** The address that the person chose last, where it is not the first one. */
  readonly #chosen = new Map<ChainNamespace, string>();
  readonly #purposes = new BitcoinPurposes();
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;
  #approved: ApprovedNamespaces;
  #isOver = false;

  constructor(deps: PairedLinkDeps) {
    this.#deps = deps;
    this.#approved = this.#read();
    for (const namespace of this.#approved.keys()) this.#begin(namespace);
    this.#stop = this.#listen();
  }

  /** Aborted when the session has ended on either side. */
  get life(): AbortSignal {
    return this.#life.signal;
  }

  get namespaces(): readonly ChainNamespace[] {
    return [...this.#approved.keys()];
  }

  /** What is granted on `namespace` right now; nothing where the wallet took it back. */
  grantOf(namespace: ChainNamespace): WalletGrant | undefined {
    const approved = this.#life.signal.aborted ? undefined : this.#approved.get(namespace);
    const chain = this.#chains.get(namespace);
    if (!approved || chain === undefined) return undefined;
    const onChain = approved.accounts.filter(({ caipNetworkId }) => caipNetworkId === chain);
    const [first = approved.accounts[0].address, ...others] = onChain.map(({ address }) => address);
    const chosen = this.#chosen.get(namespace) ?? first;
    const rest = [first, ...others].filter((address) => address !== chosen);
    const addresses = [chosen, ...new Set(rest)] as const;
    return {
      addresses,
      chainReference: parseCaipNetworkId(chain).chainReference,
      approvedCaipNetworkIds: [...new Set(approved.accounts.map((each) => each.caipNetworkId))],
      ...(namespace === 'bip122' && { accounts: this.#purposes.of(addresses) }),
    };
  }

  /** Whether the wallet takes requests for this chain. */
  approves(caipNetworkId: CaipNetworkId): boolean {
    const approved = this.#approved.get(parseCaipNetworkId(caipNetworkId).namespace);
    return approved?.accounts.some((each) => each.caipNetworkId === caipNetworkId) ?? false;
  }

  /** Whether the wallet takes `method` on `namespace`. */
  takes(namespace: ChainNamespace, method: string): boolean {
    return this.#approved.get(namespace)?.methods.has(method) ?? false;
  }

  /** Sends the requests that follow to this chain, which the wallet has approved. */
  useChain(caipNetworkId: CaipNetworkId): void {
    const { namespace } = parseCaipNetworkId(caipNetworkId);
    if (this.#chains.get(namespace) === caipNetworkId) return;
    this.#chains.set(namespace, caipNetworkId);
    this.#tell();
  }

  /**
   * Asks the wallet, on the chain in use. On phones the SDK opens the app that the visitor chose.
   *
   * @throws what the wallet answered, `WidgetError` `CONNECTOR_GONE` when the session ends meanwhile, and
   * the reason of `signal` as soon as it aborts.
   */
  async request(
    namespace: ChainNamespace,
    method: string,
    params: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const { client, topic } = this.#deps;
    const either = firstAbort(this.#life.signal, signal);
    try {
      either.signal.throwIfAborted();
      const chainId = this.#walletChainOf(namespace);
      const answer = client.request({ topic, chainId, request: { method, params } });
      return await orAborted(answer, either.signal);
    } catch (thrown) {
      either.signal.throwIfAborted();
      if (numberOf(thrown, 'code') === userDisconnected.code) throw gone();
      throw providerErrorOf(thrown, PAIRING_CONNECTOR_ID);
    } finally {
      either.release();
    }
  }

  /** Calls `listener` after every change, also when it is over, until the returned function is called. */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // Whoever follows no more lets the wallet's grant stand: the last of them leaves the relay.
      // One that is just ending has yet to tell the wallet so.
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
      // The wallet learns of it when it asks for something: what counts is that we forget it.
    } finally {
      patience.abort();
      if (client.session.keys.includes(topic)) await client.session.delete(topic, userDisconnected);
      this.#leave();
    }
  }

  #read(): ApprovedNamespaces {
    const { client, topic, networks } = this.#deps;
    return approvedNamespacesIn(client.session.get(topic).namespaces, networks);
  }

  #begin(namespace: ChainNamespace): void {
    const approved = this.#approved.get(namespace);
    if (!approved) return;
    const wanted = this.#deps.networks.find(
      (network) => this.approves(network.caipNetworkId) && network.chainNamespace === namespace,
    );
    this.#chains.set(namespace, wanted?.caipNetworkId ?? approved.accounts[0].caipNetworkId);
  }

  #walletChainOf(namespace: ChainNamespace): string {
    const chain = this.#chains.get(namespace);
    const accounts: ApprovedNamespace['accounts'] | undefined =
      this.#approved.get(namespace)?.accounts;
    const account = accounts?.find(({ caipNetworkId }) => caipNetworkId === chain);
    if (account) return account.walletChainId;
    throw gone();
  }

  #listen(): () => void {
    const { client, topic } = this.#deps;
    const ours =
      <Event extends { readonly topic: string }>(hear: (event: Event) => void) =>
      (event: Event): void => {
        if (event.topic === topic) hear(event);
      };
    const updated = ours(() => this.#update());
    const told = ours<SessionEvent>(({ params }) => this.#hear(params.event, params.chainId));
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
      this.#approved = this.#read();
    } catch {
      return; // What cannot be read changes nothing.
    }
    for (const [namespace, chain] of this.#chains) {
      if (!this.approves(chain)) this.#begin(namespace);
      const chosen = this.#chosen.get(namespace);
      const accounts = this.#approved.get(namespace)?.accounts;
      if (!accounts?.some(({ address }) => address === chosen)) this.#chosen.delete(namespace);
    }
    this.#tell();
  }

  #hear({ name, data }: { readonly name: string; readonly data: unknown }, chainId: string): void {
    if (name === 'chainChanged') this.#chainChanged(chainId, data);
    if (name === 'accountsChanged') this.#accountsChanged(chainId, data);
    if (name === 'bip122_addressesChanged') {
      this.#purposes.hear(data);
      this.#tell();
    }
  }

  /** The event says the chain twice: as its own, and as the wallet's number, text or CAIP-2 id. */
  #chainChanged(eventChain: string, data: unknown): void {
    const [namespace = ''] = eventChain.split(':');
    const text = typeof data === 'number' || typeof data === 'string' ? String(data) : '';
    const reference = /^0x[0-9a-f]+$/i.test(text) ? String(Number(text)) : text;
    const told = reference.includes(':') ? reference : `${namespace}:${reference}`;
    const chain = this.#knownChain(told) ?? this.#knownChain(eventChain);
    if (chain !== undefined) this.useChain(chain);
  }

  #accountsChanged(eventChain: string, data: unknown): void {
    const namespace = this.namespaces.find((each) => eventChain.startsWith(`${each}:`));
    if (!namespace || !Array.isArray(data)) return;
    const [first]: readonly unknown[] = data;
    const address = spelledAddress(String(first).split(':').at(-1) ?? '', namespace);
    const accounts = this.#approved.get(namespace)?.accounts;
    if (address === undefined || !accounts?.some((each) => each.address === address)) return;
    this.#chosen.set(namespace, address);
    this.#tell();
  }

  #knownChain(walletChainId: string): CaipNetworkId | undefined {
    const accounts = [...this.#approved.values()].flatMap((approved) => approved.accounts);
    return accounts.find((each) => each.walletChainId === walletChainId)?.caipNetworkId;
  }

  #endHere(): void {
    this.#end();
    this.#leave();
  }

  #end(): void {
    this.#life.abort(gone());
    this.#tell();
  }

  #leave(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#stop();
    this.#deps.onOver();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

function gone(): WidgetError {
  return new WidgetError('CONNECTOR_GONE', { connectorId: PAIRING_CONNECTOR_ID });
}

interface SessionEvent {
  readonly topic: string;
  readonly params: {
    readonly chainId: string;
    readonly event: { readonly name: string; readonly data: unknown };
  };
}
