import type { CaipAddress } from '../caip/caip-address';
import type { ChainNamespace } from '../caip/chain-namespace';

import type { GrantedAccount } from './granted-account';

/** What is known of an account's native balance. A failure is never shown as zero. */
export type BalanceState =
  | { readonly status: 'unknown' | 'loading' | 'failed' }
  | {
      readonly status: 'loaded';

      /** In base units: wei, lamports, satoshis, planck. */
      readonly units: bigint;
      readonly decimals: number;
      readonly symbol: string;
    };

/** The account in use on one namespace. */
export interface Account {
  readonly namespace: ChainNamespace;
  readonly caipAddress: CaipAddress;
  readonly address: string;

  /** Every address the wallet shares, the one in use first. */
  readonly allAddresses: readonly string[];

  /** What the wallet says about some of them: their names, and what they are for. */
  readonly accounts?: readonly GrantedAccount[];

  /** The visitor chooses among them here, and not in the wallet. */
  readonly isChosenHere?: boolean;

  /** The wallet it is in. */
  readonly connectorId: string;
  readonly balance: BalanceState;

  /** The address's page on the network's block explorer. */
  readonly explorerUrl?: string;
}
