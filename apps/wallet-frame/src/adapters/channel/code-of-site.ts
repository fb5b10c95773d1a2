import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { UntrustedPayload } from '../../../../../domain/frame-protocol/frame-requests';
import { isOneTimeCode } from '../../../../../domain/login/one-time-code';
import { optionalText } from './payload';

/**
 * The code that the visitor has typed into the site. Without one the visitor types it into the wallet.
 *
 * @param takesCodes Whether the operator lets the site pass codes on.
 * @throws {@link HostRefusal}
 */
export function codeOfSite(
  payload: UntrustedPayload<'CONNECT_OTP'>,
  takesCodes: boolean,
): string | undefined {
  const code = optionalText(payload, 'otp');
  if (code === undefined) return undefined;
  if (!takesCodes) throw new HostRefusal('The code is typed into the wallet alone');
  if (!isOneTimeCode(code)) throw new HostRefusal('A code has six digits');
  return code;
}
