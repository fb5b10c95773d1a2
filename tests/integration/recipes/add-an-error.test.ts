import { afterAll, expect, it } from '@jest/globals';
import { Recipe } from '../../support/recipe';
import { SourceCopy } from '../../support/source-copy';

const copy = new SourceCopy();
afterAll(() => copy.dispose());

it('lists the files that do not compile once there is a new error, and no others', () => {
  copy.replace(
    'domain/errors/error-catalogue.ts',
    'interface ErrorContexts {',
    'interface ErrorContexts {\n  DUMMY_FAILED: { readonly why: string };',
  );

  expect(copy.filesWithTypeErrors()).toEqual(
    new Recipe('add-an-error').filesUnder('What the compiler requires'),
  );
});
