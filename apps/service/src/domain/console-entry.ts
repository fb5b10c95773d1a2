import { createHash } from 'node:crypto';

/** What the console's log has entries of: acts, what was revealed, and how a deletion ended. */
export const entryActs = [
  'operator.login',
  'visitor.find',
  'visitor.reveal',
  'visitor.export',
  'session.end',
  'lockout.free',
  'deletion.ask',
  'deletion.confirm',
  'deletion.take-back',
  'deletion.stopped',
  'deletion.done',
  'site.add',
  'site.change',
  'site.freeze',
  'site.thaw',
] as const;

export type EntryAct = (typeof entryActs)[number];

/** What an entry says. It has no address: a deletion never needs one changed. */
export interface EntryText {
  /** The subject of the operator, or {@link BY_WALLET} or {@link BY_SERVICE}. */
  readonly operator: string;
  readonly act: EntryAct;

  /** The hash of the account, or the origin of the site and what was changed of it. */
  readonly about: string;

  /** Why, as the operator has typed it. */
  readonly reason: string;
}

/** An entry of the log, chained to the one before. */
export interface ConsoleEntry extends EntryText {
  /** From 1, without a gap. */
  readonly number: number;
  readonly timeMs: number;

  /** The hash of the entry before, empty for the first one. */
  readonly before: string;
  readonly hash: string;
}

/** No provider has a subject with a space before it. */
export const BY_WALLET = ' wallet';
export const BY_SERVICE = ' service';

/** SHA-256 of everything in an entry, in base64url. JSON of a list, so no field can be read as a part of another. */
export function hashOfEntry(entry: Omit<ConsoleEntry, 'hash'>): string {
  const { about, act, before, number, operator, reason, timeMs } = entry;
  const fields = ['cleat-console-log', 1, number, timeMs, operator, act, about, reason, before];
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}
