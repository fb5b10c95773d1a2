import { readAbi } from './abi-reader';
import { argumentTypes } from './abi-types';
import type { InnerCall } from './inner-calls';
import { selectorIn, selectorOf } from './selector';

/** AllowanceHolder of 0x lends an operator the caller's allowance while it calls a target. */
const EXEC = 'exec(address,address,uint256,address,bytes)';
const selector = selectorOf(EXEC);
const types = argumentTypes(EXEC);
const SELECTOR_END = 10;

/** An allowance that is lent for one call. */
export interface LentAllowance {
  /** The token's contract. */
  readonly token: string;
  readonly units: bigint;

  /** The call for which it is lent. */
  readonly inner: InnerCall;
}

/** The allowance that `data` lends: `none` for another function, `undefined` where it cannot be read. */
export function lentAllowance(data: string): LentAllowance | 'none' | undefined {
  if (selectorIn(data) !== selector) return 'none';
  const [, token, units, to, inner] = readAbi(data.slice(SELECTOR_END), types) ?? [];
  const texts = [token, units, to, inner];
  if (!texts.every((text): text is string => typeof text === 'string')) return undefined;
  const [contract = '', amount = '', target = '', call = ''] = texts;
  return { token: contract, units: BigInt(amount), inner: { to: target, data: call } };
}
