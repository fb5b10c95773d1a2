declare const service: unique symbol;

/** A runtime name for the interface `T`, which TypeScript erases. Rebind one to swap its adapter. */
export type Token<T> = symbol & { readonly [service]?: (value: T) => T };

/** Mints a {@link Token}. Every call returns a new one, so two copies of this package never collide. */
export function createToken<T>(description: string): Token<T> {
  return Symbol(description);
}

/** A port and what to put in its adapter's place, for one widget. */
export interface Override {
  readonly token: symbol;
  readonly value: unknown;
}

/** Puts `value` in the place of whatever is bound to `token`: how a host or a test swaps a port. */
export function override<T>(token: Token<T>, value: T): Override {
  return { token, value };
}
