import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { requestTypes } from '../../src/adapters/channel/envelope';
import { refuseAll } from '../../src/adapters/channel/refuse-all';
import type { AnswerHost } from '../../src/adapters/channel/serve-host';

let reloads: number;
let answer: AnswerHost;

beforeEach(() => {
  jest.useFakeTimers();
  reloads = 0;
  answer = refuseAll({
    reload: () => {
      reloads += 1;
    },
    say: (language) => `frozen, in ${language}`,
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const taken = ['RELOAD', 'SYNC_DAPP_DATA', 'SYNC_THEME'];

it.each(requestTypes.filter((type) => !taken.includes(type)))('refuses %s', async (type) => {
  await expect(answer(type, {})).rejects.toMatchObject({
    name: 'HostRefusal',
    message: 'frozen, in en',
  });
  expect(reloads).toBe(0);
});

it('says it in the language that the site names, and in English for one that is none', async () => {
  await expect(answer('SYNC_THEME', { language: 'de-AT', themeMode: 'dark' })).resolves.toEqual({});
  await expect(answer('CONNECT_EMAIL', {})).rejects.toThrow('frozen, in de');
  await answer('SYNC_THEME', {});
  await expect(answer('CONNECT_EMAIL', {})).rejects.toThrow('frozen, in de');
  for (const language of ['xx', 5, '__proto__']) {
    await answer('SYNC_THEME', { language });
    await expect(answer('CONNECT_EMAIL', {})).rejects.toThrow('frozen, in en');
  }
});

it('is loaded again where the site asks for it, or where a request meets it late', async () => {
  await expect(answer('RELOAD', {})).resolves.toEqual({});
  expect(reloads).toBe(1);
  jest.advanceTimersByTime(5001);
  await answer('SYNC_DAPP_DATA', {});
  expect(reloads).toBe(1);
  await expect(answer('IS_CONNECTED', {})).rejects.toThrow('frozen');
  expect(reloads).toBe(2);
});
