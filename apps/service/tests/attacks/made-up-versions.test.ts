import { beforeEach, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { sqlStore } from '../../src/adapters/sql/sql-store';
import { FrameVersions } from '../../src/use-cases/console/frame-versions';
import { describeOverDatabases } from '../databases';

const DAY = 24 * 3_600_000;
const REAL = '0.1.0+REAL';

type Module = typeof import('../../src/use-cases/console/frame-versions');

describeOverDatabases('a caller that makes versions of the frame up', (database) => {
  beforeEach(() => database().rows('delete from tally'));

  /** 600 versions at each of two instances, between the visits of an honest page. Returns what operators see of the day. */
  async function madeUp({ FrameVersions: Versions }: Module) {
    const of = () => new Versions({ store: sqlStore(database()), now: () => 20_000 * DAY });
    const instances = [of(), of()];
    const sweep = async (): Promise<void> => {
      for (const each of instances) await each.sweep();
    };
    instances[0]?.seen(REAL, 'https://a.test');
    await sweep();
    for (let n = 0; n < 1200; n += 1) {
      instances[n % 2]?.seen(`9.9.${n}`, 'https://a.test');
      if (n % 400 === 399) await sweep();
    }
    instances[1]?.seen(REAL, 'https://a.test');
    await sweep();
    const [rows] = await database().rows('select count(*) as n from tally');
    return { ...(await of().ofDays(1)), rows: Number(rows?.['n']) };
  }

  it('[E14.wc] fills no table, and hides no version that is in use', async () => {
    const { rows, versions } = await madeUp({ FrameVersions });
    expect(versions).toHaveLength(21);
    expect(versions[0]).toMatchObject({ version: 'other' });
    expect(versions.reduce((sum, { n }) => sum + n, 0)).toBe(1202);
    expect(versions).toContainEqual(expect.objectContaining({ version: REAL, n: 2 }));
    expect(rows).toBe(42);
  });

  it('[E14.wc control] has a row for each where the day has no bound', async () => {
    const file = 'apps/service/src/use-cases/console/frame-versions.ts';
    const { rows } = await madeUp(
      await withoutDefence<Module>(file, {
        file,
        find: 'const MOST_A_DAY = 20;',
        put: 'const MOST_A_DAY = Infinity;',
      }),
    );
    expect(rows).toBeGreaterThan(2000);
  });
});
