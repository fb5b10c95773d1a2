import { describe, expect, it } from '@jest/globals';
import type { ListedWallet, WalletQuery } from '../../domain/wallet/listed-wallet';
import type { WalletDirectory } from '../../ports/wallet-directory';

const wallets: readonly ListedWallet[] = Array.from({ length: 45 }, (_, index) => ({
  id: `test.wallet-${index}`,
  name: index % 2 === 0 ? `Even ${index}` : `Odd ${index}`,
  ...(index < 3 && { namespaces: [index === 0 ? 'solana' : 'eip155', 'polkadot'] }),
}));
const all: WalletQuery = {
  search: '',
  include: [],
  exclude: [],
  namespaces: [],
  offset: 0,
  limit: 40,
};

/** The contract of every {@link WalletDirectory}. `create` lists `wallets`, or cannot be reached. */
export function describeWalletDirectory(
  name: string,
  create: (wallets: readonly ListedWallet[] | 'unreachable') => WalletDirectory,
): void {
  describe(`${name} keeps the WalletDirectory contract`, () => {
    const idsOf = async (query: Partial<WalletQuery>): Promise<readonly string[]> => {
      const page = await create(wallets).list({ ...all, ...query });
      return page.wallets.map(({ id }) => id);
    };

    it('returns at most as many as requested, and the total', async () => {
      const directory = create(wallets);
      const first = await directory.list(all);
      const rest = await directory.list({ ...all, offset: 40 });

      expect([first.total, rest.total]).toEqual([45, 45]);
      expect([...first.wallets, ...rest.wallets]).toEqual(wallets);
      expect(await directory.list({ ...all, limit: 0 })).toEqual({ wallets: [], total: 45 });
    });

    it('finds a part of the name, in any letter case', async () => {
      expect(await idsOf({ search: ' EVEN 4' })).toEqual([
        'test.wallet-4',
        'test.wallet-40',
        'test.wallet-42',
        'test.wallet-44',
      ]);
      expect(await idsOf({ search: 'no such wallet' })).toEqual([]);
    });

    it('finds included and excluded wallets by id and name', async () => {
      expect(await idsOf({ include: ['test.wallet-1', 'even 2'] })).toEqual([
        'test.wallet-1',
        'test.wallet-2',
      ]);
      expect(await idsOf({ include: ['test.wallet-1'], exclude: ['ODD 1'] })).toEqual([]);
    });

    it('finds the wallets of some namespaces, and those whose namespaces the list does not say', async () => {
      const { total, wallets: found } = await create(wallets).list({
        ...all,
        namespaces: ['bip122', 'solana'],
      });

      expect(found.slice(0, 2).map(({ id }) => id)).toEqual(['test.wallet-0', 'test.wallet-3']);
      expect(total).toBe(43);
      expect(await idsOf({ namespaces: ['polkadot'], search: 'odd 1' })).toContain('test.wallet-1');
    });

    it('throws where the list cannot be loaded, and the reason of a signal that has aborted', async () => {
      await expect(create('unreachable').list(all)).rejects.toMatchObject({ name: 'WidgetError' });
      const reason = new Error('given up');
      await expect(create(wallets).list(all, AbortSignal.abort(reason))).rejects.toBe(reason);
    });
  });
}
