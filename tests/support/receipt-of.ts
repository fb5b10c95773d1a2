import type { Hex } from 'viem';
import { eventually } from './eventually';

const PATIENCE_MS = 180_000;

/** A client of viem. */
interface Reader<Receipt> {
  getTransactionReceipt(of: { readonly hash: Hex }): Promise<Receipt>;
}

/**
 * The receipt of a transaction, once it has one. viem's own wait looks again only at the next block, which a test chain
 * makes with the next transaction: where that block is announced while viem asks, it waits for ever.
 */
export async function receiptOf<Receipt>(reader: Reader<Receipt>, hash: Hex): Promise<Receipt> {
  let receipt: Receipt | undefined;
  await eventually(async () => {
    receipt = await reader.getTransactionReceipt({ hash });
  }, PATIENCE_MS);
  return receipt as Receipt;
}
