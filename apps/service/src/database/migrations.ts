/**
 * The changes of the tables, in order. A change that a release has brought is never edited or removed; the next change
 * is added below. There is no way back: a backup is.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    'create table counter (name text primary key, n bigint not null, until bigint not null)',
    'create index counter_until on counter (until)',
  ],
  [
    'create table purchase (reference text primary key, account text not null, until bigint not null)',
    'create index purchase_until on purchase (until)',
  ],
];
