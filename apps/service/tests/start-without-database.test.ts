import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresPrograms, startPostgres } from '../../chains/stand-ins/postgres-server.mjs';
import { openDatabase } from '../src/adapters/sql/open-database';
import { parseConfig } from '../src/config/config';
import { ConfigError } from '../src/config/config-error';
import { sealerOf } from '../src/domain/share-sealer';
import { type RunningService, serve } from '../src/serve';
import { posted, SITE } from './support';
import { FRAME, SECRET } from './visitors';

const isSkipped = process.env['TEST_DATABASES'] === 'libsql' || postgresPrograms() === undefined;
const PATIENCE_MS = 20_000;

(isSkipped ? describe.skip : describe)('a service that starts while PostgreSQL is away', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let service: RunningService | undefined;
  let lines: string[];
  let failures: unknown[];

  beforeEach(async () => {
    [lines, failures] = [[], []];
    server = await startPostgres({ settings: ['fsync=off'] });
  });
  afterEach(async () => {
    await service?.stop();
    service = undefined;
    server.stop();
  });

  async function start(): Promise<string> {
    const config = parseConfig({
      PORT: '0',
      ORIGINS: SITE,
      FRAME_ORIGIN: FRAME,
      SERVICE_SECRET: SECRET,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'login@wallet.test',
      DATABASE_URL: server.url,
      LOG_LEVEL: 'warn',
    });
    service = await serve(config, {
      write: (line) => lines.push(line),
      onFailed: (error) => failures.push(error),
    });
    return service.url;
  }

  const statusOf = async (url: string, init?: RequestInit): Promise<number> =>
    (await fetch(url, init)).status;

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    const last = Date.now() + PATIENCE_MS;
    while (!(await isSo())) {
      if (Date.now() > last) throw new Error('It takes too long');
      await sleep(100);
    }
  }

  it('says so, answers 503, and goes on when it comes, as with tables that it has to make', async () => {
    server.kill();
    const url = await start();
    expect(await statusOf(`${url}/health`)).toBe(200);
    expect(await statusOf(`${url}/ready`)).toBe(503);
    const { headers, ...rest } = posted({ email: 'ada@example.test', device: {}, origin: SITE });
    const asked = { ...rest, headers: { ...(headers as object), origin: FRAME } };
    const answer = await fetch(`${url}/otp`, asked);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('access-control-allow-origin')).toBe(FRAME);
    await sleep(3500); // Some attempts.
    const waits = lines.filter((line) => line.includes('the service waits for its database'));
    expect(waits).toHaveLength(1);

    server.start();
    await until(async () => (await statusOf(`${url}/ready`)) === 200);
    expect(await statusOf(`${url}/otp`, asked)).toBe(400); // The device is none: it was looked at.
    expect(failures).toEqual([]);
  });

  it('refuses a database of another secret when it comes', async () => {
    const database = await openDatabase(server.url, () => undefined);
    await database.rows(
      `insert into slot (id, sealer, account, kind, device, half, sealed, first, kept, created)
       values ('a', ?, '', '', '', '', '', 0, 1, 0)`,
      sealerOf('another secret').name,
    );
    await database.close();
    server.kill();
    const url = await start();
    server.start();
    await until(() => failures.length > 0);
    expect(failures).toEqual([expect.any(ConfigError)]);
    expect(String(failures[0])).toContain('SERVICE_SECRET');
    expect(await statusOf(`${url}/ready`)).toBe(503);
  });
});
