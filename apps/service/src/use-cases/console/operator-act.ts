/** What an operator does with an account, and why. */
export interface OperatorAct {
  readonly operator: string;
  readonly account: string;
  readonly reason: string;
}
