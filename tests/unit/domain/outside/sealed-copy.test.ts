import { describe, expect, it } from '@jest/globals';
import { sealedCopy } from '../../../../domain/outside/sealed-copy';

describe('a sealed copy of data to sign', () => {
  it('has the same data', () => {
    const value = { a: [1, 'x', null, true, 5n, { b: [] }], c: undefined };

    expect(sealedCopy(value)).toEqual(value);
    expect([1, 'x', null, undefined, 5n].map(sealedCopy)).toEqual([1, 'x', null, undefined, 5n]);
  });

  it('cannot be changed, at any depth', () => {
    const copy = sealedCopy({ a: { b: 1 }, c: [{ d: 1 }] });

    expect(() => Object.assign(copy, { a: 1 })).toThrow(TypeError);
    expect(() => Object.assign(copy.a, { b: 2 })).toThrow(TypeError);
    expect(() => Object.assign(copy, { e: 1 })).toThrow(TypeError);
    expect(() => copy.c.push({ d: 2 })).toThrow(TypeError);
    expect(() => Object.assign(copy.c[0] ?? {}, { d: 2 })).toThrow(TypeError);
  });

  it("does not change the site's object", () => {
    const value = { a: { b: 1 } };
    sealedCopy(value);

    value.a.b = 2;
    expect(value.a.b).toBe(2);
    expect(Object.isFrozen(value)).toBe(false);
  });

  it('reads a getter once, and never again', () => {
    let reads = 0;
    const token = {
      get address() {
        reads += 1;
        return `contract ${reads}`;
      },
    };
    const copy = sealedCopy(token);

    expect([copy.address, copy.address, reads]).toEqual(['contract 1', 'contract 1', 1]);
  });

  it('inherits nothing that the page puts on every object', () => {
    const copy = sealedCopy({ to: { units: 1n } });
    const polluted = Object.prototype as unknown as Record<string, unknown>;
    try {
      polluted['data'] = '0xdeadbeef';
      expect(copy).not.toHaveProperty('data');
      expect((copy.to as { readonly data?: string }).data).toBeUndefined();
    } finally {
      Reflect.deleteProperty(polluted, 'data');
    }
  });

  it('does not copy an inherited field', () => {
    class Token {
      readonly symbol = 'TOK';
      get address(): string {
        return 'elsewhere';
      }
    }
    expect(Object.keys(sealedCopy(new Token()))).toEqual(['symbol']);
  });

  it('leaves functions out, and keeps a field named `__proto__` as a field', () => {
    expect(sealedCopy({ a: () => 1, b: 2 })).toEqual({ a: undefined, b: 2 });
    const copy = sealedCopy(JSON.parse('{"__proto__":{"polluted":1}}') as object);
    expect(Object.hasOwn(copy, '__proto__')).toBe(true);
    expect(copy).not.toHaveProperty('polluted');
  });

  it('throws the error of a getter, and one for data that is too deep', () => {
    const odd = Object.defineProperty({}, 'to', {
      enumerable: true,
      get: () => {
        throw new Error('odd');
      },
    });
    expect(() => sealedCopy(odd)).toThrow('odd');
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(() => sealedCopy(circle)).toThrow(RangeError);
  });
});
