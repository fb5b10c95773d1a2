import type { StoredChannels } from '../../ports/farcaster-channels';
import { first, type Queries, run, text } from './rows';
import { set, sql, values } from './sql';

/** The table `farcaster_channel`. */
export function farcasterChannels(queries: Queries): StoredChannels {
  return {
    add: (id, channel, untilMs) =>
      run(
        queries,
        sql`insert into farcaster_channel ${values({ id, channel, looked: 0, until: untilMs })}`,
      ),

    async look(id, nowMs, againMs) {
      const row = await first(
        queries,
        sql`update farcaster_channel set looked = ${againMs}
          where id = ${id} and looked <= ${nowMs} and until > ${nowMs} returning channel`,
        { channel: text },
      );
      return row?.channel;
    },

    keep: (id, channel, againMs) =>
      run(
        queries,
        sql`update farcaster_channel set ${set({ looked: againMs, channel })} where id = ${id}`,
      ),

    end: (id) => run(queries, sql`delete from farcaster_channel where id = ${id}`),

    sweep: (nowMs) => run(queries, sql`delete from farcaster_channel where until <= ${nowMs}`),
  };
}
