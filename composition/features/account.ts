import { AccountFeature } from '../../application/account/account-feature';
import type { FeatureParts } from './shared';

/** Names, pictures, account types and tabs of the account in use. */
export function account(parts: FeatureParts): AccountFeature {
  return new AccountFeature({ ...parts, connections: parts.admitted });
}
