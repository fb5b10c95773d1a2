import { describe, expect, it } from '@jest/globals';
import { parsePermission } from '../../../../domain/permission/parse-permission';
import type { Permission } from '../../../../domain/permission/permission';
import { ALICE, BOB } from '../../../support/headless-kit';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const here = { chainReference: '1' };

function read(value: unknown): Permission {
  const parsed = parsePermission(value, here);
  if (parsed.ok) return parsed.permission;
  throw new Error(parsed.fault);
}

/** A request of today's form for `type` with `data`. */
function today(type: string, data: object, rest: object = {}): object {
  return {
    chainId: '0x1',
    to: BOB,
    permission: { type, isAdjustmentAllowed: true, data },
    ...rest,
  };
}

describe('a permission of ERC-7715 in the form of today', () => {
  it.each([
    [
      'native-token-periodic',
      { periodAmount: '0x64', periodDuration: 86_400, startTime: 5 },
      { period: { units: 100n, seconds: 86_400 }, startsAt: 5 },
    ],
    [
      'native-token-stream',
      { amountPerSecond: '0x2', initialAmount: '0x5', maxAmount: '0x64', startTime: null },
      { stream: { initial: 5n, perSecond: 2n }, total: 100n },
    ],
    ['native-token-allowance', { allowanceAmount: '0x64' }, { total: 100n }],
    ['native-token-allowance', { allowance: '0x64' }, { total: 100n }],
    [
      'erc20-token-periodic',
      { periodAmount: '0x64', periodDuration: 60, tokenAddress: USDC.toLowerCase() },
      { token: USDC, period: { units: 100n, seconds: 60 } },
    ],
    [
      'erc20-token-stream',
      { amountPerSecond: '0x2', tokenAddress: USDC },
      { token: USDC, stream: { initial: 0n, perSecond: 2n } },
    ],
    [
      'erc20-token-allowance',
      { allowanceAmount: '0x64', tokenAddress: USDC },
      { token: USDC, total: 100n },
    ],
  ])('has the limits of %s', (type, data, limit) => {
    expect(read(today(type, data)).limits).toEqual([{ kind: 'spend', type, ...limit }]);
  });

  it('has its chain, its account, its holder, its end and the reason of the site', () => {
    const rules = [
      { type: 'expiry', data: { timestamp: 2000 } },
      { type: 'expiry', data: { timestamp: 1000 } },
      { type: 'payee', data: { addresses: [ALICE] } },
      { type: 'moon', data: { full: true } },
    ];
    const data = { allowance: '0x1', justification: 'For\u202e the\nnews' };

    expect(
      read(today('native-token-allowance', data, { chainId: '0xa4b1', from: ALICE, rules })),
    ).toEqual({
      chainReference: '42161',
      account: ALICE,
      holder: { kind: 'account', address: BOB },
      limits: [{ kind: 'spend', type: 'native-token-allowance', total: 1n }],
      rules: [
        { kind: 'payees', addresses: [ALICE] },
        { kind: 'unknown', type: 'moon', data: '{"full":true}' },
      ],
      expiresAt: 1000,
      reason: 'For the news',
    });
  });

  it('keeps a type that is not known with its data', () => {
    expect(read(today('everything', { max: '0x1' })).limits).toEqual([
      { kind: 'unknown', type: 'everything', data: '{"max":"0x1"}' },
    ]);
  });

  it.each([
    ['a chain', today('x', {}, { chainId: 'one' }), 'chainId'],
    ['a chain of zero', today('x', {}, { chainId: '0x0' }), 'chainId'],
    ['an account', today('x', {}, { from: 'alice' }), 'from'],
    ['a holder', today('x', {}, { to: '0x12' }), 'to'],
    ['any holder', { permission: { type: 'x', data: {} } }, 'to'],
    ['a permission', { to: BOB }, 'permission'],
    [
      'an amount',
      today('native-token-periodic', { periodAmount: '100', periodDuration: 1 }),
      'permission',
    ],
    ['a negative amount', today('native-token-allowance', { allowance: -1 }), 'permission'],
    [
      'an amount beyond 256 bits',
      today('native-token-allowance', { allowance: `0x1${'0'.repeat(64)}` }),
      'permission',
    ],
    [
      'a period of no time',
      today('native-token-periodic', { periodAmount: '0x1', periodDuration: 0 }),
      'permission',
    ],
    [
      'a token',
      today('erc20-token-allowance', { allowance: '0x1', tokenAddress: '0x' }),
      'permission',
    ],
    [
      'a beginning',
      today('native-token-allowance', { allowance: '0x1', startTime: 'now' }),
      'permission',
    ],
    ['rules', today('x', {}, { rules: {} }), 'rules'],
    [
      'a payee',
      today('x', {}, { rules: [{ type: 'payee', data: { addresses: ['bob'] } }] }),
      'rules',
    ],
    [
      'an end',
      today('x', {}, { rules: [{ type: 'expiry', data: { timestamp: 'soon' } }] }),
      'expiry',
    ],
    [
      'more rules than are read',
      today('x', {}, { rules: Array.from({ length: 21 }, () => ({ type: 'y' })) }),
      'rules',
    ],
    ['an object', 'a text', 'form'],
  ])('is refused where %s cannot be read', (_what, value, fault) => {
    expect(parsePermission(value, here)).toEqual({ ok: false, fault });
  });

  it('is shown as unknown where it is listed and its data cannot be read', () => {
    const broken = today('native-token-allowance', { allowance: 'much' });

    expect(parsePermission(broken, { ...here, isLenient: true })).toMatchObject({
      ok: true,
      permission: {
        limits: [{ kind: 'unknown', type: 'native-token-allowance', data: '{"allowance":"much"}' }],
      },
    });
  });

  it('does not read what the page has put on the prototype', () => {
    const bare: object = Object.assign(Object.create({ to: BOB }) as object, {
      permission: { type: 'x', data: {} },
    });

    expect(parsePermission(bare, here)).toEqual({ ok: false, fault: 'to' });
  });
});

describe('a permission of ERC-7715 in the older forms', () => {
  it.each([
    ['account', { address: BOB }, { kind: 'account', address: BOB }],
    ['key', { id: 'did:key:z1' }, { kind: 'keys', ids: ['did:key:z1'] }],
    [
      'keys',
      { ids: ['did:key:z1', 'did:key:z2'] },
      { kind: 'keys', ids: ['did:key:z1', 'did:key:z2'] },
    ],
    ['wallet', {}, { kind: 'wallet' }],
    ['passkey', { x: 1 }, { kind: 'unknown', type: 'passkey', data: '{"x":1}' }],
  ])('has a signer of the type %s', (type, data, holder) => {
    const asked = {
      chainId: 1,
      expiry: 1000,
      signer: { type, data },
      permission: { type: 'native-token-transfer', data: { allowance: '0x64' } },
      policies: [
        { type: 'gas-limit', data: { limit: '0x5' } },
        { type: 'call-limit', data: { count: 2 } },
        { type: 'rate-limit', data: { count: 1, interval: 60 } },
        { type: 'spent-limit', data: { allowance: '0x9' } },
      ],
    };

    expect(read(asked)).toEqual({
      chainReference: '1',
      holder,
      limits: [{ kind: 'spend', type: 'native-token-transfer', total: 100n }],
      rules: [
        { kind: 'gas', units: 5n },
        { kind: 'calls', count: 2 },
        { kind: 'rate', count: 1, seconds: 60 },
        { kind: 'native', units: 9n },
      ],
      expiresAt: 1000,
    });
  });

  it.each([
    ['erc721-token-transfer', { address: USDC, tokenIds: ['0x1', '0x2'] }, [1n, 1n]],
    ['erc1155-token-transfer', { address: USDC, allowances: { 1: '0x5', 2: '0x7' } }, [5n, 7n]],
  ])('has the tokens of %s', (type, data, [one, two]) => {
    expect(read(today(type, data)).limits).toEqual([
      {
        kind: 'nfts',
        type,
        token: USDC,
        amounts: [
          { id: 1n, units: one },
          { id: 2n, units: two },
        ],
      },
    ]);
  });

  it('has several permissions with policies of their own, as viem sends them', () => {
    const asked = {
      expiry: 1000,
      permissions: [
        {
          type: 'native-token-transfer',
          data: { ticker: 'ETH' },
          policies: [{ type: 'token-allowance', data: { allowance: '0x64' } }],
          required: true,
        },
        { type: 'contract-call', data: { address: USDC, calls: ['f()'] }, policies: [] },
        { type: 'erc20-token-transfer', data: { address: USDC, ticker: 'USDC' }, policies: [] },
      ],
    };

    expect(read(asked)).toEqual({
      chainReference: '1',
      holder: { kind: 'wallet' },
      limits: [
        { kind: 'spend', type: 'native-token-transfer', total: 100n },
        { kind: 'calls', type: 'contract-call', contract: USDC, functions: ['f()'] },
        { kind: 'spend', type: 'erc20-token-transfer', token: USDC },
      ],
      rules: [],
      expiresAt: 1000,
    });
  });
});
