import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KeyWorker } from '../../src/adapters/worker/key-worker';
import { type RenewalStep, type Screen, Screens } from '../../src/domain/screens/screens';
import type { ProvenCalls } from '../../src/adapters/service/proven-calls';
import { keyWorkers } from '../../src/adapters/worker/key-workers';
import { passkeys } from '../../src/adapters/browser/passkeys';
import { OpenWallets } from '../../src/use-cases/open/open-wallets';
import { FakeSlotStore } from '../vault/fake-service';
import { localWorker } from './local-worker';
import { LoginsWorld } from './logins-world';
import { confirmsAll } from './confirms-all';

jest.setTimeout(60_000);

const DAY = 24 * 3_600_000;
const EMAIL = 'ada@example.test';

let world: LoginsWorld;
beforeEach(async () => {
  world = await LoginsWorld.start();
});
afterEach(() => world.service.close());

/** A browser of the visitor, whose frame opens anew at each login. */
class Browser {
  readonly screens = new Screens();
  readonly #calls: ProvenCalls;
  readonly store = new FakeSlotStore();

  private constructor(calls: ProvenCalls) {
    this.#calls = calls;
  }

  static async open(): Promise<Browser> {
    return new Browser(await world.newBrowser());
  }

  /** Logs in. The wallet's address follows once the visitor has answered what the frame shows. */
  async logIn(): Promise<{ readonly address: Promise<string>; readonly wallets: OpenWallets }> {
    const session = await world.logIn(EMAIL, this.#calls);
    const wallets = new OpenWallets({
      calls: this.#calls,
      confirmation: confirmsAll,
      service: 'https://service.test',
      workers: keyWorkers(
        () => this.#startWorker(),
        () => '',
      ),
      passkeys,
      screens: this.screens,
      tell: () => undefined,
      onSessionOver: () => undefined,
      signInAgain: () => Promise.resolve(),
    });
    wallets.follow(session);
    const welcomed = wallets.welcome();
    welcomed.catch(() => undefined);
    const address = welcomed.then(async () => (await wallets.current().accounts()).evm.address);
    address.catch(() => undefined);
    return { address, wallets };
  }

  /** Takes a kit away, as the wallet's own window does after a new login. */
  async makeKit(): Promise<Awaited<ReturnType<KeyWorker['makeKit']>>> {
    const { handle: session, user } = await world.logIn(EMAIL, this.#calls);
    const settings = { service: 'https://service.test', user, session, mayExport: true };
    return new KeyWorker(this.#startWorker(), settings, { trace: () => '' }).makeKit();
  }

  #startWorker(): Worker {
    return localWorker({
      calls: this.#calls,
      now: () => world.now,
      origin: 'https://wallet.test',
      store: this.store,
    });
  }

  /** The screen of a kind, once it is shown and not busy. */
  shown<Kind extends Screen['kind']>(
    kind: Kind,
    step?: RenewalStep,
  ): Promise<Extract<Screen, { readonly kind: Kind }>> {
    return new Promise((resolve) => {
      const look = (): void => {
        const screen = this.screens.getSnapshot();
        if (screen.kind !== kind || ('isBusy' in screen && screen.isBusy)) return;
        if (step !== undefined && 'step' in screen && screen.step !== step) return;
        leave();
        resolve(screen as Extract<Screen, { readonly kind: Kind }>);
      };
      const leave = this.screens.subscribe(look);
      look();
    });
  }

  /** Begins the wallet, and puts the second way off. */
  async begin(): Promise<string> {
    const { address } = await this.logIn();
    (await this.shown('safety')).choose('later');
    return address;
  }

  async askForNew(): Promise<number | undefined> {
    await this.logIn();
    (await this.shown('unlock')).lost();
    (await this.shown('renewal', 'ask')).confirm?.();
    const waiting = await this.shown('renewal', 'wait');
    waiting.leave();
    (await this.shown('unlock')).leave();
    return waiting.atMs;
  }

  /** Begins the new wallet, when its time has come. */
  async beginNew(): Promise<string> {
    const { address } = await this.logIn();
    (await this.shown('unlock')).lost();
    (await this.shown('renewal', 'ready')).confirm?.();
    (await this.shown('safety')).choose('later');
    return address;
  }
}

describe('a visitor who has lost every way into the wallet', () => {
  it('begins a new one after the delay, and the browser that is found again brings the old one back', async () => {
    const laptop = await Browser.open();
    const old = await laptop.begin();
    const phone = await Browser.open();
    const readyAtMs = await phone.askForNew();
    expect(readyAtMs).toBeGreaterThan(world.now + 6.9 * DAY);

    world.later(8 * DAY);
    const fresh = await phone.beginNew();
    expect(fresh).not.toBe(old);

    const { address } = await laptop.logIn();
    (await laptop.shown('renewal', 'aside')).confirm?.();
    (await laptop.shown('safety')).choose('later');
    expect(await address).toBe(old);

    // The new one is set aside in its turn, and nothing of it is lost. The older one has a day.
    await phone.logIn();
    (await phone.shown('renewal', 'aside')).confirm?.();
    const tooEarly = await phone.shown('renewal', 'aside');
    expect(tooEarly.problem).toEqual({ code: 'heldWallet' });
    tooEarly.leave();
    // Its visitor can take it away at once.
    expect(await phone.makeKit()).toMatchObject({ words: expect.any(String) });
    world.later(DAY);
    const again = await phone.logIn();
    (await phone.shown('renewal', 'aside')).confirm?.();
    (await phone.shown('safety')).choose('later');
    expect(await again.address).toBe(fresh);
  });

  it('brings the old one back by an offline kit, on a browser that is new to it', async () => {
    const laptop = await Browser.open();
    const old = await laptop.begin();
    const { kit, words } = await laptop.makeKit();
    const thief = await Browser.open();
    await thief.askForNew();
    world.later(8 * DAY);
    await thief.beginNew();

    const phone = await Browser.open();
    const opened = await phone.logIn();
    (await phone.shown('unlock')).openByKit();
    const page = `<script type="application/json" id="kit">${JSON.stringify(kit)}</script>`;
    (await phone.shown('kit')).open(new File([page], 'kit.html'), words);
    expect(await opened.address).toBe(old);
  });

  it('may leave the old one where it is', async () => {
    const laptop = await Browser.open();
    await laptop.begin();
    const phone = await Browser.open();
    await phone.askForNew();
    world.later(8 * DAY);
    const fresh = await phone.beginNew();

    const { address } = await laptop.logIn();
    (await laptop.shown('renewal', 'aside')).leave();
    await expect(address).rejects.toThrow('User rejected the request.');

    const { address: same } = await phone.logIn();
    (await phone.shown('safety')).choose('later');
    expect(await same).toBe(fresh);
  });
});

describe('a wallet that was set aside', () => {
  /** A browser whose wallet is not in its place any more. */
  async function setAside(): Promise<{ readonly laptop: Browser; readonly old: string }> {
    const laptop = await Browser.open();
    const old = await laptop.begin();
    const phone = await Browser.open();
    await phone.askForNew();
    world.later(8 * DAY);
    await phone.beginNew();
    return { laptop, old };
  }

  /** The browser's visitor has the wallet go. When it does. */
  async function letGo(laptop: Browser): Promise<number> {
    (await laptop.shown('renewal', 'aside')).other?.();
    (await laptop.shown('renewal', 'discard')).confirm?.();
    return (await laptop.shown('renewal', 'going')).atMs ?? 0;
  }

  it('goes in 30 days by two presses, and no browser opens it then', async () => {
    const { laptop } = await setAside();
    const { address } = await laptop.logIn();
    const goesAtMs = await letGo(laptop);
    expect(goesAtMs).toBeGreaterThan(world.now + 29.9 * DAY);
    (await laptop.shown('renewal', 'going')).leave();
    await expect(address).rejects.toThrow('User rejected the request.');

    // Until then the browser says so.
    world.later(29 * DAY);
    const reminded = await laptop.logIn();
    expect(await laptop.shown('renewal', 'going')).toMatchObject({ atMs: goesAtMs });
    (await laptop.shown('renewal', 'going')).leave();
    await expect(reminded.address).rejects.toThrow('User rejected the request.');

    world.later(2 * DAY);
    await world.service.sweep();
    await laptop.logIn();
    expect(await laptop.shown('unlock')).toBeDefined();
  });

  it('stays where the visitor keeps it after all, and comes back later', async () => {
    const { laptop, old } = await setAside();
    await laptop.logIn();
    await letGo(laptop);
    (await laptop.shown('renewal', 'going')).other?.();
    (await laptop.shown('renewal', 'aside')).leave();

    world.later(31 * DAY);
    await world.service.sweep();
    const { address } = await laptop.logIn();
    (await laptop.shown('renewal', 'aside')).confirm?.();
    (await laptop.shown('safety')).choose('later');
    expect(await address).toBe(old);
  });

  it('comes back out of the 30 days', async () => {
    const { laptop, old } = await setAside();
    const { address } = await laptop.logIn();
    await letGo(laptop);
    (await laptop.shown('renewal', 'going')).confirm?.();
    (await laptop.shown('safety')).choose('later');
    expect(await address).toBe(old);
  });
});

describe('a browser whose own way was ended elsewhere', () => {
  it('begins the new wallet itself, and keeps its old slot aside', async () => {
    const laptop = await Browser.open();
    const old = await laptop.begin();
    const { kit, words } = await laptop.makeKit();
    const tablet = await Browser.open();
    const opened = await tablet.logIn();
    (await tablet.shown('unlock')).openByKit();
    const page = `<script type="application/json" id="kit">${JSON.stringify(kit)}</script>`;
    (await tablet.shown('kit')).open(new File([page], 'kit.html'), words);
    expect(await opened.address).toBe(old);
    const before = tablet.store.stored;

    const { wallets } = await laptop.logIn();
    const { keys } = wallets.current();
    const own = await keys.ownSlot();
    const others = (await keys.list()).slots.filter(({ id }) => id !== own);
    for (const { id } of others) await keys.revoke(id);

    await tablet.askForNew();
    world.later(8 * DAY);
    expect(await tablet.beginNew()).not.toBe(old);
    expect(tablet.store.putAside).toEqual([before]);
  });
});

describe('an attempt to begin a new wallet', () => {
  it('is over when a browser that opens the wallet logs in, which says so', async () => {
    const laptop = await Browser.open();
    const old = await laptop.begin();
    const thief = await Browser.open();
    await thief.askForNew();
    world.later(3 * DAY);

    const { address } = await laptop.logIn();
    (await laptop.shown('renewal', 'stopped')).leave();
    (await laptop.shown('safety')).choose('later');
    expect(await address).toBe(old);

    world.later(6 * DAY);
    await thief.logIn();
    (await thief.shown('unlock')).lost();
    expect(await thief.shown('renewal', 'ask')).toBeDefined();
  });

  it('is shown in every browser that logs in and does not open the wallet', async () => {
    await (await Browser.open()).begin();
    const thief = await Browser.open();
    const readyAtMs = await thief.askForNew();
    const tablet = await Browser.open();
    await tablet.logIn();
    const unlock = await new Promise<Screen>((resolve) => {
      const look = (): void => {
        const screen = tablet.screens.getSnapshot();
        if (screen.kind === 'unlock' && screen.renewedAtMs !== undefined) resolve(screen);
      };
      tablet.screens.subscribe(look);
      look();
    });
    expect(unlock).toMatchObject({ renewedAtMs: readyAtMs });
  });

  it('begins nothing on a browser that has not waited', async () => {
    await (await Browser.open()).begin();
    await (await Browser.open()).askForNew();
    world.later(8 * DAY);
    const other = await Browser.open();
    await other.logIn();
    (await other.shown('unlock')).lost();
    expect(await other.shown('renewal', 'ask')).toBeDefined();
  });
});
