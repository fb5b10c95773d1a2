import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { answerWindow } from '../../src/adapters/social/social-greeting';
import { manageLogins } from '../../src/use-cases/account/manage-logins';
import { Screens } from '../../src/domain/screens/screens';
import { keyWorkers } from '../../src/adapters/worker/key-workers';
import { passkeys } from '../../src/adapters/browser/passkeys';
import { OpenWallets } from '../../src/use-cases/open/open-wallets';
import { doWork } from '../session/do-work';
import { LoginsWorld } from './logins-world';
import { confirmsAll } from './confirms-all';

let world: LoginsWorld;

beforeEach(async () => {
  world = await LoginsWorld.start();
});
const ports: MessagePort[] = [];
afterEach(async () => {
  for (const port of ports.splice(0)) port.close(); // An open one keeps the process.
  await world.service.close();
});

/** A thread that no key is in: the list of logins needs none. */
function emptyWorker(): Worker {
  const { port1 } = new MessageChannel();
  ports.push(port1);
  return Object.assign(port1, { terminate: () => port1.close() }) as unknown as Worker;
}

/** The page of ada's wallet, with the screen on which she enters the code of an address that she adds. */
async function adding(email: string) {
  const calls = await world.newBrowser();
  const ada = await world.logIn('ada@example.test', calls);
  const screens = new Screens();
  const now = (): number => world.now;
  const wallets = new OpenWallets({
    calls,
    screens,
    service: '',
    tell: () => undefined,
    workers: keyWorkers(emptyWorker, () => ''),
    passkeys,
    confirmation: confirmsAll,
    onSessionOver: () => undefined,
    signInAgain: () => Promise.resolve(),
  });
  wallets.follow(ada);
  void wallets.showLogins((session) =>
    manageLogins({
      answerWindow,
      calls,
      doWork,
      now,
      screens,
      session,
      site: 'https://site.test',
      offered: () => Promise.resolve([]),
      openWindow: () => true,
      confirm: confirmsAll.again,
      manageDevices: () => Promise.resolve(),
      lead: () => Promise.reject(new Error('No kit')),
      prove: () => Promise.resolve({ nonce: '', signature: '' }), // An account without a wallet has no key.
    }),
  );
  const shown = (kind: string): Promise<ReturnType<Screens['getSnapshot']>> =>
    new Promise((resolve) => {
      const look = (): void => {
        const screen = screens.getSnapshot();
        if (screen.kind !== kind || ('isBusy' in screen && screen.isBusy)) return;
        leave();
        resolve(screen);
      };
      const leave = screens.subscribe(look);
      look();
    });
  const list = await shown('logins');
  if (list.kind !== 'logins') throw new Error(list.kind);
  world.later(31_000);
  list.addEmail?.(email);
  const code = await shown('code');
  if (code.kind !== 'code') throw new Error(code.kind);
  return { ada, calls, code, joinCode: world.newestCode(), wallets };
}

const joins = (): number => world.asked.filter((path) => path === '/logins/join').length;

describe('an address that is being added', () => {
  it('is joined by its code, also where the handle of the session was replaced meanwhile', async () => {
    const { ada, calls, code, joinCode, wallets } = await adding('second@example.test');
    const again = await world.logIn('ada@example.test', calls);
    wallets.follow(again);
    code.submit(joinCode);
    while (joins() === 0) await pause();
    await pause();
    const { user } = await world.logIn('second@example.test', calls);
    expect([again.user, user]).toEqual([ada.user, ada.user]);
  });

  it('is not joined to the account of another visitor who has logged in meanwhile', async () => {
    const { ada, calls, code, joinCode, wallets } = await adding('second@example.test');
    const eve = await world.logIn('eve@example.test', calls);
    wallets.follow(eve);
    code.submit(joinCode);
    await pause();
    expect(joins()).toBe(0);
    const { user } = await world.logIn('second@example.test', calls);
    expect([ada.user, eve.user]).not.toContain(user);
  });
});

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
}
