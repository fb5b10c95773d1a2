/** Writes text in UTF-8 like the standard's encoder: half of a surrogate pair becomes U+FFFD. */
export class Utf8Encoder {
  readonly encoding = 'utf-8';

  encode(text = ''): Uint8Array<ArrayBuffer> {
    const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
    return Uint8Array.from(escaped.match(/%..|./g) ?? [], byteOf);
  }
}

/** The byte of `%E2`, or of a character that needs no escape. */
function byteOf(part: string): number {
  return part.length > 1 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0);
}

/**
 * The page's own encoder, or ours in the jsdom of Jest, which has none. The build replaces the global one
 * with it in all code of `cleatkit/testing`, packages included: see `scripts/bundle.mjs`.
 */
const Encoder: new () => Pick<TextEncoder, 'encode' | 'encoding'> =
  globalThis.TextEncoder ?? Utf8Encoder;

export { Encoder as TextEncoder };
