/** The texts of the snackbars that need no feature: the specification's, or named in its facts. */
export const coreSnackbarTexts = {
  ADDRESS_COPIED: 'Address copied',
  COPY_FAILED: 'Failed to copy',
  DISCONNECT_FAILED: 'Failed to disconnect',
  LINK_COPIED: 'Link copied',
  LINK_MISSING: 'No link found',
  TOKEN_BALANCE_UNAVAILABLE: 'Token Balance Unavailable',
  WALLET_INTERRUPTED: 'The wallet lost its connection and tries again',
} as const;
