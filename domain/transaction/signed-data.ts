/** Writes a number that JSON cannot hold as a text with the same digits. */
function asJson(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

/**
 * `typedData` as a wallet gets it to sign. It reaches the wallet as JSON, which has only an object's own
 * fields, each read once. A text is taken for that JSON. `undefined` for data that cannot be signed at all.
 */
export function signedData(typedData: unknown): unknown {
  try {
    const json = typeof typedData === 'string' ? typedData : JSON.stringify(typedData, asJson);
    return json === undefined ? undefined : (JSON.parse(json) as unknown);
  } catch {
    return undefined;
  }
}
