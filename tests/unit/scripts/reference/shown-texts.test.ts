import { describe, expect, it } from '@jest/globals';
import { shownTexts } from '../../../../scripts/reference/shown-texts.mjs';

const known = { texts: new Map([['gone', '{wallet} is gone']]), views: ['Networks'] };

describe('what a visitor sees, on the page of an error', () => {
  it('is the text of each key, as it is in the catalogue', () => {
    expect(shownTexts('in the view `Networks`: `gone`', known)).toBe(
      'In the view `Networks`: “{wallet} is gone” (`gone`).',
    );
  });

  it('is refused with a key that no catalogue has', () => {
    expect(() => shownTexts('`goen`', known)).toThrow('There is no text and no view "goen".');
  });
});
