import { manageDevices } from '../../src/use-cases/account/manage-devices';
import { answerWindow } from '../../src/adapters/social/social-greeting';
import { type ManageLoginsDeps, manageLogins } from '../../src/use-cases/account/manage-logins';
import { type Screen, Screens } from '../../src/domain/screens/screens';
import { ProvenCalls } from '../../src/adapters/service/proven-calls';
import { EmailLogin } from '../../src/use-cases/log-in/email-login';
import { ServiceKeyShares } from '../../src/adapters/service/service-key-shares';
import type { Session } from '../../src/domain/session/session';
import { Vault } from '../../src/use-cases/vault/vault';
import { loginNonces } from '../../src/adapters/service/act-nonces';
import { pageActIn } from '../../src/domain/wallet-key/page-act';
import { type RealService, startRealService } from '../service/real-service';
import { doWork } from '../session/do-work';
import { FakeSlotStore } from '../vault/fake-service';
import { farcasterEnvironment, Outside, type Person } from '../walks/outside';
import { confirmsAll } from './confirms-all';

const SITE = 'https://site.test';
const FRAME = 'https://wallet.test';
const URL_OF_SERVICE = 'https://service.test';

/** The wait for the next code. */
const CODE_WAIT_MS = 31_000;

type Kind = Screen['kind'];
type Of<K extends Kind> = Extract<Screen, { readonly kind: K }>;

export interface Visit {
  readonly screens: Screens;
  readonly closed: Promise<void>;

  /** The screen of a kind, once it is shown, not busy, and as `is` has it. */
  shown<K extends Kind>(kind: K, is?: (screen: Of<K>) => boolean): Promise<Of<K>>;
}

/** The list of an account's logins in the frame, over the operator's service with Farcaster. */
export class LoginsWorld {
  readonly service: RealService;
  readonly outside: Outside;

  /** The paths that frames have asked the service for. */
  readonly asked: string[] = [];
  isReachable = true;
  now = Date.now();

  private constructor(service: RealService, outside: Outside) {
    this.service = service;
    this.outside = outside;
  }

  /** @param isKeptElsewhere Whether another operator keeps the key shares. */
  static async start(isKeptElsewhere = false): Promise<LoginsWorld> {
    const outside = new Outside();
    const more = { environment: farcasterEnvironment, fetch: outside.fetch, isKeptElsewhere };
    return new LoginsWorld(await startRealService(SITE, FRAME, more), outside);
  }

  newestCode(): string {
    return this.service.mails.at(-1)?.code ?? '';
  }

  /** The calls of a browser with a key of its own. */
  async newBrowser(): Promise<ProvenCalls> {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const key = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    return new ProvenCalls({
      url: URL_OF_SERVICE,
      deviceKey: () => Promise.resolve(key),
      fetch: (input, init) => {
        this.asked.push(new URL(new Request(input, init).url).pathname);
        return this.isReachable
          ? this.service.ask(input, init)
          : Promise.reject(new TypeError('fetch failed'));
      },
      now: () => this.now,
    });
  }

  async logIn(email: string, calls: ProvenCalls): Promise<Session> {
    this.later(CODE_WAIT_MS);
    const login = new EmailLogin({ calls, doWork, site: SITE, now: () => this.now });
    await login.send(email);
    const outcome = await login.verify(this.newestCode());
    if (outcome.kind !== 'right') throw new Error(outcome.kind);
    return outcome.session;
  }

  /** The visitor of `email` has opened the list. */
  async visit(email: string, more: Partial<ManageLoginsDeps> = {}): Promise<Visit> {
    const calls = await this.newBrowser();
    const session = await this.logIn(email, calls);
    this.later(CODE_WAIT_MS);
    const vault = vaultOf(calls, session);
    await vault.begin(() => Promise.resolve());
    const screens = new Screens();
    const prove: ManageLoginsDeps['prove'] = (act) =>
      vault.signAct({ kind: 'device' }, pageActIn(act));
    const closed = manageLogins({
      answerWindow,
      calls,
      doWork,
      screens,
      site: SITE,
      now: () => this.now,
      offered: () =>
        Promise.resolve([
          { name: 'openid:test-id', title: 'Test ID' },
          { name: 'farcaster', title: 'Farcaster' },
        ]),
      openWindow: () => true,
      confirm: confirmsAll.again,
      lead: () => Promise.reject(new Error('No kit')),
      prove,
      manageDevices: () =>
        manageDevices({
          calls,
          prove,
          screens,
          session: () => session,
          confirm: confirmsAll.again,
        }),
      session: () => session,
      ...more,
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

  /** A person approves in the app of Farcaster, whose clock is `agoMs` behind. */
  async approve(link: string | undefined, person: Person, agoMs = 0): Promise<void> {
    const isOpen = await this.outside.approve(link ?? '', person, Date.now() - agoMs);
    if (!isOpen) throw new Error('The channel is over');
  }

  /** Moves the clocks of the service and of the browsers. */
  later(ms: number): void {
    this.service.later(ms);
    this.now += ms;
  }
}

/** The wallet of a session, in the browser of `calls`. */
export function vaultOf(calls: ProvenCalls, { handle, user }: Session): Vault {
  const session = (): Promise<string> => Promise.resolve(handle);
  return new Vault({
    shares: new ServiceKeyShares({ calls, session }),
    nonces: loginNonces(calls, session),
    origin: FRAME,
    store: new FakeSlotStore(),
    user,
  });
}
