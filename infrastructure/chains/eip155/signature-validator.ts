import { erc6492SignatureValidatorByteCode } from 'viem';
import { hexToBytes } from '@noble/hashes/utils.js';

/** The answer of ERC-6492's validator for a valid signature. */
export const VALID = '0x01';

/** A contract's answer to `isValidSignature` for a valid signature. Any other answer means invalid. */
export const YES = /^0x1626ba7e0{56}$/i;

/** The end of a signature that describes how its contract is deployed or prepared (ERC-6492). */
const DESCRIBED = /(?:6492){16}$/;
const SELECTOR = '0x1626ba7e';
const WORD = 64;

/** A call that asks whether an account's contract accepts a signature, and what it answers if so. */
export interface ContractQuestion {
  /** Absent where the call creates a contract for as long as it takes. */
  readonly to?: string;
  readonly data: string;
  isYes(answer: string): boolean;
}

/**
 * The question for the contract at `address`: its own `isValidSignature` (EIP-1271), or ERC-6492's validator for a
 * signature that describes how the contract is deployed. The validator is not asked about others, because it answers
 * for accounts without a contract as well: it takes both `s` of a key's signature, and no signature at all for the
 * zero address. All three are in hexadecimal.
 */
export function contractQuestion(
  address: string,
  hash: string,
  signature: string,
): ContractQuestion {
  if (DESCRIBED.test(signature)) {
    const data = validation(address, hash, signature);
    return { data, isYes: (answer) => answer === VALID };
  }
  const data = `${SELECTOR}${word(hash)}${bytesArgument(2, signature)}`;
  return { to: address, data, isYes: (answer) => YES.test(answer) };
}

/**
 * The data of a call that creates ERC-6492's validator, which answers {@link VALID} within it. It deploys or prepares the
 * contract at `address` as `signature` describes, and asks it (EIP-1271). Nothing that it calls has a lasting effect.
 * All three are in hexadecimal.
 */
export function validation(address: string, hash: string, signature: string): `0x${string}` {
  const args = `${word(address)}${word(hash)}${bytesArgument(3, signature)}`;
  return `${erc6492SignatureValidatorByteCode}${args}`;
}

/** The last of `count` arguments, which are a word each but for this one: its place, its length and its bytes. */
function bytesArgument(count: number, hex: string): string {
  const digits = hex.slice(2);
  const { length } = hexToBytes(digits);
  const padded = digits.padEnd(Math.ceil(digits.length / WORD) * WORD, '0');
  return `${word((count * 32).toString(16))}${word(length.toString(16))}${padded}`;
}

function word(hex: string): string {
  return hex.replace(/^0x/, '').toLowerCase().padStart(WORD, '0');
}
