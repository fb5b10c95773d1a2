import { afterAll, describe, expect, it } from '@jest/globals';
import { Recipe } from '../../support/recipe';
import { SourceCopy } from '../../support/source-copy';

const recipe = new Recipe('add-a-port');
const copy = new SourceCopy();
afterAll(() => copy.dispose());

/** The file of the dummy port for a path of the recipe. */
const ofDummy = (path: string): string =>
  path.replaceAll('<port>', 'weather').replaceAll('<family>/<adapter>', 'fake/fixed-weather');

const port = `
import { createToken } from './token';

/** The weather at the visitor's place. */
export interface Weather {
  /** The temperature, in degrees Celsius. */
  celsius(): number;
}

export const Weather = createToken<Weather>('Weather');
`;

const fake = `
import type { Weather } from '../../ports/weather';

/** A {@link Weather} that a test sets. */
export class FakeWeather implements Weather {
  /** The temperature that a test sets. */
  now = 20;

  celsius(): number {
    return this.now;
  }
}
`;

const contract = `
import { describe, expect, it } from '@jest/globals';
import type { Weather } from '../../ports/weather';

/** The contract of every {@link Weather}. */
export function describeWeather(name: string, create: () => Weather): void {
  describe(name, () => {
    it('is not below absolute zero', () => {
      expect(create().celsius()).toBeGreaterThan(-273.15);
    });
  });
}
`;

const contractTest = `
import { FakeWeather } from '../../infrastructure/fake';
import { describeWeather } from './weather.contract';

describeWeather('FakeWeather', () => new FakeWeather());
`;

/** The titles of the tests that fail among those that look at ports. */
function failing(): readonly string[] {
  const output = copy.runTests('tests/unit/ports', 'tests/contract/weather');
  return [...output.matchAll(/^\s+✕ (.*?)(?: \(\d+ ms\))?$/gm)].map(([, title = '']) => title);
}

describe('the recipe that adds a port', () => {
  it('lists what the tests require, step by step, and a port that has it passes', () => {
    const listed = [
      ...recipe.filesUnder('What a test requires'),
      ...recipe.filesUnder('What is new'),
    ];
    const places = recipe.filesUnder('Where the adapter is chosen');
    copy.write('ports/weather.ts', port);
    expect(failing()).toEqual([
      'exports the token of every port and the function for overrides, and nothing else',
      'has a contract suite for every port',
    ]);

    copy.replace(
      'ports/index.ts',
      "export type * from './wallet-connector';",
      "export type * from './weather';\nexport { Weather } from './weather';\nexport type * from './wallet-connector';",
    );
    expect(failing()).toEqual(['has a contract suite for every port']);

    copy.write('infrastructure/fake/fake-weather.ts', fake);
    copy.replace(
      'infrastructure/fake/index.ts',
      "export { FakeHostPage } from './fake-host-page';",
      "export { FakeHostPage } from './fake-host-page';\nexport { FakeWeather } from './fake-weather';",
    );
    copy.write('tests/contract/weather.contract.ts', contract);
    copy.write('tests/contract/weather.test.ts', contractTest);
    copy.replace(
      'composition/ports.ts',
      '  return ports;\n',
      '  ports.bind(Weather, () => ({ celsius: () => 20 }));\n  return ports;\n',
    );
    copy.replace(
      'composition/ports.ts',
      'import type { SiteNetworks }',
      "import { Weather } from '../ports/weather';\nimport type { SiteNetworks }",
    );

    expect(failing()).toEqual([]);
    expect(copy.filesWithTypeErrors()).toEqual([]);
    expect(listed.map(ofDummy)).toEqual([
      'ports/index.ts',
      'tests/contract/weather.test.ts',
      'infrastructure/fake/fixed-weather.ts',
      'infrastructure/fake/fake-weather.ts',
      'ports/weather.ts',
    ]);
    expect(places).toEqual(['composition/features/<feature>.ts', 'composition/ports.ts']);
  });
});
