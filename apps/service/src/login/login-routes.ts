import type { Context, Hono } from 'hono';
import { clientAddress, rangeOf } from '../http/client-address';
import type { ServiceEnv } from '../http/environment';
import { type DeviceName, deviceName } from '../devices/device-name';
import type { DeviceRequests } from '../devices/device-requests';
import type { KnownDevices } from '../devices/known-devices';
import { jsonBody } from '../http/json-body';
import { ServiceError } from '../http/service-error';
import { refuseOver, type WatchedLimits } from '../limits/refuse-over';
import type { RateLimit } from '../limits/rate-limits';
import { fieldOf, textOf } from '../onramp/untrusted';
import type { AccountLogins } from './account-logins';
import type { AccountNames } from './account-names';
import { deviceKey } from './device-key';
import { emailAddress } from './email-address';
import type { LoginDoor } from './login-door';
import { devicePage } from './login-notices';
import type { Mailer } from './mailer';
import type { Lockouts } from './lockouts';
import type { LoginSubject, OneTimeCodes } from './one-time-codes';

const HOUR = 3_600_000;
const RESEND_SECONDS = 30;
const UUID_LENGTH = 36;
const TOKEN_LENGTH = 22;

const wait: RateLimit = { name: 'code-wait', limit: 1, spanMs: RESEND_SECONDS * 1000 };
const hourly: RateLimit = { name: 'code-hour', limit: 5, spanMs: HOUR };
const daily: RateLimit = { name: 'code-day', limit: 10, spanMs: 24 * HOUR };
const byRange: RateLimit = { name: 'code-range', limit: 20, spanMs: HOUR };
/** What counts against an account, and so may not count a mail that the mail server has not taken. */
const ofAccount = [wait, hourly, daily];
const bySite: RateLimit = { name: 'code-site', limit: 1000, spanMs: HOUR };
/** A frame looks every two seconds. */
const looksByRange: RateLimit = { name: 'device-looks', limit: 6000, spanMs: HOUR };
const guessesByRange: RateLimit = { name: 'guess-range', limit: 300, spanMs: HOUR };

export interface LoginRoutesDeps extends WatchedLimits {
  readonly accounts: Pick<AccountNames, 'accountOf'>;
  readonly codes: OneTimeCodes;

  readonly devices: Pick<KnownDevices, 'isKnown'>;

  /** Where a new device needs a press in a mail. */
  readonly requests?: DeviceRequests;
  readonly door: LoginDoor;
  readonly frameOrigin: string;
  readonly lockouts: Lockouts;
  readonly logins: Pick<AccountLogins, 'ofEmail'>;
  readonly mailer: Mailer;
  readonly now: () => number;

  /** The sites of the operator. */
  readonly origins: readonly string[];
  readonly trustedProxies: number;
}

/** `POST /frame/sites`, `/otp`, `/otp/resend` and `/otp/verify`, for the wallet's frame alone. */
export function addLoginRoutes(app: Hono<ServiceEnv>, deps: LoginRoutesDeps): void {
  const { accounts, codes, devices, door, frameOrigin, lockouts, logins, mailer, now, origins } =
    deps;
  const { requests } = deps;

  for (const paths of [
    '/frame/*',
    '/otp/*',
    '/session/*',
    '/slots/*',
    '/logins/*',
    '/social/*',
    '/meetings/*',
    '/email/*',
    '/device/*',
    '/devices/*',
    '/names/ticket',
    '/wallet/*',
  ]) {
    app.use(paths, async (c, next) => {
      if (c.req.header('origin') !== frameOrigin) throw new ServiceError(403, 'origin');
      await next();
    });
  }

  app.post('/frame/sites', (c) => c.json({ sites: origins }));

  const siteIn = (asked: unknown): string => {
    const site = textOf(asked, 'origin', 256);
    if (site === undefined || !origins.includes(site)) throw new ServiceError(400, 'origin');
    return site;
  };

  const recipientIn = async (asked: unknown) => {
    const to = emailAddress(fieldOf(asked, 'email'));
    if (to === undefined) throw new ServiceError(400, 'invalid_email');
    return { to, account: await accounts.accountOf({ email: to }) };
  };

  const refuseTooMany = async (c: Context<ServiceEnv>, account: string): Promise<void> => {
    const locked = await lockouts.secondsToWait(account);
    if (locked > 0) throw new ServiceError(429, 'locked', locked);
    await refuseOver(deps, wait, account, 'wait');
    await refuseOver(deps, byRange, rangeOf(clientAddress(c, deps.trustedProxies)));
    await refuseOver(deps, hourly, account);
    await refuseOver(deps, daily, account);
  };

  const notSent = async (account: string, cause: unknown): Promise<ServiceError> => {
    for (const limit of ofAccount) await deps.limits.giveBack(limit, account);
    return new ServiceError(503, 'mail', undefined, { cause });
  };

  const sent = async (
    flow: string,
    account: string,
    mail: { readonly to: string; readonly code: string; readonly site: string },
  ): Promise<void> => {
    try {
      await mailer.send({ ...mail, sentAtMs: now() });
    } catch (cause) {
      await codes.end(flow);
      throw await notSent(account, cause);
    }
  };

  const deviceAsked = async (
    place: DeviceRequests,
    subject: LoginSubject & { readonly name: DeviceName },
    to: string,
  ): Promise<string> => {
    const { flow, token } = await place.begin(subject);
    const page = devicePage(frameOrigin, token);
    try {
      await mailer.askForDevice({ to, site: subject.site, sentAtMs: now(), page });
      return flow;
    } catch (cause) {
      await place.end(flow);
      throw await notSent(subject.account, cause);
    }
  };

  app.post('/otp', async (c) => {
    const asked = await jsonBody(c);
    const site = siteIn(asked);
    const { account, to } = await recipientIn(asked);
    const device = await deviceKey(fieldOf(asked, 'device'));
    if (device === undefined) throw new ServiceError(400, 'device');
    await refuseTooMany(c, account);
    await refuseOver(deps, bySite, site);
    const subject = { account, device, site };
    if (requests && !(await devices.isKnown(subject))) {
      const name = deviceName(c.req.header('user-agent'));
      const flow = await deviceAsked(requests, { ...subject, name }, to);
      return c.json({ flow, action: 'VERIFY_DEVICE', seconds: RESEND_SECONDS });
    }
    const { code, flow } = await codes.begin({ ...subject, login: logins.ofEmail(to) });
    await sent(flow, account, { to, code, site });
    return c.json({ flow, action: 'VERIFY_OTP', seconds: RESEND_SECONDS });
  });

  /** The page of the mail, and the frame that waits for it. */
  app.post('/device/site', async (c) => {
    await refuseOver(deps, guessesByRange, rangeOf(clientAddress(c, deps.trustedProxies)));
    const site = await requests?.siteOf(textOf(await jsonBody(c), 'token', TOKEN_LENGTH) ?? '');
    if (site === undefined) throw new ServiceError(404, 'device');
    return c.json({ site });
  });

  app.post('/device/approve', async (c) => {
    await refuseOver(deps, guessesByRange, rangeOf(clientAddress(c, deps.trustedProxies)));
    const token = textOf(await jsonBody(c), 'token', TOKEN_LENGTH) ?? '';
    if (!(await requests?.approve(token))) throw new ServiceError(404, 'device');
    return c.json({ approved: true });
  });

  app.post('/device/look', async (c) => {
    const asked = await jsonBody(c);
    const { account, to } = await recipientIn(asked);
    await refuseOver(deps, looksByRange, rangeOf(clientAddress(c, deps.trustedProxies)));
    const flow = textOf(asked, 'flow', UUID_LENGTH) ?? '';
    const approval = (await requests?.look(flow, account)) ?? ({ kind: 'over' } as const);
    if (approval.kind !== 'approved') {
      if (approval.kind === 'over') throw new ServiceError(401, 'expired');
      return c.json({ action: 'VERIFY_DEVICE' });
    }
    const { code, flow: begun } = await codes.begin({
      ...approval.subject,
      login: logins.ofEmail(to),
    });
    try {
      await sent(begun, account, { to, code, site: approval.subject.site });
    } catch (error) {
      await requests?.giveBack(flow); // The visitor need not press the button again.
      throw error;
    }
    return c.json({ flow: begun, action: 'VERIFY_OTP', seconds: RESEND_SECONDS });
  });

  app.post('/otp/resend', async (c) => {
    const asked = await jsonBody(c);
    const { account, to } = await recipientIn(asked);
    const flow = textOf(asked, 'flow', UUID_LENGTH) ?? '';
    await refuseTooMany(c, account);
    const replaced = await codes.replace(flow, account);
    if (!replaced) throw new ServiceError(401, 'expired');
    await sent(flow, account, { to, ...replaced });
    return c.json({ flow, action: 'VERIFY_OTP', seconds: RESEND_SECONDS });
  });

  app.post('/otp/verify', async (c) => {
    const asked = await jsonBody(c);
    const site = siteIn(asked);
    await refuseOver(deps, guessesByRange, rangeOf(clientAddress(c, deps.trustedProxies)));
    const flow = textOf(asked, 'flow', UUID_LENGTH) ?? '';
    const code = textOf(asked, 'code', 6) ?? '';
    const signature = textOf(asked, 'signature', 128) ?? '';
    const outcome = await codes.guess({ flow, code, site, signature });
    if (outcome.kind === 'right') {
      const { subject } = outcome;
      const name = deviceName(c.req.header('user-agent'));
      // Where new devices need a press, this one had it before its code.
      const entry =
        subject.login && (await door.enterApproved({ subject, login: subject.login, name }));
      if (entry?.kind !== 'session') return c.json({ error: 'expired' }, 401);
      return c.json({ session: entry.session, user: subject.account });
    }
    if (outcome.kind === 'expired') return c.json({ error: 'expired' }, 401);
    if (outcome.left === 0) await lockouts.countDead(outcome.account);
    return c.json({ error: 'wrong', left: outcome.left }, 401);
  });
}
