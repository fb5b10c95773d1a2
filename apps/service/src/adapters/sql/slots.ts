import type { StoredSlots } from '../../ports/slots';
import { all, first, flag, hasRow, number, optional, type Queries, run, text } from './rows';
import { set, sql, values } from './sql';

/** The table `slot`. */
export function slots(queries: Queries): StoredSlots {
  const ofWallet = (account: string, id: string) =>
    sql`id = ${id} and account = ${account} and kept = 1 and aside = ''`;

  return {
    add({ createdMs, isFirst, ...slot }) {
      const row = {
        ...slot,
        sealed: '',
        first: Number(isFirst),
        kept: 0,
        created: createdMs,
      };
      return hasRow(
        queries,
        sql`insert into slot ${values(row)} on conflict (id) do nothing returning id`,
      );
    },

    async find({ account, device }, id) {
      const row = await first(
        queries,
        sql`select first, kept from slot where id = ${id} and account = ${account} and device = ${device}`,
        { first: flag, kept: flag },
      );
      return row && { isFirst: row.first, isKept: row.kept };
    },

    keep: (account, id, sealed, hash) =>
      run(
        queries,
        sql`update slot set ${set({ kept: 1, sealed, hash })} where id = ${id} and account = ${account} and kept = 0`,
      ),

    async hashOf({ account, device }, id) {
      const row = await first(
        queries,
        sql`select hash from slot where id = ${id} and account = ${account} and device = ${device} and kept = 1`,
        { hash: text },
      );
      return row?.hash;
    },

    open: ({ account, device }, id, hash) =>
      first(
        queries,
        sql`update slot set opened = 1
          where id = ${id} and account = ${account} and device = ${device} and kept = 1 and opened = 0
            and hash = ${hash} and aside = '' returning kind`,
        { kind: text },
      ),

    async release({ account, device }, id) {
      const row = await first(
        queries,
        sql`select kind, half, sealer, sealed, first, kept, opened, aside,
            (select count(*) from slot where account = ${account} and kept = 1 and opened = 1 and aside = '') as ways
          from slot where id = ${id} and account = ${account}
            and (device = ${device} or (kind <> 'device' and kept = 1))`,
        {
          kind: text,
          ways: number,
          half: text,
          sealer: text,
          sealed: text,
          first: flag,
          kept: flag,
          opened: flag,
          aside: text,
        },
      );
      if (!row) return undefined;
      const { first: isFirst, kept: isKept, opened: isOpened, ...found } = row;
      return { ...found, isFirst, isKept, isOpened };
    },

    async isOpened(account, id) {
      const row = await first(
        queries,
        sql`select opened from slot where ${ofWallet(account, id)}`,
        { opened: flag },
      );
      return row?.opened;
    },

    end: (account, id) =>
      first(queries, sql`delete from slot where ${ofWallet(account, id)} returning kind, device`, {
        kind: text,
        device: text,
      }),

    async list(account) {
      const rows = await all(
        queries,
        sql`select s.id, s.kind, s.created, s.sealed, s.aside, a.since, a.ends
          from slot s left join wallet_aside a on a.id = s.aside
          where s.account = ${account} and s.kept = 1 and s.opened = 1 order by s.created, s.id`,
        {
          id: text,
          kind: text,
          created: number,
          sealed: text,
          aside: text,
          since: optional(number),
          ends: optional(number),
        },
      );
      return rows.map(({ created, ends, since, ...slot }) => ({
        ...slot,
        createdMs: created,
        asideSinceMs: since,
        asideEndsMs: ends,
      }));
    },

    async deviceOf(account, id) {
      const row = await first(
        queries,
        sql`select device from slot where id = ${id} and account = ${account} and kind = 'device' and kept = 1`,
        { device: text },
      );
      return row?.device;
    },

    setAside: (account, aside, but) =>
      run(
        queries,
        sql`update slot set aside = ${aside} where account = ${account} and aside = '' and id <> ${but}`,
      ),

    restore: (account, aside) =>
      run(queries, sql`update slot set aside = '' where account = ${account} and aside = ${aside}`),

    countSealed: () =>
      all(queries, sql`select sealer, count(*) as n from slot group by sealer`, {
        sealer: text,
        n: number,
      }),

    async sealedOtherwise(sealer, after, limit) {
      const rows = await all(
        queries,
        sql`select id, account, half, sealer from slot
          where sealer <> ${sealer} and id > ${after} order by id limit ${limit}`,
        { id: text, account: text, half: text, sealer: text },
      );
      return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.id };
    },

    sealAnew: ({ half: before, id }, half, sealer) =>
      run(
        queries,
        sql`update slot set ${set({ half, sealer })} where id = ${id} and half = ${before}`,
      ),

    sweepUnopened: (beforeMs) =>
      run(
        queries,
        sql`delete from slot where opened = 0 and (kept = 0 or kind <> 'device') and created <= ${beforeMs}`,
      ),

    sweepAside: (nowMs) =>
      run(
        queries,
        sql`delete from slot where account in (select account from wallet_aside where ends <= ${nowMs})
          and aside in (select id from wallet_aside where ends <= ${nowMs})`,
      ),
  };
}
