import { ConfigError } from '../../config/config-error';
import type { Database } from './database';
import { migrations } from './migrations';

/**
 * Brings the tables to the newest version. Instances that start at the same time wait for each other.
 *
 * @throws {@link ConfigError} where a newer version of the service has already changed the tables.
 */
export async function migrate(database: Database, steps = migrations): Promise<void> {
  await database.atOnce(async (rows) => {
    await rows('create table if not exists migration (version bigint primary key)');
    const [newest] = await rows('select max(version) as version from migration');
    const done = Number(newest?.['version'] ?? 0);
    if (done > steps.length) {
      throw new ConfigError(
        'DATABASE_URL',
        'names a database of a newer version of the service: start that version',
      );
    }
    for (const [index, statements] of steps.entries()) {
      if (index < done) continue;
      for (const sql of statements) await rows(sql);
      await rows('insert into migration (version) values (?)', index + 1);
    }
  });
}
