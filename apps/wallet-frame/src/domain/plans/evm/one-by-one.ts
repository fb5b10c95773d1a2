import type { PlanContext } from '../plan-context';
import type { PreparedBundle } from './bundle';
import { feeTerms } from './fee-terms';
import type { Call } from './read-call';
import { sendTransaction } from './send-transaction';
import { sentTransactions } from './sent-transactions';
import { setTerms } from './set-terms';
import { completed, costOf, type FullTransaction } from './transaction';

/** A call, and what a site has set of the transaction for it. */
export interface SetCall {
  readonly call: Call;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** One transaction for each call. */
export interface PreparedTransactions extends PreparedBundle {
  /** Sends them one after the other, until one cannot be sent. */
  readonly sendEach: (
    signatures: Parameters<PreparedBundle['send']>[0],
  ) => Promise<readonly string[]>;
}

/** Makes one transaction for each call, with the numbers that follow each other. @throws HostRefusal */
export async function oneByOne(
  chain: string,
  calls: readonly SetCall[],
  context: PlanContext,
): Promise<PreparedTransactions> {
  const { accounts, node } = context;
  const set = await Promise.all(calls.map(({ fields }) => setTerms(fields, context)));
  const transactions: FullTransaction[] = [];
  for (const [at, { call, fields }] of calls.entries()) {
    transactions.push(await completed(fields, call, chain, context, BigInt(at)));
  }
  const sendEach: PreparedTransactions['sendEach'] = async (signatures) => {
    const hashes: string[] = [];
    for (const signed of signatures) {
      try {
        hashes.push(await sendTransaction(String(signed), node));
      } catch (error) {
        // What is sent is sent: the site reads in the status that the rest is not.
        if (hashes.length === 0) throw error;
        break;
      }
    }
    return hashes;
  };
  const [first] = transactions;
  const terms = await feeTerms(
    costOf(transactions),
    calls.map(({ call }) => call),
    context,
  );
  return {
    requests: transactions.map((transaction) => ({ kind: 'evmTransaction', transaction })),
    after: set.flatMap(({ steps }) => steps),
    raw: transactions,
    sendEach,
    fee: terms.fee,
    warnings: [...set.flatMap(({ warnings }) => warnings), ...terms.warnings],
    // Later calls may need what the ones before do.
    wouldFail: async () => first !== undefined && fails(first, node),
    send: async (signatures) => {
      const hashes = await sendEach(signatures);
      const nonce = String(first?.['nonce']);
      const from = accounts.evm.address;
      return sentTransactions({ chain, hashes, count: calls.length, from, nonce }, node);
    },
  };
}

/** A test run at the node. */
async function fails(transaction: FullTransaction, node: PlanContext['node']): Promise<boolean> {
  const { data, from, to, value } = transaction;
  const call = { from, ...(to !== undefined && { to }), value, data };
  return node('eth_call', [call, 'latest']).then(
    () => false,
    () => true,
  );
}
