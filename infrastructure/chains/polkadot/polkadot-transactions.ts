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
export function createTransactions(deps: PolkadotChainAdapterDeps): PolkadotTransactions {
  const shared = { ...deps, cache: new RuntimeCache(), sent: new SentTransactions() };
  const transfers = new PolkadotTransfers(shared);
  const outcomes = new PolkadotOutcomes(shared);
  return { fees: transfers, limits: transfers, outcomes, sender: transfers };
}
