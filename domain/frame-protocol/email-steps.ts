/** What the frame asks for next: the order of a login. */
export const emailLoginSteps = ['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT'] as const;

/** A step of an e-mail login. */
export type EmailLoginStep = (typeof emailLoginSteps)[number];

/** Whether `value` names a step of an e-mail login. */
export function isEmailLoginStep(value: unknown): value is EmailLoginStep {
  return (emailLoginSteps as readonly unknown[]).includes(value);
}

/** What the frame asks for next when the e-mail address is changed. */
export const emailUpdateSteps = ['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP'] as const;

/** A step of a change of the e-mail address: the code to the old address, then to the new. */
export type EmailUpdateStep = (typeof emailUpdateSteps)[number];

/** Whether `value` names a step of a change of the e-mail address. */
export function isEmailUpdateStep(value: unknown): value is EmailUpdateStep {
  return (emailUpdateSteps as readonly unknown[]).includes(value);
}
