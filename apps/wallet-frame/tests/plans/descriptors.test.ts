import { describe, expect, it, jest } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeFunctionData, erc20Abi, parseAbi } from 'viem';
import { readDescriptors } from '../../build/descriptors/read-descriptors.mjs';
import type { Plan } from '../../src/domain/readings/reading';
import type { FindDescriptors } from '../../src/domain/plans/descriptors/describe-request';
import { approvalOf, finding, node, testsIn } from './described-world';
import { accounts, planFor } from './plan-world';

const CHAIN = 'eip155:1';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const own = accounts.evm.address;
const registry = fileURLToPath(new URL('../descriptors', import.meta.url));

/** What the approval says in the operator's words. */
function wordsOf({ reading }: Plan): readonly string[] {
  return (reading.descriptions ?? []).flatMap(({ facts, intent, owner }) => [
    `${owner}: ${intent}`,
    ...facts.map(({ label, name, value }) => `${name ?? label}: ${value}`),
  ]);
}

/** Writes files into a folder of their own while `read` runs. */
async function inFolder<T>(
  files: Readonly<Record<string, unknown>>,
  read: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'descriptors-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), JSON.stringify(content));
    }
    return await read(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const deployments = [{ chainId: 1, address: USDC }];
const callFile = (signature: string, fields: readonly object[], rest: object = {}) => ({
  context: { contract: { deployments } },
  metadata: { owner: 'Own' },
  display: { formats: { [signature]: { intent: 'Try', fields } } },
  ...rest,
});
const findIn = (content: unknown): Promise<FindDescriptors> =>
  inFolder({ 'own.json': content }, finding);
const send = (data: string, descriptors?: FindDescriptors, to = USDC, value = '0x0') =>
  planFor(
    CHAIN,
    'eth_sendTransaction',
    [{ from: own, to, data, value }],
    node,
    descriptors ? { descriptors } : {},
  );

describe('a descriptor of the public registry', () => {
  const files = [
    ['aave/tests/calldata-lpv3.tests.json', 6],
    ['lido/tests/calldata-wstETH.tests.json', 3],
    ['uniswap/tests/eip712-uniswap-permit2.tests.json', 2],
  ] as const;

  it.each(files)('[R7.16] says every request of %s in words', async (file, least) => {
    const find = await finding(registry);
    const tests = testsIn(join(registry, file));
    expect(tests.length).toBeGreaterThanOrEqual(least);
    const labels: string[] = [];
    const texts = new Set(tests.flatMap(({ expectedTexts }) => expectedTexts));
    for (const test of tests) {
      const { reading } = await approvalOf(test, find);
      expect(reading.descriptions).toHaveLength(1);
      const facts = (reading.descriptions ?? []).flatMap((one) => one.facts);
      labels.push(...facts.flatMap(({ name = '' }) => (texts.has(name) ? [name] : [])));
    }
    expect(labels.length).toBeGreaterThan(tests.length);
  });

  it('[R7.16] has tokens, names of values, dates and entries of lists', async () => {
    const find = await finding(registry);
    const [repay] = testsIn(join(registry, files[0][0]));
    const [wrapped, wrap] = testsIn(join(registry, files[1][0]));
    const [single, batch] = testsIn(join(registry, files[2][0]));
    const all = [repay, wrapped, wrap, single, batch].map(async (test) =>
      test ? wordsOf(await approvalOf(test, find)) : [],
    );
    expect(await Promise.all(all)).toMatchInlineSnapshot(`
      [
        [
          "Aave DAO: Repay loan",
          "Amount to repay: 997 USDC (0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48)",
          "Interest rate mode: variable",
          "For debt holder: 0x2c62C80aD86785DD3bfC7B616400A98E1903b672",
        ],
        [
          "Lido DAO: Authorize spending",
          "Spender: 0xBf67F59D2988A46FBFF7ed79A621778a3Cd3985B",
          "Amount: 313.168649898893395438 wstETH (0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0)",
        ],
        [
          "Lido DAO: Wrap stETH",
          "stETH amount: 0.999999999999999998 stETH (0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84)",
        ],
        [
          "Uniswap Labs: Authorize spending of token",
          "Spender: 0xE592427A0AEce92De3Edee1F18E0157C05861564",
          "Amount allowance: 2500 USDC (0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48)",
          "Approval expires: Wed, 01 Jul 2026 00:00:00 GMT",
        ],
        [
          "Uniswap Labs: Authorize spending of tokens",
          "Spender: 0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45",
          "Amount allowance: 2500 USDC (0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48)",
          "Amount allowance: 0.75 WETH (0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2)",
          "Approval expires: Thu, 28 May 2026 20:26:40 GMT",
          "Approval expires: Thu, 28 May 2026 20:26:40 GMT",
        ],
      ]
    `);
  });
});

describe('the formats of descriptors', () => {
  const text = (name: string, format: string, params: object = {}) => ({
    path: name,
    label: name,
    format,
    params,
  });
  const value = (type: string, given: unknown, field: object): Promise<readonly string[]> =>
    findIn(callFile(`poke(${type} it)`, [{ path: 'it', label: 'It', ...field }]))
      .then((find) => {
        const abi = parseAbi([`function poke(${type} it)`] as never);
        return send(encodeFunctionData({ abi, args: [given] } as never), find);
      })
      .then((plan) => wordsOf(plan).slice(1));

  it.each<readonly [string, unknown, object, string]>([
    ['uint256', 15n * 10n ** 17n, { format: 'amount' }, '1.5 of the network’s coin'],
    ['uint256', 1_709_191_632n, date('timestamp'), 'Thu, 29 Feb 2024 07:27:12 GMT'],
    ['uint256', 19_332_140n, date('blockheight'), '19332140'],
    ['uint256', 8250n, { format: 'duration' }, '02:17:30'],
    ['uint256', 15n, { format: 'unit', params: { base: 'd', decimals: 1 } }, '1.5d'],
    ['uint256', 36_000n, { format: 'unit', params: { base: 's', prefix: true } }, '36ks'],
    ['int8', -5n, { format: 'unit', params: { base: '%' } }, '-5%'],
    ['uint8', 7n, { format: 'nftName', params: { collection: BOB } }, `Item 7 (${BOB})`],
    ['uint256', 5n, { format: 'tokenAmount', params: { token: USDC } }, `0.000005 USDC (${USDC})`],
    [
      'uint256',
      5n,
      { format: 'tokenAmount', params: { token: BOB } },
      `5 (the token names no decimals) (${BOB})`,
    ],
    ['uint256', 5n, native(), '0.000000000000000005 of the network’s coin'],
    ['uint256', 99n, threshold(), `Everything (${USDC})`],
    ['address', own, { format: 'addressName' }, `${own} (your account)`],
    ['address', BOB, { format: 'raw' }, BOB],
    ['bool', true, { format: 'raw' }, 'Yes'],
    ['bytes', '0x1234', { format: 'calldata' }, '0x1234'],
    ['string', 'Hi', { format: 'raw' }, 'Hi'],
    ['string', 'a\u202Eb', { format: 'raw' }, 'a\\u{202e}b'],
    ['uint256[]', [1n, 2n], { format: 'raw' }, '1, 2'],
    ['uint256', BigInt(BOB), { path: 'it.[-20:]', format: 'addressName' }, BOB],
    ['bytes', `${BOB}ff`, { path: 'it.[0:20]', format: 'addressName' }, BOB],
    ['uint256[]', [1n, 2n], { path: 'it.[-1]', format: 'raw' }, '2'],
  ])('[R7.16] write %s %s as %j says: %s', async (type, given, field, expected) => {
    const [shown = ''] = await value(type, given, field);
    expect(shown).toBe(`It: ${expected}`);
  });

  it('[R7.16] take what is around the call, definitions, and names of values', async () => {
    const file = callFile(
      'poke((address token, uint256 amount)[] parts, uint8 mode)',
      [
        { path: '@.value', label: 'Paid', format: 'amount' },
        { path: 'parts.[]', fields: [{ path: 'amount', $ref: '$.display.definitions.part' }] },
        text('mode', 'enum', { $ref: '$.metadata.enums.modes' }),
        { value: '$.metadata.constants.note', label: 'Note' },
        { path: 'mode', label: 'Hidden', visible: 'never' },
      ],
      { metadata: { enums: { modes: { 1: 'Fast' } }, constants: { note: 'Once' } } },
    );
    const definitions = {
      part: { label: 'Part', format: 'tokenAmount', params: { tokenPath: 'token' } },
    };
    const find = await findIn({ ...file, display: { ...file.display, definitions } });
    const abi = parseAbi([
      'struct Part { address token; uint256 amount; }',
      'function poke(Part[] parts, uint8 mode)',
    ]);
    const parts = [
      { token: USDC, amount: 1_500_000n },
      { token: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', amount: 10n ** 18n },
    ] as const;
    const data = encodeFunctionData({ abi, args: [parts, 1] });
    expect(wordsOf(await send(`${data}c0ffee`, find, USDC, '0xde0b6b3a7640000'))).toEqual([
      'undefined: Try',
      'Paid: 1 of the network’s coin',
      `Part: 1.5 USDC (${USDC})`,
      'Part: 1 WETH (0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2)',
      'mode: Fast',
      'Note: Once',
      'rest: 3 more bytes',
    ]);
  });

  function date(encoding: string): object {
    return { format: 'date', params: { encoding } };
  }

  function native(): object {
    return { format: 'tokenAmount', params: { token: BOB, nativeCurrencyAddress: [BOB] } };
  }

  function threshold(): object {
    const params = { token: USDC, threshold: '0x63', message: 'Everything' };
    return { format: 'tokenAmount', params };
  }
});

describe('a hostile or wrong descriptor', () => {
  const field = { path: 'it', label: 'It', format: 'raw' };
  const good = callFile('poke(uint256 it)', [field]);
  const change = (part: object): object => callFile('poke(uint256 it)', [{ ...field, ...part }]);

  it.each<readonly [string, unknown, RegExp]>([
    ['is no object', [], /no object/],
    ['has another format', change({ format: 'html' }), /format/],
    ['turns text around', change({ label: 'a\u202Eb' }), /label/],
    ['has two lines', change({ label: 'a\nTo: me' }), /label/],
    ['has a long label', change({ label: 'x'.repeat(81) }), /label/],
    ['has no label', change({ label: undefined }), /has no label/],
    ['names a value that is not there', change({ path: 'other' }), /path other leads to nothing/],
    ['names a token that is not there', change({ params: { tokenPath: 'me' } }), /path me/],
    ['refers to nothing', change({ $ref: '$.display.definitions.x' }), /is not there/],
    [
      'refers to what every object has',
      change({ $ref: '$.display.definitions.constructor' }),
      /not there/,
    ],
    [
      'has enumerations of every object',
      change({ format: 'enum', params: { $ref: '$.metadata.toString' } }),
      /not there/,
    ],
    ['has no function', callFile('poke', [field]), /cannot be read/],
    ['has a type that is none', callFile('poke(number it)', [field]), /cannot be read/],
    [
      'is of an address that is none',
      { ...good, context: { contract: { deployments: [{ chainId: 1, address: '0x1' }] } } },
      /address/,
    ],
    ['includes a page', { ...good, includes: 'https://example.test/x.json' }, /outside/],
    ['includes a file elsewhere', { ...good, includes: '../../etc/passwd' }, /outside/],
    ['includes itself', { ...good, includes: 'own.json' }, /too many files/],
  ])('[R7.16] that %s stops the build', async (_, content, problem) => {
    await expect(inFolder({ 'own.json': content }, readDescriptors)).rejects.toThrow(problem);
  });

  it('[R7.16] is left out where it only is there for others, and merged into them', async () => {
    const common = { display: good.display };
    const including = {
      context: good.context,
      includes: '../common.json',
      display: { formats: { 'poke(uint256 it)': { fields: [{ path: 'it', label: 'Mine' }] } } },
    };
    const files = { 'common.json': common, 'a/own.json': including, 'a/tests/x.json': 1 };
    const [only, ...others] = await inFolder(files, readDescriptors);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      contracts: [`1:${USDC.toLowerCase()}`],
      calls: [{ intent: 'Try', fields: [{ label: 'Mine', path: 'it', format: 'raw' }] }],
    });
    await expect(readDescriptors('/nowhere/at-all')).rejects.toThrow('is not there');
  });

  const lie = callFile('approve(address spender, uint256 amount)', [
    { value: 'Nothing at all', label: 'Amount' },
    { value: 'A free gift', label: 'You get' },
  ]);
  const approve = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [BOB, 2n ** 256n - 1n],
  });

  it('[R7.16] adds words, and takes nothing from what the wallet says', async () => {
    const plain = await send(approve);
    const described = await send(approve, await findIn(lie));
    expect(wordsOf(described)).toEqual([
      'Own: Try',
      'Amount: Nothing at all',
      'You get: A free gift',
    ]);
    const { descriptions, ...rest } = described.reading;
    expect(descriptions).toHaveLength(1);
    expect(rest).toEqual(plain.reading);
    expect(rest.warnings).toEqual(['unlimited']);

    const abi = parseAbi(['function poke(uint256 it)']);
    const data = encodeFunctionData({ abi, args: [1n] });
    const unknown = await send(data, await findIn(good));
    expect(wordsOf(unknown)).toEqual(['Own: Try', 'It: 1']);
    expect(unknown.reading).toMatchObject({ isUnderstood: false, warnings: ['unknown'] });
  });

  it('[R7.16] is of no use for another contract, network, function or form', async () => {
    const find = await findIn(lie);
    const other = planFor(
      'eip155:10',
      'eth_sendTransaction',
      [{ from: own, to: USDC, data: approve }],
      node,
      { descriptors: find },
    );
    expect(wordsOf(await other)).toEqual([]);
    expect(wordsOf(await send(approve, find, BOB))).toEqual([]);
    expect(wordsOf(await send(approve.replace('095ea7b3', 'a9059cbb'), find))).toEqual([]);
    expect(wordsOf(await send(approve.slice(0, -64), find))).toEqual([]);
    expect(
      wordsOf(await send(approve.replace('0'.repeat(24), `1${'0'.repeat(23)}`), find)),
    ).toEqual([]);
  });

  it('[R7.16] is of no use for typed data of another domain or of other fields', async () => {
    const find = await finding(registry);
    const [single] = testsIn(join(registry, 'uniswap/tests/eip712-uniswap-permit2.tests.json'));
    const data = single?.data as unknown as {
      readonly domain: { readonly chainId: number };
      readonly types: Readonly<Record<string, readonly object[]>>;
      readonly message: object;
    };
    const words = async (part: object) => {
      const changed = { description: '', expectedTexts: [], data: { ...data, ...part } };
      return wordsOf(await approvalOf(changed, find));
    };
    expect(await words({})).not.toEqual([]);
    expect(await words({ domain: { ...data.domain, name: 'Permit3' } })).toEqual([]);
    expect(await words({ domain: { ...data.domain, verifyingContract: BOB } })).toEqual([]);
    const { EIP712Domain: _, ...types } = data.types;
    expect(await words({ types })).not.toEqual([]);
    const { chainId: __, ...everywhere } = data.domain;
    expect(await words({ types, domain: everywhere })).toEqual([]);
    const more = [...(data.types['PermitSingle'] ?? []), { name: 'more', type: 'uint256' }];
    expect(
      await words({
        types: { ...data.types, PermitSingle: more },
        message: { ...data.message, more: 1 },
      }),
    ).toEqual([]);
  });

  it('[R7.16] that does not arrive keeps no approval waiting', async () => {
    const failing = await send(approve, () => Promise.reject(new Error('gone')));
    expect(failing.reading.descriptions).toBeUndefined();
    jest.useFakeTimers();
    try {
      const silent = send(approve, () => new Promise(() => undefined));
      await jest.advanceTimersByTimeAsync(3_000);
      expect((await silent).reading.descriptions).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });
});
