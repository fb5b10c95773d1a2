import {
  decodeEventLog,
  erc20Abi,
  erc721Abi,
  type Hex,
  isHex,
  parseAbi,
  toEventSelector,
} from 'viem';
import { isSameEvmAddress } from '../../../domain/address/evm-address';
import { attempt } from '../../../domain/outside/attempt';
import { fieldOf, listOf, textOf } from '../../../domain/outside/untrusted-record';
import { PERMIT2_ADDRESS } from '../../../domain/swap/swap-call';
import type { TokenChange } from '../../../domain/transaction/simulated-call';

/** The address at which nodes report transfers of the native currency (ERC-7528). */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';

const collectionAbi = parseAbi([
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
]);

/** The number of topics of an event about one item of a collection. */
const ITEM_TOPICS = 4;

/** A contract's event, as a node reports it. */
export interface ContractEvent {
  readonly contract: string;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/** The changes for one account according to events. */
export interface EventChanges {
  /** Absent where no event reports a transfer: not every node does. */
  readonly native?: bigint;
  readonly tokens: readonly TokenChange[];
  readonly grants: readonly string[];
}

/** The events in a node's report of a simulated call. Leaves out an event that cannot be read. */
export function eventsIn(call: unknown): readonly ContractEvent[] {
  return (listOf(call, 'logs') ?? []).flatMap((log) => {
    const [contract, data] = [textOf(log, 'address'), fieldOf(log, 'data') ?? '0x'];
    const topics = listOf(log, 'topics') ?? [];
    if (contract === undefined || !isHex(data) || !topics.every((topic) => isHex(topic))) return [];
    return [{ contract, topics, data }];
  });
}

/** The changes for `account` according to `events`. */
export function changesFor(account: string, events: readonly ContractEvent[]): EventChanges {
  const moves = events.flatMap((event) => movesIn(event, account));
  const isNative = ({ contract }: TokenChange): boolean => isSameEvmAddress(contract, NATIVE);
  const coins = moves.filter(isNative);
  return {
    ...(coins.length > 0 && { native: coins.reduce((sum, { units }) => sum + units, 0n) }),
    tokens: moves.filter((move) => !isNative(move)),
    grants: events.filter((event) => isGrant(event, account)).map(({ contract }) => contract),
  };
}

function movesIn(event: ContractEvent, account: string): readonly TokenChange[] {
  const moved = transferIn(event) ?? collectionTransferIn(event);
  if (!moved) return [];
  const { from, to, units } = moved;
  const { contract } = event;
  const isMine = (address: string): boolean => isSameEvmAddress(address, account);
  return [
    ...(isMine(from) ? [{ contract, units: -units }] : []),
    ...(isMine(to) ? [{ contract, units }] : []),
  ];
}

interface Moved {
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
}

/** ERC-20, and ERC-721 for one item: both call the event `Transfer`. */
function transferIn({ data, topics }: ContractEvent): Moved | undefined {
  const eventName = 'Transfer';
  if (topics.length === ITEM_TOPICS) {
    const item = attempt(() =>
      decodeEventLog({ abi: erc721Abi, eventName, data, ...signed(topics) }),
    );
    return item && { from: item.args.from, to: item.args.to, units: 1n };
  }
  const some = attempt(() => decodeEventLog({ abi: erc20Abi, eventName, data, ...signed(topics) }));
  return some && { from: some.args.from, to: some.args.to, units: some.args.value };
}

/** ERC-1155. The number of items does not show their value. */
function collectionTransferIn({ data, topics }: ContractEvent): Moved | undefined {
  for (const eventName of ['TransferSingle', 'TransferBatch'] as const) {
    const moved = attempt(() =>
      decodeEventLog({ abi: collectionAbi, eventName, data, ...signed(topics) }),
    );
    if (moved) return { from: moved.args.from, to: moved.args.to, units: 1n };
  }
  return undefined;
}

/**
 * Whether an event grants an allowance of something that `account` owns. An event that revokes one does not.
 */
function isGrant({ contract, data, topics }: ContractEvent, account: string): boolean {
  if (isSameEvmAddress(contract, PERMIT2_ADDRESS)) return isOwner(topics, account);
  const forAll = attempt(() =>
    decodeEventLog({ abi: collectionAbi, eventName: 'ApprovalForAll', data, ...signed(topics) }),
  );
  if (forAll) return forAll.args.approved && isSameEvmAddress(forAll.args.owner, account);
  if (topics[0] !== APPROVAL || !isOwner(topics, account)) return false;
  const isOfItem = topics.length === ITEM_TOPICS;
  return isOfItem ? !isZero(topics[2]) : !isZero(data);
}

const APPROVAL = toEventSelector('Approval(address,address,uint256)');

function isOwner(topics: readonly Hex[], account: string): boolean {
  return isSameEvmAddress(`0x${(topics[1] ?? '').slice(-40)}`, account);
}

function isZero(word: Hex | undefined): boolean {
  return word === undefined || /^0x0*$/.test(word);
}

/** The form that viem accepts as the topics of an event that has a signature. */
function signed(topics: readonly Hex[]): { topics: [Hex, ...Hex[]] } {
  const [signature = '0x', ...others] = topics;
  return { topics: [signature, ...others] };
}
