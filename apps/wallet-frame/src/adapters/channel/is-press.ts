import type { FrameRequestType } from '../../../../../domain/frame-protocol/frame-requests';
import { rpcPermission } from '../../../../../domain/rpc/rpc-method';
import { shownRequests } from './shown-requests';

const pressed: ReadonlySet<FrameRequestType> = new Set([
  'CONNECT_EMAIL',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_FARCASTER_URI',
  'GET_SOCIAL_REDIRECT_URI',
  'SIGN_OUT',
  ...shownRequests,
]);

/** Whether a request of the site begins with a press of the visitor there. It then has an id of its own, which no site chooses or hears. */
export function isPress(
  type: FrameRequestType,
  payload: Readonly<Record<string, unknown>>,
): boolean {
  if (type !== 'RPC_REQUEST') return pressed.has(type);
  return rpcPermission(String(payload['method'])) === 'unsafe';
}
