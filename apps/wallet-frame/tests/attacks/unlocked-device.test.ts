import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { wordsOf } from '../../src/domain/accounts/entropy';
import { serveKeysWindow } from '../../src/root/keys-window';
import { type Screen, Screens } from '../../src/domain/screens/screens';
import type { WindowPageDeps } from '../../src/root/window-page-deps';
import { ServiceKeyShares } from '../../src/adapters/service/service-key-shares';
import { Vault } from '../../src/use-cases/vault/vault';
import { loginNonces } from '../../src/adapters/service/act-nonces';
import { localWorker } from '../flows/local-worker';
import { LoginsWorld } from '../flows/logins-world';
import { FakeSlotStore } from '../vault/fake-service';

type Module = typeof import('../../src/root/keys-window');

const EMAIL = 'ada@example.test';
const SITE = 'https://site.test';
const origin = 'https://wallet.test';

let world: LoginsWorld;
beforeEach(async () => {
  world = await LoginsWorld.start();
});
afterEach(() => world.service.close());

/** Opens the window in which the wallet is taken away, guesses codes, and reads the words. Whether those are the wallet's. */
async function taken({ serveKeysWindow: serve }: Pick<Module, 'serveKeysWindow'>) {
  const calls = await world.newBrowser();
  const unlocked = await world.logIn(EMAIL, calls);
  const { handle, user } = unlocked;
  const session = (): Promise<string> => Promise.resolve(handle);
  const store = new FakeSlotStore();
  const shares = new ServiceKeyShares({ calls, session });
  const vault = new Vault({ shares, nonces: loginNonces(calls, session), origin, store, user });
  const words = await vault.begin((entropy) => Promise.resolve(wordsOf(entropy)));
  world.later(31_000); // The wait for the next code.
  Object.assign(globalThis, { unlocked });

  const screens = new Screens();
  const guesses = ['000000', '111111', '222222', '333333', '444444'];
  const read = new Promise<string>((resolve) => {
    const look = (): void => {
      const screen: Screen | undefined = screens.getSnapshot();
      if (screen?.kind === 'export' && !screen.isBusy) {
        screen.reveal().then(resolve, () => resolve('refused'));
      }
      if (screen?.kind !== 'code' || screen.isBusy) return;
      const isOver = screen.problem !== undefined && screen.problem.code !== 'wrong';
      const guess = guesses.find((code) => code !== world.newestCode());
      if (isOver || guess === undefined) return resolve('refused');
      guesses.splice(guesses.indexOf(guess), 1);
      screen.submit(guess);
    };
    screens.subscribe(look);
  });
  const settings = { kit: '', service: origin } as unknown as WindowPageDeps['settings'];
  const startWorker = (): Worker => localWorker({ calls, now: () => world.now, origin, store });
  void serve({ calls, screens, settings, startWorker }, SITE, EMAIL).catch(() => undefined);
  return (await read) === words;
}

it('[E5.a] reads no words of the wallet without the mailbox', async () => {
  expect(await taken({ serveKeysWindow })).toBe(false);
});

it('[E5.a control] reads them where the window takes the session that is there', async () => {
  const file = 'apps/wallet-frame/src/root/keys-window.ts';
  const control = await withoutDefence<Module>(file, {
    file,
    find: 'await new CodeEntry({ login, screens, site }).ask();',
    put: 'globalThis.unlocked; void CodeEntry;',
  });
  expect(await taken(control)).toBe(true);
});
