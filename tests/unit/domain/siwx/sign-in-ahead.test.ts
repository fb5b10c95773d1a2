import { describe, expect, it } from '@jest/globals';
import type { CaipNetworkId } from '../../../../domain/caip/caip-network-id';
import {
  canSignInAhead,
  frameSignInOf,
  sessionOfLogin,
  UNKNOWN_ACCOUNT,
} from '../../../../domain/siwx/sign-in-ahead';
import { formatSignInMessage } from '../../../../domain/siwx/sign-in-text';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const chainId = 'eip155:1' as CaipNetworkId;

const data = {
  accountAddress: UNKNOWN_ACCOUNT,
  chainId,
  domain: 'site.test',
  uri: 'https://site.test/',
  version: '1' as const,
  nonce: 'nonce0001',
  issuedAt: '2026-01-01T00:00:00.000Z',
};
const message = { data, text: textOf(UNKNOWN_ACCOUNT) };
const user = { address: ADDRESS, chainId: 1, message: textOf(ADDRESS), signature: '0x51' };

describe('a sign-in that comes with a login', () => {
  it('is requested with a placeholder for the account', () => {
    expect(frameSignInOf(message)).toEqual({
      ...data,
      accountAddress: '<<AccountAddress>>',
      serializedMessage: textOf(ADDRESS).replace(ADDRESS, '<<AccountAddress>>'),
    });
  });

  it('[R3.9] is a session of the account that signed', () => {
    expect(sessionOfLogin(message, user)).toEqual({
      data: { ...data, accountAddress: ADDRESS },
      message: textOf(ADDRESS),
      signature: '0x51',
    });
  });

  it.each([
    ['nothing was signed', { ...user, signature: '' }],
    ['something else was signed', { ...user, message: `${user.message} ` }],
    ['another account signed', { ...user, address: `0x${'4'.repeat(40)}` }],
    ['only a signature came', { address: ADDRESS, chainId: 1, signature: '0x51' }],
  ])('is refused where %s', (_why, answer) => {
    expect(sessionOfLogin(message, answer)).toBeUndefined();
  });

  it('is for EVM chains only', () => {
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as CaipNetworkId;
    expect(canSignInAhead([chainId])).toBe(true);
    expect(canSignInAhead([chainId, solana])).toBe(false);
    expect(canSignInAhead([])).toBe(false);
  });
});

function textOf(accountAddress: string): string {
  const text = formatSignInMessage({ ...data, accountAddress });
  if (!text.ok) throw new TypeError(text.field);
  return text.text;
}
