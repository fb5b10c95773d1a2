/** Control, format (direction marks among them), private and surrogate characters; not the emoji joiner. */
const unsafeCharacters = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

const blanks = /\s+/gu;

/** Anything that can be seen: no blank, no filler, no joiner alone. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Makes a name from outside fit to be shown beside our own words: without control and direction
 * characters, blanks joined into one, at most `maxLength` characters; empty where nothing could be seen of it.
 */
export function plainText(text: string, maxLength: number): string {
  const plain = text.replace(blanks, ' ').replace(unsafeCharacters, '').replace(blanks, ' ').trim();
  const short = Array.from(plain).slice(0, maxLength).join('').trim();
  return visible.test(short) ? short : '';
}

const imageUrlPattern = /^(?:https:\/\/|data:image\/)\S+$/i;

/** Whether a browser loads `url` as an image without running anything: `https:` or `data:image/`. */
export function isImageUrl(url: string): boolean {
  return imageUrlPattern.test(url);
}
