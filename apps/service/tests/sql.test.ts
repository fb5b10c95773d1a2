import { describe, expect, it } from '@jest/globals';
import { first, flag, hasRow, number, optional, run, text } from '../src/adapters/sql/rows';
import { joined, list, set, sql, values } from '../src/adapters/sql/sql';
import { describeOverDatabases } from './databases';

describe('a statement', () => {
  it('has a place for each value, which never becomes a part of its text', () => {
    const name = "'; drop table counter; --";

    const { text: written, values: bound } =
      sql`select n from counter where name = ${name} and n > ${1}`;

    expect(written).toBe('select n from counter where name = ? and n > ?');
    expect(bound).toEqual([name, 1]);
  });

  it('takes parts with values of their own, in their order', () => {
    const statement = sql`insert into counter ${values({ name: 'a', n: 1 })}
      on conflict (name) do update set ${set({ n: 2, until: 3 })} where n in ${list([4, 5])}`;

    expect(statement.text).toBe(`insert into counter (name, n) values (?, ?)
      on conflict (name) do update set n = ?, until = ? where n in (?, ?)`);
    expect(statement.values).toEqual(['a', 1, 2, 3, 4, 5]);
    expect(joined([sql`a ${1}`, sql`b ${null}`])).toEqual({ text: 'a ? b ?', values: [1, null] });
  });
});

describeOverDatabases('rows', (database) => {
  it('are read by the types of their columns, and refused where they have others', async () => {
    await run(database(), sql`insert into counter ${values({ name: 'typed', n: 1, until: 9 })}`);
    const row = sql`select c.name, c.n, o.n as other from counter c
      left join counter o on o.name = ${'none'} where c.name = ${'typed'}`;

    const read = await first(database(), row, { name: text, n: flag, other: optional(number) });

    expect(read).toEqual({ name: 'typed', n: true, other: undefined });
    await expect(first(database(), row, { name: number })).rejects.toThrow('no number');
    await expect(first(database(), row, { other: text })).rejects.toThrow('no text');
  });

  it('are those of the present tables, however often the statement ran before', async () => {
    const other = sql`select n from counter where name = ${'kept'}`;
    expect(await hasRow(database(), other)).toBe(false);

    for (let n = 1; n <= 3; n += 1) {
      const added = sql`insert into counter ${values({ name: 'kept', n, until: 9 })}`;
      if (n === 1) await run(database(), added);
      else await expect(run(database(), added)).rejects.toThrow(/unique/i);
      expect(await first(database(), other, { n: number })).toEqual({ n: 1 });
    }
    await run(database(), sql`alter table counter add column later text`);

    expect(await first(database(), other, { n: number })).toEqual({ n: 1 });
  });
});
