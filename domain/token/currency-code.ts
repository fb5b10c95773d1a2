/** The form of the code of a currency by ISO 4217. */
export const currencyCode = /^[A-Z]{3}$/;

/** Whether `value` is written as the code of a currency. */
export function isCurrencyCode(value: unknown): value is string {
  return typeof value === 'string' && currencyCode.test(value);
}
