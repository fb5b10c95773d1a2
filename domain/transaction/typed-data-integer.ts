const integerPattern = /^(?:\d+|0[xX][0-9a-fA-F]+)$/;

/** Longer than any realistic padded spelling of 256 bits. */
const MAX_TEXT_LENGTH = 1_000;
const MAX_UINT256 = 2n ** 256n - 1n;

/**
 * The unsigned integer of 256 bits that `value` spells: as a number or a text, in decimal or hexadecimal,
 * with zeros or blanks around it. `undefined` for everything else, because wallets may read it differently.
 */
export function typedDataInteger(value: unknown): bigint | undefined {
  const integer = anyInteger(value);
  const isInRange = integer !== undefined && integer >= 0n && integer <= MAX_UINT256;
  return isInRange ? integer : undefined;
}

function anyInteger(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  if (typeof value !== 'string' || value.length > MAX_TEXT_LENGTH) return undefined;
  const text = value.trim();
  return integerPattern.test(text) ? BigInt(text.toLowerCase()) : undefined;
}
