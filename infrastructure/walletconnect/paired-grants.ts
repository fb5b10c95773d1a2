import { hasPurposes } from '../../domain/account/account-purposes';
import { spelledAddress } from '../../domain/address/is-address';
import { type CaipNetworkId, parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { type Connector, connectorOn } from '../../domain/connection/connector';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { entriesOf } from '../../domain/outside/untrusted-record';
import type { WalletGrant } from '../../ports/wallet-connector';
import { type ApprovedNamespace, type ApprovedNamespaces } from './approved-namespaces';
import { BitcoinPurposes } from './bitcoin-purposes';
import type { PeerWallet } from './peer-wallet';

/** An event of a session, as wallets send it. */
export interface SessionEvent {
  readonly name: string;
  readonly data: unknown;
}

export interface PairedGrantsDeps {
  /** The networks of the site. A namespace begins on the first of them that the wallet approved. */
  readonly networks: readonly Network[];
  readonly wallet: PeerWallet;
}

/** The methods by which the site asks a wallet to add a network to the session. */
const addingMethods: Readonly<Record<ChainNamespace, readonly string[]>> = {
  bip122: [],
  eip155: ['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
  polkadot: [],
  solana: [],
};

/** The grants of one session: the namespaces, and for each its accounts and its chain. */
export class PairedGrants {
  readonly #deps: PairedGrantsDeps;
  readonly #chains = new Map<ChainNamespace, CaipNetworkId>();

  /** The address that the visitor chose last, in the wallet or here. */
  readonly #chosen = new Map<ChainNamespace, string>();
  readonly #purposes = new BitcoinPurposes();
  readonly #connectors = new Map<ChainNamespace, Connector>();

  /** The namespaces whose sessions a caller already holds. */
  #known: ReadonlySet<ChainNamespace> = new Set();
  #approved: ApprovedNamespaces = new Map();

  constructor(approved: ApprovedNamespaces, deps: PairedGrantsDeps) {
    this.#deps = deps;
    this.approve(approved);
    this.#known = new Set(this.namespaces);
  }

  /** The namespaces on which the site has a network. */
  get namespaces(): readonly ChainNamespace[] {
    const { networks } = this.#deps;
    return [...this.#approved.keys()].filter((namespace) =>
      networks.some(({ chainNamespace }) => chainNamespace === namespace),
    );
  }

  /** Replaces what the wallet approved before by its new approval. */
  approve(approved: ApprovedNamespaces): void {
    const before = this.#approved;
    this.#approved = approved;
    for (const [namespace, { accounts }] of approved) {
      const chain = this.#chains.get(namespace);
      if (chain === undefined || !this.approves(chain)) this.#begin(namespace);
      const chosen = this.#chosen.get(namespace);
      // A wallet that names another account first has changed to it.
      const isFirst = before.get(namespace)?.accounts[0].address === accounts[0].address;
      const isApproved = accounts.some(({ address }) => address === chosen);
      if (!isFirst || !isApproved) this.#chosen.delete(namespace);
    }
    this.#known = new Set([...this.#known].filter((namespace) => approved.has(namespace)));
  }

  /** The namespaces that came after the session began, each once. */
  takeAdded(): readonly ChainNamespace[] {
    const added = this.namespaces.filter((namespace) => !this.#known.has(namespace));
    this.#known = new Set([...this.#known, ...added]);
    return added;
  }

  /** The wallet on `namespace`. */
  connectorOn(namespace: ChainNamespace): Connector {
    const connector = this.#connectors.get(namespace) ?? connectorOn(namespace, this.#deps.wallet);
    this.#connectors.set(namespace, connector);
    return connector;
  }

  /** The current grant on `namespace`; `undefined` where the wallet revoked it. */
  at(namespace: ChainNamespace): WalletGrant | undefined {
    const approved = this.#approved.get(namespace);
    const chain = this.#chains.get(namespace);
    if (!approved || chain === undefined) return undefined;
    const onChain = approved.accounts.filter(({ caipNetworkId }) => caipNetworkId === chain);
    const [first = approved.accounts[0].address, ...others] = onChain.map(({ address }) => address);
    const all = new Set([first, ...others]);
    const chosen = this.#chosen.get(namespace) ?? first;
    const current = all.has(chosen) ? chosen : first;
    all.delete(current);
    const addresses = [current, ...all] as const;
    return {
      addresses,
      chainReference: parseCaipNetworkId(chain).chainReference,
      approvedCaipNetworkIds: [...new Set(approved.accounts.map((each) => each.caipNetworkId))],
      ...(addingMethods[namespace].some((method) => this.takes(namespace, method)) && {
        canAddNetworks: true,
      }),
      wallet: this.connectorOn(namespace),
      ...(hasPurposes(namespace) && { accounts: this.#purposes.of(addresses) }),
    };
  }

  /** Whether the wallet accepts requests for this chain. */
  approves(caipNetworkId: CaipNetworkId): boolean {
    const approved = this.#approved.get(parseCaipNetworkId(caipNetworkId).namespace);
    return approved?.accounts.some((each) => each.caipNetworkId === caipNetworkId) ?? false;
  }

  /** Whether the wallet accepts `method` on `namespace`. */
  takes(namespace: ChainNamespace, method: string): boolean {
    return this.#approved.get(namespace)?.methods.has(method) ?? false;
  }

  /** The chain in use on `namespace`, by the id that the wallet uses. */
  walletChainOf(namespace: ChainNamespace): string | undefined {
    const chain = this.#chains.get(namespace);
    const accounts: ApprovedNamespace['accounts'] | undefined =
      this.#approved.get(namespace)?.accounts;
    return accounts?.find(({ caipNetworkId }) => caipNetworkId === chain)?.walletChainId;
  }

  /** Switches to a chain that the wallet has approved. Returns whether the chain changed. */
  useChain(caipNetworkId: CaipNetworkId): boolean {
    const { namespace } = parseCaipNetworkId(caipNetworkId);
    if (this.#chains.get(namespace) === caipNetworkId) return false;
    this.#chains.set(namespace, caipNetworkId);
    return true;
  }

  /** Makes `address`, which the wallet approved on the chain in use, the current one of `namespace`. */
  useAccount(namespace: ChainNamespace, address: string): void {
    if (!this.at(namespace)?.addresses.includes(address)) {
      throw new WidgetError('ADDRESS_INVALID', { namespace, value: address });
    }
    this.#chosen.set(namespace, address);
  }

  /** Applies an event of the wallet. Returns whether anything changed. */
  applyEvent({ name, data }: SessionEvent, chainId: string): boolean {
    const namespace = this.namespaces.find((each) => chainId.startsWith(`${each}:`));
    if (!namespace || !this.#approved.get(namespace)?.events.has(name)) return false;
    if (name === 'chainChanged') return this.#onChainChanged(chainId, data);
    if (name === 'accountsChanged') return this.#onAccountsChanged(namespace, data);
    this.#purposes.learn(data);
    return true;
  }

  #begin(namespace: ChainNamespace): void {
    const approved = this.#approved.get(namespace);
    if (!approved) return;
    const wanted = this.#deps.networks.find(
      (network) => this.approves(network.caipNetworkId) && network.chainNamespace === namespace,
    );
    this.#chains.set(namespace, wanted?.caipNetworkId ?? approved.accounts[0].caipNetworkId);
  }

  /**
   * The event names the chain twice: in its envelope, and in the wallet's own form, a number, a text or a
   * CAIP-2 id.
   */
  #onChainChanged(eventChain: string, data: unknown): boolean {
    const [namespace = ''] = eventChain.split(':');
    const text = typeof data === 'number' || typeof data === 'string' ? String(data) : '';
    const reference = /^0x[0-9a-f]+$/i.test(text) ? String(Number(text)) : text;
    const told = reference.includes(':') ? reference : `${namespace}:${reference}`;
    const chain = this.#knownChain(told) ?? this.#knownChain(eventChain);
    return chain !== undefined && this.useChain(chain);
  }

  #onAccountsChanged(namespace: ChainNamespace, data: unknown): boolean {
    const [first] = entriesOf(data, 1) ?? [];
    if (typeof first !== 'string') return false;
    const address = spelledAddress(first.split(':').at(-1) ?? '', namespace);
    const accounts = this.#approved.get(namespace)?.accounts;
    if (address === undefined || !accounts?.some((each) => each.address === address)) return false;
    this.#chosen.set(namespace, address);
    return true;
  }

  #knownChain(walletChainId: string): CaipNetworkId | undefined {
    const accounts = [...this.#approved.values()].flatMap((approved) => approved.accounts);
    return accounts.find((each) => each.walletChainId === walletChainId)?.caipNetworkId;
  }
}
