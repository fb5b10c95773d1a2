import { recordOf, textIn } from '../bytes/untrusted';
import { type ProvenCalls, ServiceRefusal } from '../service/proven-calls';

/** The visitor's session with the service, on one site. */
export interface Session {
  /** Worth nothing without the key of this browser. */
  readonly handle: string;

  /** The visitor, by the name that the service gave. */
  readonly user: string;
  readonly email: string;
}

/** Where the session outlives the page. */
export interface SessionShelf {
  read(): Promise<unknown>;
  write(session: Session): Promise<void>;
  clear(): Promise<void>;
}

export interface SessionKeeperDeps {
  readonly calls: Pick<ProvenCalls, 'ask'>;

  /** The site that has the frame. */
  readonly site: string;
  readonly shelf: SessionShelf;

  /** Hears of each new handle, and of the end of the session. */
  readonly onChange: (session: Session | undefined) => void;
}

/** The session of this page: from a login, or from an earlier visit. */
export class SessionKeeper {
  readonly #deps: SessionKeeperDeps;
  #current: Session | undefined;

  constructor(deps: SessionKeeperDeps) {
    this.#deps = deps;
  }

  get current(): Session | undefined {
    return this.#current;
  }

  /** A login has succeeded. */
  async open(session: Session): Promise<void> {
    this.#set(session);
    await this.#deps.shelf.write(session).catch(() => undefined); // It lasts for this page then.
  }

  /**
   * Continues the session of an earlier visit, under a new handle. `token` is the handle that the site has kept. A session
   * of another site is never continued.
   *
   * @throws what asking the service throws, but not where it says that the session is over.
   */
  async resume(token?: string): Promise<boolean> {
    if (this.#current) return true;
    const kept = sessionIn(await this.#deps.shelf.read().catch(() => undefined));
    if (!kept) return false;
    const handles = new Set([kept.handle, ...(token === undefined ? [] : [token])]);
    for (const handle of handles) {
      const resumed = await this.#resumed(handle, kept);
      if (resumed) {
        await this.open(resumed);
        return true;
      }
    }
    await this.#deps.shelf.clear();
    return false;
  }

  /** Another page of this browser has a newer handle. */
  follow(session: Session): void {
    if (this.#current?.user === session.user) this.#current = session;
  }

  /** The address of the visitor has changed. */
  async rename(email: string): Promise<void> {
    if (this.#current) await this.open({ ...this.#current, email });
  }

  /** Ends the session here at once, and then at the service, where that can be reached. */
  async end(): Promise<void> {
    const ended = this.#current;
    this.#set(undefined);
    await this.#deps.shelf.clear().catch(() => undefined);
    if (ended) await this.#deps.calls.ask('/session/end', ended.handle);
  }

  async #resumed(handle: string, kept: Session): Promise<Session | undefined> {
    try {
      const answer = recordOf(await this.#deps.calls.ask('/session/resume', handle));
      const isOwn =
        textIn(answer, 'site') === this.#deps.site && textIn(answer, 'user') === kept.user;
      return isOwn ? { ...kept, handle: textIn(answer, 'session') } : undefined;
    } catch (error) {
      if (error instanceof ServiceRefusal && error.status === 401) return undefined;
      throw error;
    }
  }

  #set(session: Session | undefined): void {
    this.#current = session;
    this.#deps.onChange(session);
  }
}

function sessionIn(value: unknown): Session | undefined {
  try {
    const record = recordOf(value);
    return {
      handle: textIn(record, 'handle'),
      user: textIn(record, 'user'),
      email: textIn(record, 'email'),
    };
  } catch {
    return undefined;
  }
}
