import { chainOfMoonPay } from '../../domain/sold-chains';
import type { PurchasedTokens, PurchasePage } from '../../ports/onramp-provider';
import { amountText, entryOf, purchasedTokens } from './purchased-tokens';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';

const MAX_PURCHASES = 100;

const statuses: Readonly<Record<string, PurchasedTokens['metadata']['status']>> = {
  waitingPayment: 'pending',
  waitingAuthorization: 'pending',
  pending: 'pending',
  completed: 'confirmed',
  failed: 'failed',
};

/**
 * Reads MoonPay's list of the transactions of one reference. Drops those of another one, and those that it cannot read. A
 * list has no further page.
 */
export function moonPayPurchases(answer: unknown, reference: string): PurchasePage | undefined {
  if (!Array.isArray(answer)) return undefined;
  const data = answer
    .slice(0, MAX_PURCHASES)
    .flatMap((each: unknown) => purchaseOf(each, reference) ?? [])
    .sort((one, other) => other.metadata.minedAt.localeCompare(one.metadata.minedAt));
  return { data };
}

function purchaseOf(value: unknown, reference: string): PurchasedTokens | undefined {
  if (printableText(value, 'externalTransactionId', 128) !== reference) return undefined;
  const currency = fieldOf(value, 'currency');
  const metadata = fieldOf(currency, 'metadata');
  return purchasedTokens({
    id: printableText(value, 'id', 128),
    status: entryOf(statuses, printableText(value, 'status', 64)),
    chain: chainOfMoonPay(
      printableText(metadata, 'networkCode', 64),
      printableText(metadata, 'chainId', 16),
    ),
    sentTo: printableText(value, 'walletAddress', 128),
    createdAt: printableText(value, 'createdAt', 64),
    hash: printableText(value, 'cryptoTransactionId', 128),
    symbol: printableText(currency, 'code', 24)?.split('_')[0]?.toUpperCase(),
    numeric: amountText(fieldOf(value, 'quoteCurrencyAmount')),
  });
}
