import { describe, expect, it } from '@jest/globals';
import {
  booleanOf,
  fieldOf,
  isOutsideObject,
  listOf,
  numberOf,
  parseEach,
  textOf,
} from '../../../../domain/outside/outside-object';

describe('reading a value from outside', () => {
  it('gives a field of the asked type', () => {
    const value: unknown = JSON.parse('{"t":"","n":0,"b":false,"l":[],"o":{"x":null}}');

    expect(textOf(value, 't')).toBe('');
    expect(numberOf(value, 'n')).toBe(0);
    expect(booleanOf(value, 'b')).toBe(false);
    expect(listOf(value, 'l')).toEqual([]);
    expect(fieldOf(fieldOf(value, 'o'), 'x')).toBeNull();
  });

  it('gives nothing for a field of another type, or of what is no object', () => {
    for (const value of [undefined, null, 'text', 3, [], { t: 1, n: '1', b: 0, l: {} }]) {
      expect(textOf(value, 't')).toBeUndefined();
      expect(numberOf(value, 'n')).toBeUndefined();
      expect(booleanOf(value, 'b')).toBeUndefined();
      expect(listOf(value, 'l')).toBeUndefined();
    }
    expect(numberOf({ n: Number.NaN }, 'n')).toBeUndefined();
    expect(numberOf({ n: Number.POSITIVE_INFINITY }, 'n')).toBeUndefined();
  });

  it('knows an object from a list and from null', () => {
    expect([{}, [], null, 'x', undefined].map(isOutsideObject)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('does not take an inherited field for an answer', () => {
    expect(fieldOf({}, 'constructor')).toBeUndefined();
    expect(fieldOf(Object.create({ address: '0x1' }), 'address')).toBeUndefined();
  });

  it('drops what it does not understand, and only that', () => {
    expect(
      parseEach([1, 'x', 2], (entry) => (typeof entry === 'number' ? entry : undefined)),
    ).toEqual([1, 2]);
  });
});
