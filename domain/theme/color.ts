/** A name, hexadecimal digits, a function, or a custom property of the page. */
const pattern =
  /^(?:[a-z]+|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark|var)\([^;{}]+\))$/i;

/** Whether `text` has the form of a CSS colour. Only the browser knows which colour names exist. */
export function isCssColor(text: string): boolean {
  return pattern.test(text.trim());
}
