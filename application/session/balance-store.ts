import type { BalanceState } from '../../domain/account/account';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { StateStore } from '../state/state-store';

type Balances = Readonly<Record<ChainNamespace, BalanceState>>;

const unknownBalance: BalanceState = { status: 'unknown' };

/** No balance known on any namespace. */
export const unknownBalances = Object.fromEntries(
  chainNamespaces.map((namespace) => [namespace, unknownBalance]),
) as Balances;

/** The native balance of the account in use, per namespace. Written by `LoadBalance`. */
export class BalanceStore extends StateStore<Balances> {
  constructor() {
    super(unknownBalances);
  }

  set(namespace: ChainNamespace, balance: BalanceState): void {
    this.update((all) => ({ ...all, [namespace]: balance }));
  }
}
