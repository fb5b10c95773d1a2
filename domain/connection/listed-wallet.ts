import type { WalletLinks } from './wallet-link';

/** A wallet that is listed whether or not it is installed. */
export interface ListedWallet extends WalletLinks {
  /** Its rdns where it has one, so that it is the same wallet as the one installed. */
  readonly id: string;
  readonly name: string;
  readonly rdns?: string;

  /** Where a visitor gets it. */
  readonly homepage?: string;

  /** A `data:` or `https:` image; its initials stand where there is none. */
  readonly imageUrl?: string;
}

/** Which wallets of a directory are asked for. */
export interface WalletQuery {
  /** A part of the name, in any letter case; empty for all. */
  readonly search: string;

  /** Ids, rdns or names of the only wallets wanted; empty for all. */
  readonly include: readonly string[];

  /** Ids, rdns or names of wallets that are not wanted. */
  readonly exclude: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/** Some of the wallets that a query finds. */
export interface WalletPage {
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

/** The answer of `wallets` to `query`, in their order. */
export function walletPage(wallets: readonly ListedWallet[], query: WalletQuery): WalletPage {
  const { exclude, include, limit, offset } = query;
  const search = query.search.trim().toLowerCase();
  const found = wallets.filter(
    (wallet) =>
      wallet.name.toLowerCase().includes(search) &&
      (include.length === 0 || isWalletNamed(wallet, include)) &&
      !isWalletNamed(wallet, exclude),
  );
  return { wallets: found.slice(offset, offset + limit), total: found.length };
}

/** How many wallets there are, as a label says it: from ten on in tens. */
export function walletCountLabel(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`;
}
