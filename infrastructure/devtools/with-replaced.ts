/**
 * `target` with the members of `replaced` in the place of its own; the others are its own, called on itself. A member that `target`
 * does not have is not there, because ports have members that some adapters lack.
 */
export function withReplaced<T extends object>(target: T, replaced: Partial<T>): T {
  return standIn(target, (name, own) => {
    if (own === undefined) return undefined;
    if (Object.hasOwn(replaced, name)) return Reflect.get(replaced, name);
    return typeof own === 'function' ? own.bind(target) : own;
  });
}

/** An object whose members `memberOf` makes of those of `target`. `target` may be frozen, and may be the wallet's own. */
export function standIn<T extends object>(
  target: T,
  memberOf: (name: string | symbol, own: unknown) => unknown,
): T {
  return new Proxy({} as T, {
    get: (_own, name) => memberOf(name, Reflect.get(target, name, target)),
    has: (_own, name) => Reflect.has(target, name),
    set: (_own, name, value) => Reflect.set(target, name, value, target),
    getPrototypeOf: () => Reflect.getPrototypeOf(target),
  });
}
