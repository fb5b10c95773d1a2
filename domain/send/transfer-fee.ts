/** What a transfer costs, in base units of the chain's native currency. */
export interface TransferFee {
  /** The price of one unit of gas; the whole cost where there is no gas. */
  readonly perGas: bigint;

  /** What the transfer costs in all. */
  readonly cost: bigint;

  /**
   * What the sender cannot spend beside the cost: what keeps the account alive, what is locked, coins that are
   * worth less than it costs to spend them. Absent where all can be spent.
   */
  readonly reserve?: bigint;
}
