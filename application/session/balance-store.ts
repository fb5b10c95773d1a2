import type { BalanceState } from '../../domain/account/account';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { unknownBalances } from '../snapshot/initial-state';
import { StateStore } from '../state/state-store';

/** The native balance of the account in use, per namespace. Written by `LoadBalance`. */
export class BalanceStore extends StateStore<Readonly<Record<ChainNamespace, BalanceState>>> {
  constructor() {
    super(unknownBalances);
  }

  set(namespace: ChainNamespace, balance: BalanceState): void {
    this.update((all) => ({ ...all, [namespace]: balance }));
  }
}
