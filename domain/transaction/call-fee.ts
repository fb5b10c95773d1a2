import type { Decimal } from '../number/decimal';

/** What the network takes for a call, beside what the call itself moves. */
export interface CallFee {
  /** In base units of the chain's native currency. */
  readonly units: bigint;

  /** Its value in US dollars, where the price is known. */
  readonly inUSD?: Decimal;

  /** Whether the account has too little of the native currency for it. */
  readonly isShort: boolean;
}
