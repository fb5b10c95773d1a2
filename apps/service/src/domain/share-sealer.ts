import { hkdfSync } from 'node:crypto';

/** A key that seals shares, and the name by which rows say that they are sealed with it. */
export interface Sealer {
  readonly name: string;
  readonly key: Buffer;
}

export function sealerOf(secret: string): Sealer {
  const derived = (purpose: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
  return {
    key: derived('cleat/halves/1', 32),
    name: derived('cleat/halves/1/name', 8).toString('base64url'),
  };
}
