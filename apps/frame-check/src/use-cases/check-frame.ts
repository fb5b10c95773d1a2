import { integrityOf } from '../domain/integrity';
import { LogFault } from '../domain/log-fault';
import { type Manifest, readManifest, unlistedIn } from '../domain/manifest';
import {
  checkGoesOn,
  type LogHead,
  newestRelease,
  readLog,
  type ReleaseLog,
  releaseOf,
} from '../domain/release-log';
import { type Answer, type Difference, differencesOf } from '../domain/served-answer';
import type { Unread, Verdict } from '../domain/verdict';

/** What is checked, and by what. */
export interface Question {
  /** The origin of the wallet's frame. */
  readonly origin: string;

  /** The address of `releases.jsonl`. */
  readonly log: string;

  /** The key of the log's first line: base64url. It has to come from elsewhere than the frame and the log. */
  readonly key: string;

  /** Ends of the log that were seen before, by this browser or by others. */
  readonly seen: readonly LogHead[];
}

/** Asks a server, without credentials and past every cache. Never rejects. */
export type Ask = (url: string, most: number) => Promise<Answer>;

const MOST_LOG_BYTES = 8 * 1024 * 1024;
const MOST_MANIFEST_BYTES = 1024 * 1024;
const AT_ONCE = 8;

/** Compares what the frame's origin serves now with its log. */
export async function checkFrame(question: Question, ask: Ask): Promise<Verdict> {
  const { key, log: address, origin, seen } = question;
  const text = textOf(await ask(address, MOST_LOG_BYTES));
  if ('why' in text) return { kind: 'unread', what: 'log', why: text.why };
  let log: ReleaseLog;
  try {
    log = readLog(text.text);
    if (log.start.key !== key) throw new LogFault('ROOT', 1);
    if (log.start.origin !== origin) throw new LogFault('ORIGIN', 1);
    for (const head of seen) checkGoesOn(log, head);
  } catch (error) {
    if (error instanceof LogFault) return { kind: 'rewritten', fault: error };
    throw error;
  }
  return checkServed(origin, log, ask);
}

async function checkServed(origin: string, log: ReleaseLog, ask: Ask): Promise<Verdict> {
  const { head } = log;
  const text = textOf(await ask(`${origin}/manifest.json`, MOST_MANIFEST_BYTES));
  if ('why' in text) return { kind: 'unread', what: 'manifest', why: text.why };
  const hash = integrityOf(text.text);
  const release = releaseOf(log, hash);
  const newest = newestRelease(log);
  if (!release || !newest) return { kind: 'unlisted', manifest: hash, head };
  const manifest = readManifest(text.text);
  if (manifest?.version !== release.version)
    return { kind: 'unread', what: 'manifest', why: 'form' };
  const differences = await differencesAt(origin, manifest, ask);
  return differences.length > 0
    ? { kind: 'differs', release, differences, head }
    : { kind: 'served', release, newest, files: manifest.files.length, head };
}

async function differencesAt(
  origin: string,
  manifest: Manifest,
  ask: Ask,
): Promise<readonly Difference[]> {
  const waiting = [...manifest.files];
  const found: Difference[] = [];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const answer = await ask(`${origin}${file.path}`, file.bytes);
      found.push(...differencesOf(file, answer, manifest));
      if (file.path === '/' && answer.kind === 'answered') {
        const page = new TextDecoder().decode(answer.bytes);
        found.push(
          ...unlistedIn(page, manifest).map((path) => ({ path, how: 'unlisted' }) as const),
        );
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.sort((one, other) => (one.path < other.path ? -1 : 1));
}

function textOf(answer: Answer): { readonly text: string } | { readonly why: Unread } {
  if (answer.kind !== 'answered') return { why: answer.kind };
  if (answer.status !== 200) return { why: 'status' };
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(answer.bytes),
    };
  } catch {
    return { why: 'form' };
  }
}
