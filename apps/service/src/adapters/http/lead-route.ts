import type { Hono } from 'hono';
import { deviceName } from '../../domain/device-name';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import type { Gate } from './gate';
import { limitNamed } from '../../use-cases/limits/rate-limits';
import type { AccountHolds } from '../../use-cases/login/account-holds';
import type { AccountLogins } from '../../use-cases/login/account-logins';
import type { LoginNotices } from '../../use-cases/login/login-notices';
import type { ProvenRequest, ProveSession } from './proven-session';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import type { WalletActs } from '../../use-cases/wallet-key/wallet-acts';
import type { WalletKeys } from '../../ports/wallet-keys';

const DAY = 24 * 3_600_000;
const ACCOUNT_LENGTH = 64;

const led = limitNamed('login-led');

export interface LeadRouteDeps {
  readonly acts: Pick<WalletActs, 'demand' | 'demandBy'>;
  readonly gate: Gate;
  readonly holds: Pick<AccountHolds, 'loginChanged'>;
  readonly keys: WalletKeys;
  readonly logins: Pick<AccountLogins, 'enter' | 'lead'>;
  readonly notices: Pick<LoginNotices, 'added'>;
  readonly now: () => number;
  readonly prove: ProveSession;
}

/**
 * `POST /logins/lead`, for the wallet's frame alone: the login of the session leads to the account whose wallet's key signs, as
 * from an offline kit, from now on. So a visitor whose other logins are lost gets the account back.
 */
export function addLeadRoute(app: Hono<ServiceEnv>, deps: LeadRouteDeps): void {
  const { acts, gate, holds, keys, logins, notices, prove } = deps;

  app.post('/logins/lead', async (c) => {
    const asked = await prove(c);
    const { device, login: name, payload, site } = asked;
    const account = printableText(payload, 'account', ACCOUNT_LENGTH);
    if (account === undefined || account === asked.account) throw new HttpRefusal(400, 'account');
    await gate.refuseOver(led, `${asked.account}:${device}`);
    await demandLeave(asked, deps);
    const wallet = await keys.of(account);
    if (!wallet) throw new HttpRefusal(404, 'wallet');
    const lead = { act: 'login.lead', subject: [name] } as const;
    // The key of a wallet that a thief's new one was set before counts as well; that of the thief's, set aside again, does not.
    const signers = [wallet.key, ...(await keys.olderOf(account))];
    await acts.demandBy(signers, { account, asking: asked.account, payload }, lead);
    await keys.used(account);
    const login = await logins.lead(name, asked.account, account, async (known, stored) => {
      // With it: a login that leads here without the hold would have key shares released at once.
      await holds.loginChanged(account, stored);
      return notices.added(asked, name, known, stored);
    });
    if (!login) throw new HttpRefusal(403, 'linked_elsewhere');
    const subject = { account, device, site };
    const called = deviceName(c.req.header('user-agent'));
    const entered = await logins.enter(subject, login, called, true);
    if (!entered) throw new HttpRefusal(401, 'session');
    return c.json({ session: entered.token, user: account });
  });
}

/**
 * The login leaves no wallet behind but one that its visitor has begun within a day, as the frame does after a first login, and
 * whose key signs that as well: else an unlocked device could lead its visitor into another wallet.
 */
async function demandLeave(
  asked: ProvenRequest,
  { acts, keys, now }: LeadRouteDeps,
): Promise<void> {
  const { account, login, payload } = asked;
  const own = await keys.of(account);
  if (!own) return;
  if (own.begunMs <= now() - DAY) throw new HttpRefusal(403, 'linked_elsewhere');
  const leave = { act: 'login.leave', subject: [login] } as const;
  await acts.demand({ account, payload: { proof: fieldOf(payload, 'leaving') } }, leave);
}
