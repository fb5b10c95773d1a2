/** The change of an account's balance of a token. */
export interface TokenChange {
  /** The contract of the token. */
  readonly contract: string;

  /** In base units; for an item of a collection, one. Below zero where it leaves the account. */
  readonly units: bigint;
}

/** The changes for the account that makes a call. */
export interface CallChanges {
  /** The change of its native currency, in base units, without the fee. */
  readonly native: bigint;
  /** How the balances of tokens change. */
  readonly tokens: readonly TokenChange[];

  /** The contracts in which it would grant an allowance. */
  readonly grants: readonly string[];
}

/**
 * A node's answer after it simulated a call. `changes` are absent where it reports only that the call would
 * succeed.
 */
export type SimulatedCall =
  | { readonly status: 'reverted'; readonly reason?: string }
  | { readonly status: 'done'; readonly changes?: CallChanges };
