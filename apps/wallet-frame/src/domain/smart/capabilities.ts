import { inTime } from '../time/in-time';
import type { AskNode } from '../plans/ask-node';
import { FACTORY } from '../signing/entry-point';
import { accountCodeOn } from './account-code-on';
import { delegationOf } from './delegation';

/** What EIP-5792 says of atomic bundles: they work, they work once the visitor has approved an upgrade, or they do not. */
export type AtomicStatus = 'ready' | 'supported' | 'unsupported';

/** How long a site waits for what a node says. */
const PATIENCE_MS = 5_000;

/**
 * Whether an account whose type is a smart account sends atomic bundles on the network of `node`.
 *
 * @param address `contract` where the network lacks EIP-7702, and the account is deployed by its first bundle.
 */
export function atomicStatus(address: string, node: AskNode): Promise<AtomicStatus> {
  const asked = statusOf(address, node).catch((): AtomicStatus => 'unsupported');
  return inTime(PATIENCE_MS, asked, (): AtomicStatus => 'unsupported');
}

async function statusOf(address: string, node: AskNode): Promise<AtomicStatus> {
  if (address === 'contract') {
    const { kind } = await delegationOf(FACTORY, node);
    return kind === 'none' ? 'unsupported' : 'supported';
  }
  const [{ kind }, code] = await Promise.all([delegationOf(address, node), accountCodeOn(node)]);
  if (kind === 'other' || code === undefined) return 'unsupported';
  return kind === 'own' ? 'supported' : 'ready';
}
