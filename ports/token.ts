declare const service: unique symbol;

/** A runtime name for the interface `T`, which TypeScript erases. Rebind one to swap its adapter. */
export type Token<T> = symbol & { readonly [service]?: (value: T) => T };

/** Makes a {@link Token}. Every call returns a new one, so two copies of this package never collide. */
export function createToken<T>(description: string): Token<T> {
  return Symbol(description);
}

/** The ports of one widget, by their tokens. */
export interface PortReader {
  get<T>(token: Token<T>): T;

  /**
   * The adapter in whose place an override of `token` is: the site's own, or the default. Only for `make` of that override, which
   * wraps it. Reading it makes it, once.
   */
  replaced<T>(token: Token<T>): T;
}

/** A port and the implementation that replaces its adapter, for one widget. */
export interface Override {
  /** The token of the port. */
  readonly token: symbol;
  /** The adapter that takes its place. */
  readonly value?: unknown;

  /** Makes the value, where that needs other ports of the widget. */
  readonly make?: (ports: PortReader) => unknown;
}

/** Replaces the adapter of `token` by `value`: a site or a test overrides a port with it. */
export function override<T>(token: Token<T>, value: T): Override {
  return { token, value };
}
