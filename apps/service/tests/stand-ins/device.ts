import { webcrypto } from 'node:crypto';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** The key of a browser, as the wallet's frame has one. */
export interface Device {
  /** What the service stores of it. */
  readonly jwk: webcrypto.JsonWebKey;
  sign(text: string): Promise<string>;
}

export async function newDevice(): Promise<Device> {
  const keys = await webcrypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  return {
    jwk: await webcrypto.subtle.exportKey('jwk', keys.publicKey),
    sign: async (text) => {
      const hash = { name: 'ECDSA', hash: 'SHA-256' };
      const bytes = await webcrypto.subtle.sign(hash, keys.privateKey, Buffer.from(text));
      return Buffer.from(bytes).toString('base64url');
    },
  };
}
