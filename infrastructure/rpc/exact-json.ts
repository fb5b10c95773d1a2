/** Every text and every number in JSON, as written. */
const valuePattern = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const longInteger = /^-?[1-9]\d{15,}$/;

/**
 * Parses JSON. An integer that a JavaScript number cannot hold exactly becomes the text of its digits, so
 * that none is rounded.
 *
 * @throws `SyntaxError` for a text that is not JSON.
 */
export function parseExactJson(json: string): unknown {
  const exact = json.replace(valuePattern, (value) =>
    longInteger.test(value) && !Number.isSafeInteger(Number(value)) ? `"${value}"` : value,
  );
  return JSON.parse(exact) as unknown;
}
