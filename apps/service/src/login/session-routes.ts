import type { Hono } from 'hono';
import type { ServiceEnv } from '../http/environment';
import { ServiceError } from '../http/service-error';
import type { KnownDevices } from '../devices/known-devices';
import { refuseOver, type WatchedLimits } from '../limits/refuse-over';
import type { RateLimit } from '../limits/rate-limits';
import { provenSession } from './proven-session';
import type { Sessions } from './sessions';

const resumesByDevice: RateLimit = { name: 'resume', limit: 600, spanMs: 3_600_000 };

export interface SessionRoutesDeps extends WatchedLimits {
  readonly devices: Pick<KnownDevices, 'end'>;
  readonly now: () => number;
  readonly sessions: Sessions;
}

/** `POST /session/resume` and `/session/end`, for the wallet's frame alone. */
export function addSessionRoutes(app: Hono<ServiceEnv>, deps: SessionRoutesDeps): void {
  const { devices, sessions } = deps;

  app.post('/session/resume', async (c) => {
    const { account, device, handle, site } = await provenSession(c, deps, { mayWait: true });
    await refuseOver(deps, resumesByDevice, device);
    const session = await sessions.rotate(handle);
    if (session === undefined) throw new ServiceError(401, 'session');
    return c.json({ session, user: account, site });
  });

  app.post('/session/end', async (c) => {
    await devices.end(await provenSession(c, deps, { mayWait: true }));
    return c.json({ ended: true });
  });
}
