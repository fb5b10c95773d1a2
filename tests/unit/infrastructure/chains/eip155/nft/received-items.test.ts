import { describe, expect, it } from '@jest/globals';
import { encodeAbiParameters, type Hex, numberToHex, pad, toEventSelector } from 'viem';
import { WidgetError } from '../../../../../../domain/errors/widget-error';
import { ethereum } from '../../../../../../domain/network/built-in-networks';
import { receivedItems } from '../../../../../../infrastructure/chains/eip155/nft/received-items';
import { ScriptedRpcClients } from '../../../../../../infrastructure/fake';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const PASS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const TRANSFER = toEventSelector('Transfer(address,address,uint256)');
const BATCH = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])');

interface Range {
  readonly fromBlock: Hex;
  readonly toBlock: Hex;
  readonly topics: readonly unknown[];
}

function received(id: bigint, block: number, to: Hex = ALICE) {
  return {
    address: PASS,
    blockNumber: numberToHex(block),
    data: '0x',
    topics: [TRANSFER, pad(BOB), pad(to), numberToHex(id, { size: 32 })],
  };
}

/** A node that refuses to search more than `most` blocks, with `events`. */
function nodeWith(events: readonly object[], most = Infinity) {
  const windows: number[] = [];
  const node = new ScriptedRpcClients({
    eth_getLogs: ([{ fromBlock, toBlock, topics }]: readonly [Range]) => {
      const size = Number(BigInt(toBlock) - BigInt(fromBlock)) + 1;
      if (topics[0] !== TRANSFER) return [];
      windows.push(size);
      if (size > most) {
        throw new WidgetError('RPC', { rpcCode: -32005, rpcMessage: 'limit exceeded' });
      }
      return events;
    },
  });
  const search = (last: bigint, wanted = 24) =>
    receivedItems(node.forNetwork(ethereum), ALICE, last, wanted);
  return { windows, search };
}

describe('the items that reached an account', () => {
  it('are searched for backwards in growing windows, until there are enough', async () => {
    const { search, windows } = nodeWith([received(7n, 999_999)]);
    expect(await search(999_999n, 1)).toEqual({
      items: [{ contract: PASS, tokenId: 7n, standard: 'erc721', block: 999_999n }],
      from: 990_000n,
    });
    expect(windows).toEqual([10_000]);

    const more = nodeWith([]);
    expect(await more.search(999_999n)).toEqual({ items: [], from: 0n });
    expect(more.windows).toEqual([10_000, 40_000, 160_000, 640_000, 150_000]);
  });

  it('are searched for in smaller windows where the node limits them, eight times at most', async () => {
    const { search, windows } = nodeWith([], 1000);
    expect((await search(999_999n)).from).toBeGreaterThan(990_000n);
    expect(windows).toHaveLength(8);
    expect(windows.slice(0, 3)).toEqual([10_000, 2500, 625]);
  });

  it('are not none where the node refuses every window', async () => {
    const { search } = nodeWith([], 0);
    await expect(search(999_999n)).rejects.toMatchObject({ code: 'RPC' });
  });

  it.each<[string, object]>([
    ['a transfer to another account', received(1n, 5, BOB)],
    ['a block that was not asked for', received(1n, 99_000)],
    ['no number of a block', { ...received(1n, 5), blockNumber: null }],
    ['an address that is none', { ...received(1n, 5), address: '0x1' }],
    [
      'three topics, as of a token',
      { ...received(1n, 5), topics: [TRANSFER, pad(BOB), pad(ALICE)] },
    ],
    ['five topics', { ...received(1n, 5), topics: [...received(1n, 5).topics, pad('0x1')] }],
    [
      'another event',
      { ...received(1n, 5), topics: [pad('0x1'), pad(BOB), pad(ALICE), pad('0x1')] },
    ],
    [
      'a batch that is cut short',
      { ...received(1n, 5), topics: [BATCH, pad(BOB), pad(BOB), pad(ALICE)] },
    ],
    ['no event', null as unknown as object],
  ])('leave out what a hostile node reports: %s', async (_what, event) => {
    const { search } = nodeWith([event, received(3n, 7)]);
    expect((await search(9n)).items.map(({ tokenId }) => tokenId)).toEqual([3n]);
  });

  it('are at most a hundred of one batch', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => BigInt(index));
    const lists = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const;
    const event = {
      ...received(1n, 5),
      topics: [BATCH, pad(BOB), pad(BOB), pad(ALICE)],
      data: encodeAbiParameters(lists, [ids, ids]),
    };
    expect((await nodeWith([event]).search(9n)).items).toHaveLength(100);
  });
});
