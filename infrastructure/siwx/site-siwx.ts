import { WidgetError } from '../../domain/errors/widget-error';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { Clock } from '../../ports/clock';
import type { SiwxSessions } from '../../ports/siwx-sessions';

/** What the site's own sign-in needs. */
export interface SiteSignIn {
  readonly clock: Clock;
  readonly options: WidgetOptions;
}

/**
 * The sign-in in the site's option `siwx` or `siweConfig`.
 *
 * @throws {@link WidgetError} `OPTION_INVALID` where a part of it is missing, `FEATURE_OFF` where there is
 *   none.
 */
export async function siteSiwxSessions({ clock, options }: SiteSignIn): Promise<SiwxSessions> {
  const { siweConfig, siwx } = options;
  if (siwx) {
    const { SiteSiwxSessions } = await import('./site-siwx-sessions');
    return new SiteSiwxSessions(siwx, clock);
  }
  if (siweConfig) {
    const { SiweConfigSessions } = await import('./siwe-config-sessions');
    return new SiweConfigSessions(siweConfig, clock);
  }
  throw new WidgetError('FEATURE_OFF', { feature: 'siwx' });
}
