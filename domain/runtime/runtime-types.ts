/** A field of a type. */
export interface Field {
  readonly name?: string;
  readonly type: number;

  /** As the runtime's source names the type: `T::Balance`. */
  readonly typeName?: string;
}

/** One of the forms that values of a type have. */
export interface Variant {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly index: number;
}

/** The primitive types, in the order of their numbers. */
export const primitives = [
  ...(['bool', 'char', 'str', 'u8', 'u16', 'u32', 'u64', 'u128', 'u256'] as const),
  ...(['i8', 'i16', 'i32', 'i64', 'i128', 'i256'] as const),
] as const;
export type Primitive = (typeof primitives)[number];

/** What values of a type are made of. Other types are named by their numbers. */
export type Shape =
  | { readonly kind: 'array'; readonly length: number; readonly of: number }
  | { readonly kind: 'bits'; readonly store: number; readonly order: number }
  | { readonly kind: 'compact'; readonly of: number }
  | { readonly kind: 'composite'; readonly fields: readonly Field[] }
  | { readonly kind: 'primitive'; readonly primitive: Primitive }
  | { readonly kind: 'sequence'; readonly of: number }
  | { readonly kind: 'tuple'; readonly of: readonly number[] }
  | { readonly kind: 'variant'; readonly variants: readonly Variant[] };

/** A type of a runtime, and its name in the source. */
export interface RuntimeType {
  readonly path: readonly string[];
  readonly shape: Shape;
}

/** What signs an extrinsic besides its call. */
export interface SignedExtension {
  readonly name: string;

  /** The type of its part in the extrinsic. */
  readonly extra: number;

  /** The type of its part that is signed only. */
  readonly additional: number;
}

/** What a runtime of Polkadot says of the form of its extrinsics, and of itself. The hash of its metadata (RFC-78) is of this. */
export interface ExtrinsicTypes {
  readonly types: ReadonlyMap<number, RuntimeType>;
  readonly extrinsic: {
    readonly address: number;
    readonly call: number;
    readonly signature: number;
    readonly extensions: readonly SignedExtension[];
  };
  readonly specName: string;
  readonly specVersion: number;

  /** The prefix of addresses (SS58). */
  readonly prefix: number;
}
