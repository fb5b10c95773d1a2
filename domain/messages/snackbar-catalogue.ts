/** What a snackbar looks like, and whether it waits for something. */
export type SnackbarVariant = 'success' | 'error' | 'loading';

/** Every snackbar there is: the texts are the specification's, or named in its facts. */
export const snackbarCatalogue = {
  ADDRESS_COPIED: { variant: 'success', text: 'Address copied' },
  COPY_FAILED: { variant: 'error', text: 'Failed to copy' },
  DISCONNECT_FAILED: { variant: 'error', text: 'Failed to disconnect' },
  TOKEN_BALANCE_UNAVAILABLE: { variant: 'error', text: 'Token Balance Unavailable' },
} as const satisfies Record<string, { readonly variant: SnackbarVariant; readonly text: string }>;

/** The name of one snackbar. */
export type SnackbarCode = keyof typeof snackbarCatalogue;
