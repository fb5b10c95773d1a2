import type { KeyValueStorage } from '../../ports/key-value-storage';

export interface ConnectorNotesDeps {
  readonly storage: KeyValueStorage;

  /** What the keys of the notes begin with. */
  readonly prefix: string;

  /** The widget's `id` option, where several widgets share one origin. */
  readonly widgetId?: string | undefined;
}

/** What is remembered of each wallet from one visit to the next, as it cannot be asked without asking the person. */
export class ConnectorNotes {
  readonly #storage: KeyValueStorage;
  readonly #prefix: string;

  constructor({ prefix, storage, widgetId }: ConnectorNotesDeps) {
    this.#storage = storage;
    this.#prefix = widgetId === undefined ? prefix : `${prefix}${widgetId}/`;
  }

  read(connectorId: string): string | undefined {
    return this.#storage.get(this.#prefix + connectorId);
  }

  write(connectorId: string, note: string): void {
    this.#storage.set(this.#prefix + connectorId, note);
  }

  erase(connectorId: string): void {
    this.#storage.remove(this.#prefix + connectorId);
  }
}
