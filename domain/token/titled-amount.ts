/**
 * A sign of a token that no one takes for a word of the widget: a contract chooses its own. It has no blank, and no letters
 * that look like others.
 */
const SIGN = /^\d?[A-Za-z$₮₿][A-Za-z0-9.$₮₿_+-]{0,11}$/;

/** Whether a title may name a token by this sign. */
export function isPlainSign(symbol: string): boolean {
  return SIGN.test(symbol);
}

/** An amount with more than four decimals: what a title has room for, and its token. */
const LONG = /^([^ ]*[^\d ]\d{4})\d+( .*)$/;

/** What adds nothing to a number that goes on. */
const ZEROS_AT_END = /[^\d]?0+$/;

/** More characters than a title has room for. */
const MOST = 18;

/** An amount and its `unit` as a title says them. `undefined` where it has no room for them. */
export function titledAmount(amount: string, unit: string): string | undefined {
  const [, head, end] = LONG.exec(amount) ?? [];
  if (head !== undefined && !/[1-9]/.test(head)) return undefined;
  const text = head === undefined ? amount : `${head.replace(ZEROS_AT_END, '')}…${end}`;
  return text.length - unit.length > MOST ? undefined : text;
}
