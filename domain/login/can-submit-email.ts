/** How many characters are typed before an e-mail address can be submitted. */
export const EMAIL_SUBMIT_MIN_LENGTH = 4;

/** Whether enough is typed to offer sending it: the address may still be wrong. */
export function canSubmitEmail(typed: string): boolean {
  return typed.trim().length >= EMAIL_SUBMIT_MIN_LENGTH;
}
