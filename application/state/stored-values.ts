import { Subject } from 'rxjs';
import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import { isCaipNetworkId } from '../../domain/caip/chain-id-grammar';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import type { DeepLinkChoice } from '../../domain/wallet/deep-link-choice';
import { DEEP_LINK_CHOICE_KEY } from '../../domain/wallet/deep-link-choice-key';
import type { RecentWallet } from '../../domain/connection/recent-wallets';
import { RECENT_WALLETS_MAX } from '../../domain/limits';
import type { Network } from '../../domain/network/network';
import { findNetwork } from '../../domain/network/find-network';
import type { SocialProviderName } from '../../domain/login/social-names';
import { textOf } from '../../domain/outside/untrusted-record';
import type { ChosenNetworks } from '../../domain/network/chosen-networks';
import type { Stream } from '../../ports/stream';
import { StoredSession } from './stored-session';

const LIST = 'connected_namespaces';
const CHOSEN_ACCOUNTS = 'chosen_accounts';
const CHOSEN_NETWORKS = 'chosen_network_ids';

/** The values that one widget keeps between visits, typed, to read and to write. */
export class StoredValues extends StoredSession {
  readonly #changes = new Subject<string>();

  /** Emits the key of each value that another page of the site has changed. */
  readonly changes$: Stream<string> = { subscribe: (next) => this.#changes.subscribe(next) };

  /** Passes on that another page has changed the value of `key`: one listener of the storage serves all. */
  passOnChange(key: string): void {
    this.#changes.next(key);
  }

  recentWallets(): readonly RecentWallet[] {
    const value = this.json('recent_wallets');
    return Array.isArray(value) ? value.flatMap(recentWalletIn).slice(0, RECENT_WALLETS_MAX) : [];
  }

  /** The networks that a visitor used last, only those of `networks`. */
  chosenNetworks(networks: readonly Network[]): ChosenNetworks {
    const stored = this.json(CHOSEN_NETWORKS);
    const chosen = chainNamespaces.flatMap((namespace) => {
      const id = textOf(stored, namespace);
      const network = id && isCaipNetworkId(id) && findNetwork(networks, id);
      return network && network.chainNamespace === namespace ? [[namespace, id]] : [];
    });
    return Object.fromEntries(chosen) as ChosenNetworks;
  }

  setChosenNetworks(chosen: ChosenNetworks): void {
    this.#setRecord(CHOSEN_NETWORKS, chosen);
  }

  /** Whether `key` holds the chosen network of each namespace. */
  isChosenNetworksKey(key: string): boolean {
    return key === this.key(CHOSEN_NETWORKS);
  }

  /** The account that a visitor chose on `namespace`, of those that the wallet shares. */
  chosenAccount(namespace: ChainNamespace): string | undefined {
    return textOf(this.json(CHOSEN_ACCOUNTS), namespace);
  }

  setChosenAccount(namespace: ChainNamespace, address: string | undefined): void {
    if (this.chosenAccount(namespace) === address) return;
    const before = chainNamespaces.map((each) => [each, this.chosenAccount(each)]);
    this.#setRecord(CHOSEN_ACCOUNTS, { ...Object.fromEntries(before), [namespace]: address });
  }

  /** Whether `key` holds the chosen accounts. */
  isAccountKey(key: string): boolean {
    return key === this.key(CHOSEN_ACCOUNTS);
  }

  setActiveNetwork(namespace: ChainNamespace, caipNetworkId: CaipNetworkId | undefined): void {
    this.#set('active_namespace', namespace);
    if (caipNetworkId) this.#set('active_caip_network_id', caipNetworkId);
  }

  forgetActiveNetwork(): void {
    this.#remove('active_caip_network_id');
  }

  /** The name and icon under which the wallet of `namespace` was connected: see `faceOf`. */
  connectedFace(namespace: ChainNamespace): string | undefined {
    return this.get(faceKey(namespace));
  }

  /** `face` is given for a wallet of the page, because another one could claim its identity. */
  setConnected(namespace: ChainNamespace, connectorId: string, face?: string): void {
    // Written first, because other tabs react to the connector.
    if (face === undefined) this.#remove(faceKey(namespace));
    else this.#set(faceKey(namespace), face);
    this.#set(this.connectorKey(namespace), connectorId);
    this.#setConnectedNamespaces([...new Set([...this.connectedNamespaces(), namespace])]);
  }

  setDisconnected(namespace: ChainNamespace): void {
    this.#remove(this.connectorKey(namespace));
    this.#remove(faceKey(namespace));
    this.#setConnectedNamespaces(
      this.connectedNamespaces().filter((connected) => connected !== namespace),
    );
  }

  /**
   * Lists `namespaces` as connected again where another tab, which wrote at the same time, left them out. The
   * connector of each has an entry of its own, which is still there.
   */
  relist(namespaces: readonly ChainNamespace[]): void {
    const listed = this.connectedNamespaces();
    const isLost = (each: ChainNamespace): boolean =>
      !listed.includes(each) && this.get(this.connectorKey(each)) !== undefined;
    const lost = namespaces.filter(isLost);
    if (lost.length > 0) this.#setConnectedNamespaces([...listed, ...lost]);
  }

  /** Whether the visitor has disconnected `namespace`. False for a storage that was wiped. */
  hasLeft(namespace: ChainNamespace): boolean {
    const isListed = this.get(LIST) === undefined || this.connectedNamespaces().includes(namespace);
    return !isListed && this.get(this.connectorKey(namespace)) === undefined;
  }

  /** Whether `key` holds a part of the connections. */
  isConnectionKey(key: string): boolean {
    const names = [LIST, ...chainNamespaces.map((each) => this.connectorKey(each))];
    return names.some((name) => this.key(name) === key);
  }

  /** Whether `key` holds the network in use. */
  isNetworkKey(key: string): boolean {
    return key === this.key('active_caip_network_id');
  }

  setRecentWallets(wallets: readonly RecentWallet[]): void {
    this.setJson('recent_wallets', wallets);
  }

  /** Keeps the wallet app that the phone opened last. */
  setDeepLinkChoice(choice: DeepLinkChoice): void {
    this.storage.set(DEEP_LINK_CHOICE_KEY, JSON.stringify(choice));
  }

  forgetDeepLinkChoice(): void {
    this.storage.remove(DEEP_LINK_CHOICE_KEY);
  }

  /** The parsed JSON under `name`, or `undefined` where there is none or it does not parse. */
  json(name: string): unknown {
    return parseJson(this.get(name));
  }

  /** Keeps `value` under `name` as JSON. */
  setJson(name: string, value: unknown): void {
    this.#set(name, JSON.stringify(value));
  }

  /** Keeps the provider at whose site the visitor is, or that of the connected account. */
  setSocial(name: 'connected_social' | 'social_provider', provider?: SocialProviderName): void {
    if (provider) this.#set(name, provider);
    else this.#remove(name);
  }

  /** Forgets social login and the phone's wallet link together with the connection. */
  forgetLogin(): void {
    this.#remove('social_provider');
    this.#remove('connected_social');
    this.forgetDeepLinkChoice();
  }

  #setConnectedNamespaces(namespaces: readonly ChainNamespace[]): void {
    this.#set(LIST, namespaces.join(','));
    this.#set('connection_status', namespaces.length > 0 ? 'connected' : 'disconnected');
  }

  /** Keeps the entries of `record` that have a value; `undefined` for a record without any. */
  #setRecord(name: string, record: Readonly<Record<string, string | undefined>>): void {
    if (Object.values(record).some((value) => value !== undefined)) this.setJson(name, record);
    else this.#remove(name);
  }

  #set(name: string, value: string): void {
    this.storage.set(this.key(name), value);
  }

  #remove(name: string): void {
    this.storage.remove(this.key(name));
  }
}

function faceKey(namespace: ChainNamespace): string {
  return `${namespace}:connected_wallet_face`;
}

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function recentWalletIn(value: unknown): readonly RecentWallet[] {
  const id = textOf(value, 'id');
  const name = textOf(value, 'name');
  const rdns = textOf(value, 'rdns');
  if (id === undefined || name === undefined) return [];
  return [{ id, name, ...(rdns !== undefined && { rdns }) }];
}
