const ADDRESS = /^(?:0x[0-9a-f]{40}|[A-Za-z0-9]{25,90})$/i;

/** The ends of an address. `undefined` for every other text. */
export function shortAddress(text: string | undefined): string | undefined {
  if (text === undefined || !ADDRESS.test(text)) return undefined;
  return `${text.slice(0, 6)}…${text.slice(-4)}`;
}
