import { describe, expect, it } from '@jest/globals';
import { withoutDefence } from '../../support/without-defence';

const entry = 'domain/outside/untrusted-record.ts';
type Entry = typeof import('../../../domain/outside/untrusted-record');

describe('a module without a defence', () => {
  it('is the module, but for the text that is taken out', async () => {
    const find = "return typeof field === 'string' ? field : undefined;";
    const whole = await withoutDefence<Entry>(entry);
    const open = await withoutDefence<Entry>(entry, {
      file: entry,
      find,
      put: 'return field as string;',
    });
    expect(whole.textOf({ one: 1 }, 'one')).toBeUndefined();
    expect(open.textOf({ one: 1 }, 'one')).toBe(1);
  });

  it('is not built where the text is missing, or the file is not part of it', async () => {
    const nowhere = { file: entry, find: 'no such text' };
    await expect(withoutDefence(entry, nowhere)).rejects.toThrow('has not once');
    const other = { file: 'domain/account/account.ts', find: 'export' };
    await expect(withoutDefence(entry, other)).rejects.toThrow('not part');
  });
});
