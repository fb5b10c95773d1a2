/** Every text and every number of JSON, as they are written. */
const valuePattern = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const longInteger = /^-?[1-9]\d{15,}$/;

/**
 * Parses JSON. An integer that no number holds exactly, as chains have them, becomes the text of its digits:
 * none is ever rounded.
 *
 * @throws `SyntaxError` for what is no JSON.
 */
export function parseExactJson(json: string): unknown {
  const exact = json.replace(valuePattern, (value) =>
    longInteger.test(value) && !Number.isSafeInteger(Number(value)) ? `"${value}"` : value,
  );
  return JSON.parse(exact) as unknown;
}
