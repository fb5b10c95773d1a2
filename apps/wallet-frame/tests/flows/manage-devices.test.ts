import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { signInAgain } from '../../src/use-cases/log-in/sign-in-again';
import { CodeEntry } from '../../src/use-cases/log-in/code-entry';
import { Screens } from '../../src/domain/screens/screens';
import { EmailLogin } from '../../src/use-cases/log-in/email-login';
import type { Session } from '../../src/domain/session/session';
import { doWork } from '../session/do-work';
import { LoginsWorld, type Visit } from './logins-world';

const SITE = 'https://site.test';
const ADA = 'ada@example.test';

describe('“Signed-in browsers”', () => {
  let world: LoginsWorld;

  beforeEach(async () => {
    world = await LoginsWorld.start();
  });
  afterEach(() => world.service.close());

  const open = async (visit: Visit) => {
    (await visit.shown('logins')).showDevices?.();
    return visit.shown('devices');
  };

  it('has each browser with its times and sites, and leads back', async () => {
    const visit = await world.visit(ADA);
    const screen = await open(visit);
    expect(screen.devices).toMatchObject([{ isHere: true, sites: [SITE] }]);
    expect(screen).not.toHaveProperty('endOthers');
    expect(screen.waiting).toEqual([]);
    screen.close();
    (await visit.shown('logins')).close();
    await visit.closed;
  });

  it('ends one browser, and all others by one press', async () => {
    const visit = await world.visit(ADA);
    const others = [await world.newBrowser(), await world.newBrowser()];
    const sessions: Session[] = [];
    for (const calls of others) sessions.push(await world.logIn(ADA, calls));
    const screen = await open(visit);
    expect(screen.devices.map(({ isHere }) => isHere)).toEqual([false, false, true]);
    screen.end?.(screen.devices[0]?.id ?? '');
    const next = await visit.shown('devices', ({ devices }) => devices.length === 2);
    const [first, second] = others.map((calls, n) =>
      calls.ask('/logins/list', sessions[n]?.handle ?? ''),
    );
    await expect(second).rejects.toMatchObject({ code: 'session' });
    await expect(first).resolves.toBeDefined();
    next.endOthers?.();
    await visit.shown('devices', ({ devices }) => devices.length === 1);
    const gone = others[0]?.ask('/logins/list', sessions[0]?.handle ?? '');
    await expect(gone).rejects.toMatchObject({ code: 'session' });
  });

  it('ends an older one by the wallet’s key', async () => {
    const calls = await world.newBrowser();
    const { handle } = await world.logIn(ADA, calls);
    const visit = await world.visit(ADA);
    const screen = await open(visit);
    screen.end?.(screen.devices.find(({ isHere }) => !isHere)?.id ?? '');
    await visit.shown('devices', ({ devices }) => devices.length === 1);
    await expect(calls.ask('/logins/list', handle)).rejects.toMatchObject({ code: 'session' });
  });

  it('says what is wrong where the service cannot be reached, and goes on', async () => {
    const visit = await world.visit(ADA);
    const screen = await visit.shown('logins');
    world.isReachable = false;
    screen.showDevices?.();
    const broken = await visit.shown('devices');
    expect(broken.problem).toEqual({ code: 'unavailable' });
    world.isReachable = true;
    broken.retry?.();
    expect((await visit.shown('devices', ({ retry }) => !retry)).devices).toHaveLength(1);
  });
});

describe('a session that was ended elsewhere', () => {
  let world: LoginsWorld;

  beforeEach(async () => {
    world = await LoginsWorld.start();
  });
  afterEach(() => world.service.close());

  /** The browser of a visitor whose session is over. */
  async function ended(session: Session) {
    const screens = new Screens();
    const calls = await world.newBrowser();
    const login = new EmailLogin({ calls, doWork, site: SITE, now: () => world.now });
    const entry = new CodeEntry({ login, screens, site: SITE });
    const opened: Session[] = [];
    const told: string[] = [];
    const done = signInAgain({
      ended: session,
      entry,
      login,
      screens,
      site: SITE,
      sessions: { open: async (one) => void opened.push(one) },
      tell: (type) => void told.push(type),
    });
    return { done, opened, screens, told };
  }
  const until = async (screens: Screens, kind: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (screens.getSnapshot().kind === kind) resolve();
      };
      screens.subscribe(look);
      look();
    });

  it('leads to a login by a code, and goes on', async () => {
    const before = await world.logIn(ADA, await world.newBrowser());
    world.later(31_000);
    const { done, opened, screens, told } = await ended(before);
    const screen = screens.getSnapshot();
    expect(screen).toMatchObject({ kind: 'signedOut', site: SITE, email: 'a•••@example.test' });
    if (screen.kind === 'signedOut') screen.signIn?.();
    await until(screens, 'code');
    const code = screens.getSnapshot();
    if (code.kind === 'code') code.submit(world.newestCode());
    await done;
    expect(opened).toMatchObject([{ user: before.user, email: ADA }]);
    expect(told).toEqual(['SHOW', 'HIDE']);
  });

  it('that came by a provider says so, and the site begins the login', async () => {
    const { done, screens } = await ended({ handle: 'h', user: 'u', email: '' });
    const screen = screens.getSnapshot();
    expect(screen).not.toHaveProperty('signIn');
    if (screen.kind === 'signedOut') screen.leave();
    await expect(done).rejects.toMatchObject({ code: 4100 });
    expect(screens.getSnapshot().kind).toBe('nothing');
  });

  it('does not go on for another account', async () => {
    const { done, opened, screens } = await ended({ handle: 'h', user: 'u', email: ADA });
    const screen = screens.getSnapshot();
    if (screen.kind === 'signedOut') screen.signIn?.();
    await until(screens, 'code');
    const code = screens.getSnapshot();
    if (code.kind === 'code') code.submit(world.newestCode());
    await expect(done).rejects.toMatchObject({ code: 4100 });
    expect(opened).toHaveLength(1);
  });
});
