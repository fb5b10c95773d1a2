import { ProvenCalls } from '../../src/adapters/service/proven-calls';
import { answerWindow } from '../../src/adapters/social/social-greeting';
import { ServiceRefusal } from '../../src/domain/service/service-refusal';
import { EmailLogin } from '../../src/use-cases/log-in/email-login';
import { Sessions } from '../../src/use-cases/log-in/sessions';
import type { Session } from '../../src/domain/session/session';
import { SocialLogin } from '../../src/use-cases/log-in/social-login';
import type { PendingLogins } from '../../src/ports/pending-logins';
import type { Screen } from '../../src/domain/screens/screens';
import { SocialReturn } from '../../src/use-cases/log-in/social-return';
import { SocialRefusal } from '../../src/domain/refusals/social-refusal';
import { doWork } from '../session/do-work';
import { SITES, WALLET, type WalkService } from './walk-service';

/** Calls of a frame that the walk can wait for. */
class WalkCalls extends ProvenCalls {
  readonly #service: WalkService;

  constructor(
    service: WalkService,
    by: string,
    keys: Promise<CryptoKeyPair>,
    cookies: () => string,
  ) {
    super({
      url: 'https://api.wallet.test',
      deviceKey: () => keys,
      fetch: (input, init) => {
        const own = init?.credentials === 'include' ? { cookie: cookies() } : {};
        return service.ask(by, input, {
          ...init,
          headers: { ...(init?.headers as object), ...own },
        });
      },
      now: () => service.nowMs,
      // A call that is made again waits by the clock of the walk.
      pause: async (ms) => {
        service.nowMs += ms;
      },
    });
    this.#service = service;
  }

  override device() {
    return this.#counted(() => super.device());
  }

  override sign(text: string) {
    return this.#counted(() => super.sign(text));
  }

  override post(path: string, body: object, options?: { readonly withCookies?: boolean }) {
    return this.#counted(() => super.post(path, body, options));
  }

  async #counted<T>(work: () => Promise<T>): Promise<T> {
    this.#service.busy += 1;
    try {
      return await work();
    } finally {
      this.#service.busy -= 1;
    }
  }
}

/** A browser of a visitor: its key, its cookies, what it has stored, and one page of a site with the frame's own code. */
export class WalkBrowser {
  readonly name: string;
  readonly calls: WalkCalls;
  page: WalkPage;
  readonly #service: WalkService;
  readonly #cookies = new Map<string, string>();
  readonly #stores = new Map<string, unknown>();
  readonly #pending = new Map<string, readonly string[]>();

  constructor(service: WalkService, name: string, site: string) {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const keys = crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    this.name = name;
    this.#service = service;
    this.calls = new WalkCalls(service, name, keys, () => this.#cookie);
    this.page = this.#newPage(site);
  }

  /** Loads a page of the site: the page before is gone, and what was stored is not. */
  async load(site: string): Promise<void> {
    this.page.leave();
    this.page = this.#newPage(site);
    await unlessRefused(() => this.page.sessions.resume());
  }

  /** Goes to a provider. Returns its page, or `undefined` where the service sends the browser back. */
  async leave(flow: string, way: 'tab' | 'window'): Promise<string | undefined> {
    const answer = await this.#visit('/social/leave', {
      method: 'POST',
      body: new URLSearchParams({ flow, way }),
      headers: { origin: WALLET },
    });
    const [, next] = /content="0;url=([^"]+)"/.exec(await answer.text()) ?? [];
    // A login whose provider cannot be reached goes back at once.
    const isOwn = next !== undefined && [WALLET, ...SITES].some((own) => next.startsWith(own));
    return isOwn ? undefined : next?.replaceAll('&amp;', '&');
  }

  /** Comes back from a provider. Returns where the service sends the browser. */
  async comeBack(path: string): Promise<string> {
    return (await this.#visit(path, {})).headers.get('location') ?? '';
  }

  get #cookie(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  async #visit(path: string, init: RequestInit): Promise<Response> {
    const headers = { ...(init.headers as object), cookie: this.#cookie };
    const answer = await this.#service.visit(path, { ...init, headers });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
      this.#service.judge.secrets.add(value);
    }
    return answer;
  }

  #newPage(site: string): WalkPage {
    const store = {
      read: async () => this.#stores.get(site),
      change: async (work: (value: unknown) => unknown) =>
        void this.#stores.set(site, work(this.#stores.get(site))),
    };
    return new WalkPage(this.#service, this.calls, site, { pending: this.#pendingOn(site), store });
  }

  #pendingOn(site: string): PendingLogins {
    const read = (): readonly string[] => this.#pending.get(site) ?? [];
    return {
      list: async () => read(),
      add: async (flow) => void this.#pending.set(site, [flow, ...read()].slice(0, 4)),
      drop: async (flow) =>
        void this.#pending.set(
          site,
          read().filter((one) => one !== flow),
        ),
    };
  }
}

interface WalkStores {
  readonly pending: PendingLogins;
  readonly store: ConstructorParameters<typeof Sessions>[0]['store'];
}

/** A visitor who presses the button, and leaves where that has not worked. */
const pressed = {
  show: (screen: Screen): void => {
    if (screen.kind !== 'confirmLogin' || screen.isBusy) return;
    if (screen.problem) screen.leave();
    else screen.confirm();
  },
  clear: () => undefined,
};

/** A page of a site with the frame: its logins and its session, as the frame composes them. */
export class WalkPage {
  readonly site: string;
  readonly email: EmailLogin;
  readonly sessions: Sessions;
  readonly social: SocialLogin;
  readonly back: SocialReturn;

  constructor(
    service: WalkService,
    calls: WalkCalls,
    site: string,
    { pending, store }: WalkStores,
  ) {
    const now = (): number => service.nowMs;
    this.site = site;
    this.sessions = new Sessions({ calls, site, store });
    this.email = new EmailLogin({ calls, doWork, site, now });
    const welcome = (session: Session): Promise<void> => this.sessions.open(session);
    this.social = new SocialLogin({
      answerWindow,
      calls,
      doWork,
      pending,
      site,
      now,
      welcome,
      screens: pressed,
      tell: () => undefined,
      tellPage: () => undefined,
    });
    this.back = new SocialReturn({
      calls,
      doWork,
      pending,
      now,
      site,
      welcome,
      askForCookies: () => Promise.resolve(),
      screens: pressed,
      tell: () => undefined,
    });
  }

  /** Begins a login with a window. Returns the name that the window gets from this page, and no other can. */
  async beginInWindow(provider: string): Promise<string> {
    await this.social.begin(provider);
    return askFrame();
  }

  /** Types a code. Whether it was right. */
  async type(code: string): Promise<boolean> {
    const outcome = await this.email.verify(code);
    if (outcome.kind === 'right') await this.sessions.open(outcome.session);
    return outcome.kind === 'right';
  }

  async signOut(): Promise<void> {
    this.leave();
    await this.sessions.end();
  }

  /** The page is gone, and what it waited for is not told to it. */
  leave(): void {
    this.social.drop();
    this.email.drop();
  }
}

/** Does what a frame does, which a refusal or a fault may end. */
export async function unlessRefused<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const isExpected =
      error instanceof ServiceRefusal ||
      error instanceof SocialRefusal ||
      (error instanceof TypeError && error.message === 'fetch failed');
    if (!isExpected) throw error;
    return undefined;
  }
}

/** What this page's frames hear: the newest one that waits for its window answers. */
const listeners: ((event: MessageEvent) => void)[] = [];

/** The parts of a window that the frame's code uses. */
export function asFrame(): void {
  Object.assign(globalThis, {
    location: new URL(`${WALLET}/`),
    addEventListener: (_: string, listener: (event: MessageEvent) => void) =>
      void listeners.push(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) => {
      const at = listeners.indexOf(listener);
      if (at !== -1) listeners.splice(at, 1);
    },
  });
}

function askFrame(): string {
  let flow = '';
  const source = { postMessage: (said: { readonly flow: string }) => void (flow = said.flow) };
  listeners.at(-1)?.({ data: { t: 'social' }, origin: WALLET, source } as unknown as MessageEvent);
  return flow;
}
