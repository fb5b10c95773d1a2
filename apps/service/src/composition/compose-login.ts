import { addDeviceRoutes } from '../adapters/http/device-routes';
import type { Feature } from '../adapters/http/create-app';
import { BegunLimits } from '../use-cases/limits/begun-limits';
import { LoginWork } from '../use-cases/limits/login-work';
import { MailLimits } from '../use-cases/limits/mail-limits';
import { WorkBeyond } from '../use-cases/limits/work-beyond';
import { addAccountLoginRoutes } from '../adapters/http/account-login-routes';
import { addEmailRoutes } from '../adapters/http/email-routes';
import { LoginCompletion } from '../use-cases/login/login-completion';
import { LoginNotices } from '../use-cases/login/login-notices';
import { addLoginRoutes } from '../adapters/http/login-routes';
import { smtpMailer } from '../adapters/mail/smtp-mailer';
import type { Mailer } from '../ports/mailer';
import { addSessionRoutes } from '../adapters/http/session-routes';
import { addLeadRoute } from '../adapters/http/lead-route';
import type { Visitors } from './compose-visitors';
import type { ServiceBase } from './service-base';

/** Logins by e-mail, and what the other features need of them. */
export interface LoginFeature extends Feature {
  /** The limits of what a device begins before it has a session. */
  readonly begun: BegunLimits;
  readonly completion: LoginCompletion;
  readonly notices: LoginNotices;
  readonly frameOrigin: string;
}

/** @param given In the place of the mail server. @returns `undefined` where the operator sets no mail server. */
export function composeLogin(
  base: ServiceBase,
  visitors: Visitors,
  given: Mailer | undefined,
): LoginFeature | undefined {
  const { config, gate, limits, metrics, now } = base;
  if (!config.login) return undefined;
  const { approvesDevices, codeOrigins, frameOrigin } = config.login;
  const { allowed, devices, holds, identity, prove, requests, sessions } = visitors;
  const { acts, keys } = visitors.wallet;
  const { logins } = identity;
  const mailer = given ?? smtpMailer(config.login);
  const work = new LoginWork({ limits, secret: config.secret, now });
  const beyond = new WorkBeyond({ limits, metrics, work });
  const mailLimits = new MailLimits({ beyond, limits });
  const notices = new LoginNotices({ frameOrigin, logins, mailer, now });
  const hasWallet = async (account: string): Promise<boolean> =>
    (await keys.of(account)) !== undefined;
  const completion = new LoginCompletion({
    beyond,
    devices,
    hasWallet,
    logins,
    notices,
    ...(approvesDevices && { requests }),
  });
  return {
    begun: new BegunLimits({ beyond, devices }),
    completion,
    frameOrigin,
    notices,
    routes: (app) => {
      addLoginRoutes(app, {
        approvesDevices,
        devices,
        completion,
        gate,
        identity,
        mailer,
        mailLimits,
        now,
        requests,
        sites: { codeOrigins, frameOrigin, origins: config.origins },
      });
      addSessionRoutes(app, { devices, gate, prove, sessions });
      addDeviceRoutes(app, {
        acts,
        approvesDevices,
        devices,
        completion,
        gate,
        hasWallet,
        prove,
        requests,
      });
      addEmailRoutes(app, { acts, gate, holds, identity, keys, mailer, mailLimits, now, prove });
      addAccountLoginRoutes(app, { acts, allowed, gate, holds, identity, keys, notices, prove });
      addLeadRoute(app, { acts, gate, holds, keys, logins, notices, now, prove });
    },
  };
}
