const PATTERN = /^[^\s@<>,;:"()[\]\\\p{Cc}]{1,64}@[^\s@<>,;:"()[\]\\\p{Cc}]{1,190}$/u;

/** Enough of an address for its owner to recognise it. */
export function maskedAddress(address: string): string {
  return `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`;
}

/** An e-mail address in the form in which it is counted, or `undefined` where it is none. */
export function emailAddress(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const address = text.trim().normalize('NFC').toLowerCase();
  return PATTERN.test(address) ? address : undefined;
}
