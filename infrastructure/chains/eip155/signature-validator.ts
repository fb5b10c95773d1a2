import { erc6492SignatureValidatorByteCode } from 'viem';
import { hexToBytes } from '@noble/hashes/utils.js';

/** The answer of ERC-6492's validator for a valid signature. */
export const VALID = '0x01';

const WORD = 64;

/**
 * The data of a call that creates ERC-6492's validator, which answers {@link VALID} within it. It asks the contract at
 * `address` (EIP-1271), deploys or prepares it first where `signature` describes how, and recovers the key where there
 * is no contract. Nothing that it calls has a lasting effect. All three are in hexadecimal.
 */
export function validation(address: string, hash: string, signature: string): `0x${string}` {
  const bytes = signature.slice(2);
  const { length } = hexToBytes(bytes);
  const padded = bytes.padEnd(Math.ceil(bytes.length / WORD) * WORD, '0');
  const args = [word(address), word(hash), word((3 * 32).toString(16)), word(length.toString(16))];
  return `${erc6492SignatureValidatorByteCode}${args.join('')}${padded}`;
}

function word(hex: string): string {
  return hex.replace(/^0x/, '').toLowerCase().padStart(WORD, '0');
}
