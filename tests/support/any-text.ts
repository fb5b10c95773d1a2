import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST_CODE_POINT = 0x10ffff;

/**
 * Any Unicode text. fast-check's own `binary` unit is the same, but takes most of a second to make, in every
 * test file again.
 */
export function anyText(size: fc.StringSharedConstraints = {}): fc.Arbitrary<string> {
  return fc.string({ ...size, unit: anyCharacter });
}

const anyCharacter = fc
  .oneof(
    { withCrossShrink: true },
    fc.integer({ min: 0x20, max: 0x7e }),
    fc.integer({ min: 0, max: LAST_CODE_POINT - SURROGATES.count }),
  )
  .map((index) =>
    String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  );
