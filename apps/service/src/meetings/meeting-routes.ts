import type { Context, Hono } from 'hono';
import { clientAddress, rangeOf } from '../http/client-address';
import type { ServiceEnv } from '../http/environment';
import { jsonBody } from '../http/json-body';
import { ServiceError } from '../http/service-error';
import { refuseOver, type WatchedLimits } from '../limits/refuse-over';
import type { RateLimit } from '../limits/rate-limits';
import { deviceKey, isSignedBy } from '../login/device-key';
import { fieldOf, textOf } from '../onramp/untrusted';
import type { Meetings } from './meetings';

const HOUR = 3_600_000;
const MAX_SKEW_MS = 300_000;
const MAX_SEALED = 56_000;
const ID_LENGTH = 22;

const begun: RateLimit = { name: 'meeting-begun', limit: 300, spanMs: HOUR };
const taken: RateLimit = { name: 'meeting-taken', limit: 600, spanMs: HOUR };

/** One meeting is looked at once a second for ten minutes. */
const looked: RateLimit = { name: 'meeting-looked', limit: 40_000, spanMs: HOUR };

export interface MeetingRoutesDeps extends WatchedLimits {
  readonly meetings: Meetings;
  readonly now: () => number;
  readonly trustedProxies: number;
}

/** `POST /meetings/begin`, `/take`, `/answer`, `/look` and `/end`, for pages of the wallet's origin alone. */
export function addMeetingRoutes(app: Hono<ServiceEnv>, deps: MeetingRoutesDeps): void {
  const { meetings, now, trustedProxies } = deps;

  const refuseTooMany = (c: Context<ServiceEnv>, limit: RateLimit): Promise<void> =>
    refuseOver(deps, limit, rangeOf(clientAddress(c, trustedProxies)));

  /** The meeting that the page which began it asks about: its key signs `path:id:time`. */
  const ownMeeting = async (c: Context<ServiceEnv>) => {
    const asked = await jsonBody(c);
    const id = textOf(asked, 'id', ID_LENGTH) ?? '';
    const device = await deviceKey(fieldOf(asked, 'device'));
    const time = fieldOf(asked, 'time');
    const signature = textOf(asked, 'signature', 128) ?? '';
    const isTimely = typeof time === 'number' && Math.abs(time - now()) <= MAX_SKEW_MS;
    const signed = `${c.req.path}:${id}:${String(time)}`;
    if (device === undefined || !isTimely || !(await isSignedBy(device, signed, signature))) {
      throw new ServiceError(401, 'meeting');
    }
    return { id, device };
  };

  app.post('/meetings/begin', async (c) => {
    await refuseTooMany(c, begun);
    const asked = await jsonBody(c);
    const device = await deviceKey(fieldOf(asked, 'device'));
    if (device === undefined) throw new ServiceError(400, 'device');
    return c.json({ id: await meetings.begin(device, sealedIn(asked, 'question')) });
  });

  app.post('/meetings/take', async (c) => {
    await refuseTooMany(c, taken);
    const found = await meetings.take(textOf(await jsonBody(c), 'id', ID_LENGTH) ?? '');
    if (!found) throw new ServiceError(404, 'meeting');
    return c.json(found);
  });

  app.post('/meetings/answer', async (c) => {
    await refuseTooMany(c, taken);
    const asked = await jsonBody(c);
    const id = textOf(asked, 'id', ID_LENGTH) ?? '';
    const taker = textOf(asked, 'taker', ID_LENGTH) ?? '';
    const isLeft = await meetings.answer(id, taker, sealedIn(asked, 'answer'));
    if (!isLeft) throw new ServiceError(404, 'meeting');
    return c.json({ answered: true });
  });

  app.post('/meetings/look', async (c) => {
    await refuseTooMany(c, looked);
    const { device, id } = await ownMeeting(c);
    return c.json(await meetings.look(id, device));
  });

  app.post('/meetings/end', async (c) => {
    await refuseTooMany(c, taken);
    const { device, id } = await ownMeeting(c);
    await meetings.end(id, device);
    return c.json({ ended: true });
  });
}

function sealedIn(asked: unknown, name: string): string {
  const sealed = textOf(asked, name, MAX_SEALED);
  if (sealed === undefined) throw new ServiceError(400, name);
  return sealed;
}
