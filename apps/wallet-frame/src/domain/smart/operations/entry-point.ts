import { bytesOf, quantityOf, recordOf } from '../../bytes/untrusted';
import { HostRefusal } from '../../refusals/host-refusal';
import { rpcCodes } from '../../../../../../domain/rpc/rpc-code';
import type { AskNode } from '../../plans/ask-node';
import { ENTRY_POINT } from '../../signing/entry-point';
import { word } from './abi-encoding';

const GET_NONCE = '35567e1a';
const BALANCE_OF = '70a08231';

/** `UserOperationEvent`, which the EntryPoint emits for each operation, whatever has come of its calls. */
const DONE = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f';

/** `BeforeExecution`, which stands before the events of all operations of a transaction. */
const BEFORE = '0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972';

/** An operation that the chain has taken. */
export interface MinedOperation {
  readonly hash: string;
  readonly nonce: bigint;
  readonly transactionHash: string;

  /** Whether its calls were done. */
  readonly isGood: boolean;
}

/** The operation that `sender` sends next in the row `key`. */
export async function nextNonce(sender: string, key: bigint, node: AskNode): Promise<bigint> {
  return called(`0x${GET_NONCE}${word(sender)}${word(key)}`, node);
}

/** What `account` has put into the EntryPoint. */
export async function depositOf(account: string, node: AskNode): Promise<bigint> {
  return called(`0x${BALANCE_OF}${word(account)}`, node);
}

/** The operations of `sender` that the chain has taken since `block`, or the one of `hash`. */
export async function minedOperations(
  {
    block,
    hash,
    sender,
  }: { readonly block: string; readonly hash?: string; readonly sender: string },
  node: AskNode,
): Promise<readonly MinedOperation[]> {
  const topics = [DONE, hash ?? null, `0x${word(sender)}`];
  const filter = { address: ENTRY_POINT, topics, fromBlock: block, toBlock: 'latest' };
  const logs = await node('eth_getLogs', [filter]);
  if (!Array.isArray(logs)) throw unreadableNode();
  return logs.flatMap((log) => minedIn(log, sender) ?? []);
}

/** The receipt of an operation, cut out of the one of its transaction: the logs of others are not of it. */
export function ownReceipt(
  receipt: unknown,
  hash: string,
  sender: string,
): MinedReceipt | undefined {
  const record = recordOf(receipt);
  const { blockHash, blockNumber, gasUsed, logs, transactionHash } = record;
  if (!Array.isArray(logs)) return undefined;
  const end = logs.findIndex((log) => minedIn(log, sender)?.hash === hash);
  if (end === -1) return undefined;
  const start = logs.slice(0, end).map(isBoundary).lastIndexOf(true);
  const isGood = minedIn(logs[end], sender)?.isGood === true;
  return {
    blockHash,
    blockNumber,
    gasUsed,
    transactionHash,
    logs: logs.slice(start + 1, end + 1),
    status: isGood ? '0x1' : '0x0',
  };
}

/** A receipt as EIP-5792 has it. */
export interface MinedReceipt {
  readonly logs: readonly unknown[];
  readonly status: '0x0' | '0x1';
  readonly blockHash: unknown;
  readonly blockNumber: unknown;
  readonly gasUsed: unknown;
  readonly transactionHash: unknown;
}

function isBoundary(log: unknown): boolean {
  const { address, topics } = recordOf(log);
  const [topic] = Array.isArray(topics) ? (topics as readonly unknown[]) : [];
  return String(address).toLowerCase() === ENTRY_POINT && (topic === DONE || topic === BEFORE);
}

/** `undefined` for a log of another kind, contract or sender. */
function minedIn(log: unknown, sender: string): MinedOperation | undefined {
  const { address, data, topics, transactionHash } = recordOf(log);
  if (String(address).toLowerCase() !== ENTRY_POINT || !Array.isArray(topics)) return undefined;
  const [topic, hash, from] = topics as readonly unknown[];
  if (topic !== DONE || from !== `0x${word(sender)}`) return undefined;
  if (typeof hash !== 'string' || typeof data !== 'string' || data.length < 130) return undefined;
  return {
    hash,
    nonce: quantityOf(data.slice(0, 66)),
    isGood: quantityOf(`0x${data.slice(66, 130)}`) === 1n,
    transactionHash: String(transactionHash),
  };
}

async function called(data: string, node: AskNode): Promise<bigint> {
  const answer = await node('eth_call', [{ to: ENTRY_POINT, data }, 'latest']);
  try {
    if (bytesOf(answer).length !== 32) throw new RangeError('word');
  } catch {
    throw new HostRefusal(
      'The network has no EntryPoint of version 0.8',
      rpcCodes.unsupportedMethod,
    );
  }
  return quantityOf(answer);
}

function unreadableNode(): HostRefusal {
  return new HostRefusal('The answer of the node cannot be read', rpcCodes.internalError);
}
