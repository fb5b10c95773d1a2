/**
 * How a transaction that was sent ended.
 *
 * - `succeeded`: it is part of the chain and did what it should.
 * - `reverted`: it is part of the chain and did nothing but cost its fee.
 * - `replaced`: another transaction of the same account took its place, so it never becomes part of the
 *   chain: its sender sped it up or cancelled it.
 * - `dropped`: no node of the network has known it for minutes. The nodes did not pass it on, or forgot it.
 * - `expired`: it is not part of the chain and can no longer become one. Only chains whose transactions have
 *   a limited lifetime have this outcome, and bundles of calls that a wallet has given up.
 * - `partly`: of a bundle of calls, some were done and others were not.
 * - `unreported`: the wallet does not say what became of a bundle of calls, nor names a transaction of it.
 */
export type TransactionOutcome = (typeof transactionOutcomes)[number];

/** Every {@link TransactionOutcome}. */
export const transactionOutcomes = [
  'succeeded',
  'reverted',
  'replaced',
  'dropped',
  'expired',
  'partly',
  'unreported',
] as const;
