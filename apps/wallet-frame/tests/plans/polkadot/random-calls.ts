import { joined } from '../../../../../domain/bytes/joined';
import { compact, list, littleEndian } from '../../../../../domain/runtime/scale-writer';
import type { Primitive, Shape } from '../../../../../domain/runtime/runtime-types';
import type { RuntimeMetadata } from '../../../src/domain/plans/polkadot/runtime-metadata';

export interface RandomCall {
  /** As in `Balances.transfer_all`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const SIZES: Readonly<Partial<Record<Primitive, number>>> = {
  u8: 1,
  u16: 2,
  u32: 4,
  u64: 8,
  u128: 16,
  u256: 32,
  i8: 1,
  i16: 2,
  i32: 4,
  i64: 8,
  i128: 16,
  i256: 32,
};
const DEEP = 6;

/** Every call of a runtime with values by chance, the same at each run. */
export function randomCalls(metadata: RuntimeMetadata): readonly RandomCall[] {
  const writer = new RandomWriter(metadata);
  return variantsOf(metadata, metadata.extrinsic.call).flatMap((pallet) =>
    variantsOf(metadata, pallet.fields[0]?.type ?? -1).flatMap(({ fields, index, name }) => {
      const isPossible = fields.every(({ type }) => !isEmpty(metadata, type));
      const bytes = (): Uint8Array =>
        joined(
          Uint8Array.of(pallet.index, index),
          ...fields.map(({ type }) => writer.write(type, 0)),
        );
      return isPossible ? [{ name: `${pallet.name}.${name}`, bytes: bytes() }] : [];
    }),
  );
}

class RandomWriter {
  readonly #metadata: RuntimeMetadata;
  #seed = 1;

  constructor(metadata: RuntimeMetadata) {
    this.#metadata = metadata;
  }

  write(type: number, depth: number): Uint8Array {
    const { extrinsic, types } = this.#metadata;
    const shape = types.get(type)?.shape;
    if (!shape) throw new TypeError('No such type');
    if (type === extrinsic.call && depth > 1) return Uint8Array.of(0, 0, 0); // An empty remark.
    const fields = (list: readonly number[]): Uint8Array =>
      joined(...list.map((one) => this.write(one, depth + 1)));
    switch (shape.kind) {
      case 'composite':
        return fields(shape.fields.map((one) => one.type));
      case 'tuple':
        return fields(shape.of);
      case 'variant': {
        const variant = this.#oneOf(shape, depth);
        return joined(Uint8Array.of(variant.index), fields(variant.fields.map((one) => one.type)));
      }
      case 'sequence':
        return list(this.#next(2) === 0 || depth > DEEP ? [] : [this.write(shape.of, depth + 1)]);
      case 'array':
        return joined(...Array.from({ length: shape.length }, () => this.write(shape.of, depth)));
      case 'primitive':
        return this.#primitive(shape.primitive);
      case 'compact':
        return this.write(shape.of, depth).length === 0
          ? new Uint8Array()
          : compact(BigInt(this.#next(100)));
      case 'bits':
        return Uint8Array.of(8 << 2, this.#next(256));
    }
  }

  #primitive(primitive: Primitive): Uint8Array {
    if (primitive === 'bool') return Uint8Array.of(this.#next(2));
    if (primitive === 'str') return list([Uint8Array.of(65)]);
    return littleEndian(BigInt(this.#next(2 ** 16)), SIZES[primitive] ?? 4);
  }

  /** Deep inside, the one with the fewest fields, so that it ends. */
  #oneOf({ variants }: Shape & { readonly kind: 'variant' }, depth: number) {
    const possible = variants.filter(({ fields }) =>
      fields.every(({ type }) => !isEmpty(this.#metadata, type)),
    );
    const sorted = possible.sort((one, other) => one.fields.length - other.fields.length);
    const variant = sorted[depth > DEEP ? 0 : this.#next(sorted.length)];
    if (!variant) throw new TypeError('No variants');
    return variant;
  }

  #next(below: number): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return this.#seed % below;
  }
}

function variantsOf({ types }: RuntimeMetadata, type: number) {
  const shape = types.get(type)?.shape;
  return shape?.kind === 'variant' ? shape.variants : [];
}

/** Whether no value is of the type. */
function isEmpty({ types }: RuntimeMetadata, type: number): boolean {
  const shape = types.get(type)?.shape;
  return shape?.kind === 'variant' && shape.variants.length === 0;
}
