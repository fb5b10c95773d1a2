import {
  type Container,
  ContainerModule,
  type ContainerModuleLoadOptions,
  type Newable,
} from 'inversify';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Override, Token } from '../../ports/token';

/** What a container can be asked for: a port by its {@link Token}, anything else by its class. */
export type Identifier<T> = Token<T> | Newable<T>;

type Bind = ContainerModuleLoadOptions['bind'];

/** The identifier of each dependency in a bag, checked against the bag by the compiler. */
export type IdentifiersOf<Deps> = { readonly [Name in keyof Deps]-?: Identifier<Deps[Name]> };

/** Binds `id` to the one thing that `create` makes from the dependencies named in `deps`. */
export function provideFactory<T, Deps extends object>(
  bind: Bind,
  id: Identifier<T>,
  deps: IdentifiersOf<Deps>,
  create: (deps: Deps) => T,
): void {
  bind<T>(id)
    .toDynamicValue((context) => create(bagOf(deps, (dependency) => context.get(dependency))))
    .inSingletonScope();
}

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
  deps: IdentifiersOf<Deps>,
): void {
  provideFactory(bind, id, deps, (values: Deps) => new Class(values));
}

/** Binds `token` to a value that already exists. */
export function provideValue<T>(bind: Bind, token: Token<T>, value: T): void {
  bind<T>(token).toConstantValue(value);
}

/** Puts each override in the place of whatever is bound to its token. */
export function provideOverrides(overrides: readonly Override[]): ContainerModule {
  return new ContainerModule(({ rebind }) => {
    for (const { token, value } of overrides) rebind(token).toConstantValue(value);
  });
}

/**
 * The bag of dependencies that `deps` names, made by `container`: for what is built after the rest.
 *
 * @throws {@link WidgetError} `PORT_MISSING` where nothing is bound to one of them.
 */
export function resolveBag<Deps extends object>(
  container: Container,
  deps: IdentifiersOf<Deps>,
): Deps {
  return bagOf(deps, (id, name) => {
    if (!container.isBound(id)) throw new WidgetError('PORT_MISSING', { port: name });
    return container.get(id);
  });
}

function bagOf<Deps extends object>(
  deps: IdentifiersOf<Deps>,
  get: <T>(id: Identifier<T>, name: string) => T,
): Deps {
  const names = Object.keys(deps) as (keyof Deps & string)[];
  return Object.fromEntries(names.map((name) => [name, get(deps[name], name)])) as Deps;
}
