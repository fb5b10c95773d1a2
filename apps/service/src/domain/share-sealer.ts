import { hkdfSync } from 'node:crypto';

/** A key that seals what rows keep, and the name by which rows say that they are sealed with it. */
export interface Sealer {
  readonly name: string;
  readonly key: Buffer;
}

/** @param purpose What it seals: another purpose has another key. */
export function sealerOf(secret: string, purpose = 'cleat/halves/1'): Sealer {
  const derived = (info: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', info, length));
  return { key: derived(purpose, 32), name: derived(`${purpose}/name`, 8).toString('base64url') };
}
