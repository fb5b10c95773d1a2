import { connectorListTypes, type ConnectorListType } from '../options/features';
import type { CustomWallet } from '../options/widget-options';
import type { Connector, ConnectorType } from './connector';
import { waysInto } from './multi-chain-connector';
import type { RecentWallet } from './recent-wallets';

/** One line of the Connect view. */
export interface ConnectorRow {
  /** The connector's id, or the custom wallet's where it is not installed. */
  readonly id: string;
  readonly name: string;
  readonly imageUrl?: string;

  /** What the tag at the right says. `getWallet` rows lead to the wallet's own site. */
  readonly tag: 'installed' | 'recent' | 'none' | 'getWallet';
  readonly isDuplicate: boolean;

  /** Where a visitor without the wallet gets it. */
  readonly homepage?: string;
}

/** What the rows of the Connect view are made from. */
export interface ConnectorListFacts {
  readonly connectors: readonly Connector[];
  readonly customWallets: readonly CustomWallet[];
  readonly recentWallets: readonly RecentWallet[];
  readonly featuredWalletIds: readonly string[];

  /** The types that come first. Those it leaves out follow in the default order. */
  readonly typeOrder: readonly ConnectorListType[];

  /** The connectors that are connected. Whoever is connected by pairing is not offered it again. */
  readonly connectedIds?: readonly string[];
}

/** What is listed under a type of its own, and not with the installed wallets. */
const otherTypes: ReadonlySet<ConnectorType> = new Set(['EXTERNAL', 'WALLET_CONNECT']);

/**
 * The rows of the Connect view: connector types in their order, each type only where it has entries,
 * each brand once. A wallet that a type before has listed is not listed again, and a custom wallet
 * that is installed is the installed one.
 */
export function connectorRows(facts: ConnectorListFacts): readonly ConnectorRow[] {
  const { featuredWalletIds, recentWallets } = facts;
  // The embedded wallet is reached by its logins, which are no rows of this list.
  const connectors = facts.connectors.filter(({ type }) => type !== 'AUTH');
  const installed = connectors.filter(({ type }) => !otherTypes.has(type));
  const isPairing = ({ id, type }: Connector): boolean =>
    type === 'WALLET_CONNECT' && !facts.connectedIds?.includes(id);
  const entries: Readonly<Record<ConnectorListType, readonly ConnectorRow[]>> = {
    walletConnect: connectors.filter(isPairing).map(externalRow),
    recent: recentWallets.flatMap((recent) =>
      connectors
        .filter((connector) => connector.type !== 'WALLET_CONNECT')
        .filter((connector) => isSameWallet(connector, recent))
        .map(recentRow),
    ),
    injected: installed.map(installedRow),
    featured: featuredWalletIds.flatMap((id) =>
      facts.customWallets.filter((wallet) => wallet.id === id).map(customRow),
    ),
    custom: facts.customWallets.map(customRow),
    external: connectors.filter(({ type }) => type === 'EXTERNAL').map(externalRow),
    recommended: [],
  };
  const installedBrands = new Set(
    connectors
      .flatMap(waysInto)
      .flatMap(({ id, info }) => [id, ...(info?.rdns ? [info.rdns] : [])]),
  );
  const isCovered = (row: ConnectorRow): boolean =>
    row.tag === 'getWallet' &&
    facts.customWallets.some(
      ({ id, rdns }) =>
        id === row.id && (installedBrands.has(id) || installedBrands.has(rdns ?? id)),
    );
  const order = new Set([...facts.typeOrder, ...connectorListTypes]);
  return withoutRepeats(
    [...order].flatMap((type) => entries[type]).filter((row) => !isCovered(row)),
  );
}

function isSameWallet(connector: Connector, recent: RecentWallet): boolean {
  return waysInto(connector).some(({ id, info }) =>
    recent.rdns ? info?.rdns === recent.rdns : id === recent.id,
  );
}

function recentRow(connector: Connector): ConnectorRow {
  return { ...rowOf(connector), tag: 'recent' };
}

function installedRow(connector: Connector): ConnectorRow {
  return { ...rowOf(connector), tag: 'installed' };
}

function externalRow(connector: Connector): ConnectorRow {
  return { ...rowOf(connector), tag: 'none' };
}

function rowOf({ id, name, imageUrl, isDuplicate = false }: Connector): Omit<ConnectorRow, 'tag'> {
  return { id, name, isDuplicate, ...(imageUrl !== undefined && { imageUrl }) };
}

function customRow({ id, name, imageUrl, homepage }: CustomWallet): ConnectorRow {
  return {
    id,
    name,
    tag: 'getWallet',
    isDuplicate: false,
    ...(imageUrl !== undefined && { imageUrl }),
    ...(homepage !== undefined && { homepage }),
  };
}

function withoutRepeats(rows: readonly ConnectorRow[]): readonly ConnectorRow[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
