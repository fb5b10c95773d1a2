import type { Database } from './database';
import { first, number, text } from './rows';
import { sql } from './sql';

/** Of `synchronous_commit`: a commit is confirmed before a standby has it. */
const aloneCommits = ['off', 'local'];

/**
 * Why PostgreSQL may lose what it has confirmed. A key share that is lost is a lost key, where the wallet opens in one way only.
 * `undefined` where it loses nothing: each commit is on its disk, and on that of a standby where it has one.
 */
export async function replicationDoubt(
  database: Pick<Database, 'rows'>,
): Promise<string | undefined> {
  const found = await first(
    database,
    sql`select current_setting('synchronous_standby_names') as names,
      current_setting('synchronous_commit') as commits, current_setting('fsync') as fsync,
      (select count(*) from pg_stat_replication) as standbys`,
    { names: text, commits: text, fsync: text, standbys: number },
  );
  if (!found) return undefined;
  const { commits, fsync, names, standbys } = found;
  if (fsync === 'off') return 'fsync is off';
  if (commits === 'off') return 'synchronous_commit is off';
  if (standbys === 0) return undefined;
  if (names === '') return 'there are standbys, and synchronous_standby_names is empty';
  return aloneCommits.includes(commits) ? `synchronous_commit is ${commits}` : undefined;
}
