import { describe, expect, it } from '@jest/globals';
import { postgresPrograms, startPostgres } from '../../chains/stand-ins/postgres-server.mjs';
import { replicationDoubt } from '../src/adapters/sql/replication-doubt';
import { parseConfig } from '../src/config/config';
import { serve } from '../src/serve';

const hasPostgres = process.env['TEST_DATABASES'] !== 'libsql' && postgresPrograms() !== undefined;

/** What PostgreSQL answers with these settings. */
const over = (settings: object) => ({
  rows: async () => [{ names: '', commits: 'on', fsync: 'on', standbys: 0, ...settings }],
});

describe('what PostgreSQL has confirmed', () => {
  it.each([
    ['is kept without a standby', {}, undefined],
    ['is kept with one that has it first', { standbys: 2, names: 'ANY 1 (*)' }, undefined],
    ['may be lost with the primary', { standbys: 1 }, /synchronous_standby_names is empty/],
    ['may be lost so too', { standbys: 1, names: 'n2', commits: 'local' }, /commit is local/],
    ['may be lost at a crash', { commits: 'off' }, /synchronous_commit is off/],
    ['may be lost at a power cut', { fsync: 'off' }, /fsync is off/],
  ])('%s', async (_, settings, expected) => {
    const doubt = await replicationDoubt(over(settings));
    if (expected) expect(doubt).toMatch(expected);
    else expect(doubt).toBeUndefined();
  });

  (hasPostgres ? it : it.skip)('is asked of the server, and said at the start', async () => {
    const server = await startPostgres({ settings: ['synchronous_commit=off'] });
    const lines: string[] = [];
    try {
      const config = parseConfig({ PORT: '0', DATABASE_URL: server.url });
      const service = await serve(config, { write: (line) => lines.push(line) });
      await service.stop();
    } finally {
      server.stop();
    }
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        message: 'the database may lose what it has confirmed',
        why: 'synchronous_commit is off',
      }),
    );
  });
});
