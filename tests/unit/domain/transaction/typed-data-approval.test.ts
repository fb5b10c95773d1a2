import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signedApprovalsIn } from '../../../../domain/transaction/typed-data-approval';

const spender = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const domain = { verifyingContract: token.toLowerCase() };
const endless = (2n ** 256n - 1n).toString();
const endless160 = `0x${'f'.repeat(40)}`;

describe('signedApprovalsIn', () => {
  it('reads the permit of ERC-2612', () => {
    const permit = { primaryType: 'Permit', domain, message: { spender, value: '1000' } };
    expect(signedApprovalsIn(permit)).toEqual([
      { spender, token, units: 1000n, isUnlimited: false },
    ]);
    expect(signedApprovalsIn({ ...permit, message: { spender, value: endless } })).toMatchObject([
      { isUnlimited: true },
    ]);
  });

  it('reads the permit of DAI as unlimited', () => {
    const permit = { primaryType: 'Permit', domain, message: { spender, allowed: true } };
    expect(signedApprovalsIn(permit)).toEqual([{ spender, token, isUnlimited: true }]);
  });

  it('reads one and several allowances of Permit2', () => {
    const details = { token: token.toLowerCase(), amount: endless160, expiration: 1, nonce: 0 };
    const expected = { spender, token, units: 2n ** 160n - 1n, isUnlimited: true };
    expect(
      signedApprovalsIn({ primaryType: 'PermitSingle', message: { spender, details } }),
    ).toEqual([expected]);
    const none = { ...details, amount: 0 };
    const batch = { spender, details: [details, { ...details, amount: 7 }, { token }, none] };
    expect(signedApprovalsIn({ primaryType: 'PermitBatch', message: batch })).toEqual([
      expected,
      { spender, token, units: 7n, isUnlimited: false },
      { spender, token, isUnlimited: true },
    ]);
  });

  it.each([
    'PermitTransferFrom',
    'PermitBatchTransferFrom',
    'PermitWitnessTransferFrom',
    'PermitBatchWitnessTransferFrom',
  ])('reads the transfer of a %s', (primaryType) => {
    const permitted = { token, amount: 5n };
    expect(signedApprovalsIn({ primaryType, message: { spender, permitted } })).toEqual([
      { spender, token, units: 5n, isUnlimited: false },
    ]);
  });

  it.each<[string, unknown, bigint]>([
    ['a number', 1000, 1000n],
    ['a bigint', 1000n, 1000n],
    ['a text', '1000', 1000n],
    ['a padded text', `${'0'.repeat(90)}1000`, 1000n],
    ['a text with blanks', ' 1000 ', 1000n],
    ['hexadecimal', '0x3e8', 1000n],
    ['hexadecimal in capitals', '0X3E8', 1000n],
    ['padded hexadecimal', `0x${'3e8'.padStart(64, '0')}`, 1000n],
    ['hexadecimal padded beyond a word', `0x${'3e8'.padStart(100, '0')}`, 1000n],
  ])('reads an amount as %s', (_what, value, units) => {
    expect(
      signedApprovalsIn({ primaryType: 'Permit', domain, message: { spender, value } }),
    ).toEqual([{ spender, token, units, isUnlimited: false }]);
  });

  it.each<[string, unknown]>([
    ['words', 'x'],
    ['a fraction', 1.5],
    ['a number that is not exact', 2 ** 60],
    ['an exponent', '1e18'],
    ['a negative number', -1],
    ['a negative text', '-1'],
    ['octal', '0o17'],
    ['binary', '0b1'],
    ['grouped digits', '1_000'],
    ['more than 256 bits', (2n ** 256n).toString()],
    ['80 digits', '9'.repeat(80)],
    ['2,000 digits', '1'.repeat(2000)],
    ['no digits', '0x'],
    ['nothing', ''],
    ['null', null],
    ['a list', ['1']],
    ['an object', { hex: '0x1' }],
    ['true', true],
    ['no field at all', undefined],
  ])('treats an unreadable amount as unlimited: %s', (_what, value) => {
    const unlimited = [{ spender, token, isUnlimited: true }];
    const details = { token, amount: value };
    const item = { token, startAmount: '1', endAmount: value };
    expect(
      signedApprovalsIn({ primaryType: 'Permit', domain, message: { spender, value } }),
    ).toEqual(unlimited);
    for (const primaryType of ['PermitSingle', 'PermitBatch']) {
      expect(signedApprovalsIn({ primaryType, message: { spender, details } })).toEqual(unlimited);
    }
    const authorization = { primaryType: 'TransferWithAuthorization', domain };
    expect(signedApprovalsIn({ ...authorization, message: { to: spender, value } })).toEqual(
      unlimited,
    );
    const seaport = { verifyingContract: spender };
    expect(
      signedApprovalsIn({
        primaryType: 'OrderComponents',
        domain: seaport,
        message: { offer: [item] },
      }),
    ).toEqual(unlimited);
  });

  it.each([true, 'true', 1, '1', '0x1', 1n, 'false', '0', null, 'yes', {}])(
    "treats DAI's permit as unlimited unless every wallet reads false: %p",
    (allowed) => {
      const message = { holder: token, spender, allowed };
      expect(signedApprovalsIn({ primaryType: 'Permit', domain, message })).toEqual([
        { spender, token, isUnlimited: true },
      ]);
    },
  );

  it.each([false, 0])("reads that DAI's permit revokes the allowance: %p", (allowed) => {
    const permit = { primaryType: 'Permit', domain, message: { spender, allowed } };
    expect(signedApprovalsIn(permit)).toEqual([]);
  });

  it('takes the worse reading of an ambiguous permit', () => {
    const both = { spender, allowed: false, value: endless };
    expect(signedApprovalsIn({ primaryType: 'Permit', domain, message: both })).toMatchObject([
      { isUnlimited: true },
    ]);
    const other = { spender, allowed: true, value: '0' };
    expect(signedApprovalsIn({ primaryType: 'Permit', domain, message: other })).toMatchObject([
      { isUnlimited: true },
    ]);
  });

  it('reads the permit of one item of a collection', () => {
    const message = { spender, tokenId: '0', nonce: 0, deadline: 1 };
    expect(signedApprovalsIn({ primaryType: 'Permit', domain, message })).toEqual([
      { spender, token, isUnlimited: true },
    ]);
  });

  it.each(['TransferWithAuthorization', 'ReceiveWithAuthorization'])(
    'reads the transfer of EIP-3009: %s',
    (primaryType) => {
      const message = { from: token, to: spender, value: '0x3e8', validBefore: 9 };
      expect(signedApprovalsIn({ primaryType, domain, message })).toEqual([
        { spender, token, units: 1000n, isUnlimited: false },
      ]);
      expect(signedApprovalsIn({ primaryType, domain, message: { ...message, value: 0 } })).toEqual(
        [],
      );
    },
  );

  it('reads what an order of Seaport offers, at the larger of its amounts', () => {
    const seaport = { verifyingContract: spender };
    const offer = [
      { itemType: 1, token, identifierOrCriteria: '0', startAmount: '5', endAmount: '9' },
      { itemType: 2, token, identifierOrCriteria: '77', startAmount: '1', endAmount: '1' },
      { itemType: 1, token, startAmount: '0', endAmount: '0' },
    ];
    const rights = [
      { spender, token, units: 9n, isUnlimited: false },
      { spender, token, units: 1n, isUnlimited: false },
    ];
    const order = { primaryType: 'OrderComponents', domain: seaport, message: { offer } };
    expect(signedApprovalsIn(order)).toEqual(rights);
    const tree = [[{ offer }, { offer: [] }], [{ offer }]];
    expect(
      signedApprovalsIn({ primaryType: 'BulkOrder', domain: seaport, message: { tree } }),
    ).toEqual([...rights, ...rights]);
  });

  it.each([
    ['an order without an offer', 'OrderComponents', {}],
    ['an invalid tree', 'BulkOrder', {}],
  ])('treats %s as unlimited', (_what, primaryType, message) => {
    const seaport = { verifyingContract: spender };
    expect(signedApprovalsIn({ primaryType, domain: seaport, message })).toEqual([
      { spender, isUnlimited: true },
    ]);
  });

  it('reads the same as a wallet: JSON, and any value that becomes JSON', () => {
    const permit = { primaryType: 'Permit', domain, message: { spender, value: '1000' } };
    const expected = [{ spender, token, units: 1000n, isUnlimited: false }];
    expect(signedApprovalsIn(JSON.stringify(permit))).toEqual(expected);
    expect(signedApprovalsIn({ toJSON: () => permit })).toEqual(expected);
  });

  it('reads each field once, so that the signed value cannot differ', () => {
    let reads = 0;
    const message = {
      spender,
      get value() {
        reads += 1;
        return '1';
      },
    };
    signedApprovalsIn({ primaryType: 'Permit', domain, message });
    expect(reads).toBe(1);
  });

  it('treats a message of an unknown kind that names a spender as unlimited', () => {
    expect(
      signedApprovalsIn({ primaryType: 'PermitForAll', domain, message: { spender, value: '1' } }),
    ).toEqual([{ spender, token, isUnlimited: true }]);
    expect(
      signedApprovalsIn({ primaryType: 'Approval', domain, message: { operator: spender } }),
    ).toEqual([{ spender, token, isUnlimited: true }]);
  });

  it.each([
    ['a part', 'Batch', { permit: { spender, value: '1' } }],
    ['a list', 'Batch', { permits: [{ note: 'x' }, { operator: spender }] }],
    ['a part of a list in a part', 'Batch', { one: { two: [{ three: { spender } }] } }],
    ['a part of a kind that is known', 'Permit', { spender: token, value: '0', more: { spender } }],
  ])('treats a message that names a spender in %s as unlimited', (_what, primaryType, message) => {
    expect(signedApprovalsIn({ primaryType, domain, message })).toEqual([
      { spender, token, isUnlimited: true },
    ]);
  });

  it('treats what is deeper than any message as unlimited', () => {
    const nested = (levels: number): unknown =>
      Array.from({ length: levels }).reduce((inner) => ({ inner }), 'end');
    const deep = (levels: number) =>
      signedApprovalsIn({ primaryType: 'Mail', message: nested(levels) });
    expect(deep(20)).toEqual([]);
    expect(deep(2_000)).toEqual([{ isUnlimited: true }]);
  });

  it.each(['0x12', 5, undefined, [spender], `0x${'0'.repeat(24)}${spender.slice(2)}`])(
    'reports an allowance whose spender cannot be read: %p',
    (odd) => {
      const message = { spender: odd, value: '1' };
      expect(signedApprovalsIn({ primaryType: 'Permit', domain, message })).toEqual([
        { token, units: 1n, isUnlimited: false },
      ]);
    },
  );

  it.each<[string, unknown]>([
    ['another message', { primaryType: 'Mail', message: { to: spender, value: '1' } }],
    ['a revoked allowance', { primaryType: 'Permit', domain, message: { spender, value: '0' } }],
    [
      'the same in padded hexadecimal',
      { primaryType: 'Permit', message: { spender, value: '0x00' } },
    ],
    ['a text that is no JSON', '{'],
    ['nothing', undefined],
  ])('finds none in %s', (_what, typedData) => {
    expect(signedApprovalsIn(typedData)).toEqual([]);
  });

  it('leaves out a token that it cannot read', () => {
    const message = { spender, value: '1' };
    expect(signedApprovalsIn({ primaryType: 'Permit', message })).toEqual([
      { spender, units: 1n, isUnlimited: false },
    ]);
    const details = { amount: '1' };
    expect(
      signedApprovalsIn({ primaryType: 'PermitSingle', message: { spender, details } }),
    ).toEqual([{ spender, units: 1n, isUnlimited: false }]);
  });

  it('never throws for any input of a site', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom('Permit', 'PermitSingle', 'PermitBatch'),
        (value, primaryType) => {
          signedApprovalsIn(value);
          signedApprovalsIn({
            primaryType,
            message: { spender, details: value, value, allowed: value },
          });
          signedApprovalsIn({ primaryType, domain: value, message: { spender, details: [value] } });
        },
      ),
    );
  });
});
