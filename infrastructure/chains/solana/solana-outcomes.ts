import type { Network } from '../../../domain/network/network';
import type { TransactionOutcome } from '../../../domain/transaction/transaction-outcome';
import type { ChainOutcomes } from '../../../ports/chain-outcomes';
import type { Clock } from '../../../ports/clock';
import type { RpcClients } from '../../../ports/rpc-client';
import { SolanaRpc } from './solana-rpc';

export interface SolanaOutcomesDeps {
  readonly clock: Clock;
  readonly rpcClients: RpcClients;
}

const ASK_EVERY_MS = 1000;

/**
 * For how many blocks a blockhash is valid. A transaction that is unknown by then was signed with an older
 * one.
 */
const BLOCKHASH_LIFE = 150;

/** How many blocks later that is certain, because nodes do not all see a block at once. */
const MARGIN = 10;

/**
 * {@link ChainOutcomes} for Solana: polls every second, until two thirds of the validators have voted for the
 * transaction or it is too old to become part of the chain.
 */
export class SolanaOutcomes implements ChainOutcomes {
  readonly #deps: SolanaOutcomesDeps;

  constructor(deps: SolanaOutcomesDeps) {
    this.#deps = deps;
  }

  async outcome(hash: string, network: Network, signal?: AbortSignal): Promise<TransactionOutcome> {
    const { clock, rpcClients } = this.#deps;
    const rpc = new SolanaRpc(rpcClients.forNetwork(network));
    let lastHeight: number | undefined;
    for (;;) {
      signal?.throwIfAborted();
      try {
        const height = await rpc.blockHeight(signal);
        const status = await rpc.status(hash, signal);
        lastHeight ??= height + BLOCKHASH_LIFE + MARGIN;
        if (status?.isConfirmed) return status.hasFailed ? 'reverted' : 'succeeded';
        if (!status && height > lastHeight) return 'expired';
      } catch {
        signal?.throwIfAborted();
      }
      await clock.sleep(ASK_EVERY_MS, signal);
    }
  }
}
