import type { CaipAddress } from '../caip/caip-address';
import type { TokenBalance } from '../token/token-balance';

/** A token that can be swapped, as a service lists it. */
export interface SwapToken {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;

  /** The token's contract. Absent for the chain's native currency. */
  readonly address?: CaipAddress;
  readonly iconUrl?: string;
}

/** One exchange of one token for another: everything that a service prepares a transaction from. */
export interface SwapRequest {
  /** The account and the chain it happens on. */
  readonly account: CaipAddress;
  readonly from: TokenBalance;
  readonly to: TokenBalance;

  /** How much of `from`, in base units. */
  readonly units: bigint;
}
