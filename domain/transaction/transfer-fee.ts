/** The speeds at which a visitor can have a transfer sent, where the chain orders transactions by their fees. */
export const feeSpeeds = ['slow', 'normal', 'fast'] as const;
export type FeeSpeed = (typeof feeSpeeds)[number];

/** The fee that a transaction names, in base units of the chain's native currency. */
export interface NamedFee {
  /** The most that one unit of gas may cost. */
  readonly perGas: bigint;

  /** What the block's producer gets of that. */
  readonly priority: bigint;
}

/** A fee, and the most that the transfer costs with it. */
export interface FeeOffer extends NamedFee {
  /** What it costs at most, in the least unit. */
  readonly cost: bigint;
}

/** What a transfer costs, in base units of the chain's native currency. */
export interface TransferFee {
  /** The price of one unit of gas; the whole cost where there is no gas. */
  readonly perGas: bigint;

  /** What the transfer costs in all. */
  readonly cost: bigint;

  /** The part of the cost that a rollup takes beside gas, for publishing the transaction. Absent elsewhere. */
  readonly publishing?: bigint;

  /**
   * What the sender cannot spend in addition to the cost: the least that keeps the account alive, locked
   * funds, coins that cost more to spend than they are worth. Absent where all can be spent.
   */
  readonly reserve?: bigint;

  /** The fees to choose from. Absent where the chain or the wallet leaves no choice. */
  readonly speeds?: { readonly [Speed in FeeSpeed]: FeeOffer };
}

/** `fee` for a transfer at `speed`, where that can be chosen. */
export function feeAt(fee: TransferFee, speed: FeeSpeed): TransferFee {
  const offer = fee.speeds?.[speed];
  return offer ? { ...fee, perGas: offer.perGas, cost: offer.cost } : fee;
}

/**
 * The fee that a transfer at `speed` names; `undefined` at the normal speed, where the wallet chooses the fee itself.
 */
export function namedFee({ speeds }: TransferFee, speed: FeeSpeed): NamedFee | undefined {
  if (!speeds || speed === 'normal') return undefined;
  const { perGas, priority } = speeds[speed];
  return { perGas, priority };
}
