import { describe, expect, it } from '@jest/globals';
import {
  EMAIL_RESEND_WAIT_MS,
  requireResendAllowed,
  resendWaitSeconds,
} from '../../../../domain/auth/resend-wait';

const last = 1_000_000;

describe('resendWaitSeconds', () => {
  it.each([
    [last, 30],
    [last + 1, 30],
    [last + 1_000, 29],
    [last + 29_001, 1],
    [last + 29_999, 1],
    [last + 30_000, 0],
    [last + 90_000, 0],
    [last - 1, 30],
    [last - 3_600_000, 30],
  ])('[R9.8] at %i returns %i seconds, counted from the last login', (now, seconds) => {
    expect(resendWaitSeconds(last, now)).toBe(seconds);
  });

  it('requires no wait before the first e-mail', () => {
    expect(EMAIL_RESEND_WAIT_MS).toBe(30_000);
    expect(resendWaitSeconds(undefined, 0)).toBe(0);
  });
});

describe('requireResendAllowed', () => {
  it('[R8.4] refuses a request inside the window and names the seconds', () => {
    expect(() => requireResendAllowed(last, last + 12_500)).toThrow(
      expect.objectContaining({
        code: 'EMAIL_RESEND_TOO_SOON',
        message: 'Please try again after 18 seconds',
      }),
    );
  });

  it('refuses until the last second', () => {
    expect(() => requireResendAllowed(last, last + 29_999)).toThrow(
      'Please try again after 1 seconds',
    );
  });

  it('allows a later request', () => {
    expect(() => requireResendAllowed(last, last + 30_000)).not.toThrow();
    expect(() => requireResendAllowed(undefined, last)).not.toThrow();
  });
});
