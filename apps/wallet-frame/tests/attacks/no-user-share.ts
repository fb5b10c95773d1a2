import type { Defence } from '../../../../tests/support/taken-out';

export const sealFile = 'apps/wallet-frame/src/domain/vault/seal.ts';

/** A key of a slot that has nothing of the visitor. */
export const noUserShare: Defence = {
  file: sealFile,
  find: "return crypto.subtle.deriveKey(algorithm, userShare, aes, false, ['encrypt', 'decrypt']);",
  put: `void userShare;
    return crypto.subtle
      .importKey('raw', new Uint8Array(32), 'HKDF', false, ['deriveKey'])
      .then((none) => crypto.subtle.deriveKey(algorithm, none, aes, false, ['encrypt', 'decrypt']));`,
};
