import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildService } from '../start.mjs';
import { openDatabase } from '../src/adapters/sql/open-database';
import { unwrapSecrets } from '../src/adapters/kms/unwrapped-secrets';
import { type KeyServiceStandIn, startVault } from './stand-ins/key-services';
import { FRAME, SECRET, Visitors } from './visitors';
import { SITE } from './support';

const [NEW, OTHER] = ['n'.repeat(40), 'o'.repeat(40)] as const;
const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const EMAIL = 'ada@example.test';

describe('the program with secrets of a service of keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-encrypted-'));
  const url = `file:${join(folder, 'service.db')}`;
  let vault: KeyServiceStandIn;

  /** One secret after the other, each by the service of keys alone. */
  const secrets = (now: string, ...before: readonly string[]) => ({
    ...vault.environment,
    SERVICE_SECRET_KMS: vault.wrap(now),
    ...(before.length > 0 && {
      SERVICE_SECRETS_BEFORE_KMS: before.map((secret) => vault.wrap(secret)).join(','),
    }),
  });
  const whole = (named: Readonly<Record<string, string>>) => ({
    PORT: '0',
    ORIGINS: SITE,
    DATABASE_URL: url,
    SMTP_URL: 'smtp://unused.test',
    MAIL_FROM: 'login@wallet.test',
    FRAME_ORIGIN: FRAME,
    ...named,
  });

  /** Runs the program until it ends, or until it listens. */
  async function run(named: Readonly<Record<string, string>>, ...words: readonly string[]) {
    const child = spawn(process.execPath, [program, ...words], { env: whole(named) });
    let text = '';
    let environ = '';
    const ended = new Promise<number>((resolve) =>
      child.once('close', (code) => resolve(code ?? -1)),
    );
    child.stderr.on('data', (part) => (text += String(part)));
    child.stdout.on('data', (part) => {
      text += String(part);
      if (!text.includes('"listening"') || environ !== '') return;
      const file = `/proc/${child.pid}/environ`;
      environ = existsSync(file) ? readFileSync(file, 'utf8') : 'unknown';
      child.kill('SIGTERM');
    });
    const code = await ended;
    for (const secret of [NEW, OTHER, SECRET]) expect(text + environ).not.toContain(secret);
    return { code, text, hasListened: environ !== '' };
  }

  beforeAll(async () => {
    vault = await startVault();
    await buildService();
    const database = await openDatabase(url, () => undefined);
    const visitors = await Visitors.over(database);
    const ada = await visitors.logIn(EMAIL);
    await visitors.addSlot(ada, 'device', true);
    await visitors.addSlot(ada, 'passkey');
    await database.close();
  });
  afterAll(async () => {
    await vault.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('starts, with no secret in its output nor in its environment', async () => {
    expect(await run(secrets(SECRET))).toMatchObject({ code: 0, hasListened: true });
  });

  it('moves to a new secret while the old one is still read, and says how far it is', async () => {
    expect(await run(secrets(NEW, SECRET))).toMatchObject({ code: 0, hasListened: true });
    expect(await run(secrets(NEW, SECRET), 'secret')).toMatchObject({
      code: 1,
      text: 'SERVICE_SECRET seals 0 of 2 key shares (0 %).\nSecret 1 of SERVICE_SECRETS_BEFORE seals 2.\n',
    });
    const { environment } = await unwrapSecrets(whole(secrets(NEW, SECRET)));
    const database = await openDatabase(url, () => undefined);
    const visitors = await Visitors.over(database, {
      SERVICE_SECRET: environment['SERVICE_SECRET'],
      SERVICE_SECRETS_BEFORE: environment['SERVICE_SECRETS_BEFORE'],
    });
    const ada = await visitors.logIn(EMAIL);
    expect((await visitors.ask(ada, '/slots/list'))['slots']).toHaveLength(2);
    await visitors.service.sweep();
    await database.close();
    expect(await run(secrets(NEW), 'secret')).toEqual({
      code: 0,
      hasListened: false,
      text: 'SERVICE_SECRET seals 2 of 2 key shares (100 %).\n',
    });
  });

  it('does not start with another secret than that of the database', async () => {
    const { code, hasListened, text } = await run(secrets(OTHER));
    expect([code, hasListened]).toEqual([1, false]);
    expect(text).toContain(
      'SERVICE_SECRET opens none of the key shares in the database: it is another one',
    );
    expect((await run(secrets(OTHER), 'check')).text).toContain(
      'WRONG  SERVICE_SECRET: SERVICE_SECRET opens none of the key shares',
    );
  });

  it('ends with one sentence where the service of keys refuses', async () => {
    const { code, text } = await run({ ...secrets(SECRET), VAULT_TOKEN: 'hvs.other' });
    expect(code).toBe(1);
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(text).toContain(
      `SERVICE_SECRET_KMS cannot be decrypted: ${vault.host} refuses the token, or does not let it decrypt (403)`,
    );
  });
});
