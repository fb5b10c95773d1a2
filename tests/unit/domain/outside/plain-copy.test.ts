import { describe, expect, it } from '@jest/globals';
import { plainCopy } from '../../../../domain/outside/plain-copy';
import { hostileObjects, hostileThenables, objectWith } from '../../../support/hostile-objects';

describe('a plain copy of a foreign value', () => {
  it('has the same data', () => {
    const value = { a: [1, 'x', null, true, 5n, { b: [] }], c: undefined };

    expect(plainCopy(value)).toEqual(value);
    expect(plainCopy(value)).not.toBe(value);
    expect([1, 'x', null, undefined, 5n].map(plainCopy)).toEqual([1, 'x', null, undefined, 5n]);
  });

  it('has no function of the foreign object, so that it can be awaited', async () => {
    const copy = plainCopy({ ...objectWith('then', () => {}), toJSON: () => 1, x: 1 });

    expect(await copy).toEqual({ x: 1 });
  });

  it('has a field named `__proto__` as a field', () => {
    const copy = plainCopy(JSON.parse('{"__proto__":{"polluted":1}}'));

    expect(Object.hasOwn(copy as object, '__proto__')).toBe(true);
    expect(copy).not.toHaveProperty('polluted');
  });

  it.each([...hostileObjects(), ...hostileThenables()])(
    'contains the readable parts of %s',
    async (_what, hostile) => {
      const copy = plainCopy({ hostile, list: [hostile], x: 1 });

      expect(await copy).toMatchObject({ x: 1 });
      expect(() => JSON.stringify(copy)).not.toThrow();
    },
  );

  it('ends where a value is too deep or too large', () => {
    const endless: Record<string, unknown> = {};
    endless['self'] = endless;
    let reads = 0;
    const long = new Proxy([] as unknown[], {
      get: (_list, key) => {
        if (key === 'length') return 300_000_000;
        reads += 1;
        return 1;
      },
    });

    expect(JSON.stringify(plainCopy(endless))).toHaveLength(
      12 * '{"self":}'.length - '"self":'.length,
    );
    expect(plainCopy([long, long])).toHaveLength(2);
    expect(reads).toBeLessThanOrEqual(20_000);
  });
});
