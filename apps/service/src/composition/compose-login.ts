import { addDeviceRoutes } from '../devices/device-routes';
import type { Feature } from '../http/create-app';
import { BegunLimits } from '../limits/begun-limits';
import { LoginWork } from '../limits/login-work';
import { MailLimits } from '../limits/mail-limits';
import { WorkBeyond } from '../limits/work-beyond';
import { addAccountLoginRoutes } from '../login/account-login-routes';
import { addEmailRoutes } from '../login/email-routes';
import { LoginCompletion } from '../login/login-completion';
import { LoginNotices } from '../login/login-notices';
import { addLoginRoutes } from '../login/login-routes';
import { smtpMailer } from '../login/mailer';
import type { Mailer } from '../ports/mailer';
import { addSessionRoutes } from '../login/session-routes';
import { addLeadRoute } from '../wallet-key/lead-route';
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
