import type { CaipAddress } from '../../domain/caip/caip-address';
import type { Network } from '../../domain/network/network';
import type { LeftPurpose } from '../../domain/transaction/left-transactions';

/** A transaction that the wallet has sent. */
export interface SentTransaction {
  readonly hash: string;
  readonly account: CaipAddress;
  readonly network: Network;

  /** What it is to do, for the activity. */
  readonly purpose?: LeftPurpose;
}
