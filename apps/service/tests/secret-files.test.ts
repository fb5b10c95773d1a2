import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkService } from '../src/check/check-service';
import { configErrors, parseConfig } from '../src/config/config';
import { misspeltVariables } from '../src/config/misspelt-variables';
import { VariableReader } from '../src/config/read-variables';
import { secretFileNames } from '../src/config/secret-files';
import type { VariableName } from '../src/config/variables';

const SECRET = 'hunter2-'.repeat(5);

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-secrets-'));
  const fileOf = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const messagesOf = (environment: Record<string, string>): readonly string[] => {
    const messages = configErrors(environment).map(({ message }) => message);
    expect(JSON.stringify(messages)).not.toContain('hunter2');
    return messages;
  };

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is read as the variable would be, without the line break at its end', () => {
    const environment = {
      HOST: '0.0.0.0',
      SERVICE_SECRET: '', // As Compose passes on what is not set.
      SERVICE_SECRET_FILE: fileOf('secret', `${SECRET}\n`),
      DATABASE_URL_FILE: fileOf('database', 'postgres://cleat:hunter2@db/cleat\n'),
      SMTP_URL_FILE: fileOf('mail', 'smtps://user:hunter2@mail.test'),
      MAIL_FROM: 'login@wallet.test',
      FRAME_ORIGIN: 'https://wallet.test',
    };
    expect(parseConfig(environment)).toMatchObject({
      secret: SECRET,
      databaseUrl: 'postgres://cleat:hunter2@db/cleat',
      login: { smtpUrls: ['smtps://user:hunter2@mail.test'] },
    });
  });

  it('may be each of the secrets, and no other variable', () => {
    expect(secretFileNames.length).toBeGreaterThan(20);
    for (const file of secretFileNames) {
      const name = file.slice(0, -'_FILE'.length) as VariableName;
      expect(new VariableReader({ [file]: fileOf(name, ` of ${name} \n`) }).text(name)).toBe(
        `of ${name}`,
      );
    }
    const path = fileOf('origins', 'https://site.test');
    expect(new VariableReader({ ORIGINS_FILE: path }).text('ORIGINS')).toBe('');
  });

  it('says what is wrong, and neither the secret nor what is in the file', () => {
    const path = fileOf('right', SECRET);
    const said = (environment: Record<string, string>): readonly string[] =>
      messagesOf({ HOST: '0.0.0.0', ...environment });
    expect(said({ SERVICE_SECRET: SECRET, SERVICE_SECRET_FILE: path })).toEqual([
      'SERVICE_SECRET_FILE must not be set, because SERVICE_SECRET is set',
    ]);
    expect(said({ SERVICE_SECRET_FILE: join(folder, 'hunter2') })).toEqual([
      'SERVICE_SECRET_FILE names a file that cannot be read',
    ]);
    expect(said({ SERVICE_SECRET_FILE: folder })).toEqual([
      'SERVICE_SECRET_FILE names a file that cannot be read',
    ]);
    expect(said({ SERVICE_SECRET_FILE: fileOf('empty', ' \n') })).toEqual([
      'SERVICE_SECRET_FILE names an empty file',
    ]);
    expect(said({ SERVICE_SECRET_FILE: fileOf('long', 'x'.repeat(65_537)) })).toEqual([
      'SERVICE_SECRET_FILE names a file of more than 65536 bytes',
    ]);
    expect(said({ SERVICE_SECRET_FILE: fileOf('short', 'hunter2') })).toEqual([
      'SERVICE_SECRET must have at least 32 characters',
    ]);
  });

  it('is judged by the check of a set-up, with the slips of its name', async () => {
    const environment = {
      SERVICE_SECRET_FILE: join(folder, 'none'),
      SMTP_URL_FIEL: fileOf('slip', 'smtp://mail.test'),
    };
    const findings = await checkService(environment);
    expect(findings.filter(({ is }) => is === 'wrong').map(({ says }) => says)).toEqual([
      'The service reads no such variable. Did you mean SMTP_URL_FILE?',
      'SERVICE_SECRET_FILE names a file that cannot be read.',
    ]);
    expect(misspeltVariables({ DATABASE_URL_FILE: '', METRICS_TOKEN_FILE: '' })).toEqual([]);
  });
});
