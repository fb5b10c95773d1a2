const MIN = 8;
const MAX = 300;

/**
 * Why an operator does something, as it stands in the log for good. `undefined` where it is too short or too long, has characters
 * that do not show, or an address: a deletion would have to change the log then.
 */
export function typedReason(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const reason = given.trim();
  const isUsable =
    reason.length >= MIN && reason.length <= MAX && !/[\p{C}\p{Zl}\p{Zp}]/u.test(reason);
  return isUsable && !/\S@\S/.test(reason) ? reason : undefined;
}
