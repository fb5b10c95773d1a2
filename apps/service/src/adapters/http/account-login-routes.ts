import type { Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import type { Gate } from './gate';
import { limitNamed } from '../../use-cases/limits/rate-limits';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import { refuseHeld } from './refuse-held';
import {
  type OlderLoginDeps,
  refuseOlderLogin,
} from '../../use-cases/wallet-key/refuse-older-login';
import type { WalletActs } from '../../use-cases/wallet-key/wallet-acts';
import type { AccountHolds } from '../../use-cases/login/account-holds';
import type { AllowedJoins } from '../../use-cases/login/allowed-joins';
import { emailAddress } from '../../domain/email-address';
import type { Identity } from '../../use-cases/login/identity';
import { lockOf } from '../../use-cases/login/lockouts';
import type { LoginNotices } from '../../use-cases/login/login-notices';
import type { ProveSession } from './proven-session';

const UUID_LENGTH = 36;
const NAME_LENGTH = 43;
const FLOW_LENGTH = 22;
const PROVIDER_LENGTH = 32;

/** Of one device, so that a thief's login does not use up what the visitor's own devices need. */
const lists = limitNamed('login-list');
const joins = limitNamed('login-join');
const removals = limitNamed('login-removal');

export interface AccountLoginRoutesDeps {
  readonly acts: Pick<WalletActs, 'demandWhereAny'>;
  readonly allowed: Pick<AllowedJoins, 'allow'>;
  readonly gate: Gate;
  readonly holds: AccountHolds;
  readonly identity: Identity;
  readonly keys: OlderLoginDeps['keys'];
  readonly notices: LoginNotices;
  readonly prove: ProveSession;
}

/**
 * `POST /logins/list`, `/logins/join` (a login by e-mail), `/logins/allow` (one at another provider, which is then joined) and
 * `/logins/remove`, for the wallet's frame alone.
 */
export function addAccountLoginRoutes(app: Hono<ServiceEnv>, deps: AccountLoginRoutesDeps): void {
  const { acts, allowed, gate, holds, keys, notices, prove } = deps;
  const { accounts, codes, lockouts, logins } = deps.identity;

  app.post('/logins/list', async (c) => {
    const { account, device, login } = await prove(c);
    await gate.refuseOver(lists, `${account}:${device}`);
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
    const asked = await prove(c);
    const email = emailAddress(fieldOf(asked.payload, 'email'));
    if (email === undefined) throw new HttpRefusal(400, 'invalid_email');
    await acts.demandWhereAny(asked, { act: 'login.add', subject: ['email', email] });
    await gate.refuseOver(joins, asked.account);
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
    const isJoined =
      login &&
      (await logins.join({ email }, login, asked.account, async (known, stored) => {
        await holds.loginChanged(asked.account, stored);
        return notices.added(asked, login.name, known, stored);
      }));
    if (isJoined !== true) throw new HttpRefusal(403, 'linked_elsewhere');
    return c.json({ joined: true });
  });

  app.post('/logins/allow', async (c) => {
    const asked = await prove(c);
    const provider = printableText(asked.payload, 'provider', PROVIDER_LENGTH);
    const flow = printableText(asked.payload, 'flow', FLOW_LENGTH);
    if (provider === undefined || flow === undefined) throw new HttpRefusal(400, 'flow');
    await acts.demandWhereAny(asked, { act: 'login.add', subject: [provider, flow] });
    await gate.refuseOver(joins, asked.account);
    await allowed.allow(asked.account, flow);
    return c.json({ allowed: true });
  });

  app.post('/logins/remove', async (c) => {
    const asked = await prove(c);
    const id = printableText(asked.payload, 'id', NAME_LENGTH) ?? '';
    await acts.demandWhereAny(asked, { act: 'login.remove', subject: [id] });
    await gate.refuseOver(removals, asked.account);
    await refuseHeld(holds, asked.account);
    await refuseOlderLogin({ keys, logins }, asked.account, id);
    // The session shows that another login works.
    if (asked.login === id) throw new HttpRefusal(400, 'login_in_use');
    const removal = await logins.remove(asked.account, id, async ({ login, others }, stored) => {
      await holds.loginChanged(asked.account, stored);
      return notices.removed(asked, login, others, stored);
    });
    switch (removal.kind) {
      case 'unknown':
        throw new HttpRefusal(404, 'login');
      case 'last':
        throw new HttpRefusal(400, 'last_login');
      case 'held':
        throw new HttpRefusal(429, 'login_held', { retryAfter: removal.seconds });
      case 'removed':
        return c.json({ removed: true });
    }
  });
}
