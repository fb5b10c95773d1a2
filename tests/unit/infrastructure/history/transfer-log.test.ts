import { describe, expect, it } from '@jest/globals';
import { encodeAbiParameters, encodeEventTopics, parseAbi } from 'viem';
import { logPart, transferTopics } from '../../../../infrastructure/history/transfer-log';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const fungible = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 units)',
]);
const unique = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
]);
const many = parseAbi([
  'event TransferSingle(address indexed by, address indexed from, address indexed to, uint256 id, uint256 units)',
  'event TransferBatch(address indexed by, address indexed from, address indexed to, uint256[] ids, uint256[] units)',
]);

describe('logPart', () => {
  it('reads a transfer of ERC-20 exactly, as the account sees it', () => {
    const topicsOf = (from: string, to: string) =>
      encodeEventTopics({ abi: fungible, args: { from, to } as never });
    const data = encodeAbiParameters([{ type: 'uint256' }], [2n ** 256n - 1n]);

    const moves = [
      [ALICE, BOB],
      [BOB, ALICE],
      [ALICE, ALICE],
    ].map(([from = '', to = '']) => movesIn({ topics: topicsOf(from, to), data }));

    const shared = { kind: 'fungible', token: TOKEN, units: 2n ** 256n - 1n };
    expect(moves).toEqual([
      [{ ...shared, direction: 'out', other: BOB }],
      [{ ...shared, direction: 'in', other: BOB }],
      [{ ...shared, direction: 'self', other: ALICE }],
    ]);
    expect(movesIn({ topics: topicsOf(BOB, CAROL), data })).toBeUndefined();
  });

  it('reads a transfer of ERC-721', () => {
    const topics = encodeEventTopics({ abi: unique, args: { from: BOB, to: ALICE, id: 42n } });

    expect(movesIn({ topics, data: '0x' })).toEqual([
      { kind: 'nft', token: TOKEN, tokenId: '42', direction: 'in', other: BOB },
    ]);
  });

  it('reads the transfers of ERC-1155, eight of a batch at most', () => {
    const args = { by: CAROL, from: ALICE, to: BOB } as const;
    const single = {
      topics: encodeEventTopics({ abi: many, eventName: 'TransferSingle', args }),
      data: encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [7n, 3n]),
    };
    const ids = Array.from({ length: 20 }, (_, index) => BigInt(index));
    const batch = {
      topics: encodeEventTopics({ abi: many, eventName: 'TransferBatch', args }),
      data: encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [ids, ids]),
    };

    expect(movesIn(single)).toEqual([
      { kind: 'nft', token: TOKEN, tokenId: '7', direction: 'out', other: BOB },
    ]);
    expect(movesIn(batch)?.map((move) => move.kind === 'nft' && move.tokenId)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
  });

  it.each([
    ['a list that begins outside of the data', `0x${'f'.repeat(64)}`],
    ['a list of endless length', `0x${'20'.padStart(64, '0')}${'f'.repeat(64)}`],
    ['no data', '0x'],
    ['half a word', '0x1234'],
    ['no hexadecimal digits', 'data'],
  ])('reads nothing of a batch with %s', (_what, data) => {
    const args = { by: CAROL, from: ALICE, to: BOB } as const;
    const topics = encodeEventTopics({ abi: many, eventName: 'TransferBatch', args });

    expect(movesIn({ topics, data })).toBeUndefined();
  });

  it.each([
    ['a topic that is longer than an address', { topics: [`0x${'1'.repeat(64)}`] }],
    ['no topics', { topics: undefined }],
    ['another event', { topics: [`0x${'2'.repeat(64)}`, null, null] }],
    ['no hash', { transactionHash: '0x12' }],
    ['no block', { blockNumber: 'latest' }],
    ['no index', { logIndex: '-1' }],
    ['no contract', { address: null }],
  ])('reads nothing of a log with %s', (_what, wrong) => {
    const topics = encodeEventTopics({ abi: unique, args: { from: BOB, to: ALICE, id: 42n } });

    expect(movesIn({ topics, data: '0x', ...wrong })).toBeUndefined();
  });
});

it('the topics name the events and the account', () => {
  const own = `0x${ALICE.slice(2).toLowerCase().padStart(64, '0')}`;
  const [transfer] = encodeEventTopics({ abi: fungible });
  const [single] = encodeEventTopics({ abi: many, eventName: 'TransferSingle' });
  const [batch] = encodeEventTopics({ abi: many, eventName: 'TransferBatch' });

  expect(transferTopics(ALICE)).toEqual([
    [transfer, own],
    [transfer, null, own],
    [[single, batch], null, own],
    [[single, batch], null, null, own],
  ]);
});

function movesIn(part: object) {
  const log = {
    transactionHash: `0x${'ab'.repeat(32)}`,
    blockNumber: '0x10',
    logIndex: '0x1',
    address: TOKEN.toLowerCase(),
    ...part,
  };
  return logPart(log, ALICE)?.moves;
}
