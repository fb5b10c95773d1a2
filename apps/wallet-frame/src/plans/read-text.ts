/** Characters that a person sees, and line breaks. Others could hide or turn around a part of the text. */
const READABLE = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]*$/u;

/** The text that bytes are, where a person can read all of it. */
export function readableText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return READABLE.test(text.replace(/\r?\n|\t|\u200d/g, '')) ? text : undefined;
  } catch {
    return undefined;
  }
}
