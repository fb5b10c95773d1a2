import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressGroups } from '../../../../domain/address/address-groups';
import { anyText } from '../../../support/any-text';

describe('addressGroups', () => {
  it.each([
    [
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      '0xf39F d6e5 1aad 88F6 F4ce 6aB8 8272 79cf fFb9 2266',
    ],
    [
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'bc1q w508 d6qe jxtd g4y5 r3za rvar y0c5 xw7k v8f3 t4',
    ],
  ])('splits %s into groups of four', (address, groups) => {
    expect(addressGroups(address).join(' ')).toBe(groups);
  });

  it('loses and adds no character', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(addressGroups(text).join('')).toBe(text);
      }),
    );
  });
});
