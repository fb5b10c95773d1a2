import type { EmailUpdateStep } from '../frame-protocol/email-steps';

/** Where a change of the e-mail address stands. */
export type EmailUpdate =
  | { readonly status: 'idle' }
  | { readonly status: 'requesting'; readonly newEmail: string }
  | { readonly status: 'verifyingPrimary'; readonly newEmail: string }
  | { readonly status: 'verifyingSecondary'; readonly newEmail: string }
  | { readonly status: 'updated'; readonly newEmail: string };

/** What can happen to a change of the e-mail address. */
export type EmailUpdateEvent =
  | { readonly type: 'submitted'; readonly newEmail: string }
  | { readonly type: 'answered'; readonly step: EmailUpdateStep }
  | { readonly type: 'primaryVerified' }
  | { readonly type: 'secondaryVerified'; readonly newEmail?: string }
  | { readonly type: 'failed' }
  | { readonly type: 'cancelled' };

/** No change of the e-mail address has begun. */
export const NO_EMAIL_UPDATE: EmailUpdate = { status: 'idle' };

/**
 * The change after `event`. A wrong code leaves it where it is; an event that its state does not
 * expect changes nothing and returns the same object.
 */
export function nextEmailUpdate(update: EmailUpdate, event: EmailUpdateEvent): EmailUpdate {
  switch (event.type) {
    case 'submitted':
      return { status: 'requesting', newEmail: event.newEmail };
    case 'answered':
      if (update.status !== 'requesting') return update;
      return {
        status: event.step === 'VERIFY_PRIMARY_OTP' ? 'verifyingPrimary' : 'verifyingSecondary',
        newEmail: update.newEmail,
      };
    case 'primaryVerified':
      if (update.status !== 'verifyingPrimary') return update;
      return { status: 'verifyingSecondary', newEmail: update.newEmail };
    case 'secondaryVerified':
      if (update.status !== 'verifyingSecondary') return update;
      return { status: 'updated', newEmail: event.newEmail ?? update.newEmail };
    case 'failed':
      return update.status === 'requesting' ? NO_EMAIL_UPDATE : update;
    case 'cancelled':
      return NO_EMAIL_UPDATE;
  }
}
