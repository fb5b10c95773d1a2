import type { KeyValueStorage } from '../../ports/key-value-storage';

export interface ConnectorNotesDeps {
  readonly storage: KeyValueStorage;

  /** The prefix of the keys. */
  readonly prefix: string;

  /** The widget's `id` option, where several widgets share one origin. */
  readonly widgetId?: string | undefined;
}

/**
 * Notes about each wallet that are kept between visits, because the wallet cannot be asked without a prompt.
 */
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
