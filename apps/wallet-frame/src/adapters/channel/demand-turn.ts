import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { SiteBudget } from '../../domain/limits/site-budget';
import { HostRefusal } from '../../domain/refusals/host-refusal';

export interface DemandTurnDeps {
  readonly budget: Pick<SiteBudget, 'spend'>;

  /** The logins that wait for the visitor's code. */
  readonly login: { readonly isWaiting: boolean };

  /** The requests that wait for the visitor's approval. */
  readonly rpc: { readonly isWaiting: boolean };
}

/** @throws {@link HostRefusal} where another request waits for the visitor, or nothing is left of the budget. */
export function demandTurn({ budget, login, rpc }: DemandTurnDeps): void {
  budget.spend('request');
  if (!rpc.isWaiting && !login.isWaiting) return;
  throw new HostRefusal('Another request waits for the visitor', rpcCodes.resourceUnavailable);
}
