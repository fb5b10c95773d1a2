import type { Transaction } from '@scure/btc-signer';
import { HostRefusal } from '../../refusals/host-refusal';
import { NoAnswer } from '../../refusals/no-answer';
import { rpcCodes } from '../../../../../../domain/rpc/rpc-code';
import type { PlanContext } from '../plan-context';
import { sendSurely } from '../send-surely';

const TIMEOUT_MS = 20_000;
const MESSAGE_MAX = 300;

/** An output that can be spent. */
export interface Unspent {
  readonly txid: string;
  readonly vout: number;
  readonly value: number;
}

/** The outputs of an address. @throws HostRefusal */
export async function unspentOf(
  context: PlanContext,
  address: string,
): Promise<readonly Unspent[]> {
  const read = JSON.parse(await asked(context, `/address/${address}/utxo`)) as unknown;
  if (!Array.isArray(read)) throw new NoAnswer();
  return read.filter(isUnspent);
}

/** The price of a virtual byte in satoshi, so that a block takes the transaction soon. `undefined` where none is known. */
export async function feeRate(context: PlanContext): Promise<number | undefined> {
  const read = JSON.parse(await asked(context, '/fee-estimates').catch(() => '{}')) as unknown;
  const rate = (read as Readonly<Record<string, unknown>>)['3'];
  return typeof rate === 'number' && rate >= 1 && rate < 5000 ? rate : undefined;
}

/** The bytes of a transaction, in hex. @throws HostRefusal */
export function transactionHex(context: PlanContext, id: string): Promise<string> {
  return asked(context, `/tx/${id}/hex`).then((text) => text.trim());
}

/** Sends a transaction, and returns its id. @throws HostRefusal */
export function broadcast(context: PlanContext, { hex, id }: Transaction): Promise<string> {
  return sendSurely({
    id,
    send: () => asked(context, '/tx', { method: 'POST', body: hex }),
    isKnown: async () => (await asked(context, `/tx/${id}`)) !== '',
  });
}

async function asked(
  { network }: PlanContext,
  path: string,
  init: RequestInit = {},
): Promise<string> {
  if (!network)
    throw new HostRefusal('The wallet has no node of this network', rpcCodes.chainDisconnected);
  const answer = await fetch(`${network.rpcUrl.replace(/\/$/, '')}${path}`, {
    ...init,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  // What a gateway answers says nothing of the server behind it.
  if (!answer || text === undefined || answer.status >= 500) throw new NoAnswer();
  if (answer.ok) return text;
  throw new HostRefusal(text.slice(0, MESSAGE_MAX) || 'The node refused', rpcCodes.internalError);
}

function isUnspent(value: unknown): value is Unspent {
  const { txid, value: amount, vout } = value as Readonly<Record<string, unknown>>;
  return typeof txid === 'string' && Number.isSafeInteger(vout) && Number.isSafeInteger(amount);
}
