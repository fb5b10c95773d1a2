import { beforeEach, expect, it } from '@jest/globals';
import { sqlStore } from '../src/adapters/sql/sql-store';
import { FrameVersions } from '../src/use-cases/console/frame-versions';
import { describeOverDatabases } from './databases';
import { FRAME, Visitors } from './visitors';
import { SITE } from './support';

const DAY = 24 * 3_600_000;

describeOverDatabases('the versions of the frame that pages load', (database) => {
  let now = 20_000 * DAY;
  const instance = (): FrameVersions =>
    new FrameVersions({ store: sqlStore(database()), now: () => now });

  beforeEach(async () => {
    now = 20_000 * DAY;
    await database().rows('delete from tally');
  });

  it('are counted by site and day, of several instances together', async () => {
    const [one, two] = [instance(), instance()];
    one.seen('0.1.0+AAAA', 'https://a.test');
    one.seen('0.1.0+AAAA', 'https://b.test');
    two.seen('0.1.0+AAAA', 'https://a.test');
    two.seen(undefined, '');
    await one.sweep();
    await two.sweep();
    now += DAY;
    two.seen('0.1.0+BBBB', 'https://a.test');
    await two.sweep();

    expect(await one.ofDays(7)).toEqual({
      versions: [
        { version: '0.1.0+AAAA', site: '', n: 3, lastDay: 20_000 },
        { version: '0.1.0+BBBB', site: '', n: 1, lastDay: 20_001 },
        { version: 'unnamed', site: '', n: 1, lastDay: 20_000 },
      ],
      bySite: [
        { version: '0.1.0+AAAA', site: 'https://a.test', n: 2, lastDay: 20_000 },
        { version: '0.1.0+AAAA', site: 'https://b.test', n: 1, lastDay: 20_000 },
        { version: '0.1.0+BBBB', site: 'https://a.test', n: 1, lastDay: 20_001 },
        { version: 'unnamed', site: '', n: 1, lastDay: 20_000 },
      ],
    });
    expect((await one.ofDays(1)).versions).toHaveLength(1);
  });

  it.each(['', 'a b', '<b>', `1.${'0'.repeat(60)}`, '0.1.0\nhttps://evil.test', 'é'])(
    'are of one form, and %j is none',
    async (named) => {
      const one = instance();
      one.seen(named, 'https://a.test');
      await one.sweep();
      expect((await one.ofDays(1)).versions).toMatchObject([{ version: 'other', n: 1 }]);
    },
  );

  it('are named with the request for the sites, where a site that is none is not counted as one', async () => {
    const visitors = await Visitors.over(database());
    for (const body of [
      { version: '0.1.0+AAAA', origin: SITE },
      { version: '0.1.0+AAAA', origin: 'https://evil.test' },
      { origin: SITE },
      { version: 7 },
    ]) {
      // Of two instances, each gets it.
      for (const _ of [1, 2]) {
        expect(await visitors.send('/frame/sites', body, FRAME)).toMatchObject({ status: 200 });
      }
    }
    expect(
      await visitors.send('/frame/sites', { version: '1.0.0', origin: SITE }, SITE),
    ).toMatchObject({ status: 403 });
    await visitors.service.sweep();

    const rows = await database().rows("select name from tally where subject = 'frame-site'");
    expect(rows.map(({ name }) => String(name)).sort()).toEqual([
      '0.1.0+AAAA ',
      `0.1.0+AAAA ${SITE}`,
      'unnamed ',
      `unnamed ${SITE}`,
    ]);
  });
});
