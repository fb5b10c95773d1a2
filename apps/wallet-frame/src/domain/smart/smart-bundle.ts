import { checksumAddress } from '../accounts/evm-address';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { Bundle, PreparedBundle } from '../plans/evm/bundle';
import { oneByOne } from '../plans/evm/one-by-one';
import type { PlanContext } from '../plans/plan-context';
import { refused } from '../plans/unread';
import { accountCodeOn } from './account-code-on';
import { delegationOf } from './delegation';
import { selfTransaction } from './self-transaction';

/**
 * Prepares a bundle of the visitor's smart account. `undefined` where the account cannot send it whole and the site has not
 * asked for that.
 *
 * @throws HostRefusal where the account has a code that this wallet did not choose, and the site wants all or none.
 */
export async function smartBundle(
  bundle: Bundle,
  context: PlanContext,
): Promise<PreparedBundle | undefined> {
  const { calls, chain, isAtomic } = bundle;
  const [call] = calls;
  // One transaction is done or not, so the account needs no code for it.
  if (call && calls.length === 1) return oneByOne(chain, [{ call, fields: {} }], context);
  const { accounts, node } = context;
  const [delegation, code] = await Promise.all([
    delegationOf(accounts.evm.address, node),
    accountCodeOn(node),
  ]);
  if (delegation.kind !== 'other' && code !== undefined) {
    return selfTransaction(bundle, delegation.kind === 'none' ? code : undefined, context);
  }
  if (!isAtomic) return undefined;
  if (delegation.kind !== 'other') {
    throw refused('This network has no code for smart accounts', rpcCodes.atomicityUnsupported);
  }
  const { address } = delegation;
  const named = address === undefined ? 'a contract' : checksumAddress(address.slice(2));
  throw refused(
    `The account has a code that this wallet did not choose, and does not replace: ${named}`,
    rpcCodes.atomicityUnsupported,
  );
}
