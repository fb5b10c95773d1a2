import { describe, expect, it } from '@jest/globals';
import type { Permission, SpendLimit } from '../../../../domain/permission/permission';
import {
  isExpired,
  mostOf,
  permissionWarnings,
} from '../../../../domain/permission/permission-warnings';
import { isNarrower, widenings } from '../../../../domain/permission/permission-widening';
import { ALICE, BOB } from '../../../support/headless-kit';

const NOW = 1_000_000;
const spend: SpendLimit = {
  kind: 'spend',
  type: 'native-token-periodic',
  period: { units: 100n, seconds: 60 },
  startsAt: NOW,
};
const asked: Permission = {
  chainReference: '1',
  account: ALICE,
  holder: { kind: 'account', address: BOB },
  limits: [spend],
  rules: [{ kind: 'payees', addresses: [BOB] }],
  expiresAt: NOW + 600,
};

/** The request, granted with another limit. */
function limited(part: Partial<SpendLimit>): Permission {
  return { ...asked, limits: [{ ...spend, ...part }] };
}

describe('a granted permission', () => {
  it('is not wider than its request where it is the same', () => {
    expect(widenings(asked, asked, NOW)).toEqual([]);
    expect(isNarrower(asked, asked, NOW)).toBe(false);
  });

  const { expiresAt: _end, ...endless } = asked;
  it.each<[string, Permission, string]>([
    ['is for another chain', { ...asked, chainReference: '10' }, 'chain'],
    ['spends from another account', { ...asked, account: BOB }, 'account'],
    ['is for another holder', { ...asked, holder: { kind: 'account', address: ALICE } }, 'holder'],
    ['is for any holder', { ...asked, holder: { kind: 'wallet' } }, 'holder'],
    ['has more in a period', limited({ period: { units: 101n, seconds: 60 } }), 'limit'],
    ['has shorter periods', limited({ period: { units: 100n, seconds: 59 } }), 'limit'],
    ['is for another token', limited({ token: BOB }), 'limit'],
    ['is of another type', limited({ type: 'native-token-allowance' }), 'limit'],
    ['has the same limit twice', { ...asked, limits: [spend, spend] }, 'limit'],
    ['begins earlier', limited({ startsAt: NOW - 1 }), 'start'],
    ['ends later', { ...asked, expiresAt: NOW + 601 }, 'end'],
    ['never ends', endless, 'end'],
    ['pays others', { ...asked, rules: [{ kind: 'payees', addresses: [BOB, ALICE] }] }, 'rules'],
    ['has no restriction', { ...asked, rules: [] }, 'rules'],
  ])('is wider where it %s', (_what, granted, how) => {
    expect(widenings(asked, granted, NOW)).toEqual([how]);
  });

  it('is wider where a stream or a total is more, or is missing', () => {
    const streamed = { total: 50n, stream: { initial: 5n, perSecond: 1n } };
    const { period: _none, ...rest } = spend;
    const request: Permission = { ...asked, limits: [{ ...rest, ...streamed }] };
    const grant = (part: Partial<SpendLimit>): Permission => ({
      ...request,
      limits: [{ ...rest, ...streamed, ...part }],
    });
    const { total: _total, ...uncapped } = { ...rest, ...streamed };

    expect(widenings(request, request, NOW)).toEqual([]);
    expect(widenings(request, grant({ total: 51n }), NOW)).toEqual(['limit']);
    expect(widenings(request, grant({ stream: { initial: 6n, perSecond: 1n } }), NOW)).toEqual([
      'limit',
    ]);
    expect(widenings(request, grant({ stream: { initial: 5n, perSecond: 2n } }), NOW)).toEqual([
      'limit',
    ]);
    expect(widenings(request, { ...request, limits: [uncapped] }, NOW)).toEqual(['limit']);
  });

  it.each<[string, Permission]>([
    ['less in a period', limited({ period: { units: 99n, seconds: 60 } })],
    ['longer periods', limited({ period: { units: 100n, seconds: 61 } })],
    ['an earlier end', { ...asked, expiresAt: NOW + 599 }],
    ['a total', limited({ total: 1n })],
  ])('is narrower with %s', (_what, granted) => {
    expect(widenings(asked, granted, NOW)).toEqual([]);
    expect(isNarrower(asked, granted, NOW)).toBe(true);
  });

  it('may begin at the moment of the request where that names none, and not a day before', () => {
    const { startsAt: _start, ...open } = spend;
    const request: Permission = { ...asked, limits: [open] };

    expect(widenings(request, asked, NOW)).toEqual([]);
    expect(isNarrower(request, asked, NOW)).toBe(false);
    expect(widenings(request, limited({ startsAt: NOW - 90_000 }), NOW)).toEqual(['start']);
  });

  it('begins when it is granted where it names no moment, which a later one of the request forbids', () => {
    const { startsAt: _start, ...atOnce } = spend;
    const granted: Permission = { ...asked, limits: [atOnce] };

    expect(widenings(limited({ startsAt: NOW + 3600 }), granted, NOW)).toEqual(['start']);
    expect(widenings(asked, granted, NOW)).toEqual([]);
  });

  it('may have two limits of a token that begin at their own moments', () => {
    const later = { ...spend, startsAt: NOW + 3600 };
    const both: Permission = { ...asked, limits: [later, spend] };

    expect(widenings(both, both, NOW)).toEqual([]);
    expect(widenings(both, { ...both, limits: [spend, later] }, NOW)).toEqual([]);
    expect(widenings(both, { ...both, limits: [spend, { ...spend }] }, NOW)).toEqual(['start']);
    const more = { units: 900n, seconds: 60 };
    const unlike: Permission = { ...asked, limits: [{ ...later, period: more }, spend] };
    const swapped: Permission = { ...asked, limits: [later, { ...spend, period: more }] };
    expect(widenings(unlike, swapped, NOW)).toEqual(['start']);
  });

  it('of NFTs must not name an id twice, which would be more', () => {
    const nfts = (...units: bigint[]): Permission => ({
      ...asked,
      limits: [
        {
          kind: 'nfts',
          type: 'erc1155-token-transfer',
          token: BOB,
          amounts: units.map((each) => ({ id: 1n, units: each })),
        },
      ],
    });

    expect(widenings(nfts(5n), nfts(5n), NOW)).toEqual([]);
    expect(widenings(nfts(5n), nfts(2n, 3n), NOW)).toEqual([]);
    expect(widenings(nfts(5n), nfts(5n, 5n), NOW)).toEqual(['limit']);
    expect(widenings(nfts(5n), nfts(6n), NOW)).toEqual(['limit']);
  });

  it('of a type that is not known must be the same', () => {
    const unknown = (data: string): Permission => ({
      ...asked,
      limits: [{ kind: 'unknown', type: 'x', data }],
    });

    expect(widenings(unknown('1'), unknown('1'), NOW)).toEqual([]);
    expect(widenings(unknown('1'), unknown('2'), NOW)).toEqual(['limit']);
  });

  it('of calls must not have more functions, and all of them only where all were asked', () => {
    const calls = (...functions: string[]): Permission => ({
      ...asked,
      limits: [{ kind: 'calls', type: 'contract-call', contract: BOB, functions }],
    });

    expect(widenings(calls('a', 'b'), calls('a'), NOW)).toEqual([]);
    expect(widenings(calls(), calls('a'), NOW)).toEqual([]);
    expect(widenings(calls('a'), calls('a', 'b'), NOW)).toEqual(['limit']);
    expect(widenings(calls('a'), calls(), NOW)).toEqual(['limit']);
  });
});

describe('the warnings of a permission', () => {
  const { expiresAt: _end, ...endless } = asked;
  const { period: _period, ...open } = spend;
  it.each<[string, Permission, readonly string[]]>([
    ['none where it has limits and an end', asked, []],
    ['no end', endless, ['noEnd']],
    ['an end after ten years', { ...asked, expiresAt: NOW + 4_000_000_000 }, ['noEnd']],
    ['no limit', { ...asked, limits: [open] }, ['unlimited']],
    ['the greatest amount', limited({ total: 2n ** 256n - 1n }), ['unlimited']],
    [
      'every function',
      {
        ...asked,
        limits: [{ kind: 'calls', type: 'contract-call', contract: BOB, functions: [] }],
      },
      ['anyCall'],
    ],
    [
      'an unknown type',
      { ...asked, limits: [{ kind: 'unknown', type: 'x', data: '' }] },
      ['notUnderstood'],
    ],
    [
      'an unknown rule',
      { ...asked, rules: [{ kind: 'unknown', type: 'x', data: '' }] },
      ['notUnderstood'],
    ],
  ])('name %s', (_what, permission, warnings) => {
    expect(permissionWarnings(permission, NOW)).toEqual(warnings);
  });

  it('come with the most that can leave until the end', () => {
    const { period: _none, ...bare } = spend;
    const stream = { initial: 5n, perSecond: 2n };

    expect(mostOf(spend, NOW + 600, NOW)).toBe(1000n);
    expect(mostOf(spend, NOW + 601, NOW)).toBe(1100n);
    expect(mostOf(spend, undefined, NOW)).toBeUndefined();
    expect(mostOf({ ...bare, stream }, NOW + 10, NOW)).toBe(25n);
    expect(mostOf({ ...bare, stream, total: 20n }, NOW + 10, NOW)).toBe(20n);
  });

  it('come too late once it has ended', () => {
    expect(isExpired(asked, (NOW + 600) * 1000 - 1)).toBe(false);
    expect(isExpired(asked, (NOW + 600) * 1000)).toBe(true);
  });
});
