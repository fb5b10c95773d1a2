import { describe, expect, it } from '@jest/globals';
import { hasNameForm } from '../../../../domain/text/name-form';

describe('hasNameForm', () => {
  it.each(['alice.eth', ' alice.eth ', 'a.b.c', 'álice.eth', '🦊.eth', `${'a'.repeat(251)}.eth`])(
    'accepts %s',
    (text) => {
      expect(hasNameForm(text)).toBe(true);
    },
  );

  it.each([
    '',
    'alice',
    '.eth',
    'alice.',
    'alice..eth',
    'alice eth',
    'alice@example.com',
    'https://alice.eth',
    'alice.eth/path',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    `${'a'.repeat(252)}.eth`,
  ])('refuses %s', (text) => {
    expect(hasNameForm(text)).toBe(false);
  });
});
