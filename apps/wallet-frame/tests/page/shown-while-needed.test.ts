import { expect, it } from '@jest/globals';
import { shownWhileNeeded } from '../../src/adapters/channel/shown-while-needed';

it('hides the page when the last part that shows it has ended', () => {
  const told: unknown[] = [];
  const tell = shownWhileNeeded((type, payload) => void told.push(payload ?? type));
  tell('SHOW'); // A login.
  tell('SHOW'); // The wallet is unlocked in it.
  tell('HIDE');
  tell('SESSION_UPDATE', { token: 'a' });
  expect(told).toEqual(['SHOW', 'SHOW', { token: 'a' }]);
  tell('HIDE');
  tell('SHOW');
  tell('HIDE');
  expect(told.slice(3)).toEqual(['HIDE', 'SHOW', 'HIDE']);
});
