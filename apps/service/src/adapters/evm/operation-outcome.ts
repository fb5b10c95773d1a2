import { listOf, textOf } from '../../../../../domain/outside/untrusted-record';
import { AbiWords } from '../../domain/abi-words';
import { ENTRY_POINT } from '../../domain/sponsor/account-abstraction';
import { inBillionths } from '../../domain/sponsor/billionths';
import { hexBytes } from '../../domain/sponsor/user-operation';
import type { ChainNode } from '../../ports/chain-node';
import type { ChainOutcome } from '../../ports/chain-outcomes';
import type { HeldSponsorship } from '../../ports/sponsorships';

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)`. */
const EVENT = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f';

/** A node behind a balancer may be some blocks behind another. */
const MARGIN_SECONDS = 600n;

/** With what an operation is found on its chain. */
export interface OperationTrace {
  readonly sender: string;

  /** In decimal digits. */
  readonly nonce: string;

  /** The block from which it can be there, in hexadecimal digits. */
  readonly block: string;
}

/**
 * What has become of a user operation, by the EntryPoint's events: whichever operation has its sender and its number. The time is
 * the chain's own, by which a signature ends there.
 */
export async function operationOutcome(
  node: ChainNode,
  { trace, untilSeconds }: HeldSponsorship,
): Promise<ChainOutcome> {
  const { block, nonce, sender } = JSON.parse(trace) as OperationTrace;
  const seconds = await node.ask('eth_getBlockByNumber', ['latest', false], (latest) =>
    numberIn(textOf(latest, 'timestamp')),
  );
  const topics = [EVENT, null, `0x${sender.slice(2).padStart(64, '0')}`];
  const filter = { address: ENTRY_POINT, fromBlock: block, toBlock: 'latest', topics };
  const costs = await node.ask('eth_getLogs', [filter], (logs) =>
    Array.isArray(logs) ? logs.map((log: unknown) => costIn(log, BigInt(nonce))) : undefined,
  );
  const cost = costs.find((each) => each !== undefined);
  // Another operation with its number is on the chain, for which the account has paid.
  if (cost === 'own') return { kind: 'over' };
  if (cost !== undefined) return { kind: 'paid', sum: inBillionths(cost) };
  return { kind: seconds > BigInt(untilSeconds) + MARGIN_SECONDS ? 'over' : 'open' };
}

/** What the operation with this number has cost its sponsor; `own` where it had none. */
function costIn(log: unknown, nonce: bigint): bigint | 'own' | undefined {
  const words = new AbiWords(hexBytes(textOf(log, 'data') ?? ''));
  if (words.number(0) !== nonce) return undefined;
  const paymaster = listOf(log, 'topics')?.[3];
  return typeof paymaster === 'string' && /^0x0*$/.test(paymaster) ? 'own' : words.number(2);
}

function numberIn(digits: string | undefined): bigint | undefined {
  return digits !== undefined && /^0x[0-9a-f]{1,16}$/i.test(digits) ? BigInt(digits) : undefined;
}
