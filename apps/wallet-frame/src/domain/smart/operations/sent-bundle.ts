import { referenceOf } from '../../networks/networks';
import { hex } from '../../plans/evm/numbers';
import type { AskNode } from '../../plans/ask-node';
import { type BundleOutcome, bundleStatus, type SentBundle } from '../../plans/sent-bundle';
import type { Bundler } from './bundler';
import type { OperationOutcome, SentOperation, SentOperations } from './sent-operations';

export interface SentBundleDeps {
  readonly bundler: Bundler;

  /** Of the operation's network, whichever the site is on later. */
  readonly node: AskNode;
  readonly sent: Pick<SentOperations, 'outcome'>;
}

/** A sent operation as EIP-5792 has it. */
export function sentBundle(operation: SentOperation, deps: SentBundleDeps): SentBundle {
  const { bundler, node, sent } = deps;
  return {
    id: operation.id,
    chainId: hex(BigInt(referenceOf(operation.chain))),
    isAtomic: true,
    outcome: async () => {
      const outcome = await sent.outcome(operation, bundler, node);
      return {
        ...statusOf(outcome),
        capabilities: {
          userOperation: {
            hash: operation.hash,
            outcome: outcome.kind,
            sponsored: operation.operation.paymaster !== undefined,
          },
        },
      };
    },
  };
}

function statusOf(outcome: OperationOutcome): Pick<BundleOutcome, 'receipts' | 'status'> {
  switch (outcome.kind) {
    case 'pending':
      return { status: bundleStatus.pending, receipts: [] };
    case 'mined': {
      const { isGood, receipt } = outcome;
      return { status: isGood ? bundleStatus.done : bundleStatus.reverted, receipts: [receipt] };
    }
    case 'dropped':
    case 'replaced':
      return { status: bundleStatus.dropped, receipts: [] };
  }
}
