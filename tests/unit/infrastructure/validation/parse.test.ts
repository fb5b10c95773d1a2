import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { parse } from '../../../../infrastructure/validation/parse';

const schema = z.looseObject({
  data: z.array(z.object({ name: z.string(), age: z.optional(z.number()) })),
  next: z.nullable(z.union([z.string(), z.number()])),
});

const refusalOf = (value: unknown): string => {
  try {
    parse(schema, value, (reason) => new Error(reason));
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('parse', () => {
  it('returns a valid value, in the shape of the schema', () => {
    const value = { data: [{ name: 'a', extra: 1 }], next: null, more: true };
    expect(parse(schema, value, (reason) => new Error(reason))).toEqual({
      data: [{ name: 'a' }],
      next: null,
      more: true,
    });
  });

  it.each([
    [{ next: null }, 'data: Required'],
    [{ data: [{}], next: null }, 'data.0.name: Required'],
    [{ data: [{ name: 7 }], next: null }, 'data.0.name: Invalid input'],
    [{ data: [{ name: 'a', age: 'old' }], next: null }, 'data.0.age: Invalid input'],
    [{ data: [], next: true }, 'next: Invalid input'],
    [{ data: [] }, 'next: Required'],
    [undefined, 'Required'],
    [null, 'Invalid input'],
    ['text', 'Invalid input'],
  ])("refuses %j with the specification's text", (value, text) => {
    expect(refusalOf(value)).toBe(text);
  });

  it("does not change zod's own texts for the rest of the page", () => {
    refusalOf({});
    expect(z.safeParse(z.string(), undefined).error?.issues[0]?.message).not.toBe('Required');
  });
});
