import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { Bundle, PreparedBundle } from '../plans/evm/bundle';
import type { PlanContext } from '../plans/plan-context';
import { refused } from '../plans/unread';
import { smartBundle } from './smart-bundle';

/** Prepares bundles as user operations. */
export interface BundleOperations {
  prepare(bundle: Bundle, context: PlanContext): Promise<PreparedBundle | undefined>;
}

/**
 * Prepares a bundle of the visitor's smart account: for the operator's bundler where there is one that answers, else for the
 * account itself.
 *
 * @throws HostRefusal where it is refused.
 */
export async function accountBundle(
  bundle: Bundle,
  context: PlanContext,
  operations: BundleOperations,
): Promise<PreparedBundle | undefined> {
  const prepared = await preparedBy(bundle, context, operations);
  const isSponsored = prepared !== undefined && prepared.fee.label === 'exactFee';
  if (bundle.mustBeSponsored === true && !isSponsored) {
    throw refused(
      'The wallet’s operator does not pay the fee of this',
      rpcCodes.capabilityUnsupported,
    );
  }
  return prepared;
}

async function preparedBy(
  bundle: Bundle,
  context: PlanContext,
  operations: BundleOperations,
): Promise<PreparedBundle | undefined> {
  const { account, bundlerUrl, paymasterUrl } = context.network?.smartAccounts ?? {};
  if (bundlerUrl === undefined) return smartBundle(bundle, context);
  const { NoBundler } = await import('./operations/operation-refusal');
  try {
    const prepared = await operations.prepare(bundle, context);
    if (prepared || account === 'factory') return prepared;
  } catch (error) {
    if (!(error instanceof NoBundler) || account === 'factory') throw error;
  }
  const own = await smartBundle(bundle, context);
  if (!own || paymasterUrl === undefined) return own;
  return { ...own, warnings: [...own.warnings, 'notSponsored'] };
}
