import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseFrameUser } from '../../../../domain/frame-protocol/frame-user';

const full = {
  address: '0x1',
  chainId: 1,
  email: 'ada@example.org',
  accounts: [
    { address: '0x1', type: 'eoa' },
    { address: '0x2', type: 'smartAccount' },
  ],
  userName: 'ada',
  smartAccountDeployed: false,
  hasSecondWay: false,
  preferredAccountType: 'smartAccount',
  message: 'site.test wants you to sign in',
  signature: '0x51',
};

describe('parseFrameUser', () => {
  it('[R3.11] reads a user with every field', () => {
    expect(parseFrameUser(full)).toEqual(full);
  });

  it('[R3.11] requires only an address and a chain id', () => {
    expect(parseFrameUser({ address: '0x1', chainId: 'eip155:1' })).toEqual({
      address: '0x1',
      chainId: 'eip155:1',
    });
  });

  it('[R3.11] accepts null for e-mail and user name', () => {
    const user = { address: '0x1', chainId: 1, email: null, userName: null };
    expect(parseFrameUser(user)).toEqual(user);
  });

  it('ignores unknown fields', () => {
    expect(parseFrameUser({ address: '0x1', chainId: 1, secret: 'x', email: undefined })).toEqual({
      address: '0x1',
      chainId: 1,
    });
  });

  it.each<[string, object]>([
    ['no address', { address: undefined }],
    ['an empty address', { address: '' }],
    ['no chain id', { chainId: undefined }],
    ['an empty chain id', { chainId: '' }],
    ['a chain id that is no whole number', { chainId: 1.5 }],
    ['a chain id of another type', { chainId: true }],
    ['an e-mail of another type', { email: 5 }],
    ['a user name of another type', { userName: {} }],
    ['accounts that are no list', { accounts: {} }],
    ['an account of an unknown kind', { accounts: [{ address: '0x1', type: 'payment' }] }],
    ['an account without an address', { accounts: [{ type: 'eoa' }] }],
    ['null for the accounts', { accounts: null }],
    ['a text for a flag', { smartAccountDeployed: 'false' }],
    ['a number for the second way', { hasSecondWay: 1 }],
    ['an unknown preferred type', { preferredAccountType: 'payment' }],
  ])('refuses a user with %s', (_what, change) => {
    expect(parseFrameUser({ ...full, ...change })).toBeUndefined();
  });

  it('never throws for any message of the frame', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        parseFrameUser(one);
        parseFrameUser({ ...full, accounts: one, email: other });
      }),
    );
  });
});
