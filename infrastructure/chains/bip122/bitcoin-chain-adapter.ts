import type { Network } from '../../../domain/network/network';
import { fieldOf, numberOf } from '../../../domain/outside/untrusted-record';
import type { ChainAdapter } from '../../../ports/chain-adapter';
import type { ChainSigner } from '../../../ports/chain-signer';
import type { ChainFees, ChainSender } from '../../../ports/chain-transfers';
import { type EsploraClientDeps, EsploraClient } from './esplora-client';
import type { BitcoinOutcomes } from './bitcoin-outcomes';
import { BitcoinSigner } from './bitcoin-signer';

export type BitcoinChainAdapterDeps = EsploraClientDeps;

/**
 * {@link ChainAdapter} for Bitcoin, over the Esplora API. Bitcoin has no tokens and no names. The code for
 * sending is downloaded when the widget estimates a cost or sends.
 */
export class BitcoinChainAdapter implements ChainAdapter {
  readonly namespace = 'bip122';
  readonly fees: ChainFees;
  readonly outcomes: Pick<BitcoinOutcomes, 'isKept' | 'outcome'>;
  readonly sender: ChainSender;
  readonly signer: ChainSigner = new BitcoinSigner();
  readonly #esplora: EsploraClient;

  constructor(deps: BitcoinChainAdapterDeps) {
    this.#esplora = new EsploraClient(deps);
    const esplora = this.#esplora;
    const transfers = async (): Promise<ChainFees & ChainSender> => {
      const { BitcoinTransfers } = await import('./bitcoin-transfers');
      return new BitcoinTransfers(esplora);
    };
    this.fees = {
      transferFee: async (...question) => (await transfers()).transferFee(...question),
    };
    this.sender = { send: async (...transfer) => (await transfers()).send(...transfer) };
    const outcomes = async (): Promise<BitcoinOutcomes> => {
      const { BitcoinOutcomes: Outcomes } = await import('./bitcoin-outcomes');
      return new Outcomes({ clock: deps.clock, esplora });
    };
    this.outcomes = {
      outcome: async (...question) => (await outcomes()).outcome(...question),
      isKept: async (...question) => (await outcomes()).isKept(...question),
    };
  }

  /** Includes unconfirmed transactions, so that coins that are being sent do not count. */
  async nativeBalance(address: string, network: Network, signal?: AbortSignal): Promise<bigint> {
    const path = `/address/${encodeURIComponent(address)}`;
    return this.#esplora.read(network, path, balanceIn, signal);
  }
}

/** The unspent amount of an address: confirmed and unconfirmed. */
function balanceIn(answer: unknown): bigint | undefined {
  const [mined, waiting] = ['chain_stats', 'mempool_stats'].map((name) => {
    const stats = fieldOf(answer, name);
    return difference(numberOf(stats, 'funded_txo_sum'), numberOf(stats, 'spent_txo_sum'));
  });
  return mined === undefined || waiting === undefined ? undefined : mined + waiting;
}

function difference(funded: number | undefined, spent: number | undefined): bigint | undefined {
  const isSum = (value: number | undefined): value is number =>
    value !== undefined && Number.isSafeInteger(value) && value >= 0;
  return isSum(funded) && isSum(spent) ? BigInt(funded) - BigInt(spent) : undefined;
}
