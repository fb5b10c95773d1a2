import { PermissionsFeature } from '../../application/permissions/permissions-feature';
import type { FeatureParts } from './shared';

/** The permissions that a wallet grants to the site. */
export function permissions(parts: FeatureParts): PermissionsFeature {
  return new PermissionsFeature(parts);
}
