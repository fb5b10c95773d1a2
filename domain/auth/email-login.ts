import type { EmailLoginStep } from '../frame-protocol/email-steps';

/** How many wrong codes end a login. */
export const WRONG_CODES_MAX = 5;

/** Why a login ended without a connection. */
export type EmailLoginFailure = 'refused' | 'tooManyCodes' | 'timedOut';

/** Where an e-mail login stands. */
export type EmailLogin =
  | { readonly status: 'signedOut'; readonly failure?: EmailLoginFailure }
  | { readonly status: 'requesting'; readonly email: string }
  | { readonly status: 'verifyingDevice'; readonly email: string }
  | {
      readonly status: 'verifyingCode';
      readonly email: string;
      readonly wrongCodes: number;

      /** Whether a code is being checked. */
      readonly isChecking: boolean;
    }
  | { readonly status: 'connecting'; readonly email: string }
  | { readonly status: 'connected'; readonly email: string };

/** What can happen to an e-mail login. */
export type EmailLoginEvent =
  | { readonly type: 'submitted'; readonly email: string }
  | { readonly type: 'answered'; readonly step: EmailLoginStep }
  | { readonly type: 'deviceApproved' }
  | { readonly type: 'codeSubmitted' }
  | { readonly type: 'codeRefused' }
  | { readonly type: 'codeAccepted' }
  | { readonly type: 'codeResent' }
  | { readonly type: 'connected' }
  | { readonly type: 'failed'; readonly failure: EmailLoginFailure }
  | { readonly type: 'signedOut' };

/** No e-mail login has begun. */
export const SIGNED_OUT: EmailLogin = { status: 'signedOut' };

/**
 * The login after `event`. An event that its state does not expect, such as the late answer of a
 * login that was left, changes nothing and returns the same object.
 */
export function nextEmailLogin(login: EmailLogin, event: EmailLoginEvent): EmailLogin {
  switch (event.type) {
    case 'submitted':
      return login.status === 'connected' ? login : { status: 'requesting', email: event.email };
    case 'answered':
      return login.status === 'requesting' ? afterAnswer(login.email, event.step) : login;
    case 'deviceApproved':
      return login.status === 'verifyingDevice' ? verifyingCode(login.email) : login;
    case 'codeSubmitted':
      return login.status === 'verifyingCode' ? { ...login, isChecking: true } : login;
    case 'codeRefused':
      return login.status === 'verifyingCode' ? afterWrongCode(login) : login;
    case 'codeAccepted':
      if (login.status !== 'verifyingCode') return login;
      return { status: 'connecting', email: login.email };
    case 'codeResent':
      return login.status === 'verifyingCode' ? verifyingCode(login.email) : login;
    case 'connected':
      if (login.status !== 'connecting') return login;
      return { status: 'connected', email: login.email };
    case 'failed':
      if (login.status === 'signedOut' || login.status === 'connected') return login;
      return { status: 'signedOut', failure: event.failure };
    case 'signedOut':
      return SIGNED_OUT;
  }
}

function afterAnswer(email: string, step: EmailLoginStep): EmailLogin {
  if (step === 'VERIFY_DEVICE') return { status: 'verifyingDevice', email };
  return step === 'VERIFY_OTP' ? verifyingCode(email) : { status: 'connecting', email };
}

function verifyingCode(email: string): EmailLogin {
  return { status: 'verifyingCode', email, wrongCodes: 0, isChecking: false };
}

function afterWrongCode(login: EmailLogin & { status: 'verifyingCode' }): EmailLogin {
  const wrongCodes = login.wrongCodes + 1;
  if (wrongCodes >= WRONG_CODES_MAX) return { status: 'signedOut', failure: 'tooManyCodes' };
  return { ...login, wrongCodes, isChecking: false };
}
