import { describe, expect, it } from '@jest/globals';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import {
  checkEvmAddress,
  isEvmAddress,
  isSameEvmAddress,
  toChecksumAddress,
} from '../../../../domain/address/evm-address';
import { describeVectors } from '../../../support/vectors';

const checksummed = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const digits = checksummed.slice(2);

describe('isEvmAddress', () => {
  it.each([checksummed, digits, checksummed.toLowerCase(), `0x${digits.toUpperCase()}`])(
    '[R5.3] accepts 40 hexadecimal digits in any letter case: %s',
    (value) => {
      expect(isEvmAddress(value)).toBe(true);
    },
  );

  it('[R5.3] accepts a mixed address at the form level even when its checksum is wrong', () => {
    expect(isEvmAddress(checksummed.replace('dA6B', 'da6B'))).toBe(true);
  });

  it.each([
    '',
    '0x',
    checksummed.slice(0, -1),
    `${checksummed}0`,
    checksummed.replace('d8', 'g8'),
    `0X${digits}`,
    ` ${checksummed}`,
    `${checksummed}\n`,
    `0x0x${digits.slice(2)}`,
  ])('[R5.3] refuses %j', (value) => {
    expect(isEvmAddress(value)).toBe(false);
  });
});

describe('checkEvmAddress', () => {
  it('returns the canonical spelling for any prefix and uniform letter case', () => {
    for (const value of [checksummed, digits, digits.toLowerCase(), `0x${digits.toUpperCase()}`]) {
      expect(checkEvmAddress(value)).toEqual({ ok: true, address: checksummed });
    }
  });

  it('reports a wrong checksum when one letter has the wrong case', () => {
    const check = checkEvmAddress(checksummed.replace('dA6B', 'da6B'));

    expect(check).toEqual({ ok: false, fault: 'checksum' });
  });

  it('accepts digits without letters, which carry no checksum', () => {
    const zero = `0x${'0'.repeat(40)}`;
    expect(checkEvmAddress(zero)).toEqual({ ok: true, address: zero });
  });

  it('distinguishes a text that is not an address', () => {
    expect(checkEvmAddress('vitalik.eth')).toEqual({ ok: false, fault: 'form' });
  });

  it('detects every change of one letter’s case', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 39 }), (index) => {
        const letter = digits.charAt(index);
        const flipped =
          letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
        const value = `0x${digits.slice(0, index)}${flipped}${digits.slice(index + 1)}`;
        expect(checkEvmAddress(value).ok).toBe(value === checksummed);
      }),
    );
  });
});

describe('toChecksumAddress', () => {
  it('[R5.3] has the letter case that the whole keccak-256 says, for every address', () => {
    const anyDigits = fc.stringMatching(/^[0-9a-f]{40}$/);
    fc.assert(
      fc.property(anyDigits, (lowerCase) => {
        const hash = bytesToHex(keccak_256(utf8ToBytes(lowerCase)));
        const spelled = [...lowerCase].map((digit, index) =>
          /[89a-f]/.test(hash.charAt(index)) ? digit.toUpperCase() : digit,
        );
        expect(toChecksumAddress(lowerCase)).toBe(`0x${spelled.join('')}`);
      }),
      { numRuns: 1000 },
    );
  });

  it('throws a typed error for a text that is not an address', () => {
    expect(() => toChecksumAddress('0x12')).toThrow(
      expect.objectContaining({ name: 'WidgetError', code: 'ADDRESS_INVALID' }),
    );
  });

  it('does not change its own result', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-fA-F]{40}$/), (hex) => {
        const spelled = toChecksumAddress(hex);
        expect(toChecksumAddress(spelled)).toBe(spelled);
        expect(spelled.toLowerCase()).toBe(`0x${hex.toLowerCase()}`);
        expect(checkEvmAddress(spelled)).toEqual({ ok: true, address: spelled });
      }),
    );
  });
});

describe('isSameEvmAddress', () => {
  it('ignores prefix and letter case, and never matches a malformed text', () => {
    expect(isSameEvmAddress(checksummed, digits.toLowerCase())).toBe(true);
    expect(isSameEvmAddress(digits.toLowerCase(), checksummed)).toBe(true);
    expect(isSameEvmAddress(checksummed, `0x${'0'.repeat(40)}`)).toBe(false);
    expect(isSameEvmAddress('x', 'x')).toBe(false);
    expect(isSameEvmAddress(checksummed, 'x')).toBe(false);
  });
});

describeVectors<{
  readonly valid: readonly string[];
  readonly accounts: readonly { readonly address: string }[];
}>('eip55', ({ valid, accounts }) => {
  const addresses = [...valid, ...accounts.map(({ address }) => address)];

  it('[R5.3] spells and accepts each of the 267 addresses as published', () => {
    expect(addresses).toHaveLength(267);
    for (const address of addresses) {
      expect(toChecksumAddress(address.toLowerCase())).toBe(address);
      expect(checkEvmAddress(address)).toEqual({ ok: true, address });
    }
  });

  it('refuses each of them that has letters once its case is swapped', () => {
    for (const address of addresses) {
      const swapped = address.replace(/[a-fA-F]/, (letter) =>
        letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
      );
      const digits = swapped.slice(2);
      const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
      expect(checkEvmAddress(swapped)).toEqual(
        isMixed ? { ok: false, fault: 'checksum' } : { ok: true, address },
      );
    }
  });
});
