import { describe, expect, it } from '@jest/globals';
import { encodeFunctionData, erc20Abi, keccak256, toHex } from 'viem';
import { secondStepFor } from '../../src/domain/readings/reading';
import { encodedType, parseTypedData } from '../../src/domain/signing/typed-data';
import { readingOf } from './plan-world';
import {
  type Asked,
  BOB,
  own,
  PERMIT2,
  signing,
  tokensWith,
  typedData,
  types,
  USDC,
  WETH,
} from './typed-data-world';

const ALL = String(2n ** 256n - 1n);
const ZERO = `0x${'0'.repeat(40)}`;
const WORD = `0x${'0'.repeat(64)}`;
const IN_2030 = 1_900_000_000;
const DAY = 'Sun, 17 Mar 2030 17:46:40 GMT';
const COLLECTION = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';

/** What the wallet says in words, before the list of every field. */
async function words(asked: Asked, node = tokensWith()): Promise<readonly string[]> {
  const plan = await signing(asked, node);
  const lines = readingOf(plan);
  expect(plan.reading.isUnderstood).toBe(lines[0] !== 'data');
  return [...lines.slice(0, lines.indexOf('data')), ...plan.reading.warnings];
}

const permit = (change: object = {}): Asked => ({
  primaryType: 'Permit',
  message: {
    owner: own,
    spender: BOB,
    value: '2500000',
    nonce: 0,
    deadline: IN_2030,
    ...change,
  },
});
const dai = (change: object = {}): Asked => ({
  primaryType: 'Permit',
  types: { Permit: types.DaiPermit },
  message: { holder: own, spender: BOB, nonce: 0, expiry: IN_2030, allowed: true, ...change },
});
const authorization = (change: object = {}): Asked => ({
  primaryType: 'TransferWithAuthorization',
  message: {
    from: own,
    to: BOB,
    value: '1000000000000',
    validAfter: 0,
    validBefore: IN_2030,
    nonce: WORD,
    ...change,
  },
});
const permit2 = (change: object = {}): Asked => ({
  domain: { name: 'Permit2', verifyingContract: PERMIT2 },
  primaryType: 'PermitSingle',
  message: {
    details: { token: USDC, amount: '1000000', expiration: IN_2030, nonce: 0, ...change },
    spender: BOB,
    sigDeadline: IN_2030,
  },
});
const SEAPORT = { name: 'Seaport', version: '1.6' };
const item = (itemType: number, token: string, id: number, amount: string) => ({
  itemType,
  token,
  identifierOrCriteria: id,
  startAmount: amount,
  endAmount: amount,
});
const order = (change: object = {}, domain: object = {}): Asked => ({
  domain: {
    ...SEAPORT,
    verifyingContract: '0x0000000000000068F116a894984e2DB1123eB395',
    ...domain,
  },
  primaryType: 'OrderComponents',
  message: {
    offerer: own,
    zone: ZERO,
    offer: [item(2, COLLECTION, 7, '1')],
    orderType: 0,
    consideration: [
      { ...item(0, ZERO, 0, '1000000000000000000'), recipient: own },
      { ...item(0, ZERO, 0, '25000000000000000'), recipient: BOB },
    ],
    startTime: 0,
    endTime: IN_2030,
    zoneHash: WORD,
    salt: 0,
    conduitKey: WORD,
    counter: 0,
    ...change,
  },
});
const PROXY = '0xDef1C0ded9bec7F1a1670819833240f027b25EfF';
const otc = (change: object = {}, domain: object = {}): Asked => ({
  domain: { name: 'ZeroEx', version: '1.0.0', verifyingContract: PROXY, ...domain },
  primaryType: 'OtcOrder',
  message: {
    makerToken: USDC,
    takerToken: WETH,
    makerAmount: '3000000000',
    takerAmount: '1000000000000000000',
    maker: own,
    taker: ZERO,
    txOrigin: ZERO,
    expiryAndNonce: String((BigInt(IN_2030) << 192n) + 5n),
    ...change,
  },
});
const limit = (change: object = {}): Asked => ({
  ...otc(),
  primaryType: 'LimitOrder',
  message: {
    makerToken: USDC,
    takerToken: WETH,
    makerAmount: '3000000000',
    takerTokenFeeAmount: 5,
    takerAmount: '1000000000000000000',
    maker: own,
    taker: ZERO,
    sender: ZERO,
    feeRecipient: BOB,
    pool: WORD,
    expiry: IN_2030,
    salt: 1,
    ...change,
  },
});
const swap = (change: object = {}, spender = BOB): Asked => ({
  domain: { name: 'Permit2', verifyingContract: PERMIT2 },
  primaryType: 'PermitWitnessTransferFrom',
  message: {
    permitted: { token: USDC, amount: '3000000000' },
    spender,
    nonce: 0,
    deadline: IN_2030,
    slippageAndActions: {
      recipient: own,
      buyToken: WETH,
      minAmountOut: '990000000000000000',
      actions: ['0x1234'],
      ...change,
    },
  },
});
const padded = (address: string): string => address.slice(2).toLowerCase().padStart(64, '0');
const registry = '0x00000000000004533fe15556b1e086bb1a72ceae';
const settled = (selector: string) =>
  tokensWith(
    { [USDC]: 6, [WETH]: 18 },
    { [`${registry} ${selector}${'3'.padStart(64, '0')}`]: `0x${padded(BOB)}` },
  );
const SAFE = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe';
const owned = tokensWith(
  { [USDC]: 6 },
  { [`${SAFE.toLowerCase()} 0x2f54bf6e${padded(own)}`]: `0x${'1'.padStart(64, '0')}` },
);
const safe = (change: object = {}): Asked => ({
  domain: { name: undefined, version: undefined, verifyingContract: SAFE },
  primaryType: 'SafeTx',
  message: {
    to: USDC,
    value: 0,
    operation: 0,
    safeTxGas: 0,
    baseGas: 0,
    gasPrice: 0,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BOB, 5_000_000n] }),
    gasToken: ZERO,
    refundReceiver: ZERO,
    nonce: 3,
    ...change,
  },
});

describe('typed data of a known type', () => {
  it.each<[string, Asked, string]>([
    [
      'EIP-3009',
      authorization(),
      '7c7c6cdb67a18743f49ec6fa9b35f50d52ed05cbed4cc592e13b44501c1a2267',
    ],
    ['EIP-2612', permit(), '6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9'],
    ['DAI', dai(), 'ea2aa0a1be11a07ed86d755c93467f4f82362b452371d1ba94d1715123511acb'],
    ['Safe', safe(), 'bb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8'],
    ['Seaport', order(), 'fa445660b7e21515a59617fcd68910b487aa5808b8abda3d78bc85df364b2c2f'],
  ])('[R7.16] has the hash that the contract of %s knows', (_, asked, hash) => {
    const { primaryType, types: read } = parseTypedData(typedData(asked));
    expect(keccak256(toHex(encodedType(read, primaryType)))).toBe(`0x${hash}`);
  });

  it('[R7.16] says who may spend how much, and until when', async () => {
    const facts = [`spender: ${BOB}`, `token: ${USDC}`, `expires: ${DAY}`];
    expect(await words(permit())).toEqual(['permit', 'amount: 2.5', ...facts]);
    expect(await words(permit({ value: ALL }))).toEqual([
      'permit',
      'amount: Unlimited',
      ...facts,
      'unlimited',
    ]);
    expect(await words(permit2())).toEqual(['permit', 'amount: 1', ...facts]);
    expect(await words(permit2({ expiration: 0 }))).toContain('expires: Only in the same block');
    const batch: Asked = {
      domain: { name: 'Permit2', verifyingContract: PERMIT2 },
      primaryType: 'PermitBatch',
      message: {
        details: [USDC, WETH].map((token) => ({ token, amount: 1, expiration: 0, nonce: 0 })),
        spender: BOB,
        sigDeadline: IN_2030,
      },
    };
    expect((await words(batch)).filter((line) => line.startsWith('token'))).toEqual([
      `token: ${USDC}`,
      `token: ${WETH}`,
    ]);
    const once: Asked = {
      domain: { name: 'Permit2', verifyingContract: PERMIT2 },
      primaryType: 'PermitTransferFrom',
      message: {
        permitted: { token: USDC, amount: 1_000_000 },
        spender: BOB,
        nonce: 0,
        deadline: 0,
      },
    };
    expect((await words(once)).slice(0, 2)).toEqual(['permit', 'amount: 1']);
  });

  it('[R7.16] warns of everything that there is of a token, and of 96 bits full', async () => {
    const supply = 10n ** 15n;
    expect(await words(permit({ value: String(supply) }))).toContain('unlimited');
    expect(await words(permit({ value: String(supply - 1n) }))).not.toContain('unlimited');
    expect(await words(permit2({ amount: String(supply) }))).toContain('unlimited');
    expect(await words(permit2({ amount: String(2n ** 96n - 1n) }))).toContain('unlimited');
  });

  it('[R7.16] of DAI has no end where the end is 0, and may take an allowance back', async () => {
    expect(await words(dai({ expiry: 0 }))).toEqual([
      'permit',
      'amount: Unlimited',
      `spender: ${BOB}`,
      `token: ${USDC}`,
      'expires: No end',
      'unlimited',
    ]);
    expect(await words(dai())).toContain(`expires: ${DAY}`);
    expect(await words(dai({ allowed: false }))).toEqual([
      'disallow',
      `spender: ${BOB}`,
      `token: ${USDC}`,
    ]);
  });

  it('[R7.16] that moves a token by itself says how much, to whom, and when', async () => {
    expect(await words(authorization())).toEqual([
      'transferBySignature',
      'amount: 1000000',
      `to: ${BOB}`,
      `token: ${USDC}`,
      'begins: At once',
      `expires: ${DAY}`,
    ]);
    expect(await words(authorization({ validAfter: IN_2030 }))).toContain(`begins: ${DAY}`);
    const cancel = {
      primaryType: 'CancelAuthorization',
      message: { authorizer: own, nonce: WORD },
    };
    expect((await words(cancel))[0]).toBe('cancelTransfer');
  });

  it('[R7.16] of Seaport says what is given and what comes back, at worst', async () => {
    expect(await words(order())).toEqual([
      'order',
      `leaves: Item 7 (${COLLECTION})`,
      'arrives: 1 of the network’s coin',
      `toOthers: 0.025 of the network’s coin, ${BOB}`,
      `expires: ${DAY}`,
    ]);
    const falling = {
      offer: [{ ...item(1, WETH, 0, '5'), endAmount: '2000000000000000000' }],
      consideration: [{ ...item(3, COLLECTION, 4, '3'), endAmount: '2', recipient: own }],
    };
    expect((await words(order(falling))).slice(1, 3)).toEqual([
      `leaves: 2 (${WETH})`,
      `arrives: 2 × Item 4 (${COLLECTION})`,
    ]);
    const any = [{ ...item(4, COLLECTION, 0, '1'), recipient: own }];
    expect(await words(order({ consideration: any }))).toContain(
      `arrives: Any item of ${COLLECTION}`,
    );
    expect(await words(order({ consideration: [] }))).toContain('forNothing');
    const bobs = [{ ...item(0, ZERO, 0, '1'), recipient: BOB }];
    expect(await words(order({ consideration: bobs }))).toContain('forNothing');
    const none = [{ ...item(0, ZERO, 0, '1'), endAmount: '0', recipient: own }];
    expect(await words(order({ consideration: none }))).toContain('forNothing');
  });

  it('[R7.16] of 0x says what is given and what comes back, to either side', async () => {
    const facts = [`leaves: 3000 (${USDC})`, `arrives: 1 (${WETH})`, `expires: ${DAY}`];
    expect(await words(otc())).toEqual(['order', ...facts]);
    expect(await words(limit())).toEqual(['order', ...facts]);
    expect((await words(otc({ maker: BOB, taker: own }))).slice(1, 3)).toEqual([
      `leaves: 1 (${WETH})`,
      `arrives: 3000 (${USDC})`,
    ]);
    expect(await words(otc({ takerAmount: 0 }))).toContain('forNothing');
    const proxy = '0xDEF1ABE32c034e558Cdd535791643C58a13aCC10';
    const elsewhere = otc({}, { chainId: 10, verifyingContract: proxy });
    const plan = await signing(elsewhere, tokensWith(), undefined, 'eip155:10');
    expect(plan.reading.isUnderstood).toBe(true);
  });

  it.each(['0x6352211e', '0xe2603dc2'])(
    '[R7.16] of a swap that 0x settles says what comes back at least: %s',
    async (selector) => {
      expect(await words(swap(), settled(selector))).toEqual([
        'permit',
        'amount: 3000',
        `spender: ${BOB}`,
        `token: ${USDC}`,
        `expires: ${DAY}`,
        'order',
        `arrives: At least 0.99 (${WETH})`,
      ]);
    },
  );

  it('[R7.16] of a Safe says what the Safe does, and warns of a delegate call', async () => {
    expect(await words(safe(), owned)).toEqual([
      'safe',
      `from: ${SAFE}`,
      'sendToken',
      'amount: 5',
      `to: ${BOB}`,
      `token: ${USDC}`,
    ]);
    const plan = await signing(safe({ operation: 1 }), owned);
    expect(readingOf(plan).slice(0, 3)).toEqual(['safe', `from: ${SAFE}`, `contract: ${USDC}`]);
    expect(plan.reading.warnings).toEqual(['delegateCall']);
    expect(secondStepFor(plan.reading)).toBe('warned');
  });
});

describe('other typed data', () => {
  const other = '0x1111111111111111111111111111111111111111';
  const longer = { ...types, Permit: [...types.Permit, 'more:uint256'] };
  it.each<[string, Asked]>([
    ['has a field more than a known type', { ...permit({ more: 1 }), types: longer }],
    ['is of another account', permit({ owner: BOB })],
    ['moves a token of another account', authorization({ from: BOB })],
    [
      'is for a contract that says nothing of decimals',
      { ...permit(), domain: { verifyingContract: other } },
    ],
    ['names no network', { ...permit(), domain: { chainId: undefined } }],
    ['names no contract', { ...permit(), domain: { verifyingContract: undefined } }],
    [
      'allows nothing at all',
      {
        domain: { name: 'Permit2', verifyingContract: PERMIT2 },
        primaryType: 'PermitBatch',
        message: { details: [], spender: BOB, sigDeadline: IN_2030 },
      },
    ],
    ['is of Permit2 at another contract', { ...permit2(), domain: { verifyingContract: USDC } }],
    ['is of Seaport at another contract', order({}, { verifyingContract: other })],
    ['is of another version of Seaport', order({}, { version: '1.5' })],
    ['is an order of another account', order({ offerer: BOB })],
    ['is an order of a contract', order({ orderType: 4 })],
    ['takes one of a list', order({ offer: [item(4, COLLECTION, 5, '1')] })],
    ['is of 0x at another contract', otc({}, { verifyingContract: other })],
    ['is an order between others', otc({ maker: BOB, taker: BOB })],
    ['has a fee that the visitor pays', limit({ maker: BOB, taker: own })],
    ['is a swap by another contract', swap()],
    ['is a swap for another account', swap({ recipient: BOB })],
    ['is of a contract that is no Safe of the visitor', safe()],
  ])('[R7.16] needs the second step where it %s', async (_, asked) => {
    const plan = await signing(asked);
    expect(plan.reading).toMatchObject({ isUnderstood: false, warnings: ['unknown'] });
    expect(secondStepFor(plan.reading)).toBe('unknown');
  });

  it('[R7.16] of a Safe needs it for calls that are not known, and for refunds', async () => {
    for (const change of [{ data: '0xdeadbeef' }, { gasPrice: 1 }, { operation: 2 }]) {
      expect((await signing(safe(change), owned)).reading.isUnderstood).toBe(false);
    }
  });

  it('[R7.16] shows an empty list, and every part of the domain', async () => {
    const asked: Asked = {
      primaryType: 'List',
      types: { List: ['names:string[]'] },
      message: { names: [] },
      domain: { version: '7' },
    };
    expect(readingOf(await signing(asked))).toEqual([
      'data',
      'type: List',
      'domain: Test',
      'version: 7',
      `appContract: ${USDC}`,
      'names: None',
    ]);
  });

  it('[R7.16] has numbers that are drawn apart where their type is one, and not in a text', async () => {
    const asked: Asked = {
      primaryType: 'Offer',
      types: { Offer: ['price:uint256', 'amount:string', 'validTo:uint32', 'count:uint8'] },
      message: { price: '5000', amount: '5000', validTo: IN_2030, count: 200 },
    };
    const { reading } = await signing(asked);
    const fields = reading.steps[0]?.facts.filter(({ label }) => label === 'field');
    expect(fields?.map(({ holds, value }) => [value, holds])).toEqual([
      ['5000', 'amount'],
      ['5000', undefined],
      [`${IN_2030}`, 'moment'],
      ['200', undefined],
    ]);
  });

  it.each(['a b', 'a\u202Eb', '', '1a', 'a:b', '__proto__', 'a'.repeat(200)])(
    '[R7.16] with a field that is called %j is refused',
    async (name) => {
      const data = { types: { List: [{ name, type: 'string' }] }, primaryType: 'List' };
      const given = JSON.parse(
        JSON.stringify({ ...data, domain: {}, message: {} }).replace(
          '"message":{}',
          `"message":{${JSON.stringify(name)}:"x"}`,
        ),
      ) as unknown;
      expect(() => parseTypedData(given)).toThrow(expect.objectContaining({ code: 'unreadable' }));
    },
  );

  it('[R7.16] may have a colon in the name of a type, and no name of a value’s kind', () => {
    const data = (name: string) => ({
      types: { [name]: [{ name: 'a', type: 'string' }] },
      primaryType: name,
      domain: {},
      message: { a: 'x' },
    });
    expect(parseTypedData(data('Exchange:Order')).primaryType).toBe('Exchange:Order');
    for (const name of ['address', 'uint256', 'A B', 'A[]', 'A\n']) {
      expect(() => parseTypedData(data(name))).toThrow(
        expect.objectContaining({ code: 'unreadable' }),
      );
    }
  });
});
