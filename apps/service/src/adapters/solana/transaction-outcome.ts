import { fieldOf, numberOf } from '../../../../../domain/outside/untrusted-record';
import type { ChainNode } from '../../ports/chain-node';
import type { ChainOutcome } from '../../ports/chain-outcomes';
import type { HeldSponsorship } from '../../ports/sponsorships';

/** With what a transaction is found on its chain. */
export interface TransactionTrace {
  /** In base58. */
  readonly signature: string;

  /** The height of the chain when it was signed. */
  readonly height: number;
}

/** A blockhash counts for 150 blocks, and a block is final some 32 blocks later. */
const BLOCKS = 300;

/** What has become of a transaction, by the chain's own height: beyond it the chain takes its blockhash no more. */
export async function transactionOutcome(
  node: ChainNode,
  { trace }: HeldSponsorship,
): Promise<ChainOutcome> {
  const { height, signature } = JSON.parse(trace) as TransactionTrace;
  const final = { commitment: 'finalized' };
  // First the height: the transaction may come between the two questions.
  const now = await node.ask('getBlockHeight', [final], (answer) => numberOf({ answer }, 'answer'));
  const options = { ...final, encoding: 'json', maxSupportedTransactionVersion: 0 };
  const fee = await node.ask('getTransaction', [signature, options], (found) =>
    found === null ? null : numberOf(fieldOf(found, 'meta'), 'fee'),
  );
  if (fee !== null) return { kind: 'paid', sum: fee };
  return { kind: now > height + BLOCKS ? 'over' : 'open' };
}
