import { SiwxFeature } from '../../application/siwx/siwx-feature';
import { siteSiwxSessions } from '../../infrastructure/siwx/site-siwx';
import { Clock } from '../../ports/clock';
import { SiwxSessions } from '../../ports/siwx-sessions';
import type { FeatureParts } from './shared';

/** Sign-in with a wallet's signature. */
export function siwx(parts: FeatureParts): SiwxFeature {
  const { options, ports } = parts;
  const sessions =
    ports.find(SiwxSessions) ?? siteSiwxSessions({ clock: ports.get(Clock), options });
  return new SiwxFeature({ ...parts, siwx: sessions });
}
