import type { ChainOutcomes } from '../../../ports/chain-outcomes';
import type { ChainFees, ChainLimits, ChainSender } from '../../../ports/chain-transfers';
import type { PolkadotChainAdapterDeps } from './polkadot-chain-adapter';
import { PolkadotOutcomes } from './polkadot-outcomes';
import { PolkadotTransfers } from './polkadot-transfers';
import { RuntimeCache } from './runtime-cache';
import { SentTransactions } from './sent-transactions';

/** The work with transactions: downloaded with the code that reads a runtime's metadata. */
export interface PolkadotTransactions {
  readonly fees: ChainFees;
  readonly limits: ChainLimits;
  readonly outcomes: ChainOutcomes;
  readonly sender: ChainSender;
}

/** Makes that work, with one cache of runtimes for all. */
export function createTransactions({
  clock,
  networks,
  rpcClients,
}: PolkadotChainAdapterDeps): PolkadotTransactions {
  const cache = new RuntimeCache();
  const sent = new SentTransactions();
  const transfers = new PolkadotTransfers({ cache, networks, rpcClients, sent });
  const outcomes = new PolkadotOutcomes({ cache, clock, rpcClients, sent });
  return { fees: transfers, limits: transfers, outcomes, sender: transfers };
}
