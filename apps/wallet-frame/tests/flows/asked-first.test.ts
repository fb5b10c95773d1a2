import { beforeEach, describe, expect, it } from '@jest/globals';
import { HostRefusal } from '../../src/domain/refusals/host-refusal';
import type { Change } from '../../src/domain/screens/change';
import { beginAnew } from '../../src/use-cases/open/begin-anew';
import { type AsideActs, bringBack } from '../../src/use-cases/open/bring-back';
import { manageDevices } from '../../src/use-cases/account/manage-devices';
import { type ManageLoginsDeps, manageLogins } from '../../src/use-cases/account/manage-logins';
import { manageKeys } from '../../src/use-cases/open/manage-keys';
import { passkeys } from '../../src/adapters/browser/passkeys';
import type { Keys } from '../../src/ports/keys';
import { type Screen, Screens } from '../../src/domain/screens/screens';

/** What a service and a worker answer to a visitor who only looks. */
const answers: Readonly<Record<string, unknown>> = {
  '/logins/list': {
    logins: [
      { id: 'here', provider: 'email', label: 'ada', createdAtMs: 0, isHere: true },
      { id: 'there', provider: 'email', label: 'eve', createdAtMs: 0, isHere: false },
    ],
  },
  '/devices/list': {
    devices: [{ id: 'there', isHere: false, sinceMs: 0, usedMs: 0 }],
    mayWait: false,
    waiting: [{ id: 'new', sinceMs: 0, site: 'https://site.test' }],
  },
  list: {
    slots: [
      { id: 'here', kind: 'device', createdAtMs: 0 },
      { id: 'there', kind: 'phrase', createdAtMs: 0 },
    ],
  },
  ownSlot: 'here',
};

type Of<Kind extends Screen['kind']> = Extract<Screen, { readonly kind: Kind }>;

describe('a visitor who declines what the wallet asks once more', () => {
  let done: string[];
  let asked: Change['kind'][];
  let screens: Screens;
  beforeEach(() => {
    done = [];
    asked = [];
    screens = new Screens();
  });

  /** Records what is more than a look. */
  const answer = (name: string): Promise<unknown> => {
    if (!(name in answers)) done.push(name);
    return Promise.resolve(answers[name]);
  };
  const confirm = ({ kind }: Change): Promise<void> => {
    asked.push(kind);
    return Promise.reject(new HostRefusal('User rejected the request.'));
  };
  const recorded = <Recorded>(): Recorded =>
    new Proxy({}, { get: (_none, name) => () => answer(String(name)) }) as Recorded;
  const keys = recorded<Keys>();
  const calls = { ask: (path: string) => answer(path), post: (path: string) => answer(path) };

  const aside = (goesAtMs?: number): AsideActs => ({
    confirm,
    goesAtMs,
    restore: () => answer('restore') as never,
    discard: () => answer('discard') as never,
    keep: () => answer('keep') as never,
  });

  async function shown<Kind extends Screen['kind']>(kind: Kind): Promise<Of<Kind>> {
    for (;;) {
      const screen = screens.getSnapshot();
      if (screen.kind === kind && !('isBusy' in screen && screen.isBusy)) return screen as Of<Kind>;
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
    }
  }

  it('[R7.16] ends no way to open the wallet', async () => {
    const parts = { confirm, keys, passkeys, screens, name: 'ada' };
    void manageKeys({ ...parts, makeWords: () => answer('makeWords') });
    (await shown('keys')).end?.('there');
    (await shown('keys')).close();
    expect([asked, done]).toEqual([['endWay'], []]);
  });

  it('[R7.16] adds no login, and ends none', async () => {
    const deps: Partial<ManageLoginsDeps> = {
      calls: calls as unknown as ManageLoginsDeps['calls'],
      confirm,
      doWork: () => answer('work') as never,
      lead: () => answer('lead') as never,
      manageDevices: () => Promise.resolve(),
      offered: () => Promise.resolve([]),
      prove: () => answer('prove') as never,
      screens,
      session: () => ({ handle: 'h', user: 'ada', email: 'ada@example.test' }),
      site: 'https://site.test',
    };
    void manageLogins(deps as ManageLoginsDeps);
    (await shown('logins')).addEmail?.('eve@example.test');
    (await shown('logins')).addSocial?.('farcaster');
    (await shown('logins')).remove?.('there');
    (await shown('logins')).close();
    expect([asked, done]).toEqual([['addLogin', 'addLogin', 'removeLogin'], []]);
  });

  it('[R7.16] signs out no browser, and lets none in', async () => {
    const prove = () => answer('prove') as never;
    const session = () => ({ handle: 'h', user: 'ada', email: 'ada@example.test' });
    void manageDevices({ calls, confirm, prove, screens, session });
    (await shown('devices')).end?.('there');
    (await shown('devices')).endOthers?.();
    (await shown('devices')).allow?.('new');
    (await shown('devices')).close();
    expect([asked, done]).toEqual([['endBrowser', 'endOthers', 'letIn'], []]);
  });

  it('[R7.16] begins no new wallet, brings none back, and has none go', async () => {
    void beginAnew({ confirm, keys, screens });
    (await shown('renewal')).confirm?.();
    (await shown('renewal')).leave();
    void bringBack(screens, aside());
    (await shown('renewal')).confirm?.();
    (await shown('renewal')).other?.(); // It leads to the question whether that wallet is to go.
    (await shown('renewal')).confirm?.();
    (await shown('renewal')).leave();
    void bringBack(screens, aside(1));
    (await shown('renewal')).other?.();
    (await shown('renewal')).leave();
    expect([asked, done]).toEqual([['askForNew', 'bringBack', 'discard', 'keepAside'], []]);
  });
});
