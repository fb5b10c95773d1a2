import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { overPostgres } from './postgres-figures.mjs';

/** Until connections have heard of a setting, and what a request leaves behind is done. */
const SETTLED_MS = 500;
const MARK = 'cleat-service|';

/**
 * What the service sends to PostgreSQL during some work: the texts, in their order. Such as begin a transaction have its lock with them.
 *
 * @param {{ readonly url: string, readonly log: string }} server
 * @param {() => Promise<unknown>} work
 */
export async function loggedStatements({ log, url }, work) {
  const set = async (/** @type {readonly string[]} */ statements) => {
    await overPostgres(url, async (client) => {
      for (const text of [...statements, 'select pg_reload_conf()']) await client.query(text);
    });
    await sleep(SETTLED_MS);
  };
  await set(["alter system set log_statement = 'all'", "alter system set log_line_prefix = '%a|'"]);
  const begun = statSync(log).size;
  await work();
  await sleep(SETTLED_MS);
  const lines = readFileSync(log).subarray(begun).toString();
  await set(['alter system reset log_statement', 'alter system reset log_line_prefix']);
  return lines
    .split(/^(?=[\w-]*\|)/m)
    .filter((entry) => entry.startsWith(MARK))
    .flatMap((entry) => /LOG: {2}(?:execute [^:]+|statement): ([^]*)/.exec(entry)?.[1] ?? [])
    .map((text) => text.replaceAll(/\s+/g, ' ').trim());
}
