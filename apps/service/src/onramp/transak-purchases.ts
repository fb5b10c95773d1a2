import { chainOfTransak } from './chains';
import type { PurchasedTokens, PurchasePage } from './onramp-provider';
import { amountText, entryOf, purchasedTokens } from './purchased-tokens';
import { fieldOf, textOf } from './untrusted';

const MAX_PURCHASES = 100;

/** Transak lists no other orders where it is not asked for them. */
const statuses: Readonly<Record<string, PurchasedTokens['metadata']['status']>> = {
  COMPLETED: 'confirmed',
};

/**
 * Reads Transak's list of the orders of one reference. Drops those of another one, those that sell, and those that it
 * cannot read.
 */
export function transakPurchases(answer: unknown, reference: string): PurchasePage | undefined {
  const list = fieldOf(answer, 'data');
  if (!Array.isArray(list)) return undefined;
  const data = list
    .slice(0, MAX_PURCHASES)
    .flatMap((each: unknown) => purchaseOf(each, reference) ?? [])
    .sort((one, other) => other.metadata.minedAt.localeCompare(one.metadata.minedAt));
  return { data };
}

function purchaseOf(value: unknown, reference: string): PurchasedTokens | undefined {
  if (textOf(value, 'partnerOrderId', 128) !== reference) return undefined;
  if (textOf(value, 'isBuyOrSell', 8) !== 'BUY') return undefined;
  return purchasedTokens({
    id: textOf(value, '_id', 128) ?? textOf(value, 'id', 128),
    status: entryOf(statuses, textOf(value, 'status', 64)),
    chain: chainOfTransak(textOf(value, 'network', 64) ?? ''),
    sentTo: textOf(value, 'walletAddress', 128),
    createdAt: textOf(value, 'createdAt', 64),
    hash: textOf(value, 'transactionHash', 128),
    symbol: textOf(value, 'cryptoCurrency', 16),
    numeric: amountText(fieldOf(value, 'cryptoAmount')),
  });
}
