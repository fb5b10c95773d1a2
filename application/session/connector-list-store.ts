import type { Logins } from '../../domain/auth/embedded-wallet';
import { connectMethodOrder } from '../../domain/connection/connect-method-order';
import type { AppFacts } from '../../domain/connection/app-reach';
import type { Connector } from '../../domain/connection/connector';
import { type ConnectorRow, connectorRows } from '../../domain/connection/connector-list';
import { isWalletNamed, type ListedWallet } from '../../domain/wallet/listed-wallet';
import type { RecentWallet } from '../../domain/connection/recent-wallets';
import type { ConnectMethod } from '../../domain/options/features';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { StateStore } from '../state/state-store';
import type { StoredValues } from '../state/stored-values';

/** The known connectors and the wallets used last, with the rows derived from them. */
export interface ConnectorList {
  readonly connectors: readonly Connector[];
  readonly recentWallets: readonly RecentWallet[];

  /** The login that was used last, on an earlier visit: `email`, or a provider. */
  readonly recentLogin: string | undefined;

  /** The ids of the connectors that are connected. */
  readonly connectedIds: readonly string[];

  /** The wallets of the directory that are known so far. */
  readonly listedWallets: readonly ListedWallet[];
  readonly rows: readonly ConnectorRow[];

  /** The ways to connect that are offered, in the order in which they are shown. */
  readonly methods: readonly ConnectMethod[];

  /** How many wallets of the page are not among `connectors`, because too many show themselves. */
  readonly leftOutCount: number;
}

export interface ConnectorListStoreDeps {
  readonly options: WidgetOptions;

  /** The logins that are offered. */
  readonly logins: Logins;

  /** How wallets are reached that are not in this browser. */
  readonly apps: AppFacts;
  readonly stored: StoredValues;
}

/** The list of wallets. Written by `FollowConnectors` and by the use cases that connect a wallet. */
export class ConnectorListStore extends StateStore<ConnectorList> {
  readonly #deps: ConnectorListStoreDeps;
  #announced: readonly Connector[] = [];
  #paired: readonly Connector[] = [];

  constructor(deps: ConnectorListStoreDeps) {
    const recentWallets = deps.stored.recentWallets();
    const nothing = {
      connectors: [],
      connectedIds: [],
      leftOutCount: 0,
      listedWallets: [],
      recentWallets,
      recentLogin: deps.stored.get('recent_login'),
    };
    super(withRows(deps, nothing));
    this.#deps = deps;
  }

  /** How wallets are reached that are not in this browser. */
  get apps(): AppFacts {
    return this.#deps.apps;
  }

  setListedWallets(listedWallets: readonly ListedWallet[]): void {
    this.update((list) => withRows(this.#deps, { ...list, listedWallets }));
  }

  setConnectors(announced: readonly Connector[], leftOutCount = 0): void {
    this.#announced = announced;
    const connectors = [...announced, ...this.#paired];
    this.update((list) => withRows(this.#deps, { ...list, connectors, leftOutCount }));
  }

  /** Sets which connectors are connected, and which of them are paired: no catalogue announces those. */
  setConnected(connectedIds: readonly string[], paired: readonly Connector[]): void {
    const isSame =
      connectedIds.join() === this.getSnapshot().connectedIds.join() &&
      paired.every((connector, index) => connector === this.#paired[index]);
    if (isSame) return;
    this.#paired = paired;
    const connectors = [...this.#announced, ...paired];
    this.update((list) => withRows(this.#deps, { ...list, connectedIds, connectors }));
  }

  setRecentWallets(recentWallets: readonly RecentWallet[]): void {
    this.update((list) => withRows(this.#deps, { ...list, recentWallets }));
  }
}

function withRows(
  { apps, logins, options }: ConnectorListStoreDeps,
  list: Omit<ConnectorList, 'methods' | 'rows'>,
): ConnectorList {
  const { features, customWallets, excludeWalletIds, featuredWalletIds, enableWallets } = options;
  const isWanted = (wallet: RecentWallet): boolean => !isWalletNamed(wallet, excludeWalletIds);
  const facts = {
    ...list,
    apps,
    loginCount: Number(logins.email) + Number(logins.socials.length > 0),
    recentWallets: list.recentWallets.filter(isWanted),
    customWallets: customWallets.filter(isWanted),
    featuredWalletIds,
    typeOrder: features.connectorTypeOrder,
  };
  const rows = enableWallets ? connectorRows(facts) : [];
  const { connectors } = list;
  const methods = connectMethodOrder({
    features: { ...features, ...logins },
    enableWallets,
    connectors,
  });
  return { ...list, rows, methods };
}
