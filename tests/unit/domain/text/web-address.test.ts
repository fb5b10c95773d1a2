import { describe, expect, it } from '@jest/globals';
import { isSafeWebAddress, isWebAddress } from '../../../../domain/text/web-address';

describe('the address of a web page', () => {
  it.each([
    'https://wallet.test',
    'HTTPS://wallet.test/a/b?c=d#e',
    'https://wallet.test:8443/@someone',
    'https://[::1]/',
    'https://xn--bcher-kva.test/?q=a@b',
  ])('leads where it seems to lead: %s', (address) => {
    expect(isWebAddress(address)).toBe(true);
    expect(isSafeWebAddress(address)).toBe(true);
  });

  it.each([
    '',
    'https://',
    'https:///path',
    'https:wallet.test',
    'https://?x',
    'https://etherscan.io@evil.test',
    'https://user:password@wallet.test',
    'https://etherscan.io\\@evil.test',
    'https:\\\\wallet.test',
    'https://wallet.test\\evil',
    'https://wallet.test/a\\b',
    'https://wallet.test/a b',
    'https://wallet.test/\n',
    ' https://wallet.test',
    'javascript:alert(1)//https://wallet.test',
    '//wallet.test',
  ])('is refused: %j', (address) => {
    expect(isWebAddress(address)).toBe(false);
    expect(isSafeWebAddress(address)).toBe(false);
  });

  it('can be read in transit without `https:`', () => {
    expect(isWebAddress('http://wallet.test')).toBe(true);
    expect(isSafeWebAddress('http://wallet.test')).toBe(false);
  });
});
