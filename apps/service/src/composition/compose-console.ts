import type { Hono } from 'hono';
import { addConsoleActs } from '../adapters/http/console/console-act-routes';
import { ConsoleDoor } from '../adapters/http/console/console-door';
import { addConsoleReads } from '../adapters/http/console/console-read-routes';
import { addConsoleSites } from '../adapters/http/console/console-site-routes';
import { OperatorCookies } from '../adapters/http/console/operator-cookies';
import { addOperatorLogin } from '../adapters/http/console/operator-login-routes';
import type { Feature } from '../adapters/http/create-app';
import type { ServiceEnv } from '../adapters/http/environment';
import { headTellers } from '../adapters/operators/head-tellers';
import { BACK_PATH, OpenIdOperators } from '../adapters/operators/openid-operators';
import { checkMail } from '../check/check-mail';
import { checkNodes } from '../check/check-nodes';
import { type Finding, right, wrong } from '../check/finding';
import { loginIds } from '../config/login-ids';
import { sealerOf } from '../domain/share-sealer';
import { LogHeads } from '../use-cases/console/log-heads';
import { OperatorSessions } from '../use-cases/console/operator-sessions';
import { VisitorActs } from '../use-cases/console/visitor-acts';
import { VisitorReads } from '../use-cases/console/visitor-reads';
import { siteRegister } from './compose-sites';
import type { LoginFeature } from './compose-login';
import type { Visitors } from './compose-visitors';
import type { ServiceBase } from './service-base';
import type { ServiceDeps } from './service-deps';

const HEALTH_MS = 30_000;

/** The console of operators. `undefined` where the operator names no origin for it. */
export function composeConsole(
  base: ServiceBase,
  { deletions, devices, identity, log }: Visitors,
  login: LoginFeature | undefined,
  { openId: libraries, providerTimeoutMs }: ServiceDeps,
): Feature | undefined {
  const { config, fetch, frameVersions, gate, limits, logger, now, store, sweeper, tally } = base;
  const { console: settings, secret } = config;
  if (!settings || !config.login || !login || !libraries) return undefined;
  const { actsMs, origin, publicUrl } = settings;
  const sessions = sweeper.add(new OperatorSessions({ store, log, secret, now, actsMs }));
  const tellers = headTellers(settings, { fetch, login: config.login });
  sweeper.addLast(new LogHeads({ store, tellers, logger, now }));
  const limit = providerTimeoutMs !== undefined && { timeoutSeconds: providerTimeoutMs / 1000 };
  const provider = new OpenIdOperators(settings, { fetch, libraries, ...limit });
  const cookies = new OperatorCookies(publicUrl);
  const { accounts, logins } = identity;
  const visitors = new VisitorReads({ store, accounts, deletions, devices, log, logins, now });
  const acts = new VisitorActs({ store, limits, log });
  const sealer = sealerOf(secret, 'cleat/console/1').key;
  const health = heldFor(HEALTH_MS, now, () => healthOf(base));
  return {
    routes: () => undefined,
    openRoutes: (app: Hono<ServiceEnv>) => {
      const door = new ConsoleDoor(app, { cookies, gate, now, origin, sessions });
      const backPath = BACK_PATH;
      addOperatorLogin(app, door, {
        backPath,
        cookies,
        gate,
        logger,
        now,
        origin,
        provider,
        sealer,
        sessions,
      });
      addConsoleReads(door, {
        deletions,
        frameVersions,
        gate,
        health,
        log,
        now,
        store,
        tally,
        visitors,
      });
      const register = siteRegister(config, store, base.sites, now);
      addConsoleSites(door, {
        gate,
        limits: config.limits,
        log,
        offered: loginIds(config),
        register,
        sites: base.sites,
      });
      addConsoleActs(door, { acts, deletions, gate, visitors });
    },
  };
}

async function healthOf({ config, store }: ServiceBase): Promise<readonly Finding[]> {
  const database = store.check().then(
    () => right('Database', 'It answers.'),
    () => wrong('Database', 'It does not answer.'),
  );
  const mail = config.login ? checkMail(config.login) : [];
  return Promise.all([database, ...mail, ...checkNodes(config)]);
}

/** Asks again after a while only: an operator who looks often asks no mail server often. */
function heldFor<Result>(
  ms: number,
  now: () => number,
  ask: () => Promise<Result>,
): () => Promise<Result> {
  let held: { readonly result: Promise<Result>; readonly untilMs: number } | undefined;
  return () => {
    if (!held || held.untilMs <= now()) held = { result: ask(), untilMs: now() + ms };
    return held.result;
  };
}
