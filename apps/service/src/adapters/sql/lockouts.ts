import type { StoredLockouts } from '../../ports/lockouts';
import { all, first, number, type Queries, run } from './rows';
import { joined, type Sql, sql, values } from './sql';

/** The table `login_lock`. */
export function lockouts(queries: Queries): StoredLockouts {
  return {
    async lockedUntil(account, nowMs) {
      const row = await first(
        queries,
        sql`select until from login_lock where account = ${account} and until > ${nowMs}`,
        { until: number },
      );
      return row?.until;
    },

    countDead({ account, dayEndsMs, locks, nowMs }) {
      // PostgreSQL takes values of which it knows no type for text.
      const steps = locks.map(({ n, untilMs }) => sql`when ${n} then cast(${untilMs} as bigint)`);
      const last = locks.at(-1)?.untilMs ?? 0;
      return run(
        queries,
        sql`insert into login_lock ${values({ account, dead: 1, day: dayEndsMs, until: 0 })}
          on conflict (account) do update set
            until = case when login_lock.day <= ${nowMs} then 0
                         when login_lock.dead + 1 >= ${locks[0]?.n ?? 1} then
                           case login_lock.dead + 1 ${joined(steps)} else cast(${last} as bigint) end
                         else login_lock.until end,
            dead = case when login_lock.day <= ${nowMs} then 1 else login_lock.dead + 1 end,
            day = case when login_lock.day <= ${nowMs} then excluded.day else login_lock.day end`,
      );
    },

    async free(account) {
      const rows = await all(
        queries,
        sql`delete from login_lock where ${isLockOf(account)} returning until`,
        { until: number },
      );
      return rows.length;
    },

    async lockedUntilAny(account, nowMs) {
      const rows = await all(
        queries,
        sql`select until from login_lock where ${isLockOf(account)} and until > ${nowMs}`,
        { until: number },
      );
      return rows.length === 0 ? undefined : Math.max(...rows.map(({ until }) => until));
    },

    sweep: (nowMs) =>
      run(queries, sql`delete from login_lock where day <= ${nowMs} and until <= ${nowMs}`),
  };
}

/** The locks of an account: its own, and those of its devices, which are named `account:device`. */
export function isLockOf(account: string): Sql {
  const start = `${account}:`;
  return sql`(account = ${account} or substr(account, 1, cast(${start.length} as integer)) = ${start})`;
}
