import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../scripts/free-port.mjs';
import {
  postgresPrograms,
  postgresUser,
  startPostgres,
} from '../../../chains/stand-ins/postgres-server.mjs';
import { openPostgres } from '../../src/adapters/sql/postgres-database';

const RECOVERY_MS = 60_000;

/** A PostgreSQL whose log of changes is archived, as the operators' guide sets it, and its copies. */
export class ArchivedPostgres {
  readonly url: string;
  readonly #folder: string;
  readonly #primary: Awaited<ReturnType<typeof startPostgres>>;
  readonly #copies: string[] = [];

  private constructor(folder: string, primary: Awaited<ReturnType<typeof startPostgres>>) {
    this.#folder = folder;
    this.#primary = primary;
    this.url = primary.url;
  }

  static async start(): Promise<ArchivedPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'cleat-archive-'));
    const wal = join(folder, 'wal');
    mkdirSync(wal);
    const user = postgresUser();
    if (user) for (const each of [folder, wal]) chownSync(each, user.uid, user.gid);
    const archive = `archive_command='test ! -f ${wal}/%f && cp %p ${wal}/%f'`;
    const settings = ['archive_mode=on', 'archive_timeout=1', `"${archive.replaceAll("'", '')}"`];
    return new ArchivedPostgres(folder, await startPostgres({ settings }));
  }

  /** Takes a base backup while the primary runs. */
  backUp(): string {
    const copy = join(this.#folder, 'base');
    this.#run('pg_basebackup', '-d', this.url, '-D', copy, '--checkpoint=fast', '-X', 'none');
    this.#run('pg_verifybackup', '--no-parse-wal', copy);
    return copy;
  }

  /** Ends the primary and deletes its files. */
  lose(): void {
    this.#primary.kill();
    this.#primary.stop();
  }

  /** Starts a base backup that plays the archived changes up to `time`. */
  async restore(copy: string, time: string): Promise<string> {
    const settings = [
      `restore_command = 'cp ${this.#folder}/wal/%f %p'`,
      `recovery_target_time = '${time}'`,
      "recovery_target_action = 'promote'",
    ];
    appendFileSync(join(copy, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
    writeFileSync(join(copy, 'recovery.signal'), '');
    const port = await freePort();
    const options = `-p ${port} -k ${this.#folder} -c listen_addresses=127.0.0.1`;
    this.#run('pg_ctl', '-D', copy, '-w', '-l', join(copy, 'log'), '-o', options, 'start');
    this.#copies.push(copy);
    const url = `postgres://cleat@127.0.0.1:${port}/postgres`;
    await untilWritable(url);
    return url;
  }

  stop(): void {
    for (const copy of this.#copies) this.#run('pg_ctl', '-D', copy, '-m', 'immediate', 'stop');
    this.#primary.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(program: string, ...args: readonly string[]): void {
    const { status, stderr } = spawnSync(join(postgresPrograms() ?? '', program), args, {
      ...postgresUser(),
      cwd: this.#folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  }
}

/** Until the copy has played the changes. Before, it answers and takes none. */
async function untilWritable(url: string): Promise<void> {
  const database = await openPostgres(url, () => undefined);
  try {
    for (let waited = 0; waited < RECOVERY_MS; waited += 200) {
      const [row] = await database.rows('select cast(pg_is_in_recovery() as int) as n');
      if (row?.['n'] === 0) return;
      await sleep(200);
    }
    throw new Error('The copy is still in recovery');
  } finally {
    await database.close();
  }
}
