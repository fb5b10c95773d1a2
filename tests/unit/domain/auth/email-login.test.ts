import { describe, expect, it } from '@jest/globals';
import { emailLoginSteps, isEmailLoginStep } from '../../../../domain/frame-protocol/email-steps';
import {
  type EmailLogin,
  type EmailLoginEvent,
  nextEmailLogin,
  SIGNED_OUT,
} from '../../../../domain/auth/email-login';

const email = 'ada@example.org';
const requesting: EmailLogin = { status: 'requesting', email };
const device: EmailLogin = { status: 'verifyingDevice', email };
const code: EmailLogin = { status: 'verifyingCode', email, wrongCodes: 0, isChecking: false };
const checking: EmailLogin = { ...code, isChecking: true };
const connecting: EmailLogin = { status: 'connecting', email };
const connected: EmailLogin = { status: 'connected', email };
const timedOut: EmailLogin = { status: 'signedOut', failure: 'timedOut' };

const submitted: EmailLoginEvent = { type: 'submitted', email };
const failed: EmailLoginEvent = { type: 'failed', failure: 'timedOut' };
const answered = (step: (typeof emailLoginSteps)[number]): EmailLoginEvent => ({
  type: 'answered',
  step,
});

it('[R4.35] knows the steps VERIFY_DEVICE, VERIFY_OTP and CONNECT', () => {
  expect(emailLoginSteps).toEqual(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']);
  expect(isEmailLoginStep('VERIFY_OTP')).toBe(true);
  expect(isEmailLoginStep('verify_otp')).toBe(false);
  expect(isEmailLoginStep(undefined)).toBe(false);
});

describe('nextEmailLogin', () => {
  it.each<[string, EmailLogin, EmailLoginEvent, EmailLogin]>([
    ['asks for an e-mail', SIGNED_OUT, submitted, requesting],
    ['asks again after a failure', timedOut, submitted, requesting],
    ['starts over with another address', code, submitted, requesting],
    ['[R4.35] waits for the device', requesting, answered('VERIFY_DEVICE'), device],
    ['[R4.35] waits for the code', requesting, answered('VERIFY_OTP'), code],
    ['[R4.35] connects a known device at once', requesting, answered('CONNECT'), connecting],
    [
      '[R4.35] waits for the code once the device is approved',
      device,
      { type: 'deviceApproved' },
      code,
    ],
    ['checks a code', code, { type: 'codeSubmitted' }, checking],
    ['[R4.35] connects with the right code', checking, { type: 'codeAccepted' }, connecting],
    ['stays after a wrong code', checking, { type: 'codeRefused' }, { ...code, wrongCodes: 1 }],
    [
      'forgets wrong codes with a new one',
      { ...checking, wrongCodes: 4 },
      { type: 'codeResent' },
      code,
    ],
    [
      'ends with the fifth wrong code',
      { ...checking, wrongCodes: 4 },
      { type: 'codeRefused' },
      { status: 'signedOut', failure: 'tooManyCodes' },
    ],
    ['is connected', connecting, { type: 'connected' }, connected],
    ['fails while asking', requesting, failed, timedOut],
    ['fails while waiting for the device', device, failed, timedOut],
    ['fails while connecting', connecting, failed, timedOut],
    ['signs out from anywhere', connected, { type: 'signedOut' }, SIGNED_OUT],
    ['signs out of a login under way', checking, { type: 'signedOut' }, SIGNED_OUT],
    ['forgets a failure', timedOut, { type: 'signedOut' }, SIGNED_OUT],
  ])('%s', (_what, before, event, after) => {
    expect(nextEmailLogin(before, event)).toEqual(after);
  });

  it.each<[string, EmailLogin, EmailLoginEvent]>([
    ['an answer to no request', SIGNED_OUT, answered('CONNECT')],
    ['a second answer', code, answered('CONNECT')],
    ['a late device', code, { type: 'deviceApproved' }],
    ['a code before it is requested', requesting, { type: 'codeSubmitted' }],
    ['a late refusal', connecting, { type: 'codeRefused' }],
    ['a late acceptance', SIGNED_OUT, { type: 'codeAccepted' }],
    ['a resend that does not belong to it', device, { type: 'codeResent' }],
    ['a connection after signing out', SIGNED_OUT, { type: 'connected' }],
    ['a failure after it connected', connected, failed],
    ['a failure after signing out', timedOut, failed],
    ['another address while connected', connected, submitted],
    ['signing out twice', SIGNED_OUT, { type: 'signedOut' }],
  ])('does not change after %s', (_what, before, event) => {
    expect(nextEmailLogin(before, event)).toBe(before);
  });
});
