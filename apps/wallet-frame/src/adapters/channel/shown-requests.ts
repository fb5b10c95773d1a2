import type { FrameRequestType } from '../../../../../domain/frame-protocol/frame-requests';

/** What a site has the visitor see. It counts against the page, and hides no login and no approval that waits. */
export const shownRequests: ReadonlySet<FrameRequestType> = new Set([
  'GET_NAME_TICKET',
  'SHOW_KEYS',
  'SHOW_LOGINS',
  'UPDATE_EMAIL',
  'UPDATE_EMAIL_PRIMARY_OTP',
  'UPDATE_EMAIL_SECONDARY_OTP',
]);
