import { describe, expect, it } from '@jest/globals';
import {
  booleanOf,
  entriesOf,
  fieldOf,
  isUntrustedRecord,
  listOf,
  messageOf,
  numberOf,
  parseEach,
  textOf,
} from '../../../../domain/outside/untrusted-record';
import { hostileObjects, hostileThenables } from '../../../support/hostile-objects';

describe('reading a value from outside', () => {
  it('returns a field of the requested type', () => {
    const value: unknown = JSON.parse('{"t":"","n":0,"b":false,"l":[],"o":{"x":null}}');

    expect(textOf(value, 't')).toBe('');
    expect(numberOf(value, 'n')).toBe(0);
    expect(booleanOf(value, 'b')).toBe(false);
    expect(listOf(value, 'l')).toEqual([]);
    expect(fieldOf(fieldOf(value, 'o'), 'x')).toBeNull();
  });

  it('returns `undefined` for a field of another type, and for a value that is no object', () => {
    for (const value of [undefined, null, 'text', 3, [], { t: 1, n: '1', b: 0, l: {} }]) {
      expect(textOf(value, 't')).toBeUndefined();
      expect(numberOf(value, 'n')).toBeUndefined();
      expect(booleanOf(value, 'b')).toBeUndefined();
      expect(listOf(value, 'l')).toBeUndefined();
    }
    expect(numberOf({ n: Number.NaN }, 'n')).toBeUndefined();
    expect(numberOf({ n: Number.POSITIVE_INFINITY }, 'n')).toBeUndefined();
  });

  it('distinguishes an object from a list and from null', () => {
    expect([{}, [], null, 'x', undefined].map(isUntrustedRecord)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('does not return an inherited field', () => {
    expect(fieldOf({}, 'constructor')).toBeUndefined();
    expect(fieldOf(Object.create({ address: '0x1' }), 'address')).toBeUndefined();
  });

  it.each([...hostileObjects(), ...hostileThenables()])('never throws: %s', (_what, hostile) => {
    for (const value of [hostile, { field: hostile }, [hostile]]) {
      expect(() => isUntrustedRecord(value)).not.toThrow();
      expect(() => entriesOf(value)).not.toThrow();
      expect(() => messageOf(value)).not.toThrow();
      for (const read of [fieldOf, textOf, numberOf, booleanOf, listOf]) {
        for (const name of ['field', 'message', 'then', 'length']) {
          expect(() => read(value, name)).not.toThrow();
        }
      }
    }
  });

  it('reads a list by its indexes, up to the requested number', () => {
    const list = Object.assign([1, 2, 3], { slice: () => ['x'], map: () => ['x'] });

    expect(entriesOf(list, 2)).toEqual([1, 2]);
    expect(listOf({ list }, 'list')).toEqual([1, 2, 3]);
    expect(entriesOf(Array(300_000_000), 3)).toHaveLength(3);
    expect(entriesOf({ 0: 1, length: 1 })).toBeUndefined();
  });

  it('returns `undefined` for an entry that throws when it is read, and reads the others', () => {
    const list = Object.defineProperty([1, 2, 3], '1', {
      get: () => {
        throw new TypeError('poisoned');
      },
    });

    expect(entriesOf(list)).toEqual([1, undefined, 3]);
  });

  it('reads the message of an error, of an object, and of a text', () => {
    expect(['x', new Error('x'), { message: 'x' }].map(messageOf)).toEqual(['x', 'x', 'x']);
    expect([undefined, null, 7, {}, { message: {} }].map(messageOf).join('')).toBe('');
  });

  it('drops only the entries that it does not understand', () => {
    expect(
      parseEach([1, 'x', 2], (entry) => (typeof entry === 'number' ? entry : undefined)),
    ).toEqual([1, 2]);
  });
});
