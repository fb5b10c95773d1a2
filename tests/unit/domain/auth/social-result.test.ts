import { describe, expect, it } from '@jest/globals';
import { isSocialResult } from '../../../../domain/auth/social-result';

describe('the result of a login that left the page', () => {
  const result = 'https://wallet.test/#result.AbC-_9';

  it('[R4.41] is an address of the embedded wallet', () => {
    expect(isSocialResult(result, 'https://wallet.test/frame?x=1')).toBe(true);
    expect(isSocialResult(result)).toBe(true);
    expect(isSocialResult('https://wallet.test/#social-return', 'https://wallet.test/')).toBe(true);
    expect(isSocialResult('http://localhost:4/#result.a', 'http://localhost:4')).toBe(true);
  });

  it.each([
    'https://elsewhere.test/#result.a',
    'https://wallet.test.evil.test/#result.a',
    'https://wallet.test@evil.test/#result.a',
    'https://wallet.test/other#result.a',
    'https://wallet.test/#social',
    'https://wallet.test/#result.',
    'https://wallet.test/#result.a b',
    'javascript:alert(1)//https://wallet.test/#result.a',
    '//wallet.test/#result.a',
    '',
  ])('is no other: %s', (uri) => {
    expect(isSocialResult(uri, 'https://wallet.test/frame')).toBe(false);
  });
});
