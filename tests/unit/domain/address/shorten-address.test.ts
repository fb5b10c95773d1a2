import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shortenAddress, shortenName } from '../../../../domain/address/shorten-address';
import { anyText } from '../../../support/any-text';

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

describe('shortenName', () => {
  it('keeps a name of 20 characters and cuts the middle of a longer one', () => {
    expect(shortenName('exactly-twenty12.eth')).toBe('exactly-twenty12.eth');
    expect(shortenName('exactly-twenty-1x.eth')).toBe('exactly-tw…ty-1x.eth');
  });

  it('counts an emoji as one character and never cuts it in half', () => {
    expect(shortenName('🦊'.repeat(20))).toBe('🦊'.repeat(20));
    expect(shortenName('🦊'.repeat(21))).toBe(`${'🦊'.repeat(10)}…${'🦊'.repeat(9)}`);
  });

  it('makes every longer name exactly 20 characters long', () => {
    fc.assert(
      fc.property(anyText({ minLength: 21 }), (name) => {
        fc.pre(Array.from(name).length > 20);
        expect(Array.from(shortenName(name))).toHaveLength(20);
      }),
    );
  });
});
