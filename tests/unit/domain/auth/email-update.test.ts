import { describe, expect, it } from '@jest/globals';
import { emailUpdateSteps, isEmailUpdateStep } from '../../../../domain/frame-protocol/email-steps';
import {
  type EmailUpdate,
  type EmailUpdateEvent,
  nextEmailUpdate,
  NO_EMAIL_UPDATE,
} from '../../../../domain/auth/email-update';

const newEmail = 'new@example.org';
const requesting: EmailUpdate = { status: 'requesting', newEmail };
const primary: EmailUpdate = { status: 'verifyingPrimary', newEmail };
const secondary: EmailUpdate = { status: 'verifyingSecondary', newEmail };
const updated: EmailUpdate = { status: 'updated', newEmail };
const answeredPrimary: EmailUpdateEvent = { type: 'answered', step: 'VERIFY_PRIMARY_OTP' };

it('[R4.36] knows the steps VERIFY_PRIMARY_OTP then VERIFY_SECONDARY_OTP', () => {
  expect(emailUpdateSteps).toEqual(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']);
  expect(isEmailUpdateStep('VERIFY_PRIMARY_OTP')).toBe(true);
  expect(isEmailUpdateStep('VERIFY_OTP')).toBe(false);
});

describe('nextEmailUpdate', () => {
  it.each<[string, EmailUpdate, EmailUpdateEvent, EmailUpdate]>([
    ['asks for the change', NO_EMAIL_UPDATE, { type: 'submitted', newEmail }, requesting],
    ['starts over with another address', secondary, { type: 'submitted', newEmail }, requesting],
    ['[R4.36] asks for the code to the old address first', requesting, answeredPrimary, primary],
    [
      '[R4.36] skips it when the frame says so',
      requesting,
      { type: 'answered', step: 'VERIFY_SECONDARY_OTP' },
      secondary,
    ],
    ['[R4.36] then for the code to the new one', primary, { type: 'primaryVerified' }, secondary],
    ['[R4.36] is done', secondary, { type: 'secondaryVerified' }, updated],
    [
      'takes the address that the frame confirms',
      secondary,
      { type: 'secondaryVerified', newEmail: 'n@example.org' },
      { status: 'updated', newEmail: 'n@example.org' },
    ],
    ['ends when the request fails', requesting, { type: 'failed' }, NO_EMAIL_UPDATE],
    ['is cancelled', primary, { type: 'cancelled' }, NO_EMAIL_UPDATE],
    ['is over', updated, { type: 'cancelled' }, NO_EMAIL_UPDATE],
  ])('%s', (_what, before, event, after) => {
    expect(nextEmailUpdate(before, event)).toEqual(after);
  });

  it.each<[string, EmailUpdate, EmailUpdateEvent]>([
    ['an answer to no request', NO_EMAIL_UPDATE, answeredPrimary],
    ['a second answer', secondary, answeredPrimary],
    ['the first code twice', secondary, { type: 'primaryVerified' }],
    ['the second code before the first', primary, { type: 'secondaryVerified' }],
    ['a wrong code', primary, { type: 'failed' }],
    ['a cancellation of nothing', NO_EMAIL_UPDATE, { type: 'cancelled' }],
  ])('does not change after %s', (_what, before, event) => {
    expect(nextEmailUpdate(before, event)).toBe(before);
  });
});
