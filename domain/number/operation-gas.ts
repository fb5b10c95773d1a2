/** A transaction, what the EntryPoint does around an operation, an authorisation, and each byte and word (EIP-7623). */
const FIXED_GAS = 21_000n + 18_300n;
const AUTHORIZATION_GAS = 25_000n;
const ZERO_BYTE_GAS = 10n;
const BYTE_GAS = 40n;
const WORD_GAS = 4n;

/**
 * The gas that a bundler needs before and after a user operation of ERC-4337, on a network that is no rollup.
 *
 * @param bytes The encoded operation, in hexadecimal digits.
 * @param hasAuthorization Whether it gives the account its code (EIP-7702).
 */
export function ownOperationGas(bytes: string, hasAuthorization: boolean): bigint {
  const pairs = bytes.match(/../g) ?? [];
  const zeros = BigInt(pairs.filter((pair) => pair === '00').length);
  const others = BigInt(pairs.length) - zeros;
  return (
    FIXED_GAS +
    (hasAuthorization ? AUTHORIZATION_GAS : 0n) +
    zeros * ZERO_BYTE_GAS +
    others * BYTE_GAS +
    (BigInt(pairs.length) / 32n) * WORD_GAS
  );
}
