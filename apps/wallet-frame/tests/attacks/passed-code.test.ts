import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { composeRequests, type ComposeRequestsDeps } from '../../src/root/compose-requests';
import { EmailLogin } from '../../src/use-cases/log-in/email-login';
import { Screens } from '../../src/domain/screens/screens';
import { EmailChange } from '../../src/use-cases/log-in/email-change';
import { pageActIn } from '../../src/domain/wallet-key/page-act';
import { LoginsWorld, vaultOf } from '../flows/logins-world';
import { doWork } from '../session/do-work';

type Module = typeof import('../../src/root/compose-requests');

const requestsFile = 'apps/wallet-frame/src/root/compose-requests.ts';
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
async function sessionsAfter({
  composeRequests: compose,
}: Pick<Module, 'composeRequests'>): Promise<number> {
  const calls = await world.newBrowser();
  const site = 'https://site.test';
  const login = new EmailLogin({ calls, doWork, site, now: () => world.now });
  let sessions = 0;
  const wallets = { expect: () => undefined } as ComposeRequestsDeps['wallets'];
  // What a code over the channel reaches.
  const deps: Partial<ComposeRequestsDeps> = {
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
    wallets,
  };
  const requests = compose(deps as ComposeRequestsDeps);
  await requests.answer('CONNECT_EMAIL', { email: EMAIL });
  await Promise.resolve(requests.answer('CONNECT_OTP', { otp: world.newestCode() })).catch(
    () => undefined,
  );
  return sessions;
}

/**
 * The same script names an address of its own for a visitor, who presses what the frame shows and types the code into the
 * script's field. Whether the script then has the account's address.
 */
async function changedBy({
  composeRequests: compose,
}: Pick<Module, 'composeRequests'>): Promise<boolean> {
  const calls = await world.newBrowser();
  const session = await world.logIn(EMAIL, calls);
  const vault = vaultOf(calls, session);
  await vault.begin(() => Promise.resolve());
  const emails = new EmailChange({
    calls,
    confirmation: { ask: () => Promise.resolve() }, // The visitor has pressed the button.
    doWork,
    prove: (act) => vault.signAct({ kind: 'device' }, pageActIn(act)),
    screens: new Screens(),
    sessions: { current: session, rename: () => Promise.resolve() },
    site: 'https://site.test',
    tell: () => undefined,
  });
  const [budget, rpc] = [{ spend: () => undefined }, { isWaiting: false }];
  const requests = compose({
    budget,
    emails,
    rpc,
    takesCodes: false,
  } as unknown as ComposeRequestsDeps);
  await requests.answer('UPDATE_EMAIL', { email: 'thief@example.test' });
  try {
    for (const type of ['UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP'] as const) {
      await requests.answer(type, { otp: world.newestCode() });
    }
    return true;
  } catch {
    return false;
  }
}

const control = (): Promise<Module> =>
  withoutDefence<Module>(requestsFile, {
    file: 'apps/wallet-frame/src/adapters/channel/code-of-site.ts',
    find: 'if (!takesCodes) throw',
    put: 'if (code.length === 0) throw',
  });

it('[E1.l] passes on a code that the visitor has typed into the site: the wallet takes none', async () => {
  expect(await sessionsAfter({ composeRequests })).toBe(0);
});

it('[E1.l control] logs in by it where the wallet takes a code of every site', async () => {
  expect(await sessionsAfter(await control())).toBe(1);
});

it('[E1.u] passes on the codes of a change of the address: the wallet takes none', async () => {
  expect(await changedBy({ composeRequests })).toBe(false);
});

it('[E1.u control] has the account’s address by them where the wallet takes codes of every site', async () => {
  expect(await changedBy(await control())).toBe(true);
});
