import type { FrameScreen } from '../../domain/frame-protocol/frame-shown';

/** The texts of the embedded wallet: its logins, its approvals and the change of its email address. */
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

  /** What the header says while the page of the embedded wallet is in the card: the title of what it shows. */
  readonly frameTitles: { readonly [Screen in FrameScreen]?: string };

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
  emailLabel: 'Email address',
  emailSubmit: 'Continue with this email',
  emailOr: 'or',
  emailEnterCode: (email) => `Enter the code for ${email}`,
  emailInvalid: 'Invalid email. Try again.',
  emailTooSoon: (seconds) => `Please try again after ${seconds} seconds`,
  emailUnreachable: 'Can’t reach the login service. Check your connection and try again.',
  emailNoNetwork: 'This wallet does not work on this site’s networks. Use another wallet.',
  emailFailed: 'The login did not start. Try again or use a wallet.',
  emailSaid: (text) => `Login’s message: ${text}`,

  emailCodeTitle: (email) => `Enter the code we sent to ${email}`,
  emailCodeHint: 'The code expires in 10 minutes. The last digit sends it.',
  emailCodeLabel: 'Six-digit code',
  emailCodeWrong: 'That code is not correct. Try again.',
  emailResend: 'Resend code',
  emailResendIn: (seconds) => `Resend in ${seconds}s`,
  emailOther: 'Use another email address',
  emailEnded: {
    refused: 'This login has ended. Start again to get a new code.',
    timedOut: 'The login took too long. Start again.',
    tooManyCodes: 'Too many wrong codes. Start again to get a new one.',
  },
  emailAgain: 'Start again',
  emailConnecting: 'Opening your wallet',

  frameTitles: {
    safety: 'Back up your wallet',
    unlock: 'Open your wallet',
    renewal: 'A new wallet',
    kit: 'Use an offline kit',
    window: 'Continue in your wallet',
  },

  emailDeviceTitle: 'Approve this device',
  emailDeviceHint: (email) =>
    `Open the email we sent to ${email} and approve the login. We’ll continue automatically.`,

  emailNewLabel: 'New email address',
  emailSave: 'Save',
  emailOldCode: 'Enter the code we sent to your current email address',
  emailNewCode: (email) => `Enter the code we sent to ${email}`,

  socialContinue: (name) => `Continue with ${name}`,

  approveTitle: 'Approve in your wallet',
  approveHint: 'Check the request in the wallet window.',
  approveReject: 'Reject',
  approveUnlimited: (spender) =>
    `This signature lets ${spender ?? 'someone'} move your tokens without limit.`,
};
