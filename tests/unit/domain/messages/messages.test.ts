import { describe, expect, it } from '@jest/globals';
import { alertCatalogue } from '../../../../domain/messages/alert-catalogue';
import { snackbarCatalogue } from '../../../../domain/messages/snackbar-catalogue';

describe('the snackbar catalogue', () => {
  it.each([
    ['TOKEN_BALANCE_UNAVAILABLE', 'error', 'Token Balance Unavailable'],
    ['DISCONNECT_FAILED', 'error', 'Failed to disconnect'],
    ['ADDRESS_COPIED', 'success', 'Address copied'],
    ['COPY_FAILED', 'error', 'Failed to copy'],
  ] as const)("has for %s the specification's variant and text", (code, variant, text) => {
    expect(snackbarCatalogue[code]).toEqual({ variant, text });
  });
});

describe('the alert catalogue', () => {
  it.each([
    ['NETWORK_NOT_FOUND', 'Network Not Found'],
    ['PROJECT_ID_NOT_CONFIGURED', 'Project ID Not Configured'],
  ] as const)("has for %s the specification's text, and says what to do", (code, short) => {
    expect(alertCatalogue[code].short).toBe(short);
    expect(alertCatalogue[code].long).toMatch(/`\w+` option/);
  });
});
