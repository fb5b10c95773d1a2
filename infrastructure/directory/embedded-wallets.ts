import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { type ListedWallet, walletPage } from '../../domain/wallet/listed-wallet';
import type { LoadedWallets } from './lazy-wallet-directory';
import list from './default-wallets.json' with { type: 'json' };

/** The wallets that the list begins with, and how many others there are on which namespaces. */
interface EmbeddedList {
  readonly first: readonly ListedWallet[];

  /** By the namespaces, separated by spaces. */
  readonly later: Readonly<Record<string, number>>;
}

const { first, later } = list as EmbeddedList;

/** The wallets that the list begins with. */
export const firstWallets = first;

const all = onceUntilFailure(async () => [
  ...first,
  ...(await import('./later-wallets')).laterWallets,
]);

/**
 * The wallets that come with the package: well-known ones, with their own public details. A query for the beginning of the
 * whole list is answered without loading all of them, with fewer wallets than it requests.
 */
export const embeddedWallets: LoadedWallets = {
  async find(query) {
    const { exclude, include, namespaces, offset, search } = query;
    const isBeginning = exclude.length + include.length + offset === 0 && search.trim() === '';
    if (!isBeginning) return walletPage(await all(), query);
    const { total, wallets } = walletPage(first, query);
    const others = Object.entries(later).filter(
      ([own]) => namespaces.length === 0 || namespaces.some((one) => own.includes(one)),
    );
    return { wallets, total: others.reduce((sum, [, count]) => sum + count, total) };
  },
};
