import { describe, expect, it } from '@jest/globals';
import { alertCatalogue } from '../../../../domain/messages/alert-catalogue';
import { alertForRefusal } from '../../../../domain/messages/unauthorized-answer';
import { snackbarTexts } from '../../../../apps/gallery/stories/snackbar-texts';
import { variantOf } from '../../../../domain/messages/snackbar-code';

describe('the snackbar catalogue', () => {
  it.each([
    ['TOKEN_BALANCE_UNAVAILABLE', 'error', 'Token Balance Unavailable'],
    ['DISCONNECT_FAILED', 'error', 'Failed to disconnect'],
    ['ADDRESS_COPIED', 'success', 'Address copied'],
    ['COPY_FAILED', 'error', 'Failed to copy'],
    ['SIGN_IN_UNAVAILABLE', 'error', 'A problem occurred while trying initialize authentication'],
    ['SIGNATURE_DECLINED', 'error', 'Signature declined'],
    ['SMART_ACCOUNTS_UNSUPPORTED', 'error', 'This application might not support Smart Accounts'],
    ['AUTHENTICATING', 'loading', 'Authenticating...'],
    ['SOMETHING_WENT_WRONG', 'error', 'Something went wrong'],
    ['ACTION_NOT_ALLOWED', 'error', 'Action not allowed'],
    ['CODE_RESENT', 'success', 'Code email resent'],
    ['ORIGIN_UNTRUSTED', 'error', 'Untrusted Origin'],
  ] as const)("has for %s the specification's variant and text", (code, variant, text) => {
    expect([variantOf(code), snackbarTexts[code]]).toEqual([variant, text]);
  });
});

describe('the alert catalogue', () => {
  it.each([
    ['NETWORK_NOT_FOUND', 'Network Not Found'],
    ['PROJECT_ID_NOT_CONFIGURED', 'Project ID Not Configured'],
  ] as const)("has for %s the specification's text, and the next step", (code, short) => {
    expect(alertCatalogue[code].short).toBe(short);
    expect(alertCatalogue[code].long).toMatch(/`\w+` option/);
  });
});

describe('the answers with which services refuse a site', () => {
  it.each([
    ['Unauthorized: origin not allowed', 'Invalid App Configuration'],
    ['JWT validation error: JWT Token is not yet valid', 'Session Expired'],
    ['Unauthorized: invalid key', 'Invalid Project ID'],
  ])('[R8.3] "%s" raises "%s"', (answer, short) => {
    const code = alertForRefusal(answer);

    expect(code && alertCatalogue[code].short).toBe(short);
  });

  it('[R8.3] raise no alert for any other answer', () => {
    expect(alertForRefusal('Too many requests')).toBeUndefined();
  });

  it.each(['EMBEDDED_WALLET_TIMEOUT', 'SOCIALS_TIMEOUT'] as const)(
    '[R8.3] %s concerns the configuration',
    (code) => {
      expect(alertCatalogue[code].short).toBe('Invalid App Configuration');
      expect(alertCatalogue[code].long).toContain('in time');
    },
  );
});
