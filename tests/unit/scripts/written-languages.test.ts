import { expect, it } from '@jest/globals';
import { languageTags } from '../../../scripts/entries.mjs';
import { filesOfLanguages } from '../../../scripts/written-languages.mjs';

it('every file that follows from the list of languages is what "npm run languages" writes', async () => {
  const all = Object.entries(await filesOfLanguages());

  expect(all).toHaveLength(10 + languageTags.length);
  for (const [path, { is, wanted }] of all) expect([path, is]).toEqual([path, wanted]);
});
