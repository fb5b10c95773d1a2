import { people } from './outside';
import { type LoginWalk, loginMethods, mailOf } from './login-walk';
import { unlessRefused } from './walk-browser';
import { type Fault, SITES } from './walk-service';

/** One thing that happens to the logins. */
export interface LoginStep {
  readonly name: string;

  /** How often it happens, next to the others. */
  readonly weight: number;
  readonly take: (walk: LoginWalk) => Promise<unknown>;
}

const MINUTE_MS = 60_000;
const faults: readonly Fault[] = ['lost', 'unheard', 'twice', 'together'];

/** Mostly the browser that began; else any, as with a link that was sent on. */
function browserFor<T extends { readonly browser: LoginWalk['browsers'][number] }>(
  { browsers, chance }: LoginWalk,
  { browser }: T,
) {
  return chance.is(0.65) ? browser : chance.of(browsers);
}

export const loginSteps: readonly LoginStep[] = [
  {
    name: 'logs in, all at once',
    weight: 12,
    take: async (walk) => {
      const { browsers, chance, service } = walk;
      if (chance.is(0.3)) service.fault = chance.of(faults);
      const [method, browser] = [chance.of(loginMethods), chance.of(browsers)];
      await unlessRefused(() => walk.logIn(method, browser, chance.of(people)));
    },
  },
  {
    name: 'visits a provider in its tab, all at once',
    weight: 5,
    take: (walk) => {
      const { browsers, chance } = walk;
      return unlessRefused(() => walk.visitInTab(chance.of(browsers), chance.of(people)));
    },
  },
  {
    name: 'asks for a code',
    weight: 5,
    take: async ({ browsers, chance }) => {
      const { page } = chance.of(browsers);
      return unlessRefused(() => page.email.send(mailOf(chance.of(people))));
    },
  },
  {
    name: 'types the newest code',
    weight: 6,
    take: async ({ browsers, chance, service }) => {
      const { page } = chance.of(browsers);
      const mails = service.outside.mails.filter(({ to }) => to === page.email.waiting?.email);
      return unlessRefused(() => page.type(mails.at(-1)?.code ?? '000000'));
    },
  },
  {
    name: 'types any code',
    weight: 2,
    take: async ({ browsers, chance, service }) => {
      const { page } = chance.of(browsers);
      const code = chance.recentOf(service.outside.mails)?.code ?? '123456';
      return unlessRefused(() => page.type(code));
    },
  },
  {
    name: 'begins a login with a window',
    weight: 5,
    take: async (walk) => {
      const { browsers, chance, leaving } = walk;
      const browser = chance.of(browsers);
      const provider = chance.of(['discord', 'keycloak']);
      const flow = await unlessRefused(() => browser.page.beginInWindow(provider));
      if (flow)
        leaving.push({ flow, way: 'window', site: browser.page.site, browser, begunBy: browser });
    },
  },
  {
    name: 'begins a login in the tab of the site',
    weight: 5,
    take: async ({ browsers, chance, leaving }) => {
      const browser = chance.of(browsers);
      const { site, social } = browser.page;
      const provider = chance.of(['discord', 'keycloak']);
      const link = await unlessRefused(() => social.beginInTab(provider, `${site}/page?a=b#c`));
      const flow = link?.split('.').at(-2);
      if (flow) leaving.push({ flow, way: 'tab', site, browser, begunBy: browser });
    },
  },
  {
    name: 'leaves for a provider',
    weight: 10,
    take: async (walk) => {
      const { atProviders, chance, leaving } = walk;
      const one = chance.recentOf(leaving);
      if (!one) return;
      // A window gets the name of its login from its own page only; a link goes anywhere.
      const browser = one.way === 'tab' ? browserFor(walk, one) : one.browser;
      const way = chance.is(0.95) ? one.way : chance.of(['tab', 'window'] as const);
      const url = await browser.leave(one.flow, way);
      if (url !== undefined) atProviders.push({ ...one, browser, url });
    },
  },
  {
    name: 'logs in at the provider',
    weight: 10,
    take: async ({ atProviders, chance, returning, service }) => {
      const one = chance.recentOf(atProviders);
      if (!one) return;
      const person = chance.is(0.9) ? chance.of(people) : undefined;
      const { outside } = service;
      const path = person ? outside.consent(one.url, person) : outside.decline(one.url);
      returning.push({ ...one, path, person });
    },
  },
  {
    name: 'comes back',
    weight: 10,
    take: async (walk) => {
      const one = walk.chance.recentOf(walk.returning);
      if (one) await walk.comeBack(one, browserFor(walk, one));
    },
  },
  {
    name: 'opens the page that a browser is back on',
    weight: 8,
    take: async (walk) => {
      const { chance, results } = walk;
      const one = chance.recentOf(results);
      if (!one) return;
      const browser = browserFor(walk, one);
      await browser.load(chance.is(0.6) ? one.site : chance.of(SITES));
      await unlessRefused(() => browser.page.back.finish());
    },
  },
  {
    name: 'asks for the result of any login, by the key and the cookies of any browser',
    weight: 3,
    take: async ({ browsers, chance, leaving }) => {
      const flow = chance.recentOf(leaving)?.flow ?? 'x'.repeat(22);
      const { calls, page } = chance.of(browsers);
      const origin = page.site;
      const signature = await calls.sign(`${flow}:${origin}`);
      const asked = { flow, origin, signature };
      const withCookies = chance.is(0.7);
      return unlessRefused(() => calls.post('/social/result', asked, { withCookies }));
    },
  },
  {
    name: 'begins a login with Farcaster',
    weight: 4,
    take: async ({ browsers, chance, links }) => {
      const { page } = chance.of(browsers);
      const link = await unlessRefused(() => page.social.beginFarcaster());
      if (link) links.push(link);
    },
  },
  {
    name: 'approves in the app of Farcaster',
    weight: 5,
    take: async (walk) => {
      const link = walk.chance.recentOf(walk.links);
      if (link !== undefined) await walk.approve(link, walk.chance.of(people));
    },
  },
  {
    name: 'seconds pass',
    weight: 12,
    take: (walk) => walk.pass(1 + Math.floor(walk.chance.next() * 4)),
  },
  {
    name: 'reloads',
    weight: 5,
    take: ({ browsers, chance }) => chance.of(browsers).load(chance.of(SITES)),
  },
  {
    name: 'signs out',
    weight: 6,
    take: async ({ browsers, chance }) => {
      const open = browsers.filter(({ page }) => page.sessions.current);
      const browser = chance.recentOf(open) ?? chance.of(browsers);
      await unlessRefused(() => browser.page.signOut());
    },
  },
  {
    name: 'the clock jumps',
    weight: 3,
    take: async ({ chance, service }) => {
      const jumps = [
        31_000,
        31_000,
        5 * MINUTE_MS,
        11 * MINUTE_MS,
        25 * 60 * MINUTE_MS,
        -2 * MINUTE_MS,
      ];
      service.nowMs += chance.of(jumps);
    },
  },
  { name: 'the service restarts', weight: 1, take: async ({ service }) => service.restart() },
  { name: 'the service sweeps', weight: 1, take: ({ service }) => service.sweep() },
  {
    name: 'the next call has a fault',
    weight: 8,
    take: async ({ chance, service }) => {
      service.fault = chance.of(faults);
    },
  },
  {
    name: 'everything outside goes away, or comes back',
    weight: 2,
    take: async ({ chance, service }) => {
      service.outside.isAway = chance.is(0.4);
    },
  },
  {
    name: 'goes on with a session, which may be over or stolen',
    weight: 4,
    take: async ({ browsers, chance, service }) => {
      const session = chance.recentOf(service.judge.handles);
      if (!session) return;
      const own = browsers.find(({ name }) => name === session.by);
      const { calls } = own && chance.is(0.7) ? own : chance.of(browsers);
      await unlessRefused(() => calls.ask('/session/resume', session.handle));
    },
  },
  {
    name: 'asks for a result by the name of its login',
    weight: 5,
    take: async (walk) => {
      const one = walk.chance.recentOf(walk.returning);
      if (!one) return;
      const { calls } = browserFor(walk, { browser: one.begunBy });
      const signature = await calls.sign(`${one.flow}:${one.site}`);
      const body = { flow: one.flow, origin: one.site, signature };
      await unlessRefused(() => calls.post('/social/result', body));
    },
  },
];
