import { ContainerModule, type ContainerModuleLoadOptions, type Newable } from 'inversify';
import type { Override, Token } from '../../ports/token';

/** What a container can be asked for: a port by its {@link Token}, anything else by its class. */
export type Identifier<T> = Token<T> | Newable<T>;

type Bind = ContainerModuleLoadOptions['bind'];

/**
 * Binds `id` to one shared instance of `Class`, whose constructor takes a bag of dependencies.
 *
 * The bag is spelled out at the call, where the compiler checks it against the constructor. The
 * class carries no decorator and does not know the container, and esbuild, which emits no
 * decorator metadata, is enough to build it.
 */
export function provideClass<T, Deps extends object>(
  bind: Bind,
  id: Identifier<T>,
  Class: new (deps: Deps) => T,
  deps: { readonly [Name in keyof Deps]-?: Identifier<Deps[Name]> },
): void {
  const names = Object.keys(deps) as (keyof Deps)[];
  bind<T>(id)
    .toResolvedValue(
      (...values: unknown[]) =>
        new Class(Object.fromEntries(names.map((name, i) => [name, values[i]])) as Deps),
      names.map((name) => deps[name]),
    )
    .inSingletonScope();
}

/** Binds `token` to a value that already exists. */
export function provideValue<T>(bind: Bind, token: Token<T>, value: T): void {
  bind<T>(token).toConstantValue(value);
}

/** Puts each override in the place of whatever is bound to its token. */
export function provideOverrides(overrides: readonly Override[]): ContainerModule {
  return new ContainerModule(({ rebindSync }) => {
    for (const { token, value } of overrides) rebindSync(token).toConstantValue(value);
  });
}
