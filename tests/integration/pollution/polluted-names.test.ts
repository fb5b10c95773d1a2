import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pollutedNames, refusedJourneys } from './names';
import { PollutedPage, type Travels } from './polluted-page';

let page: PollutedPage;
let clean: Travels;

beforeAll(async () => {
  page = await PollutedPage.open();
  clean = await page.travel();
});
afterAll(() => page.close());

describe('a page whose Object.prototype has been polluted', () => {
  it('has 74 names, and takes every journey without them', () => {
    expect(Object.keys(pollutedNames)).toHaveLength(74);
    expect(Object.keys(clean.outcomes)).toHaveLength(6);
    expect(refusedIn(clean)).toEqual([]);
  });

  it.each(Object.entries(pollutedNames))(
    'has the wallet sign what the visitor reviewed, or nothing, with %s',
    async (name, value) => {
      const travels = await page.travel(name, value);
      const refused = refusedIn(travels);

      expect(refused).toEqual(refusedJourneys[name] ?? []);
      expect(travels.outcomes).toEqual({ ...clean.outcomes, ...typedRefusals(refused) });
      expect(travels.hosts.filter((host) => !clean.hosts.includes(host))).toEqual([]);
      expect(travels.uncaught).toEqual([]);
    },
  );
});

function refusedIn({ outcomes }: Travels): readonly string[] {
  return Object.keys(outcomes).filter((name) => 'refused' in (outcomes[name] ?? {}));
}

function typedRefusals(journeys: readonly string[]): Travels['outcomes'] {
  const refusal = { refused: expect.stringMatching(/^[A-Z_]+$/) };
  return Object.fromEntries(journeys.map((name) => [name, refusal]));
}
