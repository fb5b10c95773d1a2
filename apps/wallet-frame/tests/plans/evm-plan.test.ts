import type { AskNode } from '../../src/domain/plans/ask-node';
import { describe, expect, it } from '@jest/globals';
import { encodeFunctionData, erc20Abi, erc721Abi, type Hex, parseAbi } from 'viem';
import { SentCalls } from '../../src/domain/plans/sent-calls';
import { accounts, type Node, planFor, readingOf } from './plan-world';

const CHAIN = 'eip155:1';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const own = accounts.evm.address;
const ALL = 2n ** 256n - 1n;

const node: Node = {
  // Tokens with six decimals, and a billion of each.
  eth_call: ([{ data }]: readonly [{ readonly data: string }]) =>
    `0x${(data === '0x18160ddd' ? 10n ** 15n : 6n).toString(16).padStart(64, '0')}`,
  eth_chainId: '0x1',
  eth_estimateGas: '0x5208',
  eth_getTransactionCount: '0x7',
  eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
  eth_maxPriorityFeePerGas: '0x3b9aca00',
};
const without = (...names: readonly string[]): Node =>
  Object.fromEntries(Object.entries(node).filter(([name]) => !names.includes(name)));

const transaction = (fields: object, given = node) =>
  planFor(CHAIN, 'eth_sendTransaction', [{ from: own, ...fields }], given);
const call = async (data: Hex, to: string = TOKEN) => transaction({ to, data });

describe('a call of a token', () => {
  it('[R7.16] is read as its standard says', async () => {
    const transfer = await call(
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BOB, 1_500_000n] }),
    );
    expect(readingOf(transfer)).toEqual([
      'sendToken',
      'amount: 1.5',
      `to: ${BOB}`,
      `token: ${TOKEN}`,
      expect.stringMatching(/^fee: 0\.0000756/),
    ]);
    expect(transfer.reading).toMatchObject({ isUnderstood: true, warnings: [] });
    expect(transfer.requests).toEqual([
      {
        kind: 'evmTransaction',
        transaction: expect.objectContaining({
          nonce: '0x7',
          gas: '0x6270',
          maxFeePerGas: '0xb2d05e00',
        }),
      },
    ]);
  });

  it.each([
    ['approve', 'unlimited', ALL],
    ['approve', 'bounded', 5_000_000n],
  ] as const)(
    '[R7.16] %s names the spender of an %s amount',
    async (functionName, kind, amount) => {
      const data = encodeFunctionData({ abi: erc20Abi, functionName, args: [BOB, amount] });
      const { reading } = await call(data);
      const isAll = kind === 'unlimited';
      expect(reading.warnings).toEqual(isAll ? ['unlimited'] : []);
      expect(reading.steps[0]).toMatchObject({
        title: 'allow',
        facts: expect.arrayContaining([
          { label: 'amount', value: isAll ? 'Unlimited' : '5' },
          { label: 'spender', value: BOB },
        ]),
      });
    },
  );

  it('[R7.16] warns of an operator of all NFTs', async () => {
    const data = encodeFunctionData({
      abi: erc721Abi,
      functionName: 'setApprovalForAll',
      args: [BOB, true],
    });
    const { reading } = await call(data);
    expect(reading.steps[0]?.title).toBe('allowAll');
    expect(reading.warnings).toEqual(['unlimited']);
  });

  it.each<[string, Hex]>([
    [
      'has more data than its standard',
      `0xa9059cbb${BOB.slice(2).padStart(64, '0')}${'0'.repeat(128)}`,
    ],
    ['has less', `0xa9059cbb${BOB.slice(2).padStart(64, '0')}`],
    ['has dirt before an address', `0xa9059cbb${BOB.slice(2).padStart(64, 'f')}${'0'.repeat(64)}`],
    ['is of no standard', '0xdeadbeef'],
    ['is too short for a name', '0xa905'],
    ['is named like a part of objects', '0x__proto__'],
  ])('[R7.16] is not understood where it %s', async (_, data) => {
    const plan = call(data).then(
      ({ reading }) => reading.isUnderstood,
      () => 'refused',
    );
    expect(await plan).not.toBe(true);
  });

  it('[R7.16] shows the coins that go with it', async () => {
    const data = encodeFunctionData({ abi: parseAbi(['function deposit()']) });
    const plan = await transaction({ to: TOKEN, data, value: '0xde0b6b3a7640000' });
    expect(readingOf(plan).slice(0, 5)).toEqual([
      'wrap',
      `contract: ${TOKEN}`,
      'send',
      expect.stringMatching(/^amount: 1 /),
      `to: ${TOKEN}`,
    ]);
  });
});

describe('a transaction', () => {
  it('[R7.16] says that a test run has failed', async () => {
    const { reading } = await transaction(
      { to: BOB, value: '0x1', gas: '0x5208' },
      without('eth_call'),
    );
    expect(reading.warnings).toEqual(['wouldFail']);
  });

  it('[R7.16] takes one price where the network has no base fee', async () => {
    const plan = await transaction(
      { to: BOB, value: '0x1' },
      { ...node, eth_getBlockByNumber: {}, eth_gasPrice: '0x2' },
    );
    expect(plan.requests[0]).toMatchObject({ transaction: { gasPrice: '0x2' } });
  });

  it.each([
    ['that gives the account a code', { authorizationList: [] }],
    ['that gives the account a code, by its type', { type: '0x4' }],
    ['with blobs', { blobVersionedHashes: [`0x01${'00'.repeat(31)}`], maxFeePerBlobGas: '0x1' }],
    ['with blobs, by its type', { type: '0x3' }],
    ['that calls the account itself', { to: own, data: '0x34fcd5be' }],
    ['that calls the account itself by input', { to: own.toLowerCase(), input: '0x34fcd5be' }],
  ])('[R7.16] %s is refused', async (_, fields) => {
    await expect(transaction({ to: BOB, ...fields })).rejects.toMatchObject({ code: 4100 });
  });

  it('[R7.16] to the account itself may carry coins', async () => {
    expect(readingOf(await transaction({ to: own, value: '0x1', type: '0x2' }))[0]).toBe('send');
  });

  it('[R7.16] is sent in the order of its batch, with the numbers that follow', async () => {
    const calls = [
      { to: BOB, value: '0x1' },
      { to: TOKEN, data: '0x', value: '0x2' },
    ];
    const sent: Node = { ...node, eth_sendRawTransaction: '0xaa' };
    const plan = await planFor(CHAIN, 'wallet_sendCalls', [{ calls, chainId: '0x1' }], sent);
    const nonces = plan.requests.map(
      (one) => (one as { readonly transaction: { readonly nonce: string } }).transaction.nonce,
    );
    expect(nonces).toEqual(['0x7', '0x8']);
    expect(await plan.finish(['0x01', '0x02'])).toEqual({ id: expect.stringMatching(/^0x.{64}$/) });
  });

  it('[R7.16] of a batch is done for a part where the node refuses a later one', async () => {
    const calls = [
      { to: BOB, value: '0x1' },
      { to: BOB, value: '0x2' },
    ];
    let count = 0;
    const ask: AskNode = (method) => {
      if (method === 'eth_getTransactionReceipt') return Promise.resolve({ status: '0x1' });
      if (method !== 'eth_sendRawTransaction') {
        return method in node ? Promise.resolve(node[method]) : Promise.reject(new Error(method));
      }
      count += 1;
      return count === 1 ? Promise.resolve('0xaa') : Promise.reject(new Error('no funds'));
    };
    const sentCalls = new SentCalls();
    const plan = await planFor(CHAIN, 'wallet_sendCalls', [{ calls }], ask, { sentCalls });
    const { id } = (await plan.finish(['0x01', '0x02'])) as { readonly id: string };
    expect(await sentCalls.status([id])).toEqual({
      version: '2.0.0',
      id,
      chainId: '0x1',
      atomic: false,
      status: 600,
      receipts: [{ status: '0x1' }],
    });
  });

  it.each([
    ['atomic batches', [{ calls: [{ to: BOB }], atomicRequired: true }]],
    [
      'capabilities that it does not have',
      [{ calls: [{ to: BOB }], capabilities: { paymaster: {} } }],
    ],
    ['batches of another network', [{ calls: [{ to: BOB }], chainId: '0x2' }]],
    ['empty batches', [{ calls: [] }]],
    ['a call without a receiver, which would deploy a contract', [{ calls: [{ data: '0x00' }] }]],
    ['a call to null', [{ calls: [{ to: BOB }, { to: null, data: '0x00' }] }]],
    [
      'more calls than a visitor reads',
      [{ calls: Array.from({ length: 5 }, () => ({ to: BOB })) }],
    ],
    ['a call that needs a paymaster', [{ calls: [{ to: BOB, capabilities: { paymaster: {} } }] }]],
    ['an id that is none', [{ calls: [{ to: BOB }], id: 1 }]],
  ])('[R7.16] is refused for %s', async (_, params) => {
    await expect(planFor(CHAIN, 'wallet_sendCalls', params, node)).rejects.toThrow(
      /does not offer|another network|cannot be read|At most/,
    );
  });
});

describe('typed data', () => {
  const types = {
    Person: ['name:string', 'wallets:address[]'],
    Mail: ['from:Person', 'contents:string'],
  };
  const fieldsOf = (names: readonly string[]) =>
    names.map((name) => ({ name: name.split(':')[0], type: name.split(':')[1] }));
  const sign = (primaryType: string, message: object, own_ = own) =>
    planFor(
      CHAIN,
      'eth_signTypedData_v4',
      [
        own_,
        JSON.stringify({
          domain: { name: 'Test', chainId: 1, verifyingContract: TOKEN },
          types: Object.fromEntries(Object.entries(types).map(([n, f]) => [n, fieldsOf(f)])),
          primaryType,
          message,
        }),
      ],
      node,
    );

  it('[R7.16] of another kind is shown by every field, and refused where a field is not signed', async () => {
    const message = {
      from: { name: 'Ada', wallets: [BOB, own] },
      contents: 'Hi',
    };
    expect(readingOf(await sign('Mail', message))).toEqual([
      'data',
      'type: Mail',
      'domain: Test',
      `appContract: ${TOKEN}`,
      'from.name: Ada',
      `from.wallets[0]: ${BOB}`,
      `from.wallets[1]: ${own}`,
      'contents: Hi',
    ]);
    const unsigned = { ...message, note: 'not signed' };
    await expect(sign('Mail', unsigned)).rejects.toThrow('note');
  });

  it('[R7.16] for another account is refused', async () => {
    await expect(sign('Mail', {}, BOB)).rejects.toThrow('another account');
  });
});

describe('a message', () => {
  const message = (text: string) => planFor(CHAIN, 'personal_sign', [text, own]);

  it('[R7.16] is shown as the text that it is', async () => {
    expect(readingOf(await message('0x48656c6c6f'))).toEqual(['message', 'message: Hello']);
    expect(readingOf(await message('Hello 👩‍💻'))).toEqual(['message', 'message: Hello 👩‍💻']);
  });

  it.each([
    ['a hash', `0x${'ab'.repeat(32)}`, ['hash', 'unknown']],
    ['bytes', '0xff00ff', ['unknown']],
    ['text that is turned around', 'pay \u202Eevil', ['unknown']],
    ['text with characters that are not seen', 'pay \u200B', ['unknown']],
  ])('[R7.16] that is %s says so', async (_, text, warnings) => {
    const { reading } = await message(text);
    expect(reading).toMatchObject({ warnings, isUnderstood: false });
  });

  it('[R7.16] of the site’s own sign-in is one', async () => {
    const text = (domain: string, account: string, uri: string): string =>
      `${domain} wants you to sign in with your Ethereum account:\n${account}\n\nHi\n\nURI: ${uri}\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-01-01T00:00:00Z`;
    const good = await message(text('site.test', own, 'https://site.test'));
    expect(good.reading.steps[0]?.title).toBe('signIn');
    for (const bad of [
      text('evil.test', own, 'https://site.test'),
      text('site.test', BOB, 'https://site.test'),
      text('site.test', own, 'https://evil.test'),
      text('site.test', own, 'https://site.test').replace('URI', 'Uri'),
      `x${text('site.test', own, 'https://site.test')}`,
      ` ${text('site.test', own, 'https://site.test')}`,
    ]) {
      await expect(message(bad)).rejects.toThrow('sign-in message');
    }
  });
});
