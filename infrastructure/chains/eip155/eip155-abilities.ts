import type { ChainAdapter } from '../../../ports/chain-adapter';
import type { ChainBundles } from '../../../ports/chain-bundles';
import type { ChainCalls } from '../../../ports/chain-calls';
import type { ChainFacts } from '../../../ports/chain-facts';
import type { ChainOutcomes } from '../../../ports/chain-outcomes';
import type { ChainFees } from '../../../ports/chain-transfers';
import { Eip155Bundles } from './eip155-bundles';
import { Eip155Calls } from './eip155-calls';
import type { Eip155ChainAdapterDeps } from './eip155-chain-adapter';
import { Eip155Facts } from './eip155-facts';
import { Eip155Fees } from './eip155-fees';
import { Eip155Limits } from './eip155-limits';
import { Eip155Names } from './eip155-names';
import { Eip155Outcomes } from './eip155-outcomes';
import { Eip155Sender } from './eip155-sender';
import { Eip155Simulation } from './eip155-simulation';

/** The abilities on EVM chains beyond reading a balance and signing. */
export type Eip155Abilities = Required<Pick<ChainAdapter, 'limits' | 'names' | 'sender'>> & {
  readonly bundles: Required<ChainBundles>;
  readonly calls: Required<Omit<ChainCalls, 'exchangeFault'>>;
  readonly facts: Required<ChainFacts>;
  readonly fees: Required<ChainFees>;
  readonly outcomes: Required<Pick<ChainOutcomes, 'isKept' | 'outcome'>>;
};

/** One download for all of them: after the fee of a transfer, the widget sends and follows it. */
export function eip155Abilities(deps: Eip155ChainAdapterDeps): Eip155Abilities {
  const { clock, rpcClients } = deps;
  const outcomes = new Eip155Outcomes(deps);
  const simulation = new Eip155Simulation(deps);
  return {
    bundles: new Eip155Bundles({ clock, outcomes, rpcClients, simulation }),
    calls: new Eip155Calls(deps),
    facts: new Eip155Facts(deps),
    fees: new Eip155Fees(deps),
    limits: new Eip155Limits(deps),
    names: new Eip155Names(deps),
    outcomes,
    sender: new Eip155Sender(),
  };
}
