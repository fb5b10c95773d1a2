import type { CaipAddress } from '../caip/caip-address';
import type { Decimal } from '../number/decimal';
import type { TokenBalance } from '../token/token-balance';
import type { SignedPermit } from './swap-permit';
import type { ContractCall } from '../transaction/contract-call';

/** A token that can be swapped, as a service lists it. */
export interface SwapToken {
  /** Its name. */
  readonly name: string;
  /** Its symbol. */
  readonly symbol: string;
  /** Its decimals. */
  readonly decimals: number;

  /** The token's contract. Absent for the chain's native currency. */
  readonly address?: CaipAddress;
  /** Its picture. */
  readonly iconUrl?: string;
}

/** One exchange of one token for another: everything that a service prepares a transaction from. */
export interface SwapRequest {
  /** The account and the chain it happens on. */
  readonly account: CaipAddress;
  /** The token that is given. */
  readonly from: TokenBalance;
  /** The token that comes back. */
  readonly to: TokenBalance;

  /** How much of `from`, in base units. */
  readonly units: bigint;

  /** How much less than quoted may be received, in hundredths of a percent. 1 % when absent. */
  readonly slippage?: number;

  /** The signature that allows the exchange to take it, in the place of an allowance. */
  readonly permit?: SignedPermit;
}

/** An exchange as a source has prepared it. */
export interface BuiltSwap {
  /** The call that swaps. */
  readonly call: ContractCall;

  /** The amount of `request.to` that is received, in base units. */
  readonly toUnits: bigint;

  /**
   * How much worse the price is than for a small amount, in percent, because the exchange moves it. Absent where it is
   * not known.
   */
  readonly priceImpact?: Decimal;

  /** The contracts of the tokens over which the exchange leads, both ends among them. */
  readonly route?: readonly string[];

  /** The fee of the source's provider, in base units of `request.from`: 0.85 % of it when absent. */
  readonly providerFeeUnits?: bigint;
}
