import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepLanguage, keptLanguage } from '../../src/adapters/social/kept-language';
import { answerWindow, flowOfOpener } from '../../src/adapters/social/social-greeting';
import { Screens } from '../../src/domain/screens/screens';
import type { Session } from '../../src/domain/session/session';
import { askedWork } from '../../src/domain/service/asked-work';
import { ServiceRefusal } from '../../src/domain/service/service-refusal';
import { SocialLogin } from '../../src/use-cases/log-in/social-login';
import { doWork } from '../session/do-work';

const SITE = 'https://site.test';
const WALLET = 'https://wallet.test';
const FLOW = 'F'.repeat(22);

/** What hears the messages of windows. */
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  Object.assign(globalThis, {
    location: new URL(`${WALLET}/`),
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
});
afterEach(() => {
  for (const name of ['location', 'addEventListener', 'removeEventListener']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

describe('a login in the site’s own tab', () => {
  it('leaves by a page of the wallet, names the page that it comes back to, and is kept here', async () => {
    const asked: unknown[] = [];
    const kept: string[] = [];
    const login = new SocialLogin({
      answerWindow,
      calls: {
        device: () => Promise.resolve({ x: 'x', y: 'y' }),
        sign: (text) => Promise.resolve(`signed ${text}`),
        post: async (path, body) => {
          asked.push([path, body]);
          return { flow: FLOW };
        },
      },
      doWork,
      pending: { add: async (flow) => void kept.push(flow) },
      site: SITE,
      now: () => 0,
      screens: new Screens(),
      tell: () => undefined,
      tellPage: () => undefined,
      welcome: () => Promise.resolve(),
    });
    const page = `${SITE}/swap?a=1#b`;
    expect(await login.beginInTab('openid:keycloak', page)).toBe(`${WALLET}/#social.${FLOW}.en`);
    const device = { x: 'x', y: 'y' };
    expect(asked).toEqual([
      ['/social/begin', { provider: 'keycloak', origin: SITE, device, page }],
    ]);
    expect(kept).toEqual([FLOW]);
  });
});

describe('a login for which the service asks for work', () => {
  it('answers the site when the work begins, and gives the window its name when it is done', async () => {
    const challenge = `1.${Date.now() + 60_000}.nonce.mac`;
    const shown: unknown[] = [];
    const login = new SocialLogin({
      answerWindow,
      calls: {
        device: () => Promise.resolve({ x: 'x', y: 'y' }),
        sign: (text) => Promise.resolve(`signed ${text}`),
        post: async (path, body) => {
          if (path !== '/social/begin') return { state: 'waiting' };
          const { work } = body as { readonly work?: unknown };
          if (work !== undefined) return (shown.push(work), { flow: FLOW });
          const asked = askedWork({ error: 'work', challenge, level: 1 });
          throw new ServiceRefusal(429, 'work', { work: asked });
        },
      },
      doWork: () => working,
      pending: { add: () => Promise.resolve() },
      site: SITE,
      now: () => Date.now(),
      screens: new Screens(),
      tell: () => undefined,
      tellPage: () => undefined,
      welcome: () => Promise.resolve(),
    });
    let done: (answer: string) => void = () => undefined;
    const working = new Promise<string>((resolve) => (done = resolve));

    expect(await login.begin('google')).toBe(`${WALLET}/#social`);
    expect(await askFrame()).toEqual({ t: 'social', language: 'en', isSoon: true });
    done('answer');
    await new Promise((resolve) => void setTimeout(resolve));
    expect(shown).toEqual([{ challenge, answer: 'answer' }]);
    expect(await askFrame()).toEqual({ t: 'social', language: 'en', flow: FLOW });
    login.drop();
  });

  /** What the frame answers a window of the wallet's origin. */
  function askFrame(): Promise<unknown> {
    return new Promise((resolve) => {
      const source = { postMessage: (answer: unknown) => resolve(answer) };
      const event = new Event('message');
      page.dispatchEvent(Object.assign(event, { data: { t: 'social' }, origin: WALLET, source }));
    });
  }
});

describe('the window of a login', () => {
  /** A window, and what its opener says to it. */
  function windowOf() {
    const own = Object.assign(new EventTarget(), { location: { origin: WALLET }, opener: null });
    const heard: unknown[] = [];
    const flow = flowOfOpener({
      own: own as unknown as Window,
      takeLanguage: (tag) => void heard.push(tag),
    });
    const say = (data: object, origin = WALLET): void =>
      void own.dispatchEvent(Object.assign(new Event('message'), { data, origin }));
    return { flow, heard, say };
  }

  it('takes the language that the frame says, with its first answer', async () => {
    const { flow, heard, say } = windowOf();
    say({ t: 'social', isSoon: true, language: 'de' });
    expect(heard).toEqual(['de']);
    say({ t: 'social', flow: FLOW, language: 'ar' });
    expect(await flow).toBe(FLOW);
    expect(heard).toEqual(['de', 'ar']);
  });

  it('[E1.bc] takes none of a page of another origin, and no other kind of value', async () => {
    const { flow, heard, say } = windowOf();
    say({ t: 'social', isSoon: true, language: 'de' }, SITE);
    say({ t: 'meeting', language: 'de' });
    expect(heard).toEqual([]);
    say({ t: 'social', flow: FLOW, language: { toString: () => 'de' } });
    expect(await flow).toBe(FLOW);
    expect(heard).toEqual([undefined]);
  });

  it('keeps the language for its page that comes back', () => {
    const kept = new Map<string, string>();
    const own = {
      sessionStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, text: string) => void kept.set(name, text),
      },
    } as unknown as Window;
    expect(keptLanguage(own)).toBeUndefined();
    keepLanguage(undefined, own);
    keepLanguage({ toString: () => 'de' }, own);
    expect(keptLanguage(own)).toBeUndefined();
    keepLanguage('de', own);
    expect(keptLanguage(own)).toBe('de');

    const without = {
      get sessionStorage(): Storage {
        throw new Error('This browser has none');
      },
    } as Window;
    keepLanguage('de', without);
    expect(keptLanguage(without)).toBeUndefined();
  });
});

describe('a login in a browser that is new to the account', () => {
  /** What the service says of it, and what has come of the login. */
  function asked(entered: () => object) {
    const screens = new Screens();
    const opened: Session[] = [];
    const steps: string[] = [];
    const profile = { name: 'Ada' };
    const answers: Readonly<Record<string, () => object>> = {
      '/social/begin': () => ({ flow: FLOW, url: 'https://farcaster.test' }),
      '/social/result': () => ({ state: 'device', flow: 'asked', provider: 'farcaster', profile }),
      '/device/enter': entered,
    };
    const login = new SocialLogin({
      answerWindow,
      calls: {
        device: () => Promise.resolve({ x: 'x', y: 'y' }),
        sign: (text) => Promise.resolve(`signed ${text}`),
        post: async (path, body) => {
          if (path === '/device/enter') {
            expect(body).toEqual({
              flow: 'asked',
              origin: SITE,
              signature: `signed asked:${SITE}`,
            });
          }
          return answers[path]?.();
        },
      },
      doWork,
      pending: { add: () => Promise.resolve() },
      screens,
      site: SITE,
      now: () => Date.now(),
      tell: (type) => void steps.push(type),
      tellPage: (step) => void steps.push(step),
      welcome: async (session) => void opened.push(session),
    });
    return { login, opened, screens, steps };
  }

  it('says so, and goes on when the visitor has let it in', async () => {
    let looks = 0;
    const { login, opened, steps } = asked(() => {
      looks += 1;
      return looks < 2 ? { state: 'waiting' } : { state: 'done', session: 's', user: 'u' };
    });
    await login.beginFarcaster();
    await login.ended();
    expect(opened).toEqual([
      { handle: 's', user: 'u', email: '', social: { provider: 'farcaster', name: 'Ada' } },
    ]);
    expect(steps).toEqual(['back', 'SHOW', 'HIDE', 'over']);
  });

  it('ends where the visitor leaves, or does not let it in', async () => {
    const { login, opened, screens } = asked(() => ({ state: 'waiting' }));
    await login.beginFarcaster();
    const left = screens.subscribe(() => {
      const screen = screens.getSnapshot();
      if (screen.kind === 'letIn') screen.leave();
    });
    await expect(login.ended()).rejects.toMatchObject({ failure: 'left' });
    left();
    const over = asked(() => ({ state: 'over' }));
    await over.login.beginFarcaster();
    await expect(over.login.ended()).rejects.toMatchObject({ failure: 'over' });
    expect([...opened, ...over.opened]).toEqual([]);
  });
});
