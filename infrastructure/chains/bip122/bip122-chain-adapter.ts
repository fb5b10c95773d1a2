import * as z from 'zod/mini';
import type { Network } from '../../../domain/network/network';
import type { ChainAdapter } from '../../../ports/chain-adapter';
import type { ChainOutcomes } from '../../../ports/chain-outcomes';
import type { ChainSigner } from '../../../ports/chain-signer';
import type { ChainFees, ChainSender } from '../../../ports/chain-transfers';
import { type EsploraClientDeps, EsploraClient } from './esplora-client';
import { BitcoinOutcomes } from './bitcoin-outcomes';
import { BitcoinSigner } from './bitcoin-signer';
import { BitcoinTransfers } from './bitcoin-transfers';

export type Bip122ChainAdapterDeps = EsploraClientDeps;

const sumsSchema = z.object({
  funded_txo_sum: z.int().check(z.nonnegative()),
  spent_txo_sum: z.int().check(z.nonnegative()),
});
const addressSchema = z.object({ chain_stats: sumsSchema, mempool_stats: sumsSchema });

/** {@link ChainAdapter} for Bitcoin, over the Esplora API. Bitcoin has no tokens and no names. */
export class Bip122ChainAdapter implements ChainAdapter {
  readonly namespace = 'bip122';
  readonly fees: ChainFees;
  readonly outcomes: ChainOutcomes;
  readonly sender: ChainSender;
  readonly signer: ChainSigner = new BitcoinSigner();
  readonly #esplora: EsploraClient;

  constructor(deps: Bip122ChainAdapterDeps) {
    this.#esplora = new EsploraClient(deps);
    const transfers = new BitcoinTransfers(this.#esplora);
    this.fees = transfers;
    this.sender = transfers;
    this.outcomes = new BitcoinOutcomes({ clock: deps.clock, esplora: this.#esplora });
  }

  /** With what waits for a block: money that is on its way out is not shown as there. */
  async nativeBalance(address: string, network: Network, signal?: AbortSignal): Promise<bigint> {
    const path = `/address/${encodeURIComponent(address)}`;
    const stats = await this.#esplora.read(network, path, addressSchema, signal);
    const { chain_stats: mined, mempool_stats: waiting } = stats;
    return (
      BigInt(mined.funded_txo_sum) -
      BigInt(mined.spent_txo_sum) +
      BigInt(waiting.funded_txo_sum) -
      BigInt(waiting.spent_txo_sum)
    );
  }
}
