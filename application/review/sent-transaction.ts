import type { CaipAddress } from '../../domain/caip/caip-address';
import type { Network } from '../../domain/network/network';

/** A transaction that the wallet has sent. */
export interface SentTransaction {
  readonly hash: string;
  readonly account: CaipAddress;
  readonly network: Network;
}
