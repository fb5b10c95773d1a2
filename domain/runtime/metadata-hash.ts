import { joined } from '../bytes/joined';
import {
  type ExtrinsicTypes,
  type Field,
  type Primitive,
  primitives,
  type RuntimeType,
  type Shape,
} from './runtime-types';
import { compact, list, littleEndian, option, sized } from './scale-writer';

/** What a chain says of its currency. The metadata does not have it, but its hash does. */
export interface Currency {
  readonly symbol: string;
  readonly decimals: number;
}

/** What the hash is made with. Each program brings its own, because this folder's files need no package. */
export interface HashTools {
  readonly blake3: (bytes: Uint8Array) => Uint8Array;
  readonly utf8: (text: string) => Uint8Array;
}

/** Metadata of which RFC-78 names no hash. */
export class UnhashableMetadata extends Error {
  override readonly name = 'UnhashableMetadata';
}

const VOID = 21;
const BY_ID = 22;
const compacts: readonly Primitive[] = ['u8', 'u16', 'u32', 'u64', 'u128', 'u256'];
const FIRST_COMPACT = 15;
const V1 = 1;
const EXTRINSIC_VERSION = 4;

const u8 = (value: number): Uint8Array => littleEndian(BigInt(value), 1);
const u16 = (value: number): Uint8Array => littleEndian(BigInt(value), 2);
const u32 = (value: number): Uint8Array => littleEndian(BigInt(value), 4);
const index = (value: number): Uint8Array => compact(BigInt(value));

/**
 * The hash of everything that the reading of an extrinsic needs (RFC-78). A chain executes no extrinsic that was signed
 * for another hash than its own.
 *
 * @throws {UnhashableMetadata}
 */
export function metadataHash(
  metadata: ExtrinsicTypes,
  { decimals, symbol }: Currency,
  { blake3, utf8 }: HashTools,
): Uint8Array {
  const { extrinsic, prefix, specName, specVersion, types } = metadata;
  const text = (value: string): Uint8Array => sized(utf8(value));
  const writer = new TypeWriter(types, rootsOf(extrinsic), text);
  const { address, call, extensions, signature } = extrinsic;
  const shape = joined(
    u8(EXTRINSIC_VERSION),
    writer.reference(address),
    writer.reference(call),
    writer.reference(signature),
    list(
      extensions.map(({ additional, extra, name }) =>
        joined(text(name), writer.reference(extra), writer.reference(additional)),
      ),
    ),
  );
  return blake3(
    joined(
      u8(V1),
      rootOf(writer.leaves(), blake3),
      blake3(shape),
      u32(specVersion),
      text(specName),
      u16(prefix),
      u8(decimals),
      text(symbol),
    ),
  );
}

function rootsOf({
  address,
  call,
  extensions,
  signature,
}: ExtrinsicTypes['extrinsic']): readonly number[] {
  const parts = extensions.flatMap(({ additional, extra }) => [extra, additional]);
  return [call, address, signature, ...parts];
}

/** The root of a tree whose leaves are at its end, as in a heap. */
function rootOf(leaves: readonly Uint8Array[], blake3: HashTools['blake3']): Uint8Array {
  if (leaves.length === 0) return new Uint8Array(32);
  const tree = [...leaves.map((leaf) => blake3(leaf))].reverse();
  // Reversed, the two last of the tree are the first of the list.
  let at = 0;
  while (at + 1 < tree.length) {
    const [right, left] = [tree[at], tree[at + 1]];
    if (right && left) tree.push(blake3(joined(left, right)));
    at += 2;
  }
  return tree[at] ?? new Uint8Array(32);
}

/** Writes the types that an extrinsic can have, each with a new number. */
class TypeWriter {
  readonly #types: ExtrinsicTypes['types'];
  readonly #numbers: ReadonlyMap<number, number>;
  readonly #text: (value: string) => Uint8Array;

  constructor(
    types: ExtrinsicTypes['types'],
    roots: readonly number[],
    text: (value: string) => Uint8Array,
  ) {
    this.#types = types;
    this.#text = text;
    const used = new Set<number>();
    roots.forEach((root) => this.#collect(root, used));
    this.#numbers = new Map([...used].sort((one, other) => one - other).map((id, at) => [id, at]));
  }

  leaves(): readonly Uint8Array[] {
    return [...this.#numbers].flatMap(([id, number]) => {
      const { path, shape } = this.#type(id);
      return this.#shapes(shape).map((written) =>
        joined(list(path.map(this.#text)), written, index(number)),
      );
    });
  }

  reference(id: number): Uint8Array {
    const { shape } = this.#type(id);
    if (shape.kind === 'primitive') return u8(primitives.indexOf(shape.primitive));
    if (shape.kind === 'compact') {
      const inner = this.#primitiveIn(shape.of);
      if (inner === undefined) return u8(VOID);
      const at = compacts.indexOf(inner);
      if (at < 0) throw new UnhashableMetadata('compact');
      return u8(FIRST_COMPACT + at);
    }
    const number = this.#numbers.get(id);
    return number === undefined ? u8(VOID) : joined(u8(BY_ID), index(number));
  }

  #type(id: number): RuntimeType {
    const type = this.#types.get(id);
    if (!type) throw new UnhashableMetadata('type');
    return type;
  }

  #collect(id: number, used: Set<number>): void {
    if (used.has(id)) return;
    const { shape } = this.#type(id);
    // Primitives and compact numbers are written where they are used, and empty types nowhere.
    if (shape.kind === 'compact' || shape.kind === 'primitive' || isEmpty(shape)) return;
    used.add(id);
    innerOf(shape).forEach((one) => this.#collect(one, used));
  }

  /** One leaf for each type, and for each variant. */
  #shapes(shape: Shape): readonly Uint8Array[] {
    switch (shape.kind) {
      case 'composite':
        return [joined(u8(0), this.#fields(shape.fields))];
      case 'variant':
        return [...shape.variants]
          .sort((one, other) => one.index - other.index)
          .map(({ fields, index: at, name }) =>
            joined(u8(1), this.#text(name), this.#fields(fields), index(at)),
          );
      case 'sequence':
        return [joined(u8(2), this.reference(shape.of))];
      case 'array':
        return [joined(u8(3), u32(shape.length), this.reference(shape.of))];
      case 'tuple':
        return [joined(u8(4), list(shape.of.map((one) => this.reference(one))))];
      case 'bits':
        return [joined(u8(5), this.#bits(shape))];
      default:
        throw new UnhashableMetadata('type');
    }
  }

  #fields(fields: readonly Field[]): Uint8Array {
    return list(
      fields.map(({ name, type, typeName }) =>
        joined(
          option(name === undefined ? undefined : this.#text(name)),
          this.reference(type),
          option(typeName === undefined ? undefined : this.#text(typeName)),
        ),
      ),
    );
  }

  #bits({ order, store }: Shape & { readonly kind: 'bits' }): Uint8Array {
    const bytes = compacts.indexOf(this.#primitiveIn(store) ?? 'bool');
    const { path } = this.#type(order);
    const isLowestFirst = path.includes('Lsb0');
    if (bytes < 0 || bytes > 3 || (!isLowestFirst && !path.includes('Msb0'))) {
      throw new UnhashableMetadata('bits');
    }
    return joined(u8(2 ** bytes), u8(isLowestFirst ? 1 : 0));
  }

  /** The number that a type with one field is; `undefined` where it has none. */
  #primitiveIn(id: number): Primitive | undefined {
    const { shape } = this.#type(id);
    if (shape.kind === 'primitive') return shape.primitive;
    const inner = innerOf(shape);
    if (!['composite', 'tuple'].includes(shape.kind) || inner.length > 1) {
      throw new UnhashableMetadata('compact');
    }
    return inner[0] === undefined ? undefined : this.#primitiveIn(inner[0]);
  }
}

function isEmpty(shape: Shape): boolean {
  if (shape.kind === 'variant') return shape.variants.length === 0;
  return (shape.kind === 'composite' || shape.kind === 'tuple') && innerOf(shape).length === 0;
}

/** The types that values of a type are made of. */
function innerOf(shape: Shape): readonly number[] {
  switch (shape.kind) {
    case 'composite':
      return shape.fields.map(({ type }) => type);
    case 'variant':
      return shape.variants.flatMap(({ fields }) => fields.map(({ type }) => type));
    case 'sequence':
    case 'array':
      return [shape.of];
    case 'tuple':
      return shape.of;
    default:
      return []; // The types of bits are not written.
  }
}
