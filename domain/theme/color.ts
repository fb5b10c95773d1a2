/**
 * What the names of CSS colours are made of, such as `dark` and `green`. All 148 are accepted, and a few more
 * that look like one, in half the bytes of the list: this is in the first download.
 */
const words =
  'alice|antique|aqua|marine|azure|beige|bisque|black|blanched|almond|blue|violet|brown|burly|' +
  'wood|cadet|chartreuse|chocolate|coral|corn|flower|silk|crimson|cyan|dark|golden|rod|gray|' +
  'grey|green|khaki|magenta|olive|orange|orchid|red|salmon|sea|slate|turquoise|deep|pink|sky|' +
  'dim|dodger|fire|brick|floral|forest|fuchsia|gainsboro|ghost|gold|yellow|honey|dew|hot|indian|' +
  'indigo|ivory|lavender|blush|lawn|lemon|chiffon|light|lime|linen|maroon|medium|purple|spring|' +
  'midnight|mint|cream|misty|rose|moccasin|navajo|navy|old|lace|drab|pale|papaya|whip|peach|' +
  'puff|peru|plum|powder|rebecca|rosy|royal|saddle|sandy|shell|sienna|silver|snow|steel|tan|' +
  'teal|thistle|tomato|transparent|wheat|white|smoke';

/** A name, hexadecimal digits, a function, or a custom property of the page, whose values are the browser's to judge. */
const pattern = new RegExp(
  String.raw`^(?:(?:${words})+|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark|var)\([^;{}]+\))$`,
  'i',
);

/** Whether `text` is written as a colour of CSS is written. */
export function isCssColor(text: string): boolean {
  return pattern.test(text.trim());
}
