import type { FrameNetwork } from '../networks/settings';
import type { Warning } from '../texts/english';
import { unitsOf } from './amounts';

/** What a fee is judged by, in base units of the network's coin. */
export interface Fee {
  readonly fee: bigint;

  /** What others have paid lately for as much. Absent where that is not known. */
  readonly usual?: bigint;

  /** How much of the network's coin leaves the account besides the fee. */
  readonly leaves: bigint;
}

const MANY_TIMES = 20n;

/** A small payment may cost a tenth of it in fees: that alone is no fault of the fee. */
const SOME_TIMES = 3n;
const SHARE = 10n;

/**
 * A warning about a fee above the operator's sum for the network, or twenty times what is usual; or above a tenth of what
 * leaves the account and three times what is usual.
 */
export function feeWarnings(
  { fee, leaves, usual }: Fee,
  network: Pick<FrameNetwork, 'decimals' | 'highFee'> | undefined,
): readonly Warning[] {
  const { decimals = 0, highFee = '' } = network ?? {};
  const most = unitsOf(highFee, decimals) ?? (usual === undefined ? undefined : usual * MANY_TIMES);
  const isLargeShare =
    usual !== undefined && leaves > 0n && fee * SHARE > leaves && fee > usual * SOME_TIMES;
  return (most !== undefined && fee > most) || isLargeShare ? ['highFee'] : [];
}
