import { isSameEvmAddress } from '../address/evm-address';
import { addressOf } from '../caip/caip-address';
import { selectorOf } from '../call/selector';
import type { SwapRequest } from './swap-token';

/** A message that allows a spender what an approval would (EIP-2612), as the token's contract wants it signed. */
export interface SwapPermit {
  /** The token's contract, and how it names itself and its version in the message. */
  readonly token: string;
  /** The name in the domain of its typed data. */
  readonly name: string;
  /** The version in it. */
  readonly version: string;

  /** The contract that may take the token. */
  readonly spender: string;

  /** The allowance, in base units of the token. */
  readonly units: bigint;

  /** How many of such messages the contract has accepted from the account. */
  readonly nonce: bigint;

  /** The last second since the Unix epoch in which the contract accepts it. */
  readonly deadline: bigint;
}

/** The same with the account's signature: 65 bytes as `0x` and digits. */
export interface SignedPermit extends SwapPermit {
  /** The signature, as hex. */
  readonly signature: string;
}

/** The longest that a permit may be valid, in minutes. */
const MINUTES_MAX = 60;

/**
 * For how many minutes `permit` is valid; `undefined` where it allows anything else than exactly what `request` gives,
 * or is valid for more than an hour, or not any more.
 */
export function permitMinutes(
  { deadline, token, units }: SwapPermit,
  { from, units: given }: SwapRequest,
  nowMs: number,
): number | undefined {
  const isGiven = from.address !== undefined && isSameEvmAddress(token, addressOf(from.address));
  const minutes = Math.round((Number(deadline) - nowMs / 1000) / 60);
  return isGiven && units === given && minutes > 0 && minutes <= MINUTES_MAX ? minutes : undefined;
}

const SELF_PERMIT = selectorOf('selfPermit(address,uint256,uint256,uint8,bytes32,bytes32)');
const signaturePattern = /^0x([0-9a-f]{64})([0-9a-f]{64})([0-9a-f]{2})$/i;

/** The call of an exchange's own function that hands `permit` to the token; `undefined` without a signature. */
export function selfPermitData({
  deadline,
  signature,
  token,
  units,
}: SignedPermit): `0x${string}` | undefined {
  const [, r, s, v] = signaturePattern.exec(signature) ?? [];
  if (r === undefined || s === undefined || v === undefined) return undefined;
  const words = [token.slice(2), units.toString(16), deadline.toString(16), v].map((word) =>
    word.padStart(64, '0'),
  );
  return `0x${SELF_PERMIT}${words.join('')}${r}${s}`.toLowerCase() as `0x${string}`;
}
