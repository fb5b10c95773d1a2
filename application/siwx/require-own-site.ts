import { WidgetError } from '../../domain/errors/widget-error';
import { type NamedSite, signInOriginFault } from '../../domain/siwx/sign-in-origin';
import type { HostPage } from '../../ports/host-page';

/**
 * Checks, before the wallet is asked, that a sign-in is for the page's own site.
 *
 * @throws `WidgetError` `SIGN_IN_INVALID` with the field that names another site.
 */
export function requireOwnSite(message: NamedSite, hostPage: Pick<HostPage, 'address'>): void {
  const fault = signInOriginFault(message, hostPage.address());
  if (fault) throw new WidgetError('SIGN_IN_INVALID', { reason: `${fault} of another site` });
}
