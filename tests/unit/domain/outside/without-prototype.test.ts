import { describe, expect, it } from '@jest/globals';
import { withoutPrototype } from '../../../../domain/outside/without-prototype';

describe('withoutPrototype', () => {
  it('has the fields of an object, and none that the page has put on Object.prototype', () => {
    const prototype = Object.prototype as unknown as Record<string, unknown>;
    prototype['polluted'] = true;
    try {
      const fields: Record<string, unknown> = withoutPrototype({ to: 'bob' });

      expect(fields['to']).toBe('bob');
      expect(fields['polluted']).toBeUndefined();
      expect('polluted' in fields).toBe(false);
    } finally {
      Reflect.deleteProperty(prototype, 'polluted');
    }
  });
});
