import type { ErrorContexts } from './error-catalogue';

/** The errors of permissions (ERC-7715), which few sites have: their texts are no part of those of other features. */
export const permissionErrorTexts = {
  PERMISSION_DECLINED: () => 'The permission was declined',
  PERMISSION_INVALID: ({ field }) => `The request for a permission cannot be read: ${field}`,
  PERMISSION_NOT_REVIEWED: () => 'No permission is being reviewed',
  PERMISSION_NOT_REVOKED: () => 'Error revoking smart session',
  PERMISSION_PENDING: () => 'Another permission is being reviewed',
  PERMISSION_UNSUPPORTED: () => 'This wallet does not grant this permission',
  PERMISSION_WIDER: ({ what }) => `The wallet granted more than was asked: ${what}`,
  PERMISSIONS_FAILED: () => 'Error fetching smart sessions',
} as const satisfies {
  readonly [C in keyof ErrorContexts]?: (context: ErrorContexts[C]) => string;
};

/** A code whose text is downloaded with the feature `permissions`. */
export type PermissionErrorCode = keyof typeof permissionErrorTexts;
