import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { blockscoutNfts } from '../../../composition/sources/blockscout';
import { ethereum } from '../../../domain/network/built-in-networks';
import type { Indexers } from '../../../domain/network/indexer';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { PortContainer } from '../../../infrastructure/di/port-container';
import { FetchHttpClient } from '../../../infrastructure/http/fetch-http-client';
import { historySource } from '../../../composition/sources/history';
import { parseOptions } from '../../../domain/options/parse-options';
import { formatDecimal } from '../../../domain/number/decimal';
import { isSpam } from '../../../domain/transaction/transaction-filter';
import type { Clock } from '../../../ports/clock';
import { HttpClient } from '../../../ports/http-client';
import type { TransactionSource } from '../../../ports/transaction-source';
import { override } from '../../../ports/token';
import {
  allPages,
  allTransactions,
  describeTransactionSource,
} from '../../contract/transaction-source.contract';
import { HastyClock } from '../../support/hasty-clock';
import { type Blockscout, startBlockscout } from '../../../apps/chains/testing/blockscout';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const TOKEN = `0x${'70'.repeat(20)}`;
const network = ethereum;

let instance: Blockscout;

beforeEach(async () => {
  instance = await startBlockscout(1);
});

afterEach(() => instance.stop());

describeTransactionSource('Blockscout', () => {
  // Three pages of transactions, and token transfers of a stranger between them.
  for (let block = 1; block <= 120; block += 1) {
    instance.transactions.push({ hash: hashOf(block), block, from: ALICE, to: BOB, value: '1' });
  }
  for (let block = 3; block <= 120; block += 40) {
    instance.transfers.push(
      transfer({ hash: hashOf(1000 + block), block, from: CAROL, to: ALICE }),
    );
  }
  const blocks = [...Array.from({ length: 120 }, (_, index) => index + 1), 1003, 1043, 1083];
  const heightOf = (number: number): number => (number > 1000 ? number - 1000 - 0.5 : number);
  const hashes = blocks.sort((one, other) => heightOf(other) - heightOf(one)).map(hashOf);
  return {
    source: sourceAt(),
    network,
    account: ALICE,
    stranger: CAROL.replace('3C', '4C'),
    hashes,
  };
});

describe('the history at Blockscout', () => {
  it('joins a transaction with what moved in it, and reads amounts exactly', async () => {
    instance.transactions.push(
      { hash: hashOf(1), block: 1, from: ALICE, to: TOKEN, value: '1500000000000000000' },
      { hash: hashOf(2), block: 2, from: ALICE, to: TOKEN, failure: 'Reverted' },
      { hash: hashOf(3), block: 3, from: ALICE, to: TOKEN, method: 'approve' },
      { hash: hashOf(4), block: 4, from: ALICE, to: null },
    );
    instance.transfers.push(
      transfer({
        hash: hashOf(1),
        block: 1,
        log: 7,
        from: TOKEN,
        to: ALICE,
        units: '2500001',
        decimals: '6',
      }),
      transfer({ hash: hashOf(5), block: 5, from: BOB, to: ALICE, tokenId: '42', name: 'Pass' }),
    );

    const found = await allTransactions(sourceAt(), { address: ALICE, network });

    expect(found.map(({ metadata }) => [metadata.operationType, metadata.status])).toEqual([
      ['receive', 'confirmed'],
      ['deploy', 'confirmed'],
      ['approve', 'confirmed'],
      ['execute', 'failed'],
      ['trade', 'confirmed'],
    ]);
    expect(found[0]?.transfers).toEqual([
      { kind: 'nft', direction: 'in', name: 'Pass #42', isSpam: false },
    ]);
    expect(found[3]?.metadata.failure).toBe('Reverted');
    const moved = found[4]?.transfers.map((each) =>
      each.kind === 'fungible' ? [each.direction, formatDecimal(each.quantity), each.symbol] : [],
    );
    expect(moved).toEqual([
      ['out', '1.5', 'ETH'],
      ['in', '2.500001', 'TOK'],
    ]);
  });

  it('asks for a page of each list, and once which chain the instance serves', async () => {
    instance.transactions.push({ hash: hashOf(1), block: 1, from: ALICE, to: BOB, value: '1' });
    const source = sourceAt();

    await source.page({ address: ALICE, network });
    await source.page({ address: ALICE, network });

    expect([...instance.asked].sort()).toEqual([
      `GET /api/v2/addresses/${ALICE}/token-transfers`,
      `GET /api/v2/addresses/${ALICE}/token-transfers`,
      `GET /api/v2/addresses/${ALICE}/transactions`,
      `GET /api/v2/addresses/${ALICE}/transactions`,
      'POST /api/eth-rpc',
    ]);
  });

  it('asks once which chain the instance serves, also where it lists NFTs as well', async () => {
    const shared = ports();
    const options = parseOptions({ networks: [network], sources: { indexers: indexers() } });
    const history = historySource(options, shared);
    const nfts = blockscoutNfts({ options, ports: shared });

    await Promise.all([
      history.page({ address: ALICE, network }),
      nfts.page({ address: ALICE, network }),
    ]);

    expect(instance.asked.filter((path) => path.startsWith('POST'))).toHaveLength(1);
  });

  it('shows more transfers of one block than a page has, each once', async () => {
    for (let log = 0; log < 130; log += 1) {
      instance.transfers.push(transfer({ hash: hashOf(log), block: 9, log, from: BOB, to: ALICE }));
    }
    instance.transactions.push({ hash: hashOf(900), block: 8, from: ALICE, to: BOB, value: '1' });

    const found = await allTransactions(sourceAt(), { address: ALICE, network });

    expect(found).toHaveLength(131);
    expect(found.at(-1)?.metadata.hash).toBe(hashOf(900));
  });

  it('marks bait and what the instance calls spam, and drops transfers of nothing', async () => {
    const shared = { block: 5, from: BOB, to: ALICE };
    instance.transfers.push(
      transfer({ ...shared, hash: hashOf(1), log: 1, symbol: 'Visit evil.test' }),
      transfer({ ...shared, hash: hashOf(2), log: 2, reputation: 'scam' }),
      transfer({ ...shared, hash: hashOf(3), log: 3, name: 'claim at t.me/evil' }),
      transfer({ ...shared, hash: hashOf(4), log: 4, symbol: 'YFI', name: 'yearn.finance' }),
      transfer({ block: 5, hash: hashOf(6), log: 6, from: ALICE, to: BOB, units: '0' }),
    );

    const found = await allTransactions(sourceAt(), { address: ALICE, network });

    const shown = found.filter((each) => !isSpam(each));
    expect(found).toHaveLength(4);
    expect(shown.map(({ metadata }) => metadata.hash)).toEqual([hashOf(4)]);
  });
});

describe('a hostile instance of Blockscout', () => {
  beforeEach(() => {
    for (let block = 1; block <= 60; block += 1) {
      instance.transactions.push({ hash: hashOf(block), block, from: ALICE, to: BOB, value: '1' });
    }
  });

  it('that serves another chain shows nothing, however often it is asked', async () => {
    instance.chainId = 10;
    const source = sourceAt();

    for (let time = 0; time < 2; time += 1) {
      await expect(source.page({ address: ALICE, network })).rejects.toMatchObject({
        code: 'RPC_WRONG_CHAIN',
        context: { expected: '1', actual: '10' },
      });
    }
    expect(instance.asked.filter((path) => path.startsWith('POST'))).toHaveLength(1);
  });

  it('that answers with transactions of another account shows none of them', async () => {
    instance.tamper = (page) => ({
      ...page,
      items: page.items.map((item, index) => ({
        ...item,
        ...(index % 2 === 0 && { from: { hash: BOB }, to: { hash: CAROL } }),
      })),
    });

    const found = await allTransactions(sourceAt(), { address: ALICE, network });

    expect(found).toHaveLength(30);
    expect(new Set(found.map(({ metadata }) => metadata.sentFrom))).toEqual(new Set([ALICE]));
  });

  it.each([
    ['are no number', { decimals: 'many' }],
    ['are more than a token can have', { decimals: '300' }],
    ['are missing', { decimals: null }],
    ['differ from those of the transfer', { decimals: '6', totalDecimals: '18' }],
  ])('whose decimals %s shows no amount', async (_what, wrong) => {
    instance.transfers.push(
      transfer({ hash: hashOf(60), block: 60, from: ALICE, to: BOB, ...wrong }),
      transfer({ hash: hashOf(70), block: 70, from: BOB, to: ALICE, ...wrong }),
    );

    const [newest] = await allTransactions(sourceAt(), { address: ALICE, network });

    expect(newest?.metadata.hash).toBe(hashOf(60));
    expect(newest?.transfers.map((each) => each.kind === 'fungible' && each.symbol)).toEqual([
      'ETH',
    ]);
  });

  it('that mixes the order shows the latest first within a page, and drops what comes too late', async () => {
    const late = { hash: hashOf(999), block: 999, from: ALICE, to: BOB, value: '1' };
    instance.tamper = (page, path) => {
      if (!path.endsWith('/transactions')) return page;
      const items = [...page.items].reverse();
      const isSecond = page.next_page_params === null;
      return {
        ...page,
        items: isSecond ? [...items, { ...items[0], ...late, block_number: 999 }] : items,
      };
    };

    const found = await allTransactions(sourceAt(), { address: ALICE, network });

    expect(found.map(({ metadata }) => metadata.hash)).toEqual(
      Array.from({ length: 60 }, (_, index) => hashOf(60 - index)),
    );
  });

  it('whose cursor leads in a circle ends, with each transaction once', async () => {
    instance.tamper = (page) => ({
      ...page,
      next_page_params: { block_number: 60, index: 0, items_count: 50 },
    });

    const pages = await allPages(sourceAt(), { address: ALICE, network });

    const hashes = pages.flatMap(({ transactions }) => transactions.map(({ id }) => id));
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes.length).toBeGreaterThanOrEqual(50);
    expect(pages.length).toBeLessThan(6);
  });

  it('with pages of nothing that never end is asked no more than three times for a page', async () => {
    const blocks: Record<string, number> = {};
    instance.tamper = (_page, path) => {
      const block = (blocks[path] ?? 1e6) - 1;
      blocks[path] = block;
      return {
        items: [{ block_number: block }],
        next_page_params: { block_number: block, index: 0 },
      };
    };
    const source = sourceAt();
    const { next, transactions } = await source.page({ address: ALICE, network });

    expect(transactions).toEqual([]);
    expect(next).toBeDefined();
    expect(instance.asked.filter((path) => path.startsWith('GET'))).toHaveLength(6);
  });

  it.each<[string, Blockscout['tamper'], string]>([
    [
      'sends 11 MB',
      () => `{"items":[],"x":"${'x'.repeat(11 * 1024 * 1024)}"}`,
      'SERVICE_RESPONSE_INVALID',
    ],
    ['sends half an answer', () => '{"items":[', 'SERVICE_RESPONSE_INVALID'],
    ['sends no list', () => ({ items: {} }), 'SERVICE_RESPONSE_INVALID'],
    ['refuses', 500, 'HTTP_STATUS'],
    ['limits the rate', 429, 'HTTP_STATUS'],
  ])('that %s is a failure, and never an empty history', async (_what, tamper, code) => {
    instance.tamper = tamper;

    const asking = sourceAt().page({ address: ALICE, network });

    await expect(asking).rejects.toMatchObject({ code });
  });

  it('that never answers is given up', async () => {
    instance.tamper = 'hang';

    const asking = sourceAt(new HastyClock()).page({ address: ALICE, network });

    await expect(asking).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' });
  });

  it('that floods a page is read as far as a page can be', async () => {
    instance.tamper = (page, path) =>
      path.endsWith('/transactions')
        ? {
            items: Array.from({ length: 15_000 }, (_, index) => ({
              ...page.items[0],
              hash: hashOf(index),
              block_number: 60_000 - index,
            })),
            next_page_params: null,
          }
        : page;

    const found = await allTransactions(sourceAt(), { address: ALICE, network });

    expect(found).toHaveLength(200);
  });

  it.each([
    ['the list itself', 'items'],
    ['fields of a transaction', 'hash'],
    ['the cursor', 'next_page_params'],
  ])('with objects in the place of %s breaks nothing', async (_what, name) => {
    const odd = { toString: 'x', length: 3, constructor: 'y' };
    instance.tamper = (page) =>
      name in page
        ? { ...page, [name]: name === 'items' ? [odd, null, 7, 'x', []] : odd }
        : { ...page, items: page.items.map((item) => ({ ...item, [name]: odd })) };

    const found = await allTransactions(sourceAt(), { address: ALICE, network });

    expect(found).toHaveLength(name === 'next_page_params' ? 50 : 0);
  });
});

function sourceAt(clock: Clock = new SystemClock()): TransactionSource {
  const options = parseOptions({ networks: [network], sources: { indexers: indexers() } });
  return historySource(options, ports(clock));
}

function indexers(): Indexers {
  return { 'eip155:1': { kind: 'blockscout', url: `${instance.url}/` } };
}

function ports(clock: Clock = new SystemClock()): PortContainer {
  const http = new FetchHttpClient({ clock, fetch: (input, init) => fetch(input, init) });
  return new PortContainer([override(HttpClient, http)]);
}

function hashOf(number: number): string {
  return `0x${number.toString(16).padStart(64, '0')}`;
}

function transfer<Part extends object>(part: Part) {
  return { log: 0, token: TOKEN, units: '1', ...part };
}
