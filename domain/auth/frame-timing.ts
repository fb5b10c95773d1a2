import { hasSocialResult } from './social-result';

/** The wait between the frame's READY and the first call. */
export const FRAME_READY_DELAY_MS = 500;

/** The wait before the frame is reloaded after a visitor left Farcaster's QR code. */
export const FRAME_RELOAD_DELAY_MS = 100;

/** How long the frame may take to report READY. */
export const FRAME_LOAD_TIMEOUT_MS = 20_000;

/** How long a request of a login may take. */
export const FRAME_LOGIN_TIMEOUT_MS = 30_000;

/** How long signing out may take before it counts as done. */
export const FRAME_SIGN_OUT_TIMEOUT_MS = 3_000;

/** The version of the frame's protocol, unless the site says otherwise. */
export const DEFAULT_FRAME_SDK_VERSION = '4';

/** The requests of a login that end after {@link FRAME_LOGIN_TIMEOUT_MS}. */
export const timedFrameRequests = [
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
  'GET_SOCIAL_RETURN',
  'GET_FARCASTER_URI',
] as const;

/**
 * How long the frame may take to answer a request, if there is a limit. A visitor has none who types a code, or who opens the
 * wallet after a login that left the page.
 */
export function frameTimeoutMs(type: string, payload?: object): number | undefined {
  if (type === 'SIGN_OUT') return FRAME_SIGN_OUT_TIMEOUT_MS;
  if (type === 'CONNECT_OTP' && payload && !Object.hasOwn(payload, 'otp')) return undefined;
  if (type === 'CONNECT_SOCIAL' && payload && hasSocialResult(payload)) return undefined;
  return timedFrameRequests.some((timed) => timed === type) ? FRAME_LOGIN_TIMEOUT_MS : undefined;
}
