import type { Context, Hono } from 'hono';
import { mailboxOf } from '../../../../../domain/login/email-address';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import { languageIn } from './language-in';
import type { MailLimits } from '../../use-cases/limits/mail-limits';
import type { Gate } from './gate';
import { limitNamed } from '../../use-cases/limits/rate-limits';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import {
  type OlderLoginDeps,
  refuseOlderLogin,
} from '../../use-cases/wallet-key/refuse-older-login';
import type { WalletActs } from '../../use-cases/wallet-key/wallet-acts';
import type { AccountHolds } from '../../use-cases/login/account-holds';
import { emailAddress } from '../../domain/email-address';
import type { Identity } from '../../use-cases/login/identity';
import { thenLeave } from '../../use-cases/mail/kept-mails';
import type { QueuedMailer } from '../../use-cases/mail/queued-mailer';
import type { ProvenRequest, ProveSession } from './proven-session';

const UUID_LENGTH = 36;

const byAccount = limitNamed('email-change');

export interface EmailRoutesDeps {
  readonly acts: Pick<WalletActs, 'demandWhereAny'>;
  readonly gate: Gate;
  readonly holds: AccountHolds;
  readonly identity: Pick<Identity, 'accounts' | 'codes' | 'logins'>;
  readonly keys: OlderLoginDeps['keys'];
  readonly mailer: Pick<QueuedMailer, 'keep' | 'send'>;
  readonly mailLimits: Pick<MailLimits, 'take'>;
  readonly now: () => number;
  readonly prove: ProveSession;
}

/**
 * `POST /email/begin`, `/email/old` and `/email/new`: the wallet's key signs, then come a code to the old address and one to the
 * new. Each step needs the one before, for the same addresses and device. The service knows hashes of addresses only, so the
 * frame says both each time. The new mailbox may be another person's, so its mail counts as that of a new device's login does.
 */
export function addEmailRoutes(app: Hono<ServiceEnv>, deps: EmailRoutesDeps): void {
  const { acts, gate, holds, keys, mailer, now, prove } = deps;
  const { accounts, codes, logins } = deps.identity;

  /** What is asked, where the old address is the account's own. */
  const changeIn = async (asked: ProvenRequest) => {
    const from = emailAddress(fieldOf(asked.payload, 'from'));
    const to = emailAddress(fieldOf(asked.payload, 'to'));
    if (from === undefined || to === undefined || from === to) {
      throw new HttpRefusal(400, 'invalid_email');
    }
    if ((await accounts.accountOf({ email: from })) !== asked.account)
      throw new HttpRefusal(401, 'session');
    await refuseOlderLogin({ keys, logins }, asked.account, accounts.nameOf(from));
    return { from, to, name: accounts.nameOf(to) };
  };

  const sendCode = async (
    c: Context<ServiceEnv>,
    { account, device, site }: ProvenRequest,
    to: string,
    purpose: 'emailFrom' | 'emailTo',
    { name, newAddress }: { readonly name: string; readonly newAddress: string },
  ) => {
    const bound = { account, device, site: purposeOf(purpose, name) };
    const { code, flow } = await codes.begin(bound);
    try {
      await mailer.send({
        to,
        code,
        site,
        sentAtMs: now(),
        purpose,
        newAddress,
        language: languageIn(c),
      });
    } catch (cause) {
      await codes.end(flow);
      await gate.giveBack(byAccount, account);
      throw new HttpRefusal(503, 'mail', { cause });
    }
    return flow;
  };

  /** @returns whether the code is right. Else the answer to the frame. */
  const judged = async (asked: ProvenRequest, purpose: 'emailFrom' | 'emailTo', name: string) => {
    const flow = printableText(asked.payload, 'flow', UUID_LENGTH) ?? '';
    const code = printableText(asked.payload, 'code', 6) ?? '';
    const outcome = await codes.judge(flow, code, (subject) =>
      Promise.resolve(
        subject.account === asked.account &&
          subject.device === asked.device &&
          subject.site === purposeOf(purpose, name),
      ),
    );
    if (outcome.kind === 'right') return undefined;
    return outcome.kind === 'expired'
      ? { error: 'expired' }
      : { error: 'wrong', left: outcome.left };
  };

  app.post('/email/begin', async (c) => {
    const asked = await prove(c);
    const { from, name, to } = await changeIn(asked);
    await acts.demandWhereAny(asked, { act: 'email.change', subject: [from, to] });
    await gate.refuseOver(byAccount, asked.account);
    const flow = await sendCode(c, asked, from, 'emailFrom', { name, newAddress: to });
    return c.json({ flow, action: 'VERIFY_PRIMARY_OTP' });
  });

  app.post('/email/old', async (c) => {
    const asked = await prove(c);
    const { account, device, site } = asked;
    const { name, to } = await changeIn(asked);
    const mail = {
      account,
      device,
      site,
      action: 'VERIFY_OTP',
      isKnown: false,
      mailbox: mailboxOf(to),
      range: gate.rangeOf(c),
    } as const;
    // Before the code is judged, which is good once: where the device works first, it shows the code again.
    const giveBack = await deps.mailLimits.take(mail, asked.payload);
    const refusal = await judged(asked, 'emailFrom', name);
    if (refusal) {
      await giveBack();
      return c.json(refusal, 401);
    }
    try {
      return c.json({ flow: await sendCode(c, asked, to, 'emailTo', { name, newAddress: to }) });
    } catch (error) {
      await giveBack();
      throw error;
    }
  });

  app.post('/email/new', async (c) => {
    const asked = await prove(c);
    const { from, name, to } = await changeIn(asked);
    const refusal = await judged(asked, 'emailTo', name);
    if (refusal) return c.json(refusal, 401);
    // The visitor has the new mailbox, and so may know that it has a wallet.
    const { account, site } = asked;
    const language = languageIn(c);
    const mail = { to: from, site, sentAtMs: now(), newAddress: to, language };
    const isMoved = await thenLeave((leaves) =>
      accounts.move(account, from, to, async (stored) => {
        await logins.rename({ from, to }, account, language, stored);
        await holds.addressChanged(account, stored);
        leaves(await mailer.keep({ kind: 'notify', mail }, stored));
      }),
    );
    if (!isMoved) throw new HttpRefusal(400, 'email_taken');
    return c.json({ changed: true });
  });
}

/** What a code of a change is bound to, in the place of a login's site. No site has such an origin. */
function purposeOf(purpose: 'emailFrom' | 'emailTo', name: string): string {
  return `${purpose === 'emailFrom' ? 'email-from' : 'email-to'}:${name}`;
}
