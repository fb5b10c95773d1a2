import type { NamedFee } from './transfer-fee';

/** What a replacement is for: the same call with a higher fee, or nothing in its place. */
export type ReplacementKind = 'speedUp' | 'cancel';

/** A transaction in the place of one that waits: everything that the wallet is asked to send, and nothing else. */
export interface Replacement {
  /** Whether it speeds up or cancels. */
  readonly kind: ReplacementKind;

  /** The transaction whose place it takes. */
  readonly replaces: string;

  /** The number that the two share: only one of a number becomes part of the chain. */
  readonly nonce: bigint;
  /** The receiver. */
  readonly to: string;
  /** The data of the call, as hex. */
  readonly data: string | undefined;

  /** In base units of the native currency. */
  readonly units: bigint;
  /** The limit of gas. */
  readonly gas: bigint;
  /** The fee. */
  readonly fee: NamedFee;

  /** The most that its gas can cost, and the most that the gas of the waiting one can cost. */
  readonly cost: bigint;
  /** What the first one costs at most, in the least unit. */
  readonly costBefore: bigint;
}

/** Why there is no replacement, or no certainty about one. */
export type ReplacementTrouble =
  /** The waiting transaction became part of the chain meanwhile. */
  | 'mined'
  /** The network does not know it, or it is of a kind that is not replaced. */
  | 'unknown'
  /** The wallet gave the transaction another number, so both may be executed. */
  | 'renumbered'
  | 'declined'
  | 'failed';

/** How far the replacement of a transaction has come. */
export interface ReplacementState {
  /** Whether it speeds up or cancels. */
  readonly kind: ReplacementKind;

  /** The transaction whose place is to be taken. */
  readonly replaces: string;
  /** Where it stands. */
  readonly status: 'reading' | 'ready' | 'asking' | 'sent' | 'over';

  /** Absent while it is being read. */
  readonly replacement?: Replacement;

  /** The transaction in its place. Present once it is sent. */
  readonly hash?: string;
  /** Why it cannot be done. */
  readonly trouble?: ReplacementTrouble;

  /** The wallet's or the node's own words about a failure. */
  readonly detail?: string;
}

/**
 * The fee with which nodes take a transaction in the place of one with the fee `before`: they want a tenth more of both
 * parts, and some an eighth. Never less than `offered`, which is what the network takes soon.
 */
export function raisedFee(before: NamedFee, offered: NamedFee): NamedFee {
  const priority = greater(raised(before.priority), offered.priority);
  return { priority, perGas: greater(greater(raised(before.perGas), offered.perGas), priority) };
}

function raised(amount: bigint): bigint {
  return amount + amount / 8n + 1n;
}

function greater(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
