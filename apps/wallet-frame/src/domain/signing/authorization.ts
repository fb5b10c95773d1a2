import { KeyError } from '../bytes/key-error';
import { quantityOf, recordOf } from '../bytes/untrusted';
import { ACCOUNT_CODE } from './account-code';

/** Gives the account a code on one chain (EIP-7702). */
export interface Authorization {
  readonly chainId: bigint;
  readonly nonce: bigint;
}

/**
 * Reads `{ address, chainId, nonce }`, all in hex.
 *
 * @param expected The chain and the nonce of what the authorisation belongs to.
 * @throws KeyError `unreadable`, or `refused` for another code than this wallet's, every chain at once, or another chain or
 *   nonce than expected.
 */
export function parseAuthorization(value: unknown, expected: Authorization): Authorization {
  const { address, chainId, nonce } = recordOf(value, ['address', 'chainId', 'nonce']);
  const read = { chainId: quantityOf(chainId), nonce: quantityOf(nonce) };
  const isOurs =
    typeof address === 'string' && address.toLowerCase() === ACCOUNT_CODE.toLowerCase();
  if (!isOurs) throw new KeyError('refused', 'code');
  if (read.chainId === 0n || read.chainId !== expected.chainId) {
    throw new KeyError('refused', 'chain');
  }
  if (read.nonce !== expected.nonce) throw new KeyError('refused', 'nonce');
  return read;
}
