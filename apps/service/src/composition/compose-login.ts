import { addDeviceRoutes } from '../adapters/http/device-routes';
import type { Feature } from '../adapters/http/create-app';
import { BegunLimits } from '../use-cases/limits/begun-limits';
import { LoginWork } from '../use-cases/limits/login-work';
import { MailLimits } from '../use-cases/limits/mail-limits';
import { WorkBeyond } from '../use-cases/limits/work-beyond';
import { addAccountLoginRoutes } from '../adapters/http/account-login-routes';
import { addEmailRoutes } from '../adapters/http/email-routes';
import { LoginCompletion } from '../use-cases/login/login-completion';
import { QueuedMailer } from '../use-cases/mail/queued-mailer';
import { LoginNotices } from '../use-cases/login/login-notices';
import { addLoginRoutes } from '../adapters/http/login-routes';
import { smtpMailer } from '../adapters/mail/smtp-mailer';
import { tracedMailer } from '../adapters/mail/traced-mailer';
import type { Mailer } from '../ports/mailer';
import { addSessionRoutes } from '../adapters/http/session-routes';
import { addFramePolicyRoute } from '../adapters/http/frame-policy-route';
import { addFrameSitesRoute } from '../adapters/http/frame-sites-route';
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
  const { config, gate, limits, logger, metrics, now, sites, store, sweeper } = base;
  if (!config.login) return undefined;
  const { approvesDevices, frameOrigin } = config.login;
  const { allowed, deletions, devices, holds, identity, prove, requests, sessions } = visitors;
  const { acts, keys } = visitors.wallet;
  const { logins } = identity;
  const { secret, secretsBefore } = config;
  const direct = tracedMailer(given ?? smtpMailer(config.login));
  const mailer = sweeper.addLast(
    new QueuedMailer({
      mailer: direct,
      store,
      secret,
      secretsBefore,
      logger,
      metrics,
      now,
      onGivenUp: (kind) => base.tally.add('mail-given-up', kind),
    }),
  );
  const work = new LoginWork({ limits, secret, now });
  const beyond = new WorkBeyond({ limits, metrics, work });
  const mailLimits = new MailLimits({ beyond, limits });
  const notices = new LoginNotices({ frameOrigin, logins, mailer, now });
  deletions.addressesOf = (account) => () => notices.wallet({ account, begunMs: now() });
  const hasWallet = async (account: string): Promise<boolean> =>
    (await keys.of(account)) !== undefined;
  const completion = new LoginCompletion({
    beyond,
    devices,
    hasWallet,
    logins,
    notices,
    sites,
    ...(approvesDevices && { requests }),
  });
  return {
    begun: new BegunLimits({ beyond, devices }),
    completion,
    frameOrigin,
    notices,
    openRoutes: (app) => addFramePolicyRoute(app, { sites }),
    routes: (app) => {
      addFrameSitesRoute(app, { frameVersions: base.frameVersions, sites });
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
        frameOrigin,
        sessions,
        sites,
      });
      addSessionRoutes(app, { devices, prove, sessions });
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
