import { hex } from '@scure/base';
import type { Transaction } from '@scure/btc-signer';
import type { PlanContext } from '../plan-context';
import { refused } from '../unread';
import { transactionHex } from './esplora';

/** A site that knows more inputs has to bring the transactions before them. */
const MOST_ASKED = 200;

/**
 * Puts the whole transaction before each input into a PSBT. Its hash is in the input, so neither the site nor the operator's
 * server can lie about what an input spends.
 *
 * @throws HostRefusal where one is not to be had, or does not have the output that the site has claimed.
 */
export async function addPrevious(transaction: Transaction, context: PlanContext): Promise<void> {
  const known = new Map<string, Promise<string>>();
  const numbers = Array.from({ length: transaction.inputsLength }, (_, at) => at);
  const missing = numbers.filter((at) => !transaction.getInput(at).nonWitnessUtxo);
  if (missing.length > MOST_ASKED)
    throw refused('The transaction has more inputs than the wallet checks');
  const ask = (id: string): Promise<string> => {
    const asked = known.get(id) ?? transactionHex(context, id);
    known.set(id, asked);
    return asked;
  };
  await Promise.all(
    missing.map(async (at) => {
      const { txid = new Uint8Array() } = transaction.getInput(at);
      const found = await ask(hex.encode(txid)).catch(() => {
        throw refused('The wallet cannot find out what an input of this transaction spends');
      });
      try {
        transaction.updateInput(at, { nonWitnessUtxo: found }, true);
      } catch {
        throw refused('An input of this transaction spends something else than it says');
      }
    }),
  );
}
