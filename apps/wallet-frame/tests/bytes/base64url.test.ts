import { describe, expect, it } from '@jest/globals';
import { base64url, fromBase64url } from '../../src/domain/bytes/base64url';

/** RFC 4648, section 10, and bytes whose signs differ from those of base64. */
const vectors: readonly (readonly [readonly number[], string])[] = [
  [[], ''],
  [[0x66], 'Zg'],
  [[0x66, 0x6f], 'Zm8'],
  [[0x66, 0x6f, 0x6f, 0x62, 0x61, 0x72], 'Zm9vYmFy'],
  [[0xfb, 0xff, 0xfe], '-__-'],
];

describe('base64url', () => {
  it.each(vectors)('[R7.16] writes and reads %j as %j', (bytes, text) => {
    expect(base64url(Uint8Array.from(bytes))).toBe(text);
    expect([...fromBase64url(text)]).toEqual(bytes);
  });

  it.each(['Zg==', 'Zh', 'Z', 'Zm9+', 'Zm9/', 'Zm 8', 'Zm8\n', 'Zmä8'])(
    '[R7.16] refuses %j, which it does not write',
    (text) => {
      expect(() => fromBase64url(text)).toThrow(/not base64url|not correctly encoded/);
    },
  );
});
