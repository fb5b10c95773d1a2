import { Sql } from '../sql';

/**
 * The tables of what is of one account, each with a column `account`: decision 0180 has the list. Events and mails stay where they are,
 * and are taken from every database.
 */
export const movedTables = [
  'account_hold',
  'known_device',
  'login_flow',
  'login_session',
  'slot',
  'wallet',
  'wallet_aside',
  'wallet_nonce',
  'wallet_renewal',
] as const;

export type MovedTable = (typeof movedTables)[number];

/** The tables whose ids were not drawn for the place of their account, by the column that finds a row, and when it is over at the latest. */
export const idTables = [
  { table: 'login_session', id: 'handle', until: 'greatest(until, ends)' },
  { table: 'login_flow', id: 'id', until: 'until' },
] as const;

/** A name in a statement. It is one of this file's, and never a visitor's. */
export function named(name: string): Sql {
  return new Sql(name, []);
}
