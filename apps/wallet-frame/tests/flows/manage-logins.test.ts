import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { manageLogins } from '../../src/flows/manage-logins';
import { type Screen, Screens } from '../../src/page/screens';
import { ProvenCalls } from '../../src/service/proven-calls';
import { EmailLogin } from '../../src/session/email-login';
import type { Session } from '../../src/session/session-keeper';
import { type RealService, startRealService } from '../service/real-service';

const SITE = 'https://site.test';
const FRAME = 'https://wallet.test';
const URL_OF_SERVICE = 'https://service.test';

type Kind = Screen['kind'];
type Of<K extends Kind> = Extract<Screen, { readonly kind: K }>;

let service: RealService;
let isReachable: boolean;
let now: number;

beforeEach(async () => {
  isReachable = true;
  now = Date.now();
  service = await startRealService(SITE, FRAME);
});
afterEach(() => service.close());

/** The calls of a browser with a key of its own. */
async function newBrowser(): Promise<ProvenCalls> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  return new ProvenCalls({
    url: URL_OF_SERVICE,
    deviceKey: () => Promise.resolve(key),
    fetch: (input, init) =>
      isReachable ? service.ask(input, init) : Promise.reject(new TypeError()),
    now: () => now,
  });
}

const newestCode = (): string => service.mails.at(-1)?.code ?? '';

function later(): void {
  service.later(31_000); // The wait for the next code.
  now += 31_000;
}

async function logIn(email: string, calls: ProvenCalls): Promise<Session> {
  later();
  const login = new EmailLogin({ calls, site: SITE, now: () => now });
  await login.send(email);
  const outcome = await login.guess(newestCode());
  if (outcome.kind !== 'right') throw new Error(outcome.kind);
  return outcome.session;
}

interface Visit {
  readonly screens: Screens;
  readonly closed: Promise<void>;

  /** The screen of a kind, once it is shown, not busy, and as `is` has it. */
  shown<K extends Kind>(kind: K, is?: (screen: Of<K>) => boolean): Promise<Of<K>>;
}

/** The visitor has opened the list. */
async function visit(email: string, mayOpenWindows = true): Promise<Visit> {
  const calls = await newBrowser();
  const session = await logIn(email, calls);
  later();
  const screens = new Screens();
  const closed = manageLogins({
    ...{ calls, screens, site: SITE, now: () => now },
    offered: () => Promise.resolve([{ name: 'openid:test-id', title: 'Test ID' }]),
    openWindow: () => mayOpenWindows,
    session: () => session,
  });
  return {
    screens,
    closed,
    shown: <K extends Kind>(kind: K, is: (screen: Of<K>) => boolean = () => true) =>
      new Promise<Of<K>>((resolve) => {
        const look = (): void => {
          const screen = screens.getSnapshot() as Of<K>;
          const isBusy = 'isBusy' in screen && screen.isBusy && !('waiting' in screen);
          if (screen.kind !== kind || isBusy || !is(screen)) return;
          leave();
          resolve(screen);
        };
        const leave = screens.subscribe(look);
        look();
      }),
  };
}

describe('the logins in the wallet’s page', () => {
  it('get an address by its code, and lose it', async () => {
    const { closed, shown } = await visit('ada@example.test');
    const first = await shown('logins');
    expect(first.logins).toMatchObject([
      { title: 'E-mail', label: 'a***@example.test', isHere: true, canRemove: false },
    ]);
    first.addEmail?.(' second@example.test ');
    const code = await shown('code');
    expect(code).toMatchObject({ joins: true, email: 's•••@example.test' });
    const right = newestCode();
    code.submit(right === '000000' ? '111111' : '000000');
    const again = await shown('code', ({ problem }) => problem !== undefined);
    expect(again.problem).toEqual({ code: 'wrong', count: 4 });
    again.submit(right);

    const both = await shown('logins', ({ logins }) => logins.length === 2);
    expect(both.logins[1]).toMatchObject({ label: 's***@example.test', canRemove: true });
    both.remove?.(both.logins[1]?.id ?? '');
    const alone = await shown('logins', ({ logins }) => logins.length === 1);
    alone.close();
    await closed;
  });

  it('say that an address has a wallet of its own, and go on where the visitor leaves the code', async () => {
    const owner = await newBrowser();
    const { handle } = await logIn('owner@example.test', owner);
    const slot = { id: crypto.randomUUID(), kind: 'device', isFirst: true };
    await owner.ask('/slots/create', handle, slot);
    await owner.ask('/slots/keep', handle, { id: slot.id });

    const { shown } = await visit('ada@example.test');
    (await shown('logins')).addEmail?.('owner@example.test');
    (await shown('code')).submit(newestCode());
    const refused = await shown('code', ({ problem }) => problem !== undefined);
    expect(refused.problem).toEqual({ code: 'linkedElsewhere' });
    refused.leave();

    const list = await shown('logins');
    expect(list.logins).toHaveLength(1);
    expect(list.problem).toBeUndefined();
    list.addEmail?.('no address');
    const wrong = await shown('logins', ({ problem }) => problem !== undefined);
    expect(wrong.problem).toEqual({ code: 'invalidEmail' });
  });

  it('say that the browser opened no window, and begin no login then', async () => {
    const { shown } = await visit('ada@example.test', false);
    (await shown('logins')).addSocial?.('openid:test-id');
    const { problem, waiting } = await shown('logins', (one) => one.problem !== undefined);
    expect({ problem, waiting }).toEqual({ problem: { code: 'popup' }, waiting: undefined });
  });

  it('say that the service cannot be reached, and are asked for again', async () => {
    const { shown } = await visit('ada@example.test');
    const list = await shown('logins');
    isReachable = false;
    list.remove?.('any');
    const broken = await shown('logins', ({ retry }) => retry !== undefined);
    expect(broken).toMatchObject({ logins: [], problem: { code: 'unavailable' } });
    isReachable = true;
    broken.retry?.();
    expect((await shown('logins', ({ logins }) => logins.length === 1)).problem).toBeUndefined();
  });

  it('show nothing more once they are closed', async () => {
    const { closed, screens, shown } = await visit('ada@example.test');
    const list = await shown('logins');
    list.remove?.('any');
    list.close();
    await closed;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(screens.getSnapshot()).toEqual({ kind: 'nothing' });
  });
});
