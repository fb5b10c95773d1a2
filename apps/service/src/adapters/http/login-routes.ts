import type { Context, Hono } from 'hono';
import { mailboxOf } from '../../../../../domain/login/email-address';
import type { ServiceEnv } from './environment';
import { deviceName } from '../../domain/device-name';
import type { DeviceRequests } from '../../use-cases/devices/device-requests';
import type { KnownDevices } from '../../use-cases/devices/known-devices';
import { jsonBody } from './json-body';
import { languageIn } from './language-in';
import { HttpRefusal } from './http-refusal';
import type { Gate } from './gate';
import type { LeavingMail, MailLimits } from '../../use-cases/limits/mail-limits';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import { deviceKey } from '../../domain/device-key';
import { emailAddress } from '../../domain/email-address';
import type { Identity } from '../../use-cases/login/identity';
import type { LoginCompletion } from '../../use-cases/login/login-completion';
import { devicePage } from '../../use-cases/login/login-notices';
import type { Mailer } from '../../ports/mailer';
import { lockOf } from '../../use-cases/login/lockouts';
import type { Sessions } from '../../use-cases/login/sessions';
import type { Sites } from '../../ports/sites';
import { demandLogin } from '../../use-cases/sites/demand-site';
import { siteIn } from './site-in';
import type { LoginSubject } from '../../domain/login-subject';

/** The login, as a site's row names it. */
const EMAIL = 'email';

const UUID_LENGTH = 36;
const TOKEN_LENGTH = 22;

export interface LoginRoutesDeps {
  /** Whether each new device needs a press in a mail. */
  readonly approvesDevices: boolean;
  readonly devices: Pick<KnownDevices, 'isKnown'>;
  readonly requests: DeviceRequests;
  readonly completion: LoginCompletion;
  readonly gate: Gate;
  readonly identity: Identity;
  readonly mailer: Pick<Mailer, 'askForDevice' | 'send'>;
  readonly mailLimits: MailLimits;
  readonly now: () => number;
  readonly frameOrigin: string;
  readonly sessions: Pick<Sessions, 'find' | 'tokenOf'>;
  readonly sites: Sites;
}

/** `POST /otp`, `/otp/resend` and `/otp/verify`, for the wallet's frame alone. */
export function addLoginRoutes(app: Hono<ServiceEnv>, deps: LoginRoutesDeps): void {
  const { approvesDevices, devices, completion, gate, mailer, mailLimits, now, requests } = deps;
  const { accounts, codes, lockouts, logins } = deps.identity;
  const { frameOrigin, sessions, sites } = deps;

  const recipientIn = async (asked: unknown) => {
    const to = emailAddress(fieldOf(asked, 'email'));
    if (to === undefined) throw new HttpRefusal(400, 'invalid_email');
    return { to, account: await accounts.accountOf({ email: to }) };
  };

  /** A mail that a login needs, and whether a new device needs a press in it before it gets a code. */
  const mailFor = async (c: Context<ServiceEnv>, subject: LoginSubject, to: string) => {
    const { account, device, site } = subject;
    const { limits: ofSite } = await demandLogin(sites, site, EMAIL);
    const isKnown = await devices.isKnown(subject);
    const mail: LeavingMail = {
      account,
      device,
      isKnown,
      site,
      ofSite,
      action: 'VERIFY_OTP',
      mailbox: mailboxOf(to),
      range: gate.rangeOf(c),
    };
    const isLocked = (await lockouts.secondsToWait(lockOf(subject, isKnown))) > 0;
    const { hadDay, seen } = await mailLimits.look(mail);
    const isGuessed = isLocked || hadDay;
    return { mail, seen, isGuessed, needsPress: isGuessed || (approvesDevices && !isKnown) };
  };

  /** Sends a mail, and takes back what has begun and what was counted where the mail server does not take it. */
  const sent = async (
    send: () => Promise<void>,
    takeBack: readonly (() => Promise<void>)[],
  ): Promise<void> => {
    try {
      await send();
    } catch (cause) {
      for (const each of takeBack) await each();
      throw new HttpRefusal(503, 'mail', { cause });
    }
  };

  app.post('/otp', async (c) => {
    const asked = await jsonBody(c);
    const { origin: site } = await siteIn(sites, asked, EMAIL);
    const { account, to } = await recipientIn(asked);
    const device = deviceKey(fieldOf(asked, 'device'));
    if (device === undefined) throw new HttpRefusal(400, 'device');
    const subject = { account, device, site };
    const { mail, needsPress, seen } = await mailFor(c, subject, to);
    const action = needsPress ? 'VERIFY_DEVICE' : 'VERIFY_OTP';
    const giveBack = await mailLimits.take({ ...mail, action }, asked, seen);
    const sentAtMs = now();
    const language = languageIn(c);
    if (needsPress) {
      const name = deviceName(c.req.header('user-agent'));
      const { flow, token } = await requests.begin({ ...subject, name });
      const page = devicePage(frameOrigin, token);
      const end = () => requests.end(flow);
      await sent(
        () => mailer.askForDevice({ to, site, sentAtMs, page, language }),
        [end, giveBack],
      );
      return c.json({ flow, action, seconds: mailLimits.waitSeconds });
    }
    const { code, flow } = await codes.begin({ ...subject, login: logins.ofEmail(to, language) });
    const end = () => codes.end(flow);
    await sent(() => mailer.send({ to, code, site, sentAtMs, language }), [end, giveBack]);
    return c.json({ flow, action, seconds: mailLimits.waitSeconds });
  });

  /** The page of the mail, and the frame that waits for it. */
  app.post('/device/site', async (c) => {
    const site = await requests.siteOf(
      printableText(await jsonBody(c), 'token', TOKEN_LENGTH) ?? '',
    );
    if (site === undefined) throw new HttpRefusal(404, 'device');
    return c.json({ site });
  });

  app.post('/device/approve', async (c) => {
    const token = printableText(await jsonBody(c), 'token', TOKEN_LENGTH) ?? '';
    if (!(await requests.approve(token))) throw new HttpRefusal(404, 'device');
    return c.json({ approved: true });
  });

  app.post('/device/look', async (c) => {
    const asked = await jsonBody(c);
    const { account, to } = await recipientIn(asked);
    const flow = printableText(asked, 'flow', UUID_LENGTH) ?? '';
    const approval = await requests.look(flow, account);
    if (approval.kind === 'waiting') return c.json({ action: 'VERIFY_DEVICE' });
    if (approval.kind !== 'approved') throw new HttpRefusal(401, 'expired');
    const { subject } = approval;
    await demandLogin(sites, subject.site, EMAIL);
    const language = languageIn(c);
    const login = logins.ofEmail(to, language);
    const { code, flow: begun } = await codes.begin({ ...subject, login });
    const mail = { to, code, site: subject.site, sentAtMs: now(), language };
    // The visitor need not press the button again.
    const takeBack = [() => codes.end(begun), () => requests.giveBack(flow)];
    await sent(() => mailer.send(mail), takeBack);
    return c.json({ flow: begun, action: 'VERIFY_OTP', seconds: mailLimits.waitSeconds });
  });

  app.post('/otp/resend', async (c) => {
    const asked = await jsonBody(c);
    const { account, to } = await recipientIn(asked);
    const flow = printableText(asked, 'flow', UUID_LENGTH) ?? '';
    const subject = await codes.find(flow, account);
    if (!subject) throw new HttpRefusal(401, 'expired');
    const { isGuessed, mail, seen } = await mailFor(c, subject, to);
    if (isGuessed) throw new HttpRefusal(401, 'expired'); // A new login begins, with a press.
    const giveBack = await mailLimits.take(mail, asked, seen);
    const replaced = await codes.replace(flow, account);
    if (!replaced) {
      await giveBack();
      throw new HttpRefusal(401, 'expired');
    }
    const end = () => codes.end(flow);
    await sent(
      () => mailer.send({ to, ...replaced, sentAtMs: now(), language: languageIn(c) }),
      [end, giveBack],
    );
    return c.json({ flow, action: 'VERIFY_OTP', seconds: mailLimits.waitSeconds });
  });

  app.post('/otp/verify', async (c) => {
    const asked = await jsonBody(c);
    const { origin: site } = await siteIn(sites, asked, EMAIL);
    const flow = printableText(asked, 'flow', UUID_LENGTH) ?? '';
    const code = printableText(asked, 'code', 6) ?? '';
    const signature = printableText(asked, 'signature', 128) ?? '';
    const attempt = printableText(asked, 'attempt', UUID_LENGTH) ?? '';
    const tokenFor = (account: string) => sessions.tokenOf(`${flow}:${code}:${attempt}`, account);
    const outcome = await codes.guess({ flow, code, site, signature, attempt });
    if (outcome.kind === 'again') {
      const { account, device } = outcome.subject;
      const token = tokenFor(account);
      const opened = await sessions.find(token);
      const isOwn = opened?.account === account && opened.device === device;
      return isOwn ? c.json({ session: token, user: account }) : c.json({ error: 'expired' }, 401);
    }
    if (outcome.kind === 'right') {
      const { subject, use } = outcome;
      const proof = { use, ...(attempt !== '' && { token: tokenFor(subject.account) }) };
      const name = deviceName(c.req.header('user-agent'));
      // Where a press is needed, this device had it before its code.
      const entry =
        subject.login &&
        (await completion.enterApproved({ subject, login: subject.login, name, proof }));
      if (entry?.kind !== 'session') return c.json({ error: 'expired' }, 401);
      return c.json({ session: entry.session, user: subject.account });
    }
    if (outcome.kind === 'expired') return c.json({ error: 'expired' }, 401);
    if (outcome.left === 0) {
      const isKnown = await devices.isKnown(outcome);
      await lockouts.countDead(lockOf(outcome, isKnown));
    }
    return c.json({ error: 'wrong', left: outcome.left }, 401);
  });
}
