import { describe, expect, it } from '@jest/globals';
import { spellPolkadotAddress } from '../../../../domain/address/polkadot-address';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { bitcoin, polkadotAssetHub, solana } from '../../../../domain/network/more-networks';
import { ScriptedRpcClients } from '../../../../infrastructure/fake';
import type { TransactionSource } from '../../../../ports/transaction-source';
import { allPages, allTransactions } from '../../../contract/transaction-source.contract';
import { type Answer, sourceOf, tooLarge, tooSlow, wordsOf } from './history-source';

describe('a hostile Esplora', () => {
  const account = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const other = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';
  const genesis = [{ id: `${bitcoin.id}00`, height: 0 }];
  const query = { address: account, network: bitcoin };

  function esplora(list: Answer, blocks: unknown = genesis): TransactionSource {
    return sourceOf(bitcoin, { kind: 'nodes' }, (request) =>
      request.url.endsWith('/blocks/0') ? blocks : list(request),
    );
  }

  const paid = (number: number, part: object = {}) => ({
    txid: number.toString(16).padStart(64, '0'),
    fee: 10,
    vin: [{ prevout: { scriptpubkey_address: other, value: 1010 } }],
    vout: [{ scriptpubkey_address: account, value: 1000 }],
    status: { confirmed: true, block_height: number, block_time: 1_700_000_000 + number },
    ...part,
  });
  const oncePaid = (...items: readonly object[]): Answer => {
    return ({ url }) => (url.includes('/chain/') ? [] : items);
  };

  it('of another chain shows nothing', async () => {
    const wrong = esplora(oncePaid(paid(7)), [{ id: 'f'.repeat(64), height: 0 }]);

    await expect(wrong.page(query)).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' });
  });

  it('with transactions of another account shows none of them', async () => {
    const vout = [{ scriptpubkey_address: other, value: 1000 }];

    const found = await allTransactions(esplora(oncePaid(paid(8, { vout }), paid(7))), query);

    expect(found.map(({ metadata }) => metadata.minedAtMs)).toEqual([1_700_000_007_000]);
  });

  it.each([
    ['an amount that is no number', { vout: [{ scriptpubkey_address: account, value: '1e9' }] }],
    ['an amount below zero', { vout: [{ scriptpubkey_address: account, value: -5 }] }],
    ['a spent coin that it does not name', { vin: [{ prevout: null }] }],
    ['no fee', { fee: undefined }],
    ['no time', { status: { confirmed: true, block_height: 9 } }],
    ['another hash than a hash', { txid: '../../x' }],
  ])('with %s leaves that transaction out', async (_what, part) => {
    const found = await allTransactions(esplora(oncePaid(paid(9, part), paid(7))), query);

    expect(found).toHaveLength(1);
  });

  it('that mixes the order shows the latest first', async () => {
    const found = await allTransactions(esplora(oncePaid(paid(3), paid(9), paid(5))), query);

    expect(found.map(({ id }) => Number(`0x${id}`))).toEqual([9, 5, 3]);
  });

  it('that repeats its page for ever ends, with each transaction once', async () => {
    const pages = await allPages(
      esplora(() => [paid(3), paid(2)]),
      query,
    );

    expect(pages.flatMap(({ transactions }) => transactions)).toHaveLength(2);
    expect(pages.length).toBeLessThan(3);
  });

  it.each<[string, Answer, string]>([
    ['that answers no list', () => ({}), 'RPC_RESPONSE_INVALID'],
    ['whose answer is too large', tooLarge, 'RPC_RESPONSE_INVALID'],
    ['that does not answer in time', tooSlow, 'RPC_UNREACHABLE'],
  ])('%s is a failure, and never an empty history', async (_what, list, code) => {
    await expect(esplora(list).page(query)).rejects.toMatchObject({ code });
  });
});

describe('a hostile node of Solana', () => {
  const account = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
  const other = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu';
  const mint = 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse';
  const query = { address: account, network: solana };
  const signatureOf = (slot: number): string => String(slot).padStart(64, '2').replaceAll('0', 'z');

  interface Scripted {
    readonly lists?: (place: string, before: string | undefined) => unknown;
    readonly detail?: (slot: number) => unknown;
  }

  function node({ lists = () => [signed(7)], detail = whole }: Scripted): TransactionSource {
    const rpc = new ScriptedRpcClients({
      getTokenAccountsByOwner: { value: [] },
      getSignaturesForAddress: ([place, config]: readonly [string, { before?: string }]) =>
        lists(place, config.before),
      getTransaction: ([signature]: readonly [string]) =>
        detail(Number(signature.replaceAll('z', '0').replace(/^2+/, ''))),
    });
    return sourceOf(solana, { kind: 'nodes' }, undefined, rpc);
  }

  const signed = (slot: number) => ({ signature: signatureOf(slot), slot, err: null });
  const balance = (owner: string, amount: string, decimals = 2) => ({
    mint,
    owner,
    accountIndex: 1,
    uiTokenAmount: { amount, decimals },
  });
  const whole = (slot: number, meta: object = {}, part: object = {}): object => ({
    slot,
    blockTime: 1_700_000_000 + slot,
    meta: {
      err: null,
      fee: 5000,
      preBalances: [9_005_000, 0],
      postBalances: [8_000_000, 1_000_000],
      ...meta,
    },
    transaction: {
      signatures: [signatureOf(slot)],
      message: { accountKeys: [{ pubkey: other }, { pubkey: account }], instructions: [] },
    },
    ...part,
  });

  it('is read exactly where it is honest', async () => {
    const found = await allTransactions(node({}), query);

    expect(found.map(wordsOf)).toEqual([['receive', 'in 0.001 SOL']]);
  });

  it.each<[string, unknown]>([
    [
      'of another account',
      whole(
        7,
        {},
        { transaction: { signatures: [signatureOf(7)], message: { accountKeys: [other, mint] } } },
      ),
    ],
    ['of another signature', { ...whole(8), slot: 7 }],
    ['of another slot', { ...whole(7), slot: 8 }],
    ['without a time', { ...whole(7), blockTime: null }],
    ['that the node has forgotten', null],
  ])('with a transaction %s shows nothing of it', async (_what, answer) => {
    expect(await allTransactions(node({ detail: () => answer }), query)).toEqual([]);
  });

  it('whose mint has no decimals shows no amount of it', async () => {
    const meta = {
      preBalances: [5000, 0],
      postBalances: [0, 0],
      preTokenBalances: [],
      postTokenBalances: [balance(account, '500', 300)],
    };

    expect(await allTransactions(node({ detail: (slot) => whole(slot, meta) }), query)).toEqual([]);
  });

  it('whose cursor leads in a circle ends, with each transaction once', async () => {
    const page = Array.from({ length: 25 }, (_, index) => signed(90 - index));
    const pages = await allPages(node({ lists: () => page }), query);

    expect(pages.flatMap(({ transactions }) => transactions)).toHaveLength(25);
    expect(pages.length).toBeLessThan(4);
  });

  it('that mixes the order shows the latest first', async () => {
    const found = await allTransactions(
      node({ lists: () => [signed(3), signed(9), signed(5)] }),
      query,
    );

    expect(found.map(({ metadata }) => metadata.minedAtMs % 1_000_000)).toEqual([9000, 5000, 3000]);
  });

  it.each<[string, Scripted]>([
    ['that answers no list', { lists: () => ({}) }],
    [
      'that fails',
      {
        lists: () => {
          throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'x' });
        },
      },
    ],
    [
      'that fails on a transaction',
      {
        detail: () => {
          throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'x' });
        },
      },
    ],
  ])('%s is a failure, and never an empty history', async (_what, script) => {
    await expect(node(script).page(query)).rejects.toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
  });

  it('hides what a stranger sent that moved nothing', async () => {
    const meta = { postBalances: [9_000_000, 0] };

    expect(await allTransactions(node({ detail: (slot) => whole(slot, meta) }), query)).toEqual([]);
  });

  it('says why a transaction of the account failed', async () => {
    const meta = { err: { InstructionError: [0, { Custom: 1 }] } };
    const message = { accountKeys: [account, other] };
    const own = (slot: number) =>
      whole(slot, meta, { transaction: { signatures: [signatureOf(slot)], message } });

    const [found] = await allTransactions(node({ detail: own }), query);

    expect(found?.metadata).toMatchObject({
      status: 'failed',
      failure: 'custom program error: 0x1',
    });
    expect(found?.transfers).toEqual([]);
  });
});

describe('a hostile Subscan', () => {
  const keys = [1, 2, 3].map((digit) => new Uint8Array(32).fill(digit));
  const [account = '', other = '', third = ''] = keys.map((key) => spellPolkadotAddress(key, 0));
  const query = { address: account, network: polkadotAssetHub };
  const genesis = `0x${polkadotAssetHub.id}${'0'.repeat(32)}`;

  interface Lists {
    readonly transfers?: (page: number) => unknown;
    readonly extrinsics?: (page: number) => unknown;
    readonly hash?: unknown;
  }

  function subscan({ hash = genesis, ...lists }: Lists): TransactionSource {
    return sourceOf(
      polkadotAssetHub,
      { kind: 'subscan', url: 'https://scan.test' },
      ({ body, url }) => {
        if (url === 'https://scan.test/api/scan/block') return { code: 0, data: { hash } };
        const name = url.endsWith('/transfers') ? 'transfers' : 'extrinsics';
        const { page } = body as { readonly page: number };
        const list = lists[name] ?? (() => null);
        const made = list(page);
        return { code: 0, message: 'Success', data: { count: 99, [name]: made } };
      },
    );
  }

  const hashOf = (block: number): string => `0x${block.toString(16).padStart(64, '0')}`;
  const transfer = (block: number, part: object = {}) => ({
    from: other,
    to: account,
    success: true,
    hash: hashOf(block),
    event_idx: 3,
    extrinsic_index: `${block}-2`,
    block_num: block,
    block_timestamp: 1_700_000_000 + block,
    amount: '1.5',
    amount_v2: '15000000000',
    asset_symbol: 'DOT',
    asset_type: 'native',
    ...part,
  });
  const extrinsic = (block: number, part: object = {}) => ({
    extrinsic_hash: hashOf(block),
    extrinsic_index: `${block}-2`,
    block_num: block,
    block_timestamp: 1_700_000_000 + block,
    account_id: account,
    success: true,
    ...part,
  });
  const first =
    (...items: readonly object[]) =>
    (page: number) =>
      page === 0 ? items : null;

  it('is read exactly where it is honest, each extrinsic with what moved in it', async () => {
    const source = subscan({
      extrinsics: first(extrinsic(8), extrinsic(6, { success: false })),
      transfers: first(
        transfer(9),
        transfer(8, { from: spellPolkadotAddress(keys[0] ?? new Uint8Array(), 42), to: other }),
        transfer(5, {
          asset_type: 'foreign',
          asset_unique_id: 'foreign/x',
          asset_symbol: 'KSM',
          amount: '0.5',
          amount_v2: '500000000000',
        }),
      ),
    });

    const found = await allTransactions(source, query);

    expect(found.map(wordsOf)).toEqual([
      ['receive', 'in 1.5 DOT'],
      ['send', 'out 1.5 DOT'],
      ['execute'],
      ['receive', 'in 0.5 KSM'],
    ]);
    expect(found.map(({ metadata }) => metadata.status)).toEqual([
      'confirmed',
      'confirmed',
      'failed',
      'confirmed',
    ]);
  });

  it('of another chain shows nothing', async () => {
    const wrong = subscan({ transfers: first(transfer(9)), hash: `0x${'f'.repeat(64)}` });

    await expect(wrong.page(query)).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' });
  });

  it('that does not say which chain it serves shows nothing', async () => {
    const silent = subscan({ transfers: first(transfer(9)), hash: 7 });

    await expect(silent.page(query)).rejects.toMatchObject({ code: 'SERVICE_RESPONSE_INVALID' });
  });

  it.each([
    ['of other accounts', { from: other, to: third }],
    ['that failed', { success: false }],
    ['whose amounts differ by no power of ten', { asset_type: 'foreign', amount: '1.4' }],
    ['whose amount is below zero', { amount_v2: '-5' }],
    ['without a hash', { hash: 'x' }],
    ['without a time', { block_timestamp: 'now' }],
  ])('with a transfer %s leaves it out', async (_what, part) => {
    const source = subscan({ transfers: first(transfer(9, part), transfer(7)) });

    expect(await allTransactions(source, query)).toHaveLength(1);
  });

  it('with an extrinsic of another account leaves it out', async () => {
    const source = subscan({
      extrinsics: first(extrinsic(9, { account_id: other }), extrinsic(7)),
    });

    expect(await allTransactions(source, query)).toHaveLength(1);
  });

  it('that mixes the order shows the latest first, and one that repeats its page ends', async () => {
    const items = Array.from({ length: 50 }, (_, index) => transfer(1 + ((index * 7) % 50)));
    const pages = await allPages(subscan({ transfers: () => items }), query);

    const times = pages.flatMap(({ transactions }) =>
      transactions.map(({ metadata }) => metadata.minedAtMs),
    );
    expect(times).toHaveLength(50);
    expect(times).toEqual([...times].sort((one, two) => two - one));
    expect(pages.length).toBeLessThan(5);
  });

  it.each<[string, () => unknown, string]>([
    ['whose answer is too large', tooLarge, 'SERVICE_RESPONSE_INVALID'],
    ['that does not answer in time', tooSlow, 'SERVICE_UNREACHABLE'],
  ])('%s is a failure, and never an empty history', async (_what, transfers, code) => {
    await expect(subscan({ transfers }).page(query)).rejects.toMatchObject({ code });
  });

  it('that answers with an error is a failure', async () => {
    const source = sourceOf(
      polkadotAssetHub,
      { kind: 'subscan', url: 'https://scan.test' },
      () => ({
        code: 10_004,
        message: 'Record Not Found',
      }),
    );

    await expect(source.page(query)).rejects.toMatchObject({ code: 'SERVICE_RESPONSE_INVALID' });
  });
});
