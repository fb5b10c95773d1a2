import { StoredKeyShares } from '../../../../service/src/use-cases/slots/stored-key-shares';
import { sqlStore } from '../../../../service/src/adapters/sql/sql-store';
import { answerWindow } from '../../../src/adapters/social/social-greeting';
import { createService } from '../../../../service/src/create-service';
import { parseConfig } from '../../../../service/src/config/config';
import type { Database } from '../../../../service/src/adapters/sql/database';
import { openDatabase } from '../../../../service/src/adapters/sql/open-database';
import { createLogger } from '../../../../service/src/observe/logger';
import { fromBase64url } from '../../../src/domain/bytes/base64url';
import { ProvenCalls } from '../../../src/adapters/service/proven-calls';
import { ServiceKeyShares } from '../../../src/adapters/service/service-key-shares';
import { EmailLogin } from '../../../src/use-cases/log-in/email-login';
import { joinFarcaster } from '../../../src/use-cases/log-in/social-join';
import { unseal } from '../../../src/domain/vault/seal';
import { parseSlot } from '../../../src/domain/vault/slot';
import { passkeyShare, phraseShare } from '../../../src/domain/vault/user-share';
import { Vault } from '../../../src/use-cases/vault/vault';
import type { UnlockMethod } from '../../../src/domain/vault/unlock-method';
import { loginNonces } from '../../../src/adapters/service/act-nonces';
import { pageActIn } from '../../../src/domain/wallet-key/page-act';
import { doWork } from '../../session/do-work';
import { FakeSlotStore } from '../../vault/fake-service';
import { toHex } from '../../vectors';
import { farcasterEnvironment, Outside } from '../../walks/outside';
import { addNewWords } from '../../vault/phrase-of';

/** What a visitor has, and may lose or have stolen. */
export const factors = [
  'device',
  'mailbox',
  'provider',
  'passkey',
  'words',
  'site',
  'operator',
] as const;
export type Factor = (typeof factors)[number];

/** What a person with some of it comes to: the wallet, a new one in its place, or nothing. */
export type Reach = 'wallet' | 'new wallet' | 'nothing';

const SITE = 'https://site.test';
const OTHER = 'https://other.test';
const FRAME = 'https://wallet.test';
const EMAIL = 'ada@example.test';
const SECRET = 's'.repeat(40);
const DAY_MS = 24 * 3_600_000;
const CODE_WAIT_MS = 31_000;

interface LoggedIn {
  readonly calls: ProvenCalls;
  readonly session: string;
  readonly user: string;
  readonly vault: Vault;
}

/** A visitor with every login and every way to open the wallet, over the operator's real service. */
export class MatrixWorld {
  readonly #database: Database;
  readonly #outside = new Outside();
  readonly #service: ReturnType<typeof createService>;
  readonly #prf = crypto.getRandomValues(new Uint8Array(32));
  #now = Date.now();
  #isServing = true;
  #ranges = 0;
  #device!: LoggedIn;
  #words = '';
  #entropy = '';

  private constructor(database: Database) {
    this.#database = database;
    const now = (): number => this.#now;
    this.#service = createService({
      config: parseConfig({
        ORIGINS: `${SITE},${OTHER}`,
        SERVICE_SECRET: SECRET,
        FRAME_ORIGIN: FRAME,
        SMTP_URL: 'smtp://unused.test',
        MAIL_FROM: 'login@wallet.test',
        ...farcasterEnvironment,
      }),
      database,
      fetch: this.#outside.fetch,
      logger: createLogger('silent', () => undefined, now),
      mailer: this.#outside,
      now,
    });
  }

  static async start(): Promise<MatrixWorld> {
    const world = new MatrixWorld(await openDatabase('file::memory:', () => undefined));
    await world.#begin();
    return world;
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  /** Days on which the visitor does nothing. */
  async later(days: number): Promise<void> {
    this.#now += days * DAY_MS;
    await this.#service.sweep();
  }

  /** What the visitor comes to without what is `lost`. */
  async left(lost: readonly Factor[]): Promise<Reach> {
    // The way of a browser is in the storage of one site, which no other site reaches.
    const gone = lost.includes('site') ? [...lost, 'device'] : lost;
    this.#isServing = !lost.includes('operator');
    const has = (factor: Factor): boolean => !gone.includes(factor);
    const reach = await this.#reach(has, lost.includes('site') ? OTHER : SITE);
    this.#isServing = true;
    return reach;
  }

  /** What a thief comes to by what is `stolen`. A site's domain brings pages, which ask as any page does. */
  async stolen(stolen: readonly Factor[]): Promise<Reach> {
    const has = (factor: Factor): boolean => stolen.includes(factor);
    if (has('operator') && (await this.#opensByDatabase(has))) return 'wallet';
    return this.#reach(has, SITE);
  }

  async #reach(has: (factor: Factor) => boolean, site: string): Promise<Reach> {
    const logins = [
      ...(has('device') ? [() => this.#atDevice(has)] : []),
      ...(has('mailbox') ? [() => this.#byMail(site)] : []),
      ...(has('provider') ? [() => this.#byProvider(site)] : []),
    ];
    const methods = await this.#methods(has);
    let isIn = false;
    for (const logIn of logins) {
      const opened = await logIn().catch(() => undefined);
      for (const method of opened ? methods : []) {
        const entropy = await opened?.vault.open(method, toHex).catch(() => undefined);
        if (entropy === this.#entropy) return 'wallet';
      }
      const asked = opened?.calls.ask('/slots/renew', opened.session).catch(() => undefined);
      isIn ||= (await asked) !== undefined;
    }
    return isIn ? 'new wallet' : 'nothing';
  }

  async #methods(has: (factor: Factor) => boolean): Promise<readonly UnlockMethod[]> {
    const rows = await this.#database.rows("select id, kind from slot where aside = ''");
    const idOf = (kind: string): string => String(rows.find((row) => row['kind'] === kind)?.['id']);
    return [
      ...(has('device') ? [{ kind: 'device' } as const] : []),
      ...(has('passkey')
        ? [{ kind: 'passkey', id: idOf('passkey'), prf: this.#prf.slice() } as const]
        : []),
      ...(has('words')
        ? [{ kind: 'phrase', id: idOf('phrase'), words: this.#words } as const]
        : []),
    ];
  }

  /** The database and its secret need no login, and the visitor's key share all the same. */
  async #opensByDatabase(has: (factor: Factor) => boolean): Promise<boolean> {
    const { user } = this.#device;
    const now = (): number => this.#now;
    const events = { publish: () => Promise.resolve() };
    const deps = { events, store: sqlStore(this.#database), now };
    const none = { end: () => Promise.resolve() };
    const renewals = { isReady: () => Promise.resolve(false), renew: () => Promise.resolve(false) };
    const shares = new StoredKeyShares({ ...deps, devices: none, renewals, secret: SECRET });
    const owner = { account: user, device: '' };
    for (const { id, kind, sealed } of await shares.list(owner)) {
      const released = await shares.release(owner, id);
      if (!released || sealed === undefined) continue;
      const slot = parseSlot(JSON.parse(sealed));
      const [isHeld, share] =
        kind === 'passkey'
          ? [has('passkey'), await passkeyShare(this.#prf.slice())]
          : [has('words'), await this.#wordsShare(slot)];
      // Without the visitor's key share the thief guesses it.
      const own = isHeld ? share : await passkeyShare(crypto.getRandomValues(new Uint8Array(32)));
      const opened = await unseal(slot, own, fromBase64url(released.half)).catch(() => undefined);
      if (opened && toHex(opened) === this.#entropy) return true;
    }
    return false;
  }

  async #wordsShare(slot: ReturnType<typeof parseSlot>) {
    if (slot.kind !== 'phrase') throw new Error(slot.kind);
    return phraseShare(this.#words, slot.stretch);
  }

  /** The browser with its session; where that is over, one has to log in on it again. */
  async #atDevice(has: (factor: Factor) => boolean): Promise<LoggedIn> {
    const { calls, session } = this.#device;
    const isIn = await calls.ask('/slots/list', session).then(
      () => true,
      () => false,
    );
    if (isIn) return this.#device;
    if (has('mailbox')) return this.#byMail(SITE, calls, this.#store);
    if (has('provider')) return this.#byProvider(SITE, calls, this.#store);
    throw new Error('The session is over');
  }

  async #begin(): Promise<void> {
    this.#device = await this.#byMail(SITE, undefined, this.#store);
    const { calls, session, user, vault } = this.#device;
    this.#entropy = await vault.begin((entropy) => Promise.resolve(toHex(entropy)));
    const device = { kind: 'device' } as const;
    const passkey = { credential: 'AAAA', salt: 'B'.repeat(43), prf: this.#prf.slice() };
    await vault.addPasskey(device, passkey);
    this.#words = await addNewWords(vault, device);
    const join = {
      answerWindow,
      calls,
      doWork,
      now: () => this.#now,
      site: SITE,
      prove: (act: Parameters<typeof pageActIn>[0]) => vault.signAct(device, pageActIn(act)),
      session: () => ({ handle: session, user, email: EMAIL }),
    };
    const approve = (link: string): void => void this.#outside.approve(link, 'ada', this.#now);
    await joinFarcaster(join, approve, new AbortController().signal);
    await this.later(2); // The day in which a change holds is over.
    this.#device = await this.#byMail(SITE, calls, this.#store);
  }

  async #byMail(site: string, calls?: ProvenCalls, store?: FakeSlotStore): Promise<LoggedIn> {
    const own = calls ?? (await this.#newBrowser());
    this.#now += CODE_WAIT_MS;
    const login = new EmailLogin({ calls: own, doWork, site, now: () => this.#now });
    await login.send(EMAIL);
    const outcome = await login.verify(this.#outside.mails.at(-1)?.code ?? '');
    if (outcome.kind !== 'right') throw new Error(outcome.kind);
    return this.#loggedIn(own, outcome.session.handle, outcome.session.user, store);
  }

  async #byProvider(site: string, calls?: ProvenCalls, store?: FakeSlotStore): Promise<LoggedIn> {
    const own = calls ?? (await this.#newBrowser());
    const device = await own.device();
    const asked = { provider: 'farcaster', origin: site, device };
    const begun = (await own.post('/social/begin', asked)) as { flow: string; url: string };
    await this.#outside.approve(begun.url, 'ada', this.#now);
    const { flow } = begun;
    this.#now += 3000; // The relay is asked again after a moment.
    const signature = await own.sign(`${flow}:${site}`);
    const answer = await own.post('/social/result', { flow, origin: site, signature });
    const { session, user } = answer as { readonly session?: string; readonly user?: string };
    if (session === undefined || user === undefined) throw new Error('No session');
    return this.#loggedIn(own, session, user, store);
  }

  #loggedIn(
    calls: ProvenCalls,
    session: string,
    user: string,
    store = new FakeSlotStore(),
  ): LoggedIn {
    const handle = (): Promise<string> => Promise.resolve(session);
    const opened = new Vault({
      shares: new ServiceKeyShares({ calls, session: handle }),
      nonces: loginNonces(calls, handle),
      origin: FRAME,
      store,
      user,
      stretch: 'pbkdf2-sha256',
    });
    return { calls, session, user, vault: opened };
  }

  /** What the visitor's browser has stored. */
  readonly #store = new FakeSlotStore();

  async #newBrowser(): Promise<ProvenCalls> {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const key = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    return new ProvenCalls({
      url: 'https://service.test',
      deviceKey: () => Promise.resolve(key),
      fetch: async (input, init) => {
        if (!this.#isServing) throw new TypeError('fetch failed');
        const request = new Request(input, init);
        request.headers.set('origin', FRAME);
        this.#ranges += 1;
        const remoteAddress = `10.${this.#ranges % 250}.${Math.floor(this.#ranges / 250)}.7`;
        return this.#service.fetch(request, { incoming: { socket: { remoteAddress } } });
      },
      now: () => this.#now,
    });
  }
}
