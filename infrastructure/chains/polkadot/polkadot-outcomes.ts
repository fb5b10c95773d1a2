import { blake2b } from '@noble/hashes/blake2.js';
import type { Network } from '../../../domain/network/network';
import type { ChainOutcomes, TransactionOutcome } from '../../../ports/chain-outcomes';
import type { Clock } from '../../../ports/clock';
import type { RpcClients } from '../../../ports/rpc-client';
import { ERA_BLOCKS } from './extrinsic-era';
import { PolkadotRpc } from './polkadot-rpc';
import type { RuntimeCache } from './runtime-cache';
import { expectBytes, hexOf } from './scale';
import type { SentTransactions } from './sent-transactions';

export interface PolkadotOutcomesDeps {
  readonly cache: RuntimeCache;
  readonly clock: Clock;
  readonly rpcClients: RpcClients;
  readonly sent: SentTransactions;
}

/** Blocks come every 6 s or faster. */
const POLL_MS = 3000;

/** The key of `System.Events`: the hashes (twox128) of the two names. */
const SYSTEM_EVENTS = '0x26aa394eea5630e07c48ae0c9558cef780d41e5e16056765bc8461851072c9d7';

/** The range of blocks that remains to be searched. */
interface Search {
  next: number;
  readonly last: number;
}

/** Follows transactions through the finalized blocks, until a block contains them or none can any more. */
export class PolkadotOutcomes implements ChainOutcomes {
  readonly #deps: PolkadotOutcomesDeps;

  constructor(deps: PolkadotOutcomesDeps) {
    this.#deps = deps;
  }

  async outcome(hash: string, network: Network, signal?: AbortSignal): Promise<TransactionOutcome> {
    const { clock, rpcClients } = this.#deps;
    const rpc = new PolkadotRpc(rpcClients.forNetwork(network), signal);
    let search: Search | undefined;
    for (;;) {
      signal?.throwIfAborted();
      try {
        search ??= await this.#begin(hash, rpc);
        const outcome = await this.#lookFor(hash, search, rpc, network);
        if (outcome) return outcome;
      } catch {
        signal?.throwIfAborted(); // Retried at the next poll.
      }
      await clock.sleep(POLL_MS, signal);
    }
  }

  /** A transaction from an earlier visit is young enough to be in the latest blocks or in the next ones. */
  async #begin(hash: string, rpc: PolkadotRpc): Promise<Search> {
    const sent = this.#deps.sent.find(hash);
    // An era of 64 blocks ends before the 64th block after its first.
    if (sent) return { next: sent.birthNumber + 1, last: sent.birthNumber + ERA_BLOCKS - 1 };
    const newest = await rpc.blockNumber(await rpc.finalizedHash());
    return { next: Math.max(1, newest - ERA_BLOCKS), last: newest + ERA_BLOCKS };
  }

  async #lookFor(
    hash: string,
    search: Search,
    rpc: PolkadotRpc,
    network: Network,
  ): Promise<TransactionOutcome | undefined> {
    const newest = await rpc.blockNumber(await rpc.finalizedHash());
    while (search.next <= Math.min(newest, search.last)) {
      const outcome = await this.#outcomeIn(search.next, hash, rpc, network);
      if (outcome) return outcome;
      search.next += 1;
    }
    return search.next > search.last ? 'expired' : undefined;
  }

  async #outcomeIn(
    number: number,
    hash: string,
    rpc: PolkadotRpc,
    network: Network,
  ): Promise<TransactionOutcome | undefined> {
    const block = await rpc.blockHash(number);
    if (block === undefined) throw new Error('the node has not come that far');
    const extrinsics = await rpc.extrinsics(block);
    const index = extrinsics.findIndex((bytes) => hexOf(blake2b(bytes, { dkLen: 32 })) === hash);
    if (index < 0) return undefined;
    const [genesisHash, version, events] = await Promise.all([
      rpc.genesisHash(network),
      rpc.runtimeVersion(block),
      rpc.storage(SYSTEM_EVENTS, block),
    ]);
    const runtime = await this.#deps.cache.find(genesisHash, version, rpc, block);
    const hasSucceeded = runtime.hasSucceeded(index, expectBytes(events, 'the events'));
    return hasSucceeded ? 'succeeded' : 'reverted';
  }
}
