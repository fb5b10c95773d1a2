import { toChecksumAddress } from '../address/evm-address';

/** An allowance to move tokens that a contract call would grant. */
export type TokenApproval =
  | {
      readonly kind: 'amount';
      readonly spender: string;
      readonly units: bigint;

      /** Whether the allowance is effectively unlimited. */
      readonly isUnlimited: boolean;
    }
  | { readonly kind: 'all'; readonly spender: string };

/** ERC-20 `approve`, and the `increaseAllowance` and older `increaseApproval` that many tokens add. */
const amountSelectors: ReadonlySet<string> = new Set(['095ea7b3', '39509351', 'd73dd623']);

/** ERC-721 and ERC-1155 `setApprovalForAll`. */
const ALL_SELECTOR = 'a22cb465';

/** A selector and two words. Older contracts ignore the bytes above an address in its word. */
const callPattern = /^([0-9a-f]{8})[0-9a-f]{24}([0-9a-f]{40})([0-9a-f]{64})/;
const SELECTOR_DIGITS = 8;
const ARGUMENT_DIGITS = 128;

/** Greatest amounts, narrower than 256 bits, that contracts treat as unlimited. */
const customaryMaxima: ReadonlySet<bigint> = new Set(
  [96n, 128n, 160n].map((bits) => 2n ** bits - 1n),
);

/**
 * Whether an allowance is effectively unlimited: at least half of the 256-bit maximum, or one of the maxima that
 * contracts use for it.
 */
export function isUnlimitedAllowance(units: bigint): boolean {
  return units >= 2n ** 255n || customaryMaxima.has(units);
}

/**
 * The allowance that the call `data` would grant. `undefined` when it grants none, and when it revokes one:
 * `approve` of 0, or `setApprovalForAll` of `false`. A contract reads bytes that are missing at the end as
 * zeros, so truncated data can grant an allowance too.
 */
export function tokenApprovalIn(data: string): TokenApproval | undefined {
  const digits = data.toLowerCase().replace(/^0x/, '');
  const call = digits.padEnd(SELECTOR_DIGITS + ARGUMENT_DIGITS, '0');
  const [, selector = '', spenderDigits = '', argument = ''] = callPattern.exec(call) ?? [];
  if (selector === '') return undefined;
  const spender = toChecksumAddress(spenderDigits);
  const units = BigInt(`0x${argument}`);
  if (units === 0n) return undefined;
  if (amountSelectors.has(selector)) {
    return { kind: 'amount', spender, units, isUnlimited: isUnlimitedAllowance(units) };
  }
  return selector === ALL_SELECTOR ? { kind: 'all', spender } : undefined;
}
