import type { SessionStore } from '../../ports/session-store';
import { recordOf, textIn } from '../../domain/bytes/untrusted';
import type { ServiceCalls } from '../../ports/service-calls';
import type { Session, SocialProfile } from '../../domain/session/session';
import { ServiceRefusal } from '../../domain/service/service-refusal';

/** At most so many visitors of one site in one browser: a page may have several widgets. */
const KEPT_MAX = 4;

export interface SessionsDeps {
  readonly calls: Pick<ServiceCalls, 'ask'>;

  /** The site that has the frame. */
  readonly site: string;
  readonly store: SessionStore;
}

/** The session of this page: from a login, or from an earlier visit. */
export class Sessions {
  /** Hear of each new handle, and of the end of the session. */
  readonly changed = new Set<(session: Session | undefined) => void>();
  readonly #deps: SessionsDeps;
  #current: Session | undefined;
  #ended: Session | undefined;
  #checking: Promise<void> | undefined;

  constructor(deps: SessionsDeps) {
    this.#deps = deps;
  }

  get current(): Session | undefined {
    return this.#current;
  }

  /** The session of this page that the visitor has ended elsewhere, until another one is opened. */
  get endedElsewhere(): Session | undefined {
    return this.#ended;
  }

  /** The service has refused a session. It is over where it gives no new handle for it: another page may have had the old. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  /** A login has succeeded. */
  async open(session: Session): Promise<void> {
    this.#set(session);
    // Where it is not kept it lasts for this page.
    await this.#keep(session.user, [session]).catch(() => undefined);
  }

  /**
   * Continues a session of an earlier visit, under a new handle: the one of `token`, which is the handle that the site has
   * kept, and without it the newest. A session of another site is never continued.
   *
   * @throws what asking the service throws, but not where it says that the session is over.
   */
  async resume(token?: string): Promise<boolean> {
    if (this.#current) return true;
    const kept = sessionsIn(await this.#deps.store.read().catch(() => undefined));
    if (kept.length === 0) return false;
    const named = kept.find(({ handle }) => handle === token);
    // Of several visitors none is taken for another.
    const own = named ?? (token === undefined || kept.length === 1 ? kept.at(-1) : undefined);
    const handles = new Set([token, own?.handle].filter((handle) => handle !== undefined));
    for (const handle of handles) {
      const resumed = await this.#resumed(handle, kept);
      if (resumed) {
        await this.open(resumed);
        return true;
      }
    }
    if (own) await this.#keep(own.user, []);
    return false;
  }

  /** Another page of this browser has a newer handle. */
  follow(session: Session): void {
    if (this.#current?.user === session.user) this.#current = session;
  }

  /** Another page of this browser has ended the session of this visitor. */
  followEnd(user: string): void {
    if (this.#current?.user === user) this.#set(undefined);
  }

  /** The address of the visitor has changed. */
  async rename(email: string): Promise<void> {
    if (this.#current) await this.open({ ...this.#current, email });
  }

  /** Ends the session here at once, and then at the service, where that can be reached. */
  async end(): Promise<void> {
    const ended = this.#current;
    this.#set(undefined);
    if (!ended) return;
    await this.#keep(ended.user, []).catch(() => undefined);
    await this.#deps.calls.ask('/session/end', ended.handle);
  }

  async #check(): Promise<void> {
    const checked = this.#current;
    if (!checked) return;
    const resumed = await this.#resumed(checked.handle, [checked]);
    if (this.#current !== checked) return;
    if (resumed) return this.open(resumed);
    this.#set(undefined);
    this.#ended = checked;
    await this.#keep(checked.user, []).catch(() => undefined);
  }

  async #resumed(handle: string, kept: readonly Session[]): Promise<Session | undefined> {
    try {
      const answer = recordOf(await this.#deps.calls.ask('/session/resume', handle));
      const own = kept.find(({ user }) => user === textIn(answer, 'user'));
      if (!own || textIn(answer, 'site') !== this.#deps.site) return undefined;
      return { ...own, handle: textIn(answer, 'session') };
    } catch (error) {
      if (error instanceof ServiceRefusal && error.status === 401) return undefined;
      throw error;
    }
  }

  /** Puts `sessions` in the place of those of `user`. */
  #keep(user: string, sessions: readonly Session[]): Promise<void> {
    return this.#deps.store.change((kept) => {
      const others = sessionsIn(kept).filter((one) => one.user !== user);
      const all = [...others, ...sessions].slice(-KEPT_MAX);
      return all.length > 0 ? all : undefined;
    });
  }

  #set(session: Session | undefined): void {
    this.#current = session;
    this.#ended = undefined;
    for (const hear of this.changed) hear(session);
  }
}

/** Before there could be several, one was kept by itself. */
function sessionsIn(value: unknown): readonly Session[] {
  return (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    try {
      const record = recordOf(one);
      const [handle, user] = [textIn(record, 'handle'), textIn(record, 'user')];
      const social = record['social'] as SocialProfile | undefined; // This page has written it.
      return [{ handle, user, email: textIn(record, 'email'), ...(social && { social }) }];
    } catch {
      return [];
    }
  });
}
