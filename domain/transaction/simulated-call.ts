/** How much more or less of a token an account would have. */
export interface TokenChange {
  readonly contract: string;

  /** In base units; of an item of a collection, one. Below zero where it leaves the account. */
  readonly units: bigint;
}

/** What would change for the account that makes a call. */
export interface CallChanges {
  /** How much more of the chain's own currency it would have, in base units, the fee aside. */
  readonly native: bigint;
  readonly tokens: readonly TokenChange[];

  /** The contracts in which it would let somebody take something. */
  readonly grants: readonly string[];
}

/**
 * What a node says that has tried a call without sending it. `changes` are absent where it says no more than that it
 * would be done.
 */
export type SimulatedCall =
  | { readonly status: 'reverted'; readonly reason?: string }
  | { readonly status: 'done'; readonly changes?: CallChanges };
