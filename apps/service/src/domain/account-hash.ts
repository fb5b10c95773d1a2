import { createHash } from 'node:crypto';

/**
 * What the operator's other systems know an account by: the same over years and changes of the secret. It leads to no address and to
 * no row without the database.
 *
 * @returns 43 characters of base64url.
 */
export function accountHash(account: string): string {
  return createHash('sha256').update(`cleat/account/1:${account}`).digest('base64url');
}
