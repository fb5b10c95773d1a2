/**
 * The id of a JSON-RPC message as its text spells it: relays and some wallets use numbers of 19 digits, which
 * `JSON.parse` rounds, and expect them back digit for digit. `undefined` where the id is no text and no number.
 */
export function spelledId(text: string, id: unknown): string | undefined {
  if (typeof id === 'string') return JSON.stringify(id);
  if (typeof id !== 'number') return undefined;
  if (Number.isSafeInteger(id)) return String(id);
  const spellings = text.matchAll(/"id"\s*:\s*(\d+)/g);
  const [spelling] = [...spellings].flatMap(([, digits]) => (Number(digits) === id ? digits : []));
  return spelling ?? String(id);
}
