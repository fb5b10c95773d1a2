import { parseConfig } from '../config/config';
import type { Environment } from '../config/read-variables';
import { sealerOf } from '../domain/share-sealer';
import type { Database } from '../adapters/sql/database';
import { openLibsql } from '../adapters/sql/libsql-database';
import { openPostgres } from '../adapters/sql/postgres-database';
import { sqlStore } from '../adapters/sql/sql-store';

/** How far a new secret is, as lines for a terminal. `isDone`: no key share needs one of the secrets before. */
export interface SecretProgress {
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

/** `main.js secret`: how many key shares `SERVICE_SECRET` seals by now. Reads the database, and changes nothing in it. */
export async function secretProgress(environment: Environment): Promise<SecretProgress> {
  const { accountUrls, databaseUrl, secret, secretsBefore } = parseConfig(environment);
  const databases: Database[] = [];
  try {
    for (const url of accountUrls.length > 0 ? accountUrls : [databaseUrl]) {
      databases.push(await opened(url));
    }
    const counts = await Promise.all(databases.map((each) => sqlStore(each).slots.countSealed()));
    return progressOf(counts.flat(), secret, secretsBefore);
  } finally {
    await Promise.all(databases.map((each) => each.close()));
  }
}

function opened(url: string): Promise<Database> {
  return url.startsWith('file:')
    ? openLibsql(url.slice('file:'.length))
    : openPostgres(url, () => undefined);
}

/** @param counts May name a secret more than once, as each database counts its own. */
function progressOf(
  counts: readonly { readonly sealer: string; readonly n: number }[],
  secret: string,
  secretsBefore: readonly string[],
): SecretProgress {
  const countOf = (name: string): number =>
    counts.filter(({ sealer }) => sealer === name).reduce((sum, { n }) => sum + n, 0);
  const all = counts.reduce((sum, { n }) => sum + n, 0);
  const done = countOf(sealerOf(secret).name);
  // Those from before there were several secrets have no name.
  const before = secretsBefore.map((each) => countOf(sealerOf(each).name));
  const waiting = before.reduce((sum, n) => sum + n, countOf(''));
  const unknown = all - done - waiting;
  const percent = all === 0 ? 100 : Math.floor((done / all) * 100);
  return {
    isDone: done === all,
    lines: [
      `SERVICE_SECRET seals ${done} of ${all} key shares (${percent} %).`,
      ...before.map((n, index) => `Secret ${index + 1} of SERVICE_SECRETS_BEFORE seals ${n}.`),
      ...(unknown > 0 ? [`No secret that is set opens ${unknown}: put theirs back.`] : []),
    ],
  };
}
