import { secp256k1 } from '@noble/curves/secp256k1.js';
import { evmAddress } from '../accounts/evm-address';
import { KeyError } from '../bytes/key-error';
import { signatureHex } from './evm-digest';
import { signAuthorization } from './sign-authorization';
import { signTypedData } from './sign-typed-data';
import { createAccountData, simpleAccountOf } from './simple-account';
import type { ReadOperation } from './user-operation';

/**
 * Signs an operation of the key's own account, and the authorisation where it has one.
 *
 * @throws {@link KeyError} `refused` for another account.
 */
export function signUserOperation(read: ReadOperation, key: Uint8Array): readonly string[] {
  const own = evmAddress(secp256k1.getPublicKey(key, false));
  if (!isOf(read, own)) throw new KeyError('refused', 'account');
  const signature = signTypedData(read.typedData, key);
  const { authorization } = read;
  if (!authorization) return [signature];
  return [signature, signatureHex(signAuthorization(authorization, key))];
}

/** The key's own address has the code or gets it; the factory's account is deployed for that address alone. */
function isOf(read: ReadOperation, own: string): boolean {
  const { authorization, factoryData, packed } = read;
  if (packed.sender === own.toLowerCase()) return factoryData === undefined;
  if (packed.sender !== simpleAccountOf(own).toLowerCase() || authorization) return false;
  return factoryData === undefined || factoryData.toLowerCase() === createAccountData(own);
}
