/** The texts of the embedded wallet: its logins, its approvals and the change of its e-mail address. */
export interface AuthMessages {
  readonly emailLabel: string;
  readonly emailSubmit: string;
  readonly emailOr: string;
  readonly emailEnterCode: (email: string) => string;
  readonly emailInvalid: string;
  readonly emailTooSoon: (seconds: number) => string;
  readonly emailUnreachable: string;
  readonly emailNoNetwork: string;
  readonly emailFailed: string;
  readonly emailSaid: (text: string) => string;

  readonly emailCodeTitle: (email: string) => string;
  readonly emailCodeHint: string;
  readonly emailCodeLabel: string;
  readonly emailCodeWrong: string;
  readonly emailResend: string;
  readonly emailResendIn: (seconds: number) => string;
  readonly emailOther: string;
  readonly emailEnded: Readonly<Record<'refused' | 'timedOut' | 'tooManyCodes', string>>;
  readonly emailAgain: string;
  readonly emailConnecting: string;

  readonly emailDeviceTitle: string;
  readonly emailDeviceHint: (email: string) => string;

  readonly emailNewLabel: string;
  readonly emailSave: string;
  readonly emailOldCode: string;
  readonly emailNewCode: (email: string) => string;

  readonly socialContinue: (name: string) => string;

  readonly approveTitle: string;
  readonly approveHint: string;
  readonly approveReject: string;
  readonly approveUnlimited: (spender: string | undefined) => string;
}

export const authMessages: AuthMessages = {
  emailLabel: 'E-mail address',
  emailSubmit: 'Continue with this e-mail address',
  emailOr: 'or',
  emailEnterCode: (email) => `Enter the code for ${email}`,
  emailInvalid: 'Invalid email. Try again.',
  emailTooSoon: (seconds) => `Please try again after ${seconds} seconds`,
  emailUnreachable: 'The login cannot be reached. Check your internet connection, and try again.',
  emailNoNetwork: 'This wallet works on none of this site’s networks. Use another wallet.',
  emailFailed: 'The login did not begin. Try again, or use a wallet.',
  emailSaid: (text) => `The login says: ${text}`,

  emailCodeTitle: (email) => `Enter the code we sent to ${email}`,
  emailCodeHint: 'The code expires in 10 minutes',
  emailCodeLabel: 'Code of six digits',
  emailCodeWrong: 'That code is not right. Try again.',
  emailResend: 'Resend Code',
  emailResendIn: (seconds) => `Resend in ${seconds}s`,
  emailOther: 'Use another e-mail address',
  emailEnded: {
    refused: 'This login has ended. Begin again to get a new code.',
    timedOut: 'The login did not answer in time. Begin again.',
    tooManyCodes: 'Too many codes were wrong. Begin again to get a new one.',
  },
  emailAgain: 'Begin again',
  emailConnecting: 'Opening your wallet',

  emailDeviceTitle: 'Approve this device',
  emailDeviceHint: (email) =>
    `Open the e-mail that we sent to ${email}, and approve the login there. This then goes on by itself.`,

  emailNewLabel: 'New e-mail address',
  emailSave: 'Save',
  emailOldCode: 'Enter the code we sent to your current e-mail address',
  emailNewCode: (email) => `Enter the code we sent to ${email}`,

  socialContinue: (name) => `Continue with ${name}`,

  approveTitle: 'Your wallet asks you',
  approveHint: 'Read the request in the window of your wallet, and answer it there.',
  approveReject: 'Reject',
  approveUnlimited: (spender) =>
    `This signature lets ${spender ?? 'someone'} move your tokens without limit.`,
};
