import { readFileSync } from 'node:fs';

/** The standards' own values, beside these tests. Each file names its source. */
export function vectors<Vectors>(name: string): Vectors {
  const file = new URL(`vectors/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Vectors;
}

/** The words that the standards use for their examples. */
export const ABANDON = `${'abandon '.repeat(11)}about`;

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(Buffer.from(text.replace(/^0x/, ''), 'hex'));
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
