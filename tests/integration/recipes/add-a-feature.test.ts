import { afterAll, expect, it } from '@jest/globals';
import { Recipe } from '../../support/recipe';
import { SourceCopy } from '../../support/source-copy';

const copy = new SourceCopy();
afterAll(() => copy.dispose());

it('lists the files that do not compile once there is a new feature, and no others', () => {
  copy.replace('domain/feature/feature-name.ts', "  'account',", "  'dummy',\n  'account',");

  const recipe = new Recipe('add-a-feature');
  const files = ['What the compiler requires', 'What fails until then'].flatMap((title) =>
    recipe.filesUnder(title),
  );
  expect(copy.filesWithTypeErrors()).toEqual(files.sort());
});
