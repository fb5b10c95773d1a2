import type { Context, Hono } from 'hono';
import { clientAddress, rangeOf } from '../http/client-address';
import type { ServiceEnv } from '../http/environment';
import { jsonBody } from '../http/json-body';
import { ServiceError } from '../http/service-error';
import { refuseOver } from '../limits/refuse-over';
import type { RateLimit } from '../limits/rate-limits';
import type { LoginDoor } from '../login/login-door';
import { type ProvenRequest, provenSession, type ProvenSessionDeps } from '../login/proven-session';
import type { Metrics } from '../observe/metrics';
import { textOf } from '../onramp/untrusted';
import { deviceName } from './device-name';
import type { DeviceRequests } from './device-requests';
import type { KnownDevices } from './known-devices';

const HOUR = 3_600_000;
const UUID_LENGTH = 36;

/** The list is drawn anew every few seconds while it is open. */
const lists: RateLimit = { name: 'device-list', limit: 2000, spanMs: HOUR };
const changes: RateLimit = { name: 'device-change', limit: 100, spanMs: HOUR };
const entries: RateLimit = { name: 'device-entry', limit: 6000, spanMs: HOUR };

export interface DeviceRoutesDeps extends ProvenSessionDeps {
  readonly devices: KnownDevices;
  readonly door: Pick<LoginDoor, 'enterApproved'>;
  readonly metrics: Metrics;

  readonly requests: DeviceRequests;
  readonly trustedProxies: number;
}

/**
 * `POST /devices/list`, `/devices/end`, `/devices/end-others` and `/devices/allow` of a session, and `/device/enter` of a device
 * that waits to be let in: for the wallet's frame alone.
 */
export function addDeviceRoutes(app: Hono<ServiceEnv>, deps: DeviceRoutesDeps): void {
  const { devices, door, requests } = deps;

  /** A request of a session, of which one device makes so many. */
  const proven = async (c: Context<ServiceEnv>, limit: RateLimit): Promise<ProvenRequest> => {
    const asked = await provenSession(c, deps);
    await refuseOver(deps, limit, asked.known.id);
    return asked;
  };

  app.post('/devices/list', async (c) => {
    const asked = await proven(c, lists);
    const [known, waiting] = await Promise.all([
      devices.list(asked.account),
      requests.waiting(asked),
    ]);
    return c.json({
      devices: known.map(({ id, name, sinceMs, usedMs }) => ({
        ...{ id, sinceMs, usedMs, ...name },
        isHere: id === asked.known.id,
      })),
      waiting: waiting.map(({ id, name, sinceMs, site }) => ({ id, site, sinceMs, ...name })),
    });
  });

  app.post('/devices/end', async (c) => {
    const asked = await proven(c, changes);
    const id = textOf(asked.payload, 'id', UUID_LENGTH) ?? '';
    // A session ends itself and younger ones.
    const sinceMs = id === asked.known.id ? 0 : asked.begunMs;
    if (!(await devices.endSince(asked.account, sinceMs, id))) {
      throw new ServiceError(403, 'wallet_key');
    }
    return c.json({ ended: true });
  });

  app.post('/devices/end-others', async (c) => {
    const asked = await proven(c, changes);
    const { account, begunMs, known } = asked;
    return c.json({ left: await devices.endOthersSince(account, begunMs, known.id) });
  });

  app.post('/devices/allow', async (c) => {
    const asked = await proven(c, changes);
    const id = textOf(asked.payload, 'id', UUID_LENGTH) ?? '';
    if (!(await requests.allow(id, asked, asked.known.sinceMs))) {
      throw new ServiceError(404, 'device');
    }
    return c.json({ allowed: true });
  });

  app.post('/device/enter', async (c) => {
    const asked = await jsonBody(c);
    await refuseOver(deps, entries, rangeOf(clientAddress(c, deps.trustedProxies)));
    const [flow, site] = [textOf(asked, 'flow', UUID_LENGTH), textOf(asked, 'origin', 256)];
    const signature = textOf(asked, 'signature', 128) ?? '';
    const approval = await requests.take(flow ?? '', site ?? '', signature);
    if (approval.kind === 'waiting') return c.json({ state: 'waiting' });
    if (approval.kind !== 'approved') return c.json({ state: 'over' });
    const { subject } = approval;
    const name = deviceName(c.req.header('user-agent'));
    const entry = await door.enterApproved({ subject, login: subject.login, name });
    if (entry.kind !== 'session') return c.json({ state: 'over' });
    return c.json({ state: 'done', session: entry.session, user: subject.account });
  });
}
