import { integrityOf } from './integrity';
import {
  isSignedBy,
  type LogEntry,
  readEntry,
  type ReleaseEntry,
  type StartEntry,
} from './log-entry';
import { LogFault } from './log-fault';

/** A line that stands for all lines before it, because it has their hashes. */
export interface LogHead {
  readonly sequence: number;

  /** The hash of the line. */
  readonly hash: string;
}

/** A log whose every line is signed and follows the one before. */
export interface ReleaseLog {
  readonly start: StartEntry;
  readonly entries: readonly LogEntry[];

  /** The hash of each line. */
  readonly hashes: readonly string[];

  /** The key that signs the next line. */
  readonly key: string;
  readonly head: LogHead;
}

/**
 * Reads `releases.jsonl`: a line for each entry, each with a line break behind it.
 *
 * @throws {LogFault} At the first line that is wrong.
 */
export function readLog(text: string): ReleaseLog {
  const lines = text.split('\n');
  if (text === '') throw new LogFault('EMPTY', 1);
  if (lines.pop() !== '') throw new LogFault('CUT', lines.length + 1);
  const hashes = lines.map((line) => integrityOf(line));
  const entries: LogEntry[] = [];
  let key: string | undefined;
  for (const [index, line] of lines.entries()) {
    const entry = readEntry(line);
    if (!entry) throw new LogFault('FORM', index + 1);
    checkPlace(entry, index, entries[index - 1], hashes[index - 1]);
    checkSignatures(entry, index, key ?? entry.key);
    key = entry.kind === 'key' ? entry.next : entry.key;
    entries.push(entry);
  }
  const [start] = entries;
  const sequence = entries.length - 1;
  return {
    start: start as StartEntry,
    entries,
    hashes,
    key: key ?? '',
    head: { sequence, hash: hashes[sequence] ?? '' },
  };
}

function checkPlace(entry: LogEntry, index: number, before?: LogEntry, hash?: string): void {
  const line = index + 1;
  if ((entry.kind === 'start') !== (index === 0)) throw new LogFault('START', line);
  if (entry.sequence !== index) throw new LogFault('SEQUENCE', line);
  if (entry.kind !== 'start' && entry.previous !== hash) throw new LogFault('PREVIOUS', line);
  if (before && entry.date < before.date) throw new LogFault('DATE', line);
}

function checkSignatures(entry: LogEntry, index: number, key: string): void {
  const line = index + 1;
  if (entry.key !== key) throw new LogFault('KEY', line);
  if (!isSignedBy(key, entry.signature, entry)) throw new LogFault('SIGNATURE', line);
  if (entry.kind === 'key' && !isSignedBy(entry.next, entry.nextSignature, entry)) {
    throw new LogFault('NEXT', line);
  }
}

/**
 * Checks that a log goes on from what was seen of it.
 *
 * @throws {LogFault} `SHORTER` or `FORKED`.
 */
export function checkGoesOn({ hashes }: ReleaseLog, seen: LogHead): void {
  const hash = hashes[seen.sequence];
  if (hash === undefined) throw new LogFault('SHORTER', seen.sequence + 1);
  if (hash !== seen.hash) throw new LogFault('FORKED', seen.sequence + 1);
}

/** The newest release with this manifest. */
export function releaseOf({ entries }: ReleaseLog, manifest: string): ReleaseEntry | undefined {
  return releasesOf(entries)
    .filter((entry) => entry.manifest === manifest)
    .at(-1);
}

/** The newest release of all. */
export function newestRelease({ entries }: ReleaseLog): ReleaseEntry | undefined {
  return releasesOf(entries).at(-1);
}

function releasesOf(entries: readonly LogEntry[]): readonly ReleaseEntry[] {
  return entries.flatMap((entry) => (entry.kind === 'release' ? [entry] : []));
}
