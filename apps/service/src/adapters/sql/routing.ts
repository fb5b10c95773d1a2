import type { Stored } from '../../ports/store';
import type { MovedIds } from './moved-ids';

/** What is stored in each of several databases. */
export interface Placed {
  readonly first: Stored;

  /** Where the rows of an account are, or those of an id that is with its account. */
  readonly at: (key: string) => Stored;

  /** Ids whose rows are not where they lead. */
  readonly moved: MovedIds;

  /** Every one that has rows of accounts. */
  readonly all: readonly Stored[];
}

type Act = (...given: never[]) => Promise<unknown>;
type Given<Method> = Method extends (...given: infer All) => unknown ? All : never;

/** By what each method of a part finds its database: an account, or an id. */
type KeysOf<Part> = { readonly [Name in keyof Part]?: (...given: Given<Part[Name]>) => string };

/** The methods of a part, each in the database of its key. */
export function routing({ at, moved }: Pick<Placed, 'at' | 'moved'>) {
  /** Each method is that of the database which its key leads to. */
  const routed = <Name extends keyof Stored, Keys extends KeysOf<Stored[Name]>>(
    name: Name,
    keys: Keys,
  ): Pick<Stored[Name], keyof Keys & keyof Stored[Name]> =>
    Object.fromEntries(
      Object.entries(
        keys as unknown as Readonly<Record<string, (...given: never[]) => string>>,
      ).map(([method, keyOf]) => [
        method,
        async (...given: never[]) =>
          (at(keyOf(...given))[name] as unknown as Readonly<Record<string, Act>>)[method]?.(
            ...given,
          ),
      ]),
    ) as unknown as Pick<Stored[Name], keyof Keys & keyof Stored[Name]>;

  /** As `routed`, for methods whose first value is an id: the rows of one from before a move are where its account is. */
  const routedById = <Name extends keyof Stored, Method extends keyof Stored[Name] & string>(
    name: Name,
    methods: readonly Method[],
  ): Pick<Stored[Name], Method> =>
    Object.fromEntries(
      methods.map((method) => [
        method,
        async (id: string, ...rest: never[]) => {
          const stored = at((await moved.accountOf(id)) ?? id);
          const acts = stored[name] as unknown as Readonly<
            Record<string, (id: string, ...rest: never[]) => Promise<unknown>>
          >;
          return acts[method]?.(id, ...rest);
        },
      ]),
    ) as unknown as Pick<Stored[Name], Method>;

  return { routed, routedById };
}
