import type { ChainNamespace } from '../caip/chain-namespace';
import type { WalletLinks } from './wallet-link';

/** A wallet that is listed whether or not it is installed. */
export interface ListedWallet extends WalletLinks {
  /** Its rdns where it has one, so that it has the same identity as the installed wallet. */
  readonly id: string;
  /** What the visitor reads. */
  readonly name: string;
  /** Its reverse domain name, as in EIP-6963. */
  readonly rdns?: string;

  /** The page where a visitor can install it. */
  readonly homepage?: string;

  /** A `data:` or `https:` image; the widget shows the wallet's initials where there is none. */
  readonly imageUrl?: string;

  /** The namespaces that it is on, where its list says so. */
  readonly namespaces?: readonly ChainNamespace[];

  /** The id of its app on Google Play, such as `io.metamask`. */
  readonly androidApp?: string;

  /** The number of its app on Apple's App Store, such as `1438144202`. */
  readonly iosApp?: string;
}

/** A query for wallets of a directory. */
export interface WalletQuery {
  /** A part of the name, in any letter case; empty for all. */
  readonly search: string;

  /** Ids, rdns or names of the only wallets wanted; empty for all. */
  readonly include: readonly string[];

  /** Ids, rdns or names of wallets that are not wanted. */
  readonly exclude: readonly string[];

  /** The namespaces of which a wallet must be on one, where its list says on which it is; empty for all. */
  readonly namespaces: readonly ChainNamespace[];
  /** How many wallets come before. */
  readonly offset: number;
  /** How many are wanted. */
  readonly limit: number;
}

/** One page of the wallets that a query finds. */
export interface WalletPage {
  /** The wallets of this page. */
  readonly wallets: readonly ListedWallet[];

  /** How many there are in all. */
  readonly total: number;
}

/** Whether one of `names` is an id, an rdns or a name of `wallet`, in any letter case. */
export function isWalletNamed(
  { id, name, rdns }: Pick<ListedWallet, 'id' | 'name' | 'rdns'>,
  names: readonly string[],
): boolean {
  const own = [id, name, rdns ?? id].map((each) => each.toLowerCase());
  return names.some((each) => own.includes(each.toLowerCase()));
}

/** The page of `wallets` that `query` finds, in their order. */
export function walletPage(wallets: readonly ListedWallet[], query: WalletQuery): WalletPage {
  const { exclude, include, limit, namespaces, offset } = query;
  const search = query.search.trim().toLowerCase();
  const found = wallets.filter(
    (wallet) =>
      wallet.name.toLowerCase().includes(search) &&
      isOnSome(wallet, namespaces) &&
      (include.length === 0 || isWalletNamed(wallet, include)) &&
      (exclude.length === 0 || !isWalletNamed(wallet, exclude)),
  );
  return { wallets: found.slice(offset, offset + limit), total: found.length };
}

function isOnSome(
  { namespaces: own = [] }: ListedWallet,
  wanted: WalletQuery['namespaces'],
): boolean {
  if (own.length === 0 || wanted.length === 0) return true;
  return own.some((namespace) => wanted.includes(namespace));
}

/** The number of wallets as a label: from ten on, rounded down to tens. */
export function walletCountLabel(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`;
}
