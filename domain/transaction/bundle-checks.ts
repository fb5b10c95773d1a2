import type { ContractCall } from './contract-call';

/** The least change of an account's balance by a bundle of calls. */
export interface BalanceFloor {
  /** The token's contract. Absent for the native currency. */
  readonly contract?: string;

  /** In base units. Below zero, the account may lose as much. */
  readonly change: bigint;
}

/** The calls of a bundle that revert all of it where a balance has not changed as it should. */
export interface BundleChecks {
  /** Come before all others: they note the balances that the later ones compare with. */
  readonly before: readonly ContractCall[];
  /** Come after all others: they compare the balances. */
  readonly after: readonly ContractCall[];
}
