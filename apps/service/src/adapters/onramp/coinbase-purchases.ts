import { chainOfCoinbase } from '../../domain/sold-chains';
import type { PurchasedTokens, PurchasePage } from '../../ports/onramp-provider';
import { entryOf, purchasedTokens } from './purchased-tokens';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';

const MAX_PURCHASES = 100;
const MAX_CURSOR_LENGTH = 512;

const statuses: Readonly<Record<string, PurchasedTokens['metadata']['status']>> = {
  ONRAMP_TRANSACTION_STATUS_CREATED: 'pending',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'pending',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'confirmed',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
};

/**
 * Reads Coinbase's list of the purchases of one reference. Drops a purchase that it cannot read, and a cursor
 * that is the one of this page again.
 */
export function coinbasePurchases(
  answer: unknown,
  cursor: string | undefined,
): PurchasePage | undefined {
  const list = fieldOf(answer, 'transactions');
  if (!Array.isArray(list)) return undefined;
  const data = list.slice(0, MAX_PURCHASES).flatMap((each: unknown) => purchaseOf(each) ?? []);
  const next = printableText(answer, 'next_page_key', MAX_CURSOR_LENGTH);
  return { data, ...(next !== undefined && next !== cursor && { next }) };
}

function purchaseOf(value: unknown): PurchasedTokens | undefined {
  return purchasedTokens({
    id: printableText(value, 'transaction_id', 128),
    status: entryOf(statuses, printableText(value, 'status', 64)),
    chain: chainOfCoinbase(printableText(value, 'purchase_network', 64) ?? ''),
    sentTo: printableText(value, 'wallet_address', 128),
    createdAt: printableText(value, 'created_at', 64),
    hash: printableText(value, 'tx_hash', 128),
    symbol: printableText(value, 'purchase_currency', 16),
    numeric: amountOf(value),
  });
}

/** Coinbase documents a text, and answers an object with `value`. */
function amountOf(value: unknown): string | undefined {
  const amount =
    printableText(value, 'purchase_amount', 64) ??
    printableText(fieldOf(value, 'purchase_amount'), 'value', 64);
  return amount !== undefined && /^\d{1,30}(\.\d{1,36})?$/.test(amount) ? amount : undefined;
}
