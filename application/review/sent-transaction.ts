import type { CaipAddress } from '../../domain/caip/caip-address';
import type { Network } from '../../domain/network/network';
import type { LeftPurpose } from '../../domain/transaction/left-transactions';

/** A transaction that the wallet has sent. */
export interface SentTransaction {
  readonly hash: string;

  /** Whether `hash` is the wallet's id of a bundle of calls. */
  readonly isBundle?: true;
  readonly account: CaipAddress;
  readonly network: Network;

  /** What it is to do, for the activity. */
  readonly purpose?: LeftPurpose;
}
