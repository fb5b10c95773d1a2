import { describe, expect, it } from '@jest/globals';
import { formatCaipNetworkId } from '../../../../domain/caip/caip-network-id';
import type { SignInMessage } from '../../../../domain/siwx/sign-in-message';
import {
  type SignInExpectation,
  signInRefusal,
  signInRefusalTexts,
  timeRefusal,
} from '../../../../domain/siwx/sign-in-validation';

const chainId = formatCaipNetworkId({ namespace: 'eip155', chainReference: '1' });
const accountAddress = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const message: SignInMessage = {
  scheme: 'https',
  domain: 'service.org',
  accountAddress,
  uri: 'https://service.org',
  version: '1',
  chainId,
  nonce: '12345678',
  issuedAt: '2025-01-01T00:00:00Z',
  notBefore: '2025-01-01T00:00:00Z',
  expirationTime: '2025-01-02T00:00:00Z',
};
const expected: SignInExpectation = {
  domain: 'service.org',
  scheme: 'https',
  nonce: '12345678',
  chainId,
  accountAddress: accountAddress.toLowerCase(),
  nowMs: Date.UTC(2025, 0, 1, 12),
};

describe('signInRefusal', () => {
  it('accepts the requested sign-in', () => {
    expect(signInRefusal(message, expected)).toBeUndefined();
    const { scheme: _none, ...withoutScheme } = message;
    expect(signInRefusal(withoutScheme, expected)).toBeUndefined();
  });

  it.each<[string, Partial<SignInMessage>]>([
    ['domain', { domain: 'service.org.evil.example' }],
    ['scheme', { scheme: 'http' }],
    ['nonce', { nonce: '87654321' }],
    ['chainId', { chainId: formatCaipNetworkId({ namespace: 'eip155', chainReference: '10' }) }],
    ['accountAddress', { accountAddress: `0x${'0'.repeat(40)}` }],
  ])('refuses another %s', (refusal, change) => {
    expect(signInRefusal({ ...message, ...change }, expected)).toBe(refusal);
  });

  it('begins at notBefore and ends at the expiration time', () => {
    const at = (nowMs: number) => signInRefusal(message, { ...expected, nowMs });
    expect(at(Date.UTC(2024, 11, 31, 23, 59, 59, 999))).toBe('notYetValid');
    expect(at(Date.UTC(2025, 0, 1))).toBeUndefined();
    expect(at(Date.UTC(2025, 0, 1, 23, 59, 59, 999))).toBeUndefined();
    expect(at(Date.UTC(2025, 0, 2))).toBe('expired');
  });

  it('has a sentence for each refusal', () => {
    for (const text of Object.values(signInRefusalTexts)) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});

describe('timeRefusal', () => {
  it('has no end without an expiration time, and treats an invalid time as expired', () => {
    expect(timeRefusal({}, 0)).toBeUndefined();
    expect(timeRefusal({ expirationTime: 'soon' }, 0)).toBe('expired');
    expect(timeRefusal({ notBefore: 'later' }, 0)).toBe('expired');
  });
});
