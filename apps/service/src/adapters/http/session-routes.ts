import type { Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import type { KnownDevices } from '../../use-cases/devices/known-devices';
import { limitNamed } from '../../use-cases/limits/rate-limits';
import type { ProveSession } from './proven-session';
import type { Sessions } from '../../use-cases/login/sessions';

const resumesByDevice = limitNamed('resume');

export interface SessionRoutesDeps {
  readonly devices: Pick<KnownDevices, 'end'>;
  readonly prove: ProveSession;
  readonly sessions: Sessions;
}

/** `POST /session/resume` and `/session/end`, for the wallet's frame alone. */
export function addSessionRoutes(app: Hono<ServiceEnv>, deps: SessionRoutesDeps): void {
  const { devices, prove, sessions } = deps;

  app.post('/session/resume', async (c) => {
    const { account, token, site } = await prove(c, {
      mayWait: true,
      counts: ({ device }) => [{ limit: resumesByDevice, key: device }],
    });
    const session = await sessions.rotate(token);
    if (session === undefined) throw new HttpRefusal(401, 'session');
    return c.json({ session, user: account, site });
  });

  app.post('/session/end', async (c) => {
    await devices.end(await prove(c, { mayWait: true, ofFrozenSite: true }));
    return c.json({ ended: true });
  });
}
