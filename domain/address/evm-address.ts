import { keccakP } from '@noble/hashes/sha3.js';
import { WidgetError } from '../errors/widget-error';
import { type AddressCheck, refuseAddress } from './address-check';

const evmAddressPattern = /^(?:0x)?[0-9a-fA-F]{40}$/;

/**
 * Whether `value` has the form of an EVM address: 40 hexadecimal digits in any letter case, after an
 * optional `0x`. Says nothing about the checksum; see {@link checkEvmAddress}.
 */
export function isEvmAddress(value: string): boolean {
  return evmAddressPattern.test(value);
}

/**
 * Spells an EVM address with `0x` and the letter case of EIP-55. Ignores the letter case of `value` and so
 * replaces a wrong checksum: check it first where it matters.
 *
 * @throws {@link WidgetError} `ADDRESS_INVALID` unless {@link isEvmAddress}.
 */
export function toChecksumAddress(value: string): string {
  if (!isEvmAddress(value))
    throw new WidgetError('ADDRESS_INVALID', { namespace: 'eip155', value });
  const digits = digitsOf(value).toLowerCase();
  const hash = keccakOf(digits);
  const spelled = [...digits].map((digit, index) =>
    hash(index) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${spelled.join('')}`;
}

/**
 * Checks an EVM address at the safe level: the form, and the EIP-55 checksum when the letters are of
 * both cases. Letters of one case carry no checksum and are accepted, as the standard says.
 */
export function checkEvmAddress(value: string): AddressCheck {
  if (!isEvmAddress(value)) return refuseAddress('form');
  const digits = digitsOf(value);
  const address = toChecksumAddress(value);
  const carriesChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  if (carriesChecksum && address !== `0x${digits}`) return refuseAddress('checksum');
  return { ok: true, address };
}

/** Whether two strings are the same EVM address, whatever their letter case and prefix. */
export function isSameEvmAddress(one: string, other: string): boolean {
  return (
    isEvmAddress(one) &&
    isEvmAddress(other) &&
    digitsOf(one).toLowerCase() === digitsOf(other).toLowerCase()
  );
}

function digitsOf(address: string): string {
  return address.startsWith('0x') ? address.slice(2) : address;
}

/**
 * The hexadecimal digits of the keccak-256 of 40 ASCII characters. They are less than a block of 136 bytes, so that
 * one permutation is all: the rest of a hash function would be half of what the core has of the package.
 */
function keccakOf(characters: string): (index: number) => number {
  const words = new Uint32Array(50);
  const put = (position: number, byte: number): void => {
    words[position >> 2] = (words[position >> 2] ?? 0) | (byte << (8 * (position & 3)));
  };
  [...characters].forEach((character, position) => put(position, character.charCodeAt(0)));
  // The padding: from behind the text to the end of the block.
  put(characters.length, 0x01);
  put(BLOCK_SIZE - 1, 0x80);
  keccakP(words);
  return (index) => ((words[index >> 3] ?? 0) >>> (4 * ((index & 7) ^ 1))) & 0xf;
}

/** In bytes, of keccak-256. */
const BLOCK_SIZE = 136;
