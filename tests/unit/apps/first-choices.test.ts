import { expect, it } from '@jest/globals';
import { defaultChoices, firstChoices } from '../../../apps/demo/playground/choices';

it.each([
  [['ar-EG', 'en'], 'ar', 'rtl'],
  [['eo', 'fr-CA'], 'fr', 'ltr'],
  [['eo'], 'en', 'ltr'],
  [[], 'en', 'ltr'],
] as const)(
  'a new visitor of the demo who reads %s has the widget in %s',
  (tags, language, direction) => {
    expect(firstChoices(tags)).toEqual({ ...defaultChoices, language, direction });
  },
);
