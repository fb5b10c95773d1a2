import { decodeEventLog, type Hex, isHex, pad, parseAbi, toEventSelector } from 'viem';
import {
  isSameEvmAddress,
  toChecksumAddress,
  isEvmAddress,
} from '../../../../domain/address/evm-address';
import { isWidgetError } from '../../../../domain/errors/widget-error';
import type { NftStandard } from '../../../../domain/nft/nft';
import { attempt } from '../../../../domain/outside/attempt';
import { entriesOf, fieldOf, listOf, textOf } from '../../../../domain/outside/untrusted-record';
import type { RpcClient } from '../../../../ports/rpc-client';
import { expectQuantity, quantityOf } from '../quantity';

/** An item of a collection that reached an account. */
export interface ReceivedItem {
  readonly contract: Hex;
  readonly tokenId: bigint;
  readonly standard: NftStandard;
  readonly block: bigint;
}

/** The items that reached an account in some blocks, the latest first. */
export interface ReceivedItems {
  readonly items: readonly ReceivedItem[];

  /** The first of the blocks. Earlier ones are not searched yet. */
  readonly from: bigint;
}

const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
]);
const TRANSFER = toEventSelector('Transfer(address,address,uint256)');
const SINGLE = toEventSelector('TransferSingle(address,address,address,uint256,uint256)');
const BATCH = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])');

/** The topics of a transfer of an item. One of a token of ERC-20 has one less. */
const TOPICS = 4;

/** The most items of one event. */
const BATCH_MAX = 100;

/**
 * How many blocks are searched at once: nodes of the public limit them, so that the first search is small, and the next
 * ones grow for as long as the node allows it.
 */
const FIRST_WINDOW = 10_000n;
const LEAST_WINDOW = 500n;
const GROWTH = 4n;

/** How often a node is asked for one page. */
const SEARCHES_MAX = 8;

/**
 * Searches backwards from the block `last` for items that reached `account`, until there are `wanted`, or the node was
 * asked eight times.
 *
 * @throws what the network's `RpcClient` throws.
 */
export async function receivedItems(
  client: RpcClient,
  account: Hex,
  last: bigint,
  wanted: number,
  signal?: AbortSignal,
): Promise<ReceivedItems> {
  const items: ReceivedItem[] = [];
  let window = FIRST_WINDOW;
  let to = last;
  for (let search = 0; search < SEARCHES_MAX && to >= 0n && items.length < wanted; search += 1) {
    const from = to >= window ? to - window + 1n : 0n;
    try {
      items.push(...(await itemsIn(client, account, from, to, signal)));
      to = from - 1n;
      window *= GROWTH;
    } catch (error) {
      // A node refuses what it holds too many blocks, or has too many events for.
      if (!isWidgetError(error, 'RPC') || window <= LEAST_WINDOW) throw error;
      window = window / GROWTH > LEAST_WINDOW ? window / GROWTH : LEAST_WINDOW;
    }
  }
  return { items, from: to + 1n };
}

async function itemsIn(
  client: RpcClient,
  account: Hex,
  from: bigint,
  to: bigint,
  signal?: AbortSignal,
): Promise<readonly ReceivedItem[]> {
  const range = { fromBlock: quantityOf(from), toBlock: quantityOf(to) };
  const mine = pad(account).toLowerCase();
  const logs = await Promise.all(
    [
      [TRANSFER, null, mine, null],
      [[SINGLE, BATCH], null, null, mine],
    ].map((topics) =>
      client.request({ method: 'eth_getLogs', params: [{ ...range, topics }] }, signal),
    ),
  );
  const items = logs
    .flatMap((answer) => entriesOf(answer) ?? [])
    .flatMap((log) => itemsOf(log, account))
    .filter(({ block }) => block >= from && block <= to);
  return items.sort((one, other) => Number(other.block - one.block));
}

/** The items of one event. None where it is another event, or not about `account`: a node may answer anything. */
function itemsOf(log: unknown, account: Hex): readonly ReceivedItem[] {
  const [contract, data] = [textOf(log, 'address') ?? '', fieldOf(log, 'data') ?? '0x'];
  const block = attempt(() => expectQuantity(fieldOf(log, 'blockNumber'), 'the block'));
  const [signature = '0x', ...others] = (listOf(log, 'topics', TOPICS + 1) ?? []).filter((topic) =>
    isHex(topic),
  );
  const isEvent = isEvmAddress(contract) && isHex(data) && others.length === TOPICS - 1;
  if (!isEvent || block === undefined) return [];
  const topics: [Hex, ...Hex[]] = [signature, ...others];
  const event = attempt(() => decodeEventLog({ abi, topics, data }));
  if (!event || !isSameEvmAddress(event.args.to, account)) return [];
  const standard = event.eventName === 'Transfer' ? 'erc721' : 'erc1155';
  return idsIn(event).map((tokenId) => ({
    contract: toChecksumAddress(contract) as Hex,
    tokenId,
    standard,
    block,
  }));
}

type ItemEvent = ReturnType<typeof decodeEventLog<typeof abi>>;

function idsIn(event: ItemEvent): readonly bigint[] {
  switch (event.eventName) {
    case 'Transfer':
      return [event.args.tokenId];
    case 'TransferSingle':
      return [event.args.id];
    case 'TransferBatch':
      return event.args.ids.slice(0, BATCH_MAX);
  }
}
