import type { PermissionsState } from '../../domain/permission/permissions-state';
import type { StateStore } from '../state/state-store';

/** The state of the permissions. Written by the use cases of this folder. */
export type PermissionsStore = StateStore<PermissionsState>;
