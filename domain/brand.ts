declare const brand: unique symbol;

/** A `Base` that only its own parser can create, so that two kinds of string are never mixed up. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
