import { afterEach, describe, expect, it } from '@jest/globals';
import { createWidget } from '../../../../index';
import { knowsColor } from '../../../../infrastructure/host/knows-color';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'CSS');
});

describe('the colours that a browser knows', () => {
  it('are those that it supports', () => {
    Object.assign(globalThis, {
      CSS: { supports: (name: string, value: string) => `${name} ${value}` === 'color navy' },
    });

    expect([knowsColor('navy'), knowsColor('notacolour')]).toEqual([true, false]);
    expect(() => createWidget({ themeVariables: { accent: 'notacolour' } })).toThrow(
      expect.objectContaining({ code: 'OPTION_INVALID' }),
    );
  });

  it('are all where there is no browser', () => {
    expect(knowsColor('notacolour')).toBe(true);
  });
});
