import { TRANSACTION_POLL_MS } from '../../../domain/limits';
import type { Network } from '../../../domain/network/network';
import { fieldOf, textOf } from '../../../domain/outside/untrusted-record';
import type { ChainOutcomes, TransactionOutcome } from '../../../ports/chain-outcomes';
import type { Clock } from '../../../ports/clock';
import type { RpcClient, RpcClients } from '../../../ports/rpc-client';
import { expectQuantity } from './quantity';

export interface Eip155OutcomesDeps {
  readonly clock: Clock;
  readonly rpcClients: RpcClients;
}

/**
 * How long a transaction may be unknown to every node before it counts as dropped: nodes pass it on in
 * seconds.
 */
const DROPPED_AFTER_MS = 300_000;

/**
 * How long the nonce must be used before a transaction without a receipt counts as replaced. The nodes behind
 * one address do not all know the newest blocks, and the transaction itself may have used the nonce.
 */
const REPLACED_AFTER_MS = 30_000;

/** The nonce of a transaction: only one transaction of a nonce becomes part of the chain. */
interface Place {
  readonly from: string;
  readonly nonce: bigint;
}

/** {@link ChainOutcomes} of EVM chains: polls for the receipt until there is one or can no longer be one. */
export class Eip155Outcomes implements ChainOutcomes {
  readonly #deps: Eip155OutcomesDeps;

  constructor(deps: Eip155OutcomesDeps) {
    this.#deps = deps;
  }

  async outcome(hash: string, network: Network, signal?: AbortSignal): Promise<TransactionOutcome> {
    const { clock, rpcClients } = this.#deps;
    const client = rpcClients.forNetwork(network);
    let place: Place | undefined;
    let lastSeenMs = clock.now();
    let takenSinceMs: number | undefined;
    for (;;) {
      signal?.throwIfAborted();
      try {
        const ended = await receiptOutcome(client, hash, signal);
        if (ended) return ended;
        const seen = await placeOf(client, hash, signal);
        if (seen) lastSeenMs = clock.now();
        place = seen ?? place;
        const isGone = place && (await isTaken(client, place, signal));
        const now = clock.now();
        takenSinceMs = isGone ? (takenSinceMs ?? now) : undefined;
        if (takenSinceMs === undefined) {
          if (now - lastSeenMs >= DROPPED_AFTER_MS) return 'dropped';
        } else if (now - takenSinceMs >= REPLACED_AFTER_MS) return 'replaced';
      } catch {
        // An endpoint that cannot answer now is asked again. The time that this takes does not count.
        signal?.throwIfAborted();
        lastSeenMs = clock.now();
        takenSinceMs = undefined;
      }
      await clock.sleep(TRANSACTION_POLL_MS, signal);
    }
  }

  async isKept(hash: string, network: Network, signal?: AbortSignal): Promise<boolean> {
    const client = this.#deps.rpcClients.forNetwork(network);
    return (await receiptOutcome(client, hash, signal)) !== undefined;
  }
}

async function receiptOutcome(
  client: RpcClient,
  hash: string,
  signal?: AbortSignal,
): Promise<'succeeded' | 'reverted' | undefined> {
  const request = { method: 'eth_getTransactionReceipt', params: [hash] };
  const receipt = await client.request(request, signal);
  if (receipt === null || receipt === undefined) return undefined;
  const status = expectQuantity(fieldOf(receipt, 'status'), 'the status');
  return status === 0n ? 'reverted' : 'succeeded';
}

async function placeOf(
  client: RpcClient,
  hash: string,
  signal?: AbortSignal,
): Promise<Place | undefined> {
  const transaction = await client.request(
    { method: 'eth_getTransactionByHash', params: [hash] },
    signal,
  );
  const from = textOf(transaction, 'from');
  if (from === undefined) return undefined;
  return { from, nonce: expectQuantity(fieldOf(transaction, 'nonce'), 'the nonce') };
}

/** Whether a transaction with this nonce is part of the chain. */
async function isTaken(
  client: RpcClient,
  { from, nonce }: Place,
  signal?: AbortSignal,
): Promise<boolean> {
  const request = { method: 'eth_getTransactionCount', params: [from, 'latest'] };
  return expectQuantity(await client.request(request, signal), 'the count') > nonce;
}
