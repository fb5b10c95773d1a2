/** What a transfer costs, in base units of the chain's native currency. */
export interface TransferFee {
  /** The price of one unit of gas; the whole cost where there is no gas. */
  readonly perGas: bigint;

  /** What the transfer costs in all. */
  readonly cost: bigint;

  /**
   * What the sender cannot spend in addition to the cost: the least that keeps the account alive, locked
   * funds, coins that cost more to spend than they are worth. Absent where all can be spent.
   */
  readonly reserve?: bigint;
}
