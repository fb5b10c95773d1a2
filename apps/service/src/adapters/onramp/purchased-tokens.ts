import type { PurchasedTokens } from '../../ports/onramp-provider';

/** What a provider says of a purchase. What could not be read is absent. */
export interface StatedPurchase {
  readonly id: string | undefined;
  readonly status: PurchasedTokens['metadata']['status'] | undefined;

  /** The CAIP-2 id of the chain. */
  readonly chain: string | undefined;
  readonly sentTo: string | undefined;
  readonly createdAt: string | undefined;
  readonly hash: string | undefined;
  readonly symbol: string | undefined;
  readonly numeric: string | undefined;
}

/** The purchase as an entry of a history; `undefined` where the provider does not say enough. */
export function purchasedTokens(stated: StatedPurchase): PurchasedTokens | undefined {
  const { chain, createdAt, hash, id, numeric, sentTo, status, symbol } = stated;
  if (!id || !status || !chain || !sentTo || !createdAt) return undefined;
  if (Number.isNaN(Date.parse(createdAt))) return undefined;
  return {
    id,
    metadata: {
      minedAt: new Date(createdAt).toISOString(),
      chain,
      operationType: 'buy',
      status,
      sentFrom: '',
      sentTo,
      ...(hash !== undefined && hash !== '0x' && { hash }),
    },
    transfers:
      symbol !== undefined && numeric !== undefined
        ? [{ direction: 'in', quantity: { numeric }, fungible_info: { symbol }, recipient: sentTo }]
        : [],
  };
}

/** The value of `table` for `key`, where it has one of its own. */
export function entryOf<T>(table: Readonly<Record<string, T>>, key: string | undefined) {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** An amount that a provider states as a number of JSON. */
export function amountText(amount: unknown): string | undefined {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return undefined;
  const text = amount.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 18 });
  return text.length <= 48 ? text : undefined;
}
