import type { Defence } from '../../../../tests/support/taken-out';

export const sealFile = 'apps/wallet-frame/src/domain/vault/seal.ts';

/** A key of a slot that has nothing of the visitor. */
export const noUserHalf: Defence = {
  file: sealFile,
  find: "return crypto.subtle.deriveKey(algorithm, userHalf, aes, false, ['encrypt', 'decrypt']);",
  put: `void userHalf;
    return crypto.subtle
      .importKey('raw', new Uint8Array(32), 'HKDF', false, ['deriveKey'])
      .then((none) => crypto.subtle.deriveKey(algorithm, none, aes, false, ['encrypt', 'decrypt']));`,
};
