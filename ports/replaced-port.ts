import type { PortReader, Token } from './token';

/**
 * The adapter in whose place an override of `token` is: the site's own, or the default. Only for `make` of that override, which
 * wraps it. Reading it makes it, once.
 */
export function replacedPort<T>(ports: PortReader, token: Token<T>): T {
  return ports.get(token.description as unknown as Token<T>);
}
