import type { Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import type { KnownDevices } from '../../use-cases/devices/known-devices';
import type { Gate } from './gate';
import type { RateLimit } from '../../use-cases/limits/rate-limits';
import type { ProveSession } from './proven-session';
import type { Sessions } from '../../use-cases/login/sessions';

const resumesByDevice: RateLimit = { name: 'resume', limit: 600, spanMs: 3_600_000 };

export interface SessionRoutesDeps {
  readonly devices: Pick<KnownDevices, 'end'>;
  readonly gate: Gate;
  readonly prove: ProveSession;
  readonly sessions: Sessions;
}

/** `POST /session/resume` and `/session/end`, for the wallet's frame alone. */
export function addSessionRoutes(app: Hono<ServiceEnv>, deps: SessionRoutesDeps): void {
  const { devices, gate, prove, sessions } = deps;

  app.post('/session/resume', async (c) => {
    const { account, device, token, site } = await prove(c, { mayWait: true });
    await gate.refuseOver(resumesByDevice, device);
    const session = await sessions.rotate(token);
    if (session === undefined) throw new HttpRefusal(401, 'session');
    return c.json({ session, user: account, site });
  });

  app.post('/session/end', async (c) => {
    await devices.end(await prove(c, { mayWait: true }));
    return c.json({ ended: true });
  });
}
