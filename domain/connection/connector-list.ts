import { connectorListTypes, type ConnectorListType } from '../options/features';
import { RECOMMENDED_WALLETS_MAX } from '../limits';
import type { Connector, ConnectorType } from './connector';
import { type AppFacts, appReach } from './app-reach';
import { isInstalledAs } from './installed-wallet';
import { isWalletNamed, type ListedWallet } from '../wallet/listed-wallet';
import { connectorsOf } from './multi-chain-connector';
import { PAIRING_CONNECTOR_ID } from '../pairing-connector-id';
import type { RecentWallet } from './recent-wallets';
import { identityOf } from './wallet-identity';

/** One line of the Connect view. */
export interface ConnectorRow {
  /** The connector's id, or the custom wallet's where it is not installed. */
  readonly id: string;
  /** What the visitor reads. */
  readonly name: string;
  /** Its picture. */
  readonly imageUrl?: string;

  /** The group of the list that it is in. */
  readonly type: ConnectorListType;

  /** The tag at the right of the row. A `getWallet` row leads to the wallet's own site. */
  readonly tag: 'installed' | 'recent' | 'qrCode' | 'none' | 'getWallet';
  /** Whether another row has the same name: both are then shown with more. */
  readonly isDuplicate: boolean;

  /** The page where a visitor can install the wallet. */
  readonly homepage?: string;
}

/** What the rows of the Connect view are made from. */
export interface ConnectorListFacts {
  readonly connectors: readonly Connector[];
  readonly customWallets: readonly ListedWallet[];
  readonly recentWallets: readonly RecentWallet[];
  readonly featuredWalletIds: readonly string[];

  /** The connector types that come first. The others follow in the default order. */
  readonly typeOrder: readonly ConnectorListType[];

  /** How wallets are reached that are not in this browser. */
  readonly apps?: AppFacts;

  /** How many of e-mail and social login are offered beside the wallets. */
  readonly loginCount: number;

  /** The wallets of the directory that are known so far, in its order. */
  readonly listedWallets?: readonly ListedWallet[];

  /** The connectors that are connected. The list does not offer pairing again while a paired wallet is connected. */
  readonly connectedIds?: readonly string[];
}

/** A row before its group is known. */
type UngroupedRow = Omit<ConnectorRow, 'type'>;

/** Connector types that have rows of their own, beside the installed wallets. */
const otherTypes: ReadonlySet<ConnectorType> = new Set(['EXTERNAL', 'WALLET_CONNECT']);

/**
 * The rows of the Connect view: connector types in their order, each type only where it has entries, each
 * brand once. A wallet that an earlier type lists is not repeated, and an installed custom wallet is listed
 * as installed.
 */
export function connectorRows(facts: ConnectorListFacts): readonly ConnectorRow[] {
  const { customWallets, featuredWalletIds, listedWallets = [], recentWallets } = facts;
  // Visitors reach the embedded wallet by its logins, which are not rows of this list.
  const connectors = facts.connectors.filter(({ type }) => type !== 'AUTH');
  const installed = connectors.filter(({ type }) => !otherTypes.has(type));
  // A visitor with a paired wallet needs neither pairing again nor a wallet to install.
  const hasPaired = isPaired(facts);
  const apps = hasPaired ? undefined : facts.apps;
  const isOffered = ({ id, type }: Connector): boolean =>
    type === 'WALLET_CONNECT' && !facts.connectedIds?.includes(id);
  const isMissing = (wallet: ListedWallet): boolean =>
    !connectors.some((connector) => isInstalledAs(connector, wallet));
  const custom = customWallets.filter(isMissing);
  const listed = hasPaired ? custom : [...custom, ...listedWallets.filter(isMissing)];
  const listedRow = (wallet: ListedWallet): UngroupedRow => rowOfListed(wallet, apps);
  const entries: Readonly<Record<ConnectorListType, readonly UngroupedRow[]>> = {
    walletConnect: [
      ...connectors.filter(isOffered).map(externalRow),
      ...(apps?.isRelayed && apps.deviceKind === 'desktop' ? [pairingRow] : []),
    ],
    recent: recentWallets.flatMap((recent) => {
      const [wallet, ...others] = connectors
        .filter(({ type }) => type !== 'WALLET_CONNECT')
        .filter((connector) => isSameWallet(connector, recent));
      // Of two that claim to be it, which one the visitor used is not known.
      if (wallet?.isDuplicate && others.length > 0) return [];
      if (wallet) return [recentRow(wallet)];
      return apps?.isRelayed ? [recentListedRow(recent, listed)] : [];
    }),
    injected: installed.map(installedRow),
    featured: featuredWalletIds.flatMap((id) =>
      listed.filter((wallet) => isWalletNamed(wallet, [id])).map(listedRow),
    ),
    custom: custom.map(listedRow),
    external: connectors.filter(({ type }) => type === 'EXTERNAL').map(externalRow),
    recommended: hasPaired ? [] : recommended(facts, installed).filter(isMissing).map(listedRow),
  };
  // A phone's browser has a wallet where it is that wallet's own.
  const first = apps?.deviceKind === 'mobile' ? (['injected'] as const) : [];
  const order = new Set([...first, ...facts.typeOrder, ...connectorListTypes]);
  return withoutRepeats(
    [...order].flatMap((type) => entries[type].map((row) => ({ ...row, type }))),
  );
}

function isSameWallet(connector: Connector, recent: RecentWallet): boolean {
  return connectorsOf(connector).some(({ id, info }) =>
    recent.rdns ? info?.rdns === recent.rdns : identityOf(id) === identityOf(recent.id),
  );
}

function recentRow(connector: Connector): UngroupedRow {
  return { ...rowOf(connector), tag: 'recent' };
}

function installedRow(connector: Connector): UngroupedRow {
  return { ...rowOf(connector), tag: 'installed' };
}

function externalRow(connector: Connector): UngroupedRow {
  return { ...rowOf(connector), tag: 'none' };
}

function rowOf({ id, name, imageUrl, isDuplicate = false }: Connector): Omit<UngroupedRow, 'tag'> {
  return { id, name, isDuplicate, ...(imageUrl !== undefined && { imageUrl }) };
}

const pairingRow: UngroupedRow = {
  id: PAIRING_CONNECTOR_ID,
  name: 'WalletConnect',
  tag: 'qrCode',
  isDuplicate: false,
};

function isPaired({ connectedIds = [] }: ConnectorListFacts): boolean {
  return connectedIds.includes(PAIRING_CONNECTOR_ID);
}

/**
 * The wallets of the directory that fill the list up to four entries, after everything else that it offers.
 */
function recommended(
  { apps, customWallets, featuredWalletIds, listedWallets = [], loginCount }: ConnectorListFacts,
  installed: readonly Connector[],
): readonly ListedWallet[] {
  const others = featuredWalletIds.length + customWallets.length + installed.length + loginCount;
  const known = [...featuredWalletIds, ...customWallets.map(({ id }) => id)];
  // A phone lists those first that it can open: most others are not made for it.
  const isNew = (wallet: ListedWallet): boolean =>
    !isWalletNamed(wallet, known) && (apps?.deviceKind !== 'mobile' || isReached(wallet, apps));
  return listedWallets.filter(isNew).slice(0, Math.max(0, RECOMMENDED_WALLETS_MAX - others));
}

function rowOfListed(wallet: ListedWallet, apps: AppFacts | undefined): UngroupedRow {
  const { id, name, imageUrl, homepage } = wallet;
  return {
    id,
    name,
    tag: isReached(wallet, apps) ? 'none' : 'getWallet',
    isDuplicate: false,
    ...(imageUrl !== undefined && { imageUrl }),
    ...(homepage !== undefined && { homepage }),
  };
}

/** Whether a press on the wallet leads to it: to its app or its page. */
function isReached(wallet: ListedWallet, apps: AppFacts | undefined): boolean {
  if (!apps) return false;
  return appReach(wallet, apps) !== undefined || (apps.isRelayed && !!wallet.webappLink);
}

function recentListedRow(
  { id, name }: RecentWallet,
  listed: readonly ListedWallet[],
): UngroupedRow {
  const imageUrl = listed.find((wallet) => wallet.id === id)?.imageUrl;
  return {
    id,
    name,
    tag: 'recent',
    isDuplicate: false,
    ...(imageUrl !== undefined && { imageUrl }),
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
