import { referenceOf } from '../../networks/networks';
import type { AskNode } from '../ask-node';
import {
  type BundleOutcome,
  bundleStatus,
  type SentBundle,
  type SentTransactions,
} from '../sent-bundle';
import { hex, numberIn } from './numbers';

/** Transactions that were sent, as EIP-5792 has them. `node` is of their network, whichever the site is on later. */
export function sentTransactions(sent: SentTransactions, node: AskNode): SentBundle {
  return {
    chainId: hex(BigInt(referenceOf(sent.chain))),
    isAtomic: sent.count === 1,
    outcome: () => outcomeOf(sent, node),
    kept: sent,
  };
}

async function outcomeOf(sent: SentTransactions, node: AskNode): Promise<BundleOutcome> {
  const { count, hashes } = sent;
  let receipts = await receiptsOf(hashes, node);
  if (receipts.length === 0) {
    if (!(await isNumberUsed(sent, node))) return { status: bundleStatus.pending, receipts };
    receipts = await receiptsOf(hashes, node); // They may be in a block since.
    if (receipts.length === 0) return { status: bundleStatus.dropped, receipts };
  }
  if (receipts.length < hashes.length) return { status: bundleStatus.pending, receipts };
  const good = receipts.filter(isGood).length;
  if (good === count) return { status: bundleStatus.done, receipts };
  return { status: good === 0 ? bundleStatus.reverted : bundleStatus.partly, receipts };
}

async function receiptsOf(hashes: readonly string[], node: AskNode): Promise<readonly unknown[]> {
  const all = await Promise.all(hashes.map((hash) => node('eth_getTransactionReceipt', [hash])));
  return all.filter((receipt) => receipt !== null && receipt !== undefined);
}

/** Whether a transaction of the account is in a block under the first number: this one, or another. */
async function isNumberUsed({ from, nonce }: SentTransactions, node: AskNode): Promise<boolean> {
  const next = numberIn(await node('eth_getTransactionCount', [from, 'latest']), 'nonce');
  return next > BigInt(nonce);
}

function isGood(receipt: unknown): boolean {
  return (receipt as { readonly status?: unknown }).status === '0x1';
}
