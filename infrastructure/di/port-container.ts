import { Container } from 'inversify';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Override, Token } from '../../ports/token';

/** The ports of one widget. Each adapter is made once, at its first use. */
export class PortContainer {
  readonly #container = new Container({ jitless: true });
  readonly #replaced = new Container({ jitless: true });

  /** Of several overrides of one port, the last one counts. */
  constructor(overrides: readonly Override[] = []) {
    for (const { token, value, make } of [...overrides].reverse()) {
      this.bind(token, () => (make ? make(this) : value));
    }
  }

  /** Binds `token` to what `create` makes, unless the site has overridden it: then `replaced` finds that. */
  bind<T>(token: Token<T>, create: () => T): void {
    const place = this.has(token) ? this.#replaced : this.#container;
    if (!place.isBound(token)) place.bind<T>(token).toDynamicValue(create).inSingletonScope();
  }

  /** Whether `token` has an adapter. */
  has<T>(token: Token<T>): boolean {
    return this.#container.isBound(token);
  }

  /**
   * The adapter of `token`, which a site may have to name with `option`.
   *
   * @throws {@link WidgetError} `PORT_MISSING` where none is bound.
   */
  get<T>(token: Token<T>, option?: string): T {
    if (!this.has(token)) throw new WidgetError('PORT_MISSING', { port: nameOf(token), option });
    return this.#container.get<T>(token);
  }

  replaced<T>(token: Token<T>): T {
    return this.#replaced.get<T>(token);
  }

  /** The adapter of `token`, or `undefined` where none is bound. */
  find<T>(token: Token<T>): T | undefined {
    return this.has(token) ? this.get(token) : undefined;
  }
}

/** The token's name as a field: `nameService` for `NameService`. */
function nameOf({ description = '' }: symbol): string {
  return description.slice(0, 1).toLowerCase() + description.slice(1);
}
