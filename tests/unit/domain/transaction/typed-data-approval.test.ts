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

  it('reads the permit of DAI, which means everything', () => {
    const permit = { primaryType: 'Permit', domain, message: { spender, allowed: true } };
    expect(signedApprovalsIn(permit)).toEqual([{ spender, token, isUnlimited: true }]);
    expect(signedApprovalsIn({ ...permit, message: { spender, allowed: false } })).toEqual([]);
  });

  it('reads one and many allowances of Permit2', () => {
    const details = { token: token.toLowerCase(), amount: endless160, expiration: 1, nonce: 0 };
    const expected = { spender, token, units: 2n ** 160n - 1n, isUnlimited: true };
    expect(
      signedApprovalsIn({ primaryType: 'PermitSingle', message: { spender, details } }),
    ).toEqual([expected]);
    const batch = { spender, details: [details, { ...details, amount: 7 }, { token }] };
    expect(signedApprovalsIn({ primaryType: 'PermitBatch', message: batch })).toEqual([
      expected,
      { spender, token, units: 7n, isUnlimited: false },
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

  it.each<[string, unknown]>([
    ['another message', { primaryType: 'Mail', message: { spender, value: '1' } }],
    ['no spender', { primaryType: 'Permit', domain, message: { value: '1' } }],
    ['a right taken back', { primaryType: 'Permit', domain, message: { spender, value: '0' } }],
    ['an amount that is none', { primaryType: 'Permit', domain, message: { spender, value: 'x' } }],
    ['a broken number', { primaryType: 'Permit', domain, message: { spender, value: 1.5 } }],
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

  it('never throws, whatever a site asks to sign', () => {
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
