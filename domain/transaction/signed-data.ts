/** A number that JSON has no word for, as a text that reads the same. */
function asJson(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

/**
 * `typedData` as a wallet gets it to sign: typed data reaches it as JSON, in which only an object's own fields
 * are, each read once. A text is taken for that JSON. `undefined` for what cannot be signed at all.
 */
export function signedData(typedData: unknown): unknown {
  try {
    const json = typeof typedData === 'string' ? typedData : JSON.stringify(typedData, asJson);
    return json === undefined ? undefined : (JSON.parse(json) as unknown);
  } catch {
    return undefined;
  }
}
