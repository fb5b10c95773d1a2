import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Screen, Screens } from '../../src/domain/screens/screens';
import { EmailChange } from '../../src/use-cases/log-in/email-change';
import { pageActIn } from '../../src/domain/wallet-key/page-act';
import { LoginsWorld, vaultOf } from '../flows/logins-world';
import { doWork } from './do-work';

const FROM = 'ada@example.test';
const TO = 'new@example.test';

let world: LoginsWorld;
beforeEach(async () => {
  world = await LoginsWorld.start();
});
afterEach(() => world.service.close());

/** A visitor with a wallet, who changes the address, and what the frame shows. */
async function changing() {
  const calls = await world.newBrowser();
  const session = await world.logIn(FROM, calls);
  const vault = vaultOf(calls, session);
  await vault.begin(() => Promise.resolve());
  const screens = new Screens();
  const told: string[] = [];
  const renamed: string[] = [];
  const change = new EmailChange({
    calls,
    confirmation: { ask: () => Promise.resolve() }, // The visitor has pressed the button.
    doWork,
    prove: (act) => vault.signAct({ kind: 'device' }, pageActIn(act)),
    screens,
    sessions: { current: session, rename: async (email) => void renamed.push(email) },
    site: 'https://site.test',
    tell: (type) => void told.push(type),
  });
  await change.begin(TO);
  return { change, renamed, screens, told };
}

type Code = Extract<Screen, { readonly kind: 'code' }>;

/** The field for a code, once it is not busy. */
function field(screens: Screens, hasProblem = false): Promise<Code> {
  return new Promise((resolve) => {
    const look = (): void => {
      const screen = screens.getSnapshot();
      if (screen.kind !== 'code' || screen.isBusy || hasProblem !== Boolean(screen.problem)) return;
      leave();
      resolve(screen);
    };
    const leave = screens.subscribe(look);
    look();
  });
}

describe('a change of the address', () => {
  it('has both codes typed into the frame: a wrong one again, and the second for the new address', async () => {
    const { change, renamed, screens, told } = await changing();
    const old = change.takeOld();
    const first = await field(screens);
    expect(first).toMatchObject({ purpose: 'changeOld', email: 'a•••@example.test' });
    const right = world.newestCode();
    first.submit(right === '000000' ? '111111' : '000000');
    const wrong = await field(screens, true);
    expect(wrong.problem).toMatchObject({ code: 'wrong', count: 4 });
    wrong.submit(right);
    expect(await old).toEqual({});
    expect(screens.getSnapshot()).toEqual({ kind: 'nothing' });

    const done = change.takeNew();
    const second = await field(screens);
    expect(second).toMatchObject({ purpose: 'changeNew', email: TO });
    expect(second.resend).toBeUndefined();
    second.submit(world.newestCode());
    expect(await done).toEqual({ newEmail: TO });
    expect(renamed).toEqual([TO]);
    expect(told).toEqual(['SHOW', 'HIDE', 'SHOW', 'HIDE']);
  });

  it('is over where the visitor leaves the field', async () => {
    const { change, renamed, screens } = await changing();
    const old = change.takeOld();
    (await field(screens)).leave();
    await expect(old).rejects.toMatchObject({ message: 'User rejected the request.', code: 4001 });
    await expect(change.takeOld()).rejects.toThrow('No change of the address is under way');
    expect(renamed).toEqual([]);
  });
});
