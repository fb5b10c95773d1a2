import { chainOfTransak } from '../../domain/sold-chains';
import type { PurchasedTokens, PurchasePage } from '../../ports/onramp-provider';
import { amountText, entryOf, purchasedTokens } from './purchased-tokens';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';

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
  if (printableText(value, 'partnerOrderId', 128) !== reference) return undefined;
  if (printableText(value, 'isBuyOrSell', 8) !== 'BUY') return undefined;
  return purchasedTokens({
    id: printableText(value, '_id', 128) ?? printableText(value, 'id', 128),
    status: entryOf(statuses, printableText(value, 'status', 64)),
    chain: chainOfTransak(printableText(value, 'network', 64) ?? ''),
    sentTo: printableText(value, 'walletAddress', 128),
    createdAt: printableText(value, 'createdAt', 64),
    hash: printableText(value, 'transactionHash', 128),
    symbol: printableText(value, 'cryptoCurrency', 16),
    numeric: amountText(fieldOf(value, 'cryptoAmount')),
  });
}
