import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Screen } from '../../src/domain/screens/screens';
import { ServiceRefusal } from '../../src/domain/service/service-refusal';
import type { Session } from '../../src/domain/session/session';
import { SocialReturn } from '../../src/use-cases/log-in/social-return';
import { doWork } from '../session/do-work';

const SITE = 'https://site.test';
const WALLET = 'https://wallet.test';
const FLOW = 'F'.repeat(22);
const OLDER = 'O'.repeat(22);
const done = { state: 'done', session: 's', user: 'u', provider: 'google', profile: {} };
const back = { state: 'back' };

interface Asked {
  readonly flow: string;
  readonly withCookies: boolean;
}

/** A frame that is back, over a service that says of each login how it stands. */
function returned(
  says: (asked: Asked) => unknown,
  { grants = true, window }: { readonly grants?: boolean; readonly window?: unknown } = {},
) {
  let pending: readonly string[] = [FLOW, OLDER];
  const asked: Asked[] = [];
  const opened: Session[] = [];
  const questions: object[] = [];
  const told: string[] = [];
  let shown: Screen = { kind: 'nothing' };
  let cookieAsks = 0;
  const page = new SocialReturn({
    doWork,
    now: () => Date.now(),
    calls: {
      sign: (text) => Promise.resolve(`signed ${text}`),
      post: async (_path, body, options) => {
        const withCookies = options?.withCookies ?? false;
        const { flow, ...rest } = body as { readonly flow: string };
        expect(rest).toEqual({ origin: SITE, signature: `signed ${flow}:${SITE}` });
        asked.push({ flow, withCookies });
        return says({ flow, withCookies });
      },
    },
    askForCookies: async () => {
      cookieAsks += 1;
      if (!grants) throw new Error('The browser refuses');
    },
    ...(window !== undefined && {
      walletWindow: {
        ask: async (task, question) => {
          questions.push({ task, ...question });
          return window;
        },
      },
    }),
    pending: {
      list: async () => pending,
      add: async (flow) => void (pending = [flow, ...pending]),
      drop: async (flow) => void (pending = pending.filter((one) => one !== flow)),
    },
    screens: {
      show: (screen) => void (shown = screen),
      clear: () => void (shown = { kind: 'nothing' }),
    },
    site: SITE,
    tell: (type) => void told.push(type),
    welcome: async (session) => void opened.push(session),
  });
  const confirmation = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    if (shown.kind !== 'confirmLogin') throw new Error(`It shows ${shown.kind}`);
    return shown;
  };
  return {
    asked,
    confirmation,
    opened,
    page,
    questions,
    told,
    pending: () => pending,
    cookieAsks: () => cookieAsks,
    shown: () => shown,
  };
}

beforeEach(() => {
  Object.assign(globalThis, { location: new URL(`${WALLET}/`) });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'location');
});

describe('a login that left in the site’s own tab', () => {
  const withCookie = ({ withCookies }: Asked) => (withCookies ? done : back);

  it('[R4.41] is looked for by the key alone, and opens nothing by that', async () => {
    const { asked, opened, page, told } = returned(withCookie);
    expect(await page.look()).toBe(`${WALLET}/#social-return`);
    expect(asked).toEqual([{ flow: FLOW, withCookies: false }]);
    expect([opened, told]).toEqual([[], []]);
  });

  it('[R4.41] opens the wallet after a press, by the cookie that the browser then gives', async () => {
    const { asked, confirmation, cookieAsks, pending, opened, page, shown, told } =
      returned(withCookie);
    const finished = page.finish();
    const { confirm, site, step } = await confirmation();
    expect([site, step, cookieAsks()]).toEqual([SITE, 'finish', 0]);
    expect(asked.some(({ withCookies }) => withCookies)).toBe(false);
    confirm();
    expect(cookieAsks()).toBe(1); // Within the press.
    await finished;
    expect(opened).toMatchObject([{ handle: 's', user: 'u', social: { provider: 'google' } }]);
    expect(pending()).toEqual([OLDER]);
    expect([told, shown()]).toEqual([['SHOW', 'HIDE'], { kind: 'nothing' }]);
  });

  it('goes on in the wallet’s own window where the browser keeps the cookie', async () => {
    const { confirmation, opened, page, questions } = returned(() => back, {
      grants: false,
      window: done,
    });
    const finished = page.finish();
    (await confirmation()).confirm();
    await finished;
    const signature = `signed ${FLOW}:${SITE}`;
    expect(questions).toEqual([{ task: 'social', kind: 'social', flow: FLOW, signature }]);
    expect(opened).toHaveLength(1);
  });

  it('says so where that has no cookie either, or there is no window', async () => {
    for (const options of [{ window: back }, {}]) {
      const { confirmation, pending, opened, page } = returned(() => back, options);
      const finished = page.finish();
      (await confirmation()).confirm();
      await expect(finished).rejects.toMatchObject({ failure: 'elsewhere' });
      expect([opened, pending()]).toEqual([[], [OLDER]]);
    }
  });

  it('is another tab’s while no browser has come back', async () => {
    const { pending, page } = returned(() => ({ state: 'waiting' }));
    expect(await page.look()).toBeUndefined();
    await expect(page.finish()).rejects.toMatchObject({ failure: 'over' });
    expect(pending()).toEqual([FLOW, OLDER]);
  });

  it('is found behind one that is over', async () => {
    const { pending, page } = returned(({ flow }) => (flow === FLOW ? { state: 'over' } : back));
    expect(await page.look()).toBe(`${WALLET}/#social-return`);
    expect(pending()).toEqual([OLDER]);
  });

  it.each([
    ['declined', 'declined'],
    ['anything', 'failed'],
  ])('says once why it failed: %s', async (reason, failure) => {
    const { pending, page } = returned(({ flow }) =>
      flow === FLOW ? { state: 'failed', reason } : { state: 'waiting' },
    );
    await expect(page.look()).rejects.toMatchObject({ failure });
    expect(pending()).toEqual([OLDER]);
    expect(await page.look()).toBeUndefined();
  });

  it('ends when the visitor leaves, and opens nothing', async () => {
    const { confirmation, pending, opened, page, told } = returned(withCookie);
    const finished = page.finish();
    (await confirmation()).leave();
    await expect(finished).rejects.toMatchObject({ failure: 'left' });
    expect([opened, pending(), told]).toEqual([[], [OLDER], ['SHOW', 'HIDE']]);
  });

  it('can be pressed again where the service could not be asked', async () => {
    let isAway = true;
    const { confirmation, opened, page } = returned((asked) => {
      if (asked.withCookies && isAway) throw new ServiceRefusal(503, 'unavailable');
      return withCookie(asked);
    });
    const finished = page.finish();
    (await confirmation()).confirm();
    await Promise.resolve();
    const shown = await confirmation();
    expect(shown).toMatchObject({ isBusy: false, problem: { code: 'unavailable' } });
    isAway = false;
    shown.confirm();
    await finished;
    expect(opened).toHaveLength(1);
  });
});
