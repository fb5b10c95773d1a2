/** How many digits a one-time code has. */
export const ONE_TIME_CODE_LENGTH = 6;

/** How long a one-time code works after it was sent. */
export const ONE_TIME_CODE_LIFE_MS = 600_000;

const codePattern = /^\d{6}$/;

/** The digits of what was typed or pasted, at most six: `Your code: 123-456` gives `123456`. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, ONE_TIME_CODE_LENGTH);
}

/** Whether `value` is a complete code. A code is a text: `000123` is not 123. */
export function isOneTimeCode(value: unknown): value is string {
  return typeof value === 'string' && codePattern.test(value);
}
