import type { Transaction } from '@scure/btc-signer';
import { NoAnswer } from '../../refusals/no-answer';
import type { PlanContext } from '../plan-context';
import { sendSurely } from '../send-surely';

/** An output that can be spent. */
export interface Unspent {
  readonly txid: string;
  readonly vout: number;
  readonly value: number;
}

/** The outputs of an address. @throws HostRefusal */
export async function unspentOf(
  { esplora }: PlanContext,
  address: string,
): Promise<readonly Unspent[]> {
  const read = JSON.parse(await esplora(`/address/${address}/utxo`)) as unknown;
  if (!Array.isArray(read)) throw new NoAnswer();
  return read.filter(isUnspent);
}

/** The price of a virtual byte in satoshi, so that a block takes the transaction soon. `undefined` where none is known. */
export async function feeRate({ esplora }: PlanContext): Promise<number | undefined> {
  const read = JSON.parse(await esplora('/fee-estimates').catch(() => '{}')) as unknown;
  const rate = (read as Readonly<Record<string, unknown>>)['3'];
  return typeof rate === 'number' && rate >= 1 && rate < 5000 ? rate : undefined;
}

/** The bytes of a transaction, in hex. @throws HostRefusal */
export function transactionHex({ esplora }: PlanContext, id: string): Promise<string> {
  return esplora(`/tx/${id}/hex`).then((text) => text.trim());
}

/** Sends a transaction, and returns its id. @throws HostRefusal */
export function broadcast({ esplora }: PlanContext, { hex, id }: Transaction): Promise<string> {
  return sendSurely({
    id,
    send: () => esplora('/tx', hex),
    isKnown: async () => (await esplora(`/tx/${id}`)) !== '',
  });
}

function isUnspent(value: unknown): value is Unspent {
  const { txid, value: amount, vout } = value as Readonly<Record<string, unknown>>;
  return typeof txid === 'string' && Number.isSafeInteger(vout) && Number.isSafeInteger(amount);
}
