import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ChainNamespace, chainNamespaces } from '../../../domain/caip/chain-namespace';
import { root } from '../../../scripts/command.mjs';
import { Recipe } from '../../support/recipe';
import { SourceCopy } from '../../support/source-copy';

/** The prefix of the files and classes of each namespace. */
const prefixes: Readonly<Record<ChainNamespace, string>> = {
  bip122: 'bitcoin',
  eip155: 'eip155',
  polkadot: 'polkadot',
  solana: 'solana',
};

const recipe = new Recipe('add-a-chain');
const copy = new SourceCopy();
afterAll(() => copy.dispose());

describe('the recipe that adds a chain', () => {
  it('lists the files that do not compile once there is a fifth namespace, and no others', () => {
    copy.replace(
      'domain/caip/chain-namespace.ts',
      "'bip122'] as const",
      "'bip122', 'cosmos'] as const",
    );

    expect(copy.filesWithTypeErrors()).toEqual(recipe.filesUnder('What the compiler requires'));
  });

  it.each(chainNamespaces)('lists files that %s has', (namespace) => {
    const files = recipe
      .filesUnder('What is new')
      .map((path) =>
        path.replaceAll('<namespace>', namespace).replaceAll('<prefix>', prefixes[namespace]),
      );

    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
