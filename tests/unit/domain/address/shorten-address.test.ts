import { describe, expect, it } from '@jest/globals';
import { shortenAddress } from '../../../../domain/address/shorten-address';

describe('shortenAddress', () => {
  it.each([
    ['0x1234567890abcdef1234567890abcdef1234cdef', '0x1234…cdef'],
    ['11111111111111111111111111111112', '111111…1112'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw5…f3t4'],
    ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', '5Grwva…utQY'],
  ])('keeps the first six and the last four characters of %s', (address, short) => {
    expect(shortenAddress(address)).toBe(short);
  });

  it('leaves an address unchanged that would not become shorter', () => {
    expect(shortenAddress('')).toBe('');
    expect(shortenAddress('1234567890')).toBe('1234567890');
    expect(shortenAddress('12345678901')).toBe('12345678901');
    expect(shortenAddress('123456789012')).toBe('123456…9012');
  });
});
