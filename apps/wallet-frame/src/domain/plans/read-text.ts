/** A picture of several characters, which some that are not seen join or choose. */
const EMOJI =
  '\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?(?:\\u200D\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?)*|[0-9#*]\\uFE0F\\u20E3';

/**
 * What hides, or turns around, or draws over other text: controls, marks of direction, blanks without width, fillers (U+2800
 * and U+1D159 draw nothing), and marks above marks.
 */
const HIDDEN =
  '[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFFC\\u{1D159}]|\\p{M}{4,}';

/** Line breaks and tabs are judged by the place where the text is drawn. */
const ALL = new RegExp(`(\\r?\\n|\\t|${EMOJI})|${HIDDEN}`, 'gu');

/** Whether a person sees every character of a text. */
export function isReadable(text: string): boolean {
  return [...text.matchAll(ALL)].every(([, seen]) => seen !== undefined);
}

/** A text whose hidden characters are codes, such as `\\u{200b}`. */
export function withCodes(text: string): string {
  return text.replace(ALL, (found: string, seen?: string) => seen ?? codesOf(found));
}

/** A text as one line: what follows a line break never stands where the wallet's own words begin. */
export function asLine(text: string): string {
  return withCodes(text).replace(/\r?\n|\t/g, ' ⏎ ');
}

/** The text that bytes are, where a person can read all of it. */
export function readableText(bytes: Uint8Array): string | undefined {
  const text = utf8Text(bytes);
  return text !== undefined && isReadable(text) ? text : undefined;
}

/** The text that bytes are, where they are one. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function codesOf(text: string): string {
  return Array.from(text, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`).join('');
}
