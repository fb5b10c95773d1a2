/** An allowance that an account granted before. */
export interface StandingAllowance {
  /** The token's contract. */
  readonly contract: string;

  /** The most that one of the spenders may take, in base units. */
  readonly units: bigint;
}
