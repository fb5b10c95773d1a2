/** What happens to a session, by the SDK's names. */
export interface SessionEvents {
  readonly session_update: { readonly topic: string };
  readonly session_event: { readonly topic: string; readonly params: unknown };
  readonly session_delete: { readonly topic: string };
  readonly session_expire: { readonly topic: string };

  /** The relay has a request of the site, which the wallet has not answered yet. */
  readonly session_request_sent: {
    readonly id: number;
    readonly topic: string;
    readonly request: unknown;
  };
}

type Listener = (event: never) => void;

/** The listeners of a client. */
export class SessionListeners {
  readonly #listeners = new Map<keyof SessionEvents, Set<Listener>>();

  on<Name extends keyof SessionEvents>(
    name: Name,
    listener: (event: SessionEvents[Name]) => void,
  ): void {
    this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener));
  }

  off<Name extends keyof SessionEvents>(
    name: Name,
    listener: (event: SessionEvents[Name]) => void,
  ): void {
    this.#listeners.get(name)?.delete(listener);
  }

  emit<Name extends keyof SessionEvents>(name: Name, event: SessionEvents[Name]): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      (listener as (event: SessionEvents[Name]) => void)(event);
    }
  }
}
