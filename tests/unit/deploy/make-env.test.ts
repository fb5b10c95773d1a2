import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';

const real = {
  FRAME_HOST: 'wallet.example',
  SERVICE_HOST: 'api.wallet.example',
  ORIGINS: 'https://site.example',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Wallet <login@wallet.example>',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cleat-make-env-'));
  cpSync(join(root, 'deploy/make-env.sh'), join(folder, 'make-env.sh'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function makeEnv(variables: Readonly<Record<string, string>> = {}): {
  readonly status: number | null;
  readonly said: string;
} {
  const env = { PATH: process.env['PATH'], ...variables };
  const { status, stderr } = spawnSync(join(folder, 'make-env.sh'), {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, said: stderr.trim() };
}

const written = (): string => readFileSync(join(folder, '.env'), 'utf8');
const secretsOf = (text: string): readonly string[] => text.match(/(?<==)[0-9a-f]{64}$/gm) ?? [];

describe('./make-env.sh', () => {
  it('makes secrets that differ, and that the operator alone may read', () => {
    expect(makeEnv()).toEqual({ status: 0, said: '' });
    const secrets = secretsOf(written());
    expect(new Set(secrets).size).toBe(3);
    for (const name of ['SERVICE_SECRET', 'POSTGRES_PASSWORD', 'WALLET_PASSWORD'])
      expect(written()).toMatch(new RegExp(`^${name}=[0-9a-f]{64}$`, 'm'));
    expect(statSync(join(folder, '.env')).mode & 0o077).toBe(0);
  });

  it('never writes over the secret that opens the wallets', () => {
    makeEnv();
    const before = written();
    expect(makeEnv(real)).toEqual({
      status: 1,
      said: 'There is an .env already. Its SERVICE_SECRET opens the wallets of your visitors: keep it.',
    });
    expect(written()).toBe(before);
  });

  it('has the mail sink on names of this machine alone', () => {
    makeEnv({ HTTPS_PORT: '8443' });
    expect(written()).toContain('COMPOSE_FILE=compose.yaml:compose.try.yaml\n');
    expect(written()).toContain('FRAME_ORIGIN=https://wallet.localhost:8443\n');
    expect(written()).toContain('ADDRESS=127.0.0.1\n');
  });

  it('has no mail sink on the names of an operator', () => {
    expect(makeEnv(real)).toEqual({ status: 0, said: '' });
    expect(written()).toContain('COMPOSE_FILE=compose.yaml\n');
    expect(written()).toContain('SERVICE_URL=https://api.wallet.example\n');
    expect(written()).toContain("MAIL_FROM='Wallet <login@wallet.example>'\n");
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail-sink:2525' }, 'The mail sink delivers nothing'],
    [{ FRAME_HOST: 'wallet.localhost' }, 'Leave FRAME_HOST out'],
    [{ FRAME_HOST: 'https://wallet.example' }, 'is no name of a host'],
    [{ SERVICE_HOST: 'api.wallet.example:8443' }, 'is no name of a host'],
    [{ SERVICE_HOST: 'API.wallet.example' }, 'is no name of a host'],
    [{ SERVICE_HOST: '' }, 'Set SERVICE_HOST'],
    [{ SMTP_URL: '' }, 'Set SMTP_URL'],
    [{ MAIL_FROM: "O'Hara <a@b.example>" }, 'has a quotation mark'],
    [{ ORIGINS: "https://a.example'\nSERVICE_SECRET=x" }, 'has a quotation mark'],
    [{ ORIGINS: 'https://a.example\nSERVICE_SECRET=x' }, 'more than one line'],
  ])('refuses %j, and writes nothing', (wrong, sentence) => {
    const { status, said } = makeEnv({ ...real, ...wrong });
    expect(status).toBe(1);
    expect(said).toContain(sentence);
    expect(() => written()).toThrow('ENOENT');
  });

  it('refuses a port that is no number', () => {
    expect(makeEnv({ HTTPS_PORT: '443\nADDRESS=0.0.0.0' }).said).toContain('is no port');
  });
});
