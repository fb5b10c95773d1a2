import type { Fact } from '../../../readings/reading';

/** Fields that hold a moment in seconds, and such that hold an amount, by the names that contracts give them. */
const MOMENT =
  /(?:^|\.)(?:\w*deadline|\w*expiry|\w*expiration|expires|valid(?:To|Until|After|Before|From)|(?:start|end)Time)$/i;
const AMOUNT = /(?:^|\.)(?:value|\w*price|\w*amount)$/i;

/** A number as it is signed. Zeros before it would be lost where it is drawn. */
const WHOLE = /^(?:0|[1-9]\d{0,79})$/;

/** The years from 2001 to 2200: another number is no moment in seconds. */
const EARLIEST = 1_000_000_000n;
const LATEST = 7_258_118_400n;

/** What a whole number of typed data holds. `undefined` where it is drawn as it is signed. */
export function numberHeld(path: string, digits: string): Fact['holds'] {
  if (!WHOLE.test(digits)) return undefined;
  const number = BigInt(digits);
  if (MOMENT.test(path) && number >= EARLIEST && number < LATEST) return 'moment';
  return AMOUNT.test(path) ? 'amount' : undefined;
}
