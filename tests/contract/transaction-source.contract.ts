import { describe, expect, it } from '@jest/globals';
import type { Network } from '../../domain/network/network';
import type { Transaction, TransactionPage } from '../../domain/transaction/transaction';
import type { TransactionSource } from '../../ports/transaction-source';

/** A source, and an account whose whole history the test knows. */
export interface TransactionSourceHarness {
  readonly source: TransactionSource;
  readonly network: Network;
  readonly account: string;

  /** An account of which the source knows nothing. */
  readonly stranger: string;

  /** The hashes of the account's transactions, the latest first. */
  readonly hashes: readonly string[];
}

/** Reads every page, one after the other. */
export async function allPages(
  source: TransactionSource,
  query: { readonly address: string; readonly network: Network },
): Promise<readonly TransactionPage[]> {
  const pages: TransactionPage[] = [];
  for (;;) {
    const cursor: string | undefined = pages.at(-1)?.next;
    pages.push(await source.page({ ...query, ...(cursor !== undefined && { cursor }) }));
    if (pages.at(-1)?.next === undefined || pages.length === 200) return pages;
  }
}

/** Every transaction of the account. */
export async function allTransactions(
  source: TransactionSource,
  query: { readonly address: string; readonly network: Network },
): Promise<readonly Transaction[]> {
  return (await allPages(source, query)).flatMap(({ transactions }) => transactions);
}

/** The contract of every {@link TransactionSource}, over a service or a node that is really asked. */
export function describeTransactionSource(
  name: string,
  harness: () => TransactionSourceHarness,
): void {
  describe(`${name} keeps the contract of a transaction source`, () => {
    it('[R7.6] pages through the whole history by the cursor, the latest first, each transaction once', async () => {
      const { account: address, hashes, network, source } = harness();

      const pages = await allPages(source, { address, network });

      const found = pages.flatMap(({ transactions }) => transactions);
      expect(found.map(({ metadata }) => metadata.hash)).toEqual(hashes);
      expect(new Set(pages.map(({ next }) => next)).size).toBe(pages.length);
      expect(new Set(found.map(({ metadata }) => metadata.chain))).toEqual(
        new Set([network.caipNetworkId]),
      );
      const times = found.map(({ metadata }) => metadata.minedAtMs);
      expect(times).toEqual([...times].sort((one, other) => other - one));
    });

    it('[R7.6] begins again without a cursor', async () => {
      const { account: address, network, source } = harness();
      const first = await source.page({ address, network });

      const again = await source.page({ address, network });

      expect(again.transactions).toEqual(first.transactions);
    });

    it('knows nothing of an account without transactions', async () => {
      const { network, source, stranger } = harness();

      expect(await allTransactions(source, { address: stranger, network })).toEqual([]);
    });

    it('refuses the cursor of another account', async () => {
      const { account: address, network, source, stranger } = harness();
      const { next } = await source.page({ address, network });
      const cursor = next ?? 'none';

      const asking = source.page({ address: stranger, network, cursor });

      await expect(asking).rejects.toMatchObject({ name: 'WidgetError' });
    });

    it('ends with the reason of its signal, before and while it waits', async () => {
      const { account: address, network, source } = harness();
      const controller = new AbortController();
      const early = source.page({ address, network }, AbortSignal.abort('early'));
      await expect(early).rejects.toBe('early');

      const asking = source.page({ address, network }, controller.signal);
      controller.abort('late');

      await expect(asking).rejects.toBe('late');
    });
  });
}
