import { FeatureError } from '../errors/feature-error';

/** How long after an e-mail login the visitor can request the next e-mail. */
export const EMAIL_RESEND_WAIT_MS = 30_000;

/**
 * How many seconds are left at `nowMs` until the visitor can request another e-mail, rounded up; 0 when it is
 * possible. Never above 30, even if the clock was set back.
 */
export function resendWaitSeconds(lastLoginMs: number | undefined, nowMs: number): number {
  if (lastLoginMs === undefined) return 0;
  const leftMs = lastLoginMs + EMAIL_RESEND_WAIT_MS - nowMs;
  return Math.ceil(Math.min(Math.max(leftMs, 0), EMAIL_RESEND_WAIT_MS) / 1000);
}

/**
 * Allows a request for an e-mail when the last one is long enough ago.
 *
 * @throws `WidgetError` `EMAIL_RESEND_TOO_SOON` with the seconds that are left.
 */
export function requireResendAllowed(lastLoginMs: number | undefined, nowMs: number): void {
  const seconds = resendWaitSeconds(lastLoginMs, nowMs);
  if (seconds > 0) throw new FeatureError('EMAIL_RESEND_TOO_SOON', { seconds });
}
