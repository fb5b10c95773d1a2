import type { Fact } from '../../readings/reading';
import { formatUnits } from '../../../../../../domain/number/decimal';
import { feeWarnings } from '../high-fee';
import type { PlanContext } from '../plan-context';
import type { PreparedBundle } from './bundle';
import { nativeOf } from './calls-plan';
import { usualPrice } from './gas-price';
import type { Call } from './read-call';

/** The gas of what is signed, and what it costs at most. */
export interface Cost {
  readonly gas: bigint;
  readonly most: bigint;
}

/** The fee of calls as it is shown, and a warning where it is much higher than usual. */
export async function feeTerms(
  { gas, most }: Cost,
  calls: readonly Pick<Call, 'value'>[],
  context: PlanContext,
): Promise<Pick<PreparedBundle, 'fee' | 'warnings'>> {
  const price = await usualPrice(context.node);
  const leaves = calls.reduce((sum, { value }) => sum + value, 0n);
  return {
    fee: feeFact(most, context),
    warnings: feeWarnings(
      { fee: most, leaves, ...(price !== undefined && { usual: gas * price }) },
      context.network,
    ),
  };
}

function feeFact(fee: bigint, context: PlanContext): Fact {
  const { decimals, symbol } = nativeOf(context);
  return { label: 'fee', value: `${formatUnits(fee, decimals)} ${symbol}` };
}
