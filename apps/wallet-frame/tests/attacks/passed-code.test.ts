import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { FrameDesk, type FrameDeskDeps } from '../../src/host/frame-desk';
import { EmailLogin } from '../../src/session/email-login';
import { LoginsWorld } from '../flows/logins-world';
import { doWork } from '../session/do-work';

type Module = typeof import('../../src/host/frame-desk');

const deskFile = 'apps/wallet-frame/src/host/frame-desk.ts';
const EMAIL = 'ada@example.test';

let world: LoginsWorld;
beforeEach(async () => {
  world = await LoginsWorld.start();
});
afterEach(() => world.service.close());

/**
 * A script of a site, not listed by the operator, draws a field for the code. The visitor types the code into it, and the
 * script passes it on. How many sessions there are then.
 */
async function sessionsAfter({ FrameDesk: Desk }: Pick<Module, 'FrameDesk'>): Promise<number> {
  const calls = await world.newBrowser();
  const site = 'https://site.test';
  const login = new EmailLogin({ calls, doWork, site, now: () => world.now });
  let sessions = 0;
  // What a code over the channel reaches.
  const deps: Partial<FrameDeskDeps> = {
    login,
    entry: {
      ask: () => Promise.reject(new Error()),
      end: () => undefined,
      restart: () => undefined,
    },
    sessions: {
      current: undefined,
      end: () => Promise.resolve(),
      open: () => Promise.resolve(void (sessions += 1)),
      resume: () => Promise.resolve(false),
    },
    takesCodes: false,
  };
  const desk = new Desk(deps as FrameDeskDeps);
  await desk.answer('CONNECT_EMAIL', { email: EMAIL });
  await Promise.resolve(desk.answer('CONNECT_OTP', { otp: world.newestCode() })).catch(
    () => undefined,
  );
  return sessions;
}

it('[E1.r] passes on a code that the visitor has typed into the site: the wallet takes none', async () => {
  expect(await sessionsAfter({ FrameDesk })).toBe(0);
});

it('[E1.r control] logs in by it where the wallet takes a code of every site', async () => {
  const control = await withoutDefence<Module>(deskFile, {
    file: deskFile,
    find: 'if (!this.#deps.takesCodes) throw',
    put: 'if (otp.length === 0) throw',
  });

  expect(await sessionsAfter(control)).toBe(1);
});
