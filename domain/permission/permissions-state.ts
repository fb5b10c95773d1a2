import type { SendFailure } from '../send/send-failure';
import type { Widening } from './permission-widening';
import type { ListedPermission, ShownPermission } from './shown-permission';

/**
 * What a visitor reviews before the wallet is asked. `refused`: the wallet granted more than was asked, so the site does
 * not get it.
 */
export interface PermissionReview {
  /** What the site requests. */
  readonly asked: readonly ShownPermission[];
  /** Where the review stands. */
  readonly status: 'reviewed' | 'asking' | 'failed' | 'refused';

  /** Why the wallet has not granted it, while it is `failed`. */
  readonly failure?: SendFailure;

  /** In which respects the answer allows more, while it is `refused`. */
  readonly wider?: readonly Widening[];
}

/** The permissions of the account in use. */
export interface PermissionsState {
  /** Whether the wallet in use grants permissions. The embedded wallet does not. */
  readonly support: 'unknown' | 'yes' | 'no';

  /** The request on show. */
  readonly review?: PermissionReview;

  /** What the last request was granted. */
  readonly created: readonly ListedPermission[];
  /** Where the reading stands. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** The permissions of the site. */
  readonly list: readonly ListedPermission[];

  /** The context of the one that is being revoked. */
  readonly revoking?: string;
}

/** Nothing is known yet. */
export const NO_PERMISSIONS: PermissionsState = {
  support: 'unknown',
  created: [],
  status: 'idle',
  list: [],
};
