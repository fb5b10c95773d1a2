import { WidgetError } from '../../domain/errors/widget-error';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { Clock } from '../../ports/clock';
import type { SiwxSessions } from '../../ports/siwx-sessions';
import { SiteSiwxSessions } from './site-siwx-sessions';
import { SiweConfigSessions } from './siwe-config-sessions';

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
export function siteSiwxSessions({ clock, options }: SiteSignIn): SiwxSessions {
  const { siweConfig, siwx } = options;
  if (siwx) return new SiteSiwxSessions(siwx, clock);
  if (siweConfig) return new SiweConfigSessions(siweConfig, clock);
  throw new WidgetError('FEATURE_OFF', { feature: 'siwx' });
}
