import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CodeEntry } from '../../src/use-cases/log-in/code-entry';
import { type Screen, Screens } from '../../src/domain/screens/screens';
import type { DoWork } from '../../src/domain/service/asked-work';
import { EmailLogin } from '../../src/use-cases/log-in/email-login';
import { LoginsWorld } from '../flows/logins-world';
import { doWork } from './do-work';

const SITE = 'https://site.test';
const EMAIL = 'ada@example.test';
const MINUTE = 60_000;

let world: LoginsWorld;

beforeEach(async () => {
  world = await LoginsWorld.start();
});
afterEach(() => world.service.close());

/** A login of a new browser. */
async function newLogin(work: DoWork = doWork): Promise<EmailLogin> {
  const calls = await world.newBrowser();
  return new EmailLogin({ calls, doWork: work, site: SITE, now: () => world.now });
}

/** So many codes have gone to the mailbox, from browsers of this place. */
async function afterCodes(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await (await newLogin()).send(EMAIL);
}

/** The first screen for a code that is as `is` has it. */
function shown(
  screens: Screens,
  is: (screen: Screen & { readonly kind: 'code' }) => boolean,
): Promise<Screen & { readonly kind: 'code' }> {
  return new Promise((resolve) => {
    const look = (): void => {
      const screen = screens.getSnapshot();
      if (screen.kind !== 'code' || !is(screen)) return;
      leave();
      resolve(screen);
    };
    const leave = screens.subscribe(look);
    look();
  });
}

describe('a login for which this browser has to work', () => {
  beforeEach(() => afterCodes(3));

  it('says at once what follows, and has the code sent when it has worked', async () => {
    let levels: readonly number[] = [];
    const login = await newLogin((work, signal) => {
      levels = [...levels, work.level];
      return doWork(work, signal);
    });

    expect(await login.begin(EMAIL)).toMatchObject({ needsDevice: false });
    expect(login.working?.email).toBe(EMAIL);
    expect(world.service.mails).toHaveLength(3);
    await login.working?.done;

    expect(levels).toEqual([1]);
    expect(world.service.mails).toHaveLength(4);
    expect(login.working).toBeUndefined();
    expect((await login.verify(world.newestCode())).kind).toBe('right');
  });

  it('shows that it takes a moment, and then the field for the code', async () => {
    let finish: (() => void) | undefined;
    const login = await newLogin(async (work, signal) => {
      await new Promise<void>((resolve) => (finish = resolve));
      return doWork(work, signal);
    });
    await login.begin(EMAIL);
    const screens = new Screens();
    const opened = new CodeEntry({ login, screens, site: SITE }).ask();
    await shown(screens, ({ before }) => before === 'work');
    finish?.();

    const field = await shown(screens, ({ before }) => before === undefined);
    field.submit(world.newestCode());
    expect(await opened).toMatchObject({ email: EMAIL });
  });

  it('ends with the visitor’s leave, and no mail leaves', async () => {
    let heard: AbortSignal | undefined;
    const login = await newLogin((_work, signal) => {
      heard = signal;
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    await login.begin(EMAIL);
    const screens = new Screens();
    const opened = new CodeEntry({ login, screens, site: SITE }).ask();
    const screen = await shown(screens, ({ before }) => before === 'work');
    screen.leave();

    await expect(opened).rejects.toThrow('User rejected the request.');
    expect(heard?.aborted).toBe(true);
    expect(login.working).toBeUndefined();
    expect(world.service.mails).toHaveLength(3);
  });
});

it('a code that is over is replaced at the first press, and costs one mail', async () => {
  const login = await newLogin();
  await login.send(EMAIL);
  const screens = new Screens();
  const opened = new CodeEntry({ login, screens, site: SITE }).ask();
  const field = await shown(screens, () => true);
  world.later(11 * MINUTE);
  field.submit(world.newestCode());
  const over = await shown(screens, ({ problem }) => problem !== undefined);
  expect(over.problem).toEqual({ code: 'expired' });
  over.resend?.();
  const next = await shown(screens, ({ isBusy, problem }) => !isBusy && problem !== over.problem);

  expect(next.problem).toBeUndefined();
  expect(world.service.mails).toHaveLength(2);
  next.submit(world.newestCode());
  expect(await opened).toMatchObject({ email: EMAIL });
});

it('a code that is over is replaced also where no code was tried', async () => {
  const login = await newLogin();
  await login.send(EMAIL);
  const screens = new Screens();
  void new CodeEntry({ login, screens, site: SITE }).ask();
  const field = await shown(screens, () => true);
  world.later(11 * MINUTE);
  field.resend?.();
  const next = await shown(screens, ({ isBusy, resendAtMs }) => !isBusy && resendAtMs > world.now);

  expect(next.problem).toBeUndefined();
  expect(world.service.mails).toHaveLength(2);
});

it('a new code may need a press in a mail first, for which the entry waits', async () => {
  for (let n = 0; n < 9; n += 1) {
    await afterCodes(1);
    world.service.moveOn();
    world.later(15 * MINUTE);
  }
  const login = await newLogin();
  await login.send(EMAIL);
  const screens = new Screens();
  const opened = new CodeEntry({ login, screens, site: SITE }).ask();
  const field = await shown(screens, () => true);
  world.later(MINUTE);
  field.resend?.();
  await shown(screens, ({ before }) => before === 'press');
  await world.service.approveNewest();

  const next = await shown(screens, ({ before, isBusy }) => before === undefined && !isBusy);
  next.submit(world.newestCode());
  expect(await opened).toMatchObject({ email: EMAIL });
});
