import type { Hono } from 'hono';
import type { ServiceEnv } from '../http/environment';
import { ServiceError } from '../http/service-error';
import { refuseOver, type WatchedLimits } from '../limits/refuse-over';
import type { RateLimit } from '../limits/rate-limits';
import { fieldOf } from '../../../../domain/outside/untrusted-record';
import { printableText } from '../http/printable-text';
import { refuseHeld } from '../slots/refuse-held';
import { type OlderLoginDeps, refuseOlderLogin } from '../wallet-key/refuse-older-login';
import type { WalletActs } from '../wallet-key/wallet-acts';
import type { AccountHolds } from './account-holds';
import type { AccountLogins } from './account-logins';
import type { AllowedJoins } from './allowed-joins';
import type { AccountNames } from './account-names';
import { emailAddress } from './email-address';
import { type Lockouts, lockOf } from './lockouts';
import type { LoginNotices } from './login-notices';
import type { OneTimeCodes } from './one-time-codes';
import { provenSession } from './proven-session';
import type { Sessions } from './sessions';

const HOUR = 3_600_000;
const UUID_LENGTH = 36;
const NAME_LENGTH = 43;
const FLOW_LENGTH = 22;
const PROVIDER_LENGTH = 32;

/** Of one device, so that a thief's login does not use up what the visitor's own devices need. */
const lists: RateLimit = { name: 'login-list', limit: 600, spanMs: HOUR };
const joins: RateLimit = { name: 'login-join', limit: 60, spanMs: HOUR };
const removals: RateLimit = { name: 'login-removal', limit: 20, spanMs: 24 * HOUR };

export interface AccountLoginRoutesDeps extends WatchedLimits {
  readonly acts: Pick<WalletActs, 'demandWhereAny'>;
  readonly accounts: Pick<AccountNames, 'nameOf'>;
  readonly allowed: Pick<AllowedJoins, 'allow'>;
  readonly codes: Pick<OneTimeCodes, 'judge'>;
  readonly holds: AccountHolds;
  readonly keys: OlderLoginDeps['keys'];
  readonly lockouts: Lockouts;
  readonly logins: Pick<AccountLogins, 'join' | 'list' | 'remove'>;
  readonly notices: LoginNotices;
  readonly now: () => number;
  readonly sessions: Sessions;
}

/**
 * `POST /logins/list`, `/logins/join` (a login by e-mail), `/logins/allow` (one at another provider, which is then joined) and
 * `/logins/remove`, for the wallet's frame alone.
 */
export function addAccountLoginRoutes(app: Hono<ServiceEnv>, deps: AccountLoginRoutesDeps): void {
  const { accounts, acts, allowed, codes, holds, lockouts, logins, notices } = deps;

  app.post('/logins/list', async (c) => {
    const { account, device, login } = await provenSession(c, deps);
    await refuseOver(deps, lists, `${account}:${device}`);
    const known = await logins.list(account);
    return c.json({
      logins: known.map(({ createdAtMs, id, label, provider }) => ({
        createdAtMs,
        id,
        label,
        provider,
        isHere: id === login,
      })),
    });
  });

  app.post('/logins/join', async (c) => {
    const asked = await provenSession(c, deps);
    const email = emailAddress(fieldOf(asked.payload, 'email'));
    if (email === undefined) throw new ServiceError(400, 'invalid_email');
    await acts.demandWhereAny(asked, { act: 'login.add', subject: ['email', email] });
    await refuseOver(deps, joins, asked.account);
    const flow = printableText(asked.payload, 'flow', UUID_LENGTH) ?? '';
    const code = printableText(asked.payload, 'code', 6) ?? '';
    const judged = await codes.judge(flow, code, ({ device, login, site }) => {
      const isOwn = device === asked.device && site === asked.site;
      return Promise.resolve(isOwn && login?.name === accounts.nameOf(email));
    });
    if (judged.kind === 'expired') return c.json({ error: 'expired' }, 401);
    if (judged.kind === 'wrong') {
      if (judged.left === 0) await lockouts.countDead(lockOf(judged, false));
      return c.json({ error: 'wrong', left: judged.left }, 401);
    }
    const { login } = judged.subject;
    if (!login || !(await logins.join({ email }, login, asked.account))) {
      throw new ServiceError(403, 'linked_elsewhere');
    }
    await holds.loginChanged(asked.account);
    await notices.added(asked, login.name);
    return c.json({ joined: true });
  });

  app.post('/logins/allow', async (c) => {
    const asked = await provenSession(c, deps);
    const provider = printableText(asked.payload, 'provider', PROVIDER_LENGTH);
    const flow = printableText(asked.payload, 'flow', FLOW_LENGTH);
    if (provider === undefined || flow === undefined) throw new ServiceError(400, 'flow');
    await acts.demandWhereAny(asked, { act: 'login.add', subject: [provider, flow] });
    await refuseOver(deps, joins, asked.account);
    await allowed.allow(asked.account, flow);
    return c.json({ allowed: true });
  });

  app.post('/logins/remove', async (c) => {
    const asked = await provenSession(c, deps);
    const id = printableText(asked.payload, 'id', NAME_LENGTH) ?? '';
    await acts.demandWhereAny(asked, { act: 'login.remove', subject: [id] });
    await refuseOver(deps, removals, asked.account);
    await refuseHeld(holds, asked.account);
    await refuseOlderLogin(deps, asked.account, id);
    // The session shows that another login works.
    if (asked.login === id) throw new ServiceError(400, 'login_in_use');
    const removal = await logins.remove(asked.account, id);
    switch (removal.kind) {
      case 'unknown':
        throw new ServiceError(404, 'login');
      case 'last':
        throw new ServiceError(400, 'last_login');
      case 'held':
        throw new ServiceError(429, 'login_held', removal.seconds);
      case 'removed':
        await holds.loginChanged(asked.account);
        await notices.removed(asked, removal.login, removal.others);
        return c.json({ removed: true });
    }
  });
}
