import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  appendEntry,
  checkAppended,
  checkedLog,
} from '../../../apps/frame-check/build/log-files.mjs';
import { releaseKeyIn, releaseKeyOf } from '../../../apps/frame-check/build/release-key.mjs';
import { root } from '../../../scripts/command.mjs';
import { newReleaseKey, SignedLog } from '../../support/signed-log';

const ORIGIN = 'https://wallet.test';
const manifest = `sha384-${'A'.repeat(64)}`;

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cleat-log-'));
  file = join(folder, 'releases.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (): string => readFileSync(file, 'utf8');

describe('the file of a log', () => {
  it('gets each line behind the one before, and none twice', async () => {
    const { lines, text } = new SignedLog(newReleaseKey(), ORIGIN).release(manifest);
    for (const line of lines) await appendEntry(file, line);

    expect(read()).toBe(text);
    await expect(appendEntry(file, lines[1] ?? '')).rejects.toThrow(
      'Line 3 of the log has another number',
    );
    expect(read()).toBe(text);
  });

  it('gets no line of a time that is still to come, after which none could follow', async () => {
    const log = new SignedLog(newReleaseKey(), ORIGIN);
    const yearBefore = Date.UTC(2025, 0, 1);

    await expect(checkedLog(log.text, yearBefore)).rejects.toThrow('a time that is still to come');
    await expect(checkedLog(log.text)).resolves.toMatchObject({ head: { sequence: 0 } });
  });

  it('is written by one command at a time', async () => {
    const { lines } = new SignedLog(newReleaseKey(), ORIGIN).release(manifest);
    await appendEntry(file, lines[0] ?? '');
    const both = await Promise.allSettled([
      appendEntry(file, lines[1] ?? ''),
      appendEntry(file, lines[1] ?? ''),
    ]);

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(read().split('\n')).toHaveLength(3);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('goes on from an earlier copy, or is refused', async () => {
    const key = newReleaseKey();
    const log = new SignedLog(key, ORIGIN).release(manifest);
    const earlier = log.text;
    const fork = new SignedLog(key, ORIGIN).release(manifest.replace('A', 'B'));

    await expect(checkAppended(log.release(manifest).text, earlier)).resolves.toBeUndefined();
    await expect(checkAppended(fork.text, earlier)).rejects.toThrow('is another one than before');
    await expect(checkAppended(`${log.lines[0] ?? ''}\n`, earlier)).rejects.toThrow('is missing');
  });
});

describe('the key of a log', () => {
  const pem = (type: 'ed25519' | 'x25519'): string =>
    (type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519')).privateKey
      .export({ format: 'pem', type: 'pkcs8' })
      .toString();

  it('is read of a file or of a variable', async () => {
    const text = pem('ed25519');
    writeFileSync(join(folder, 'key.pem'), text);
    const ofFile = await releaseKeyIn('RELEASE_KEY', { RELEASE_KEY_FILE: join(folder, 'key.pem') });
    const ofVariable = await releaseKeyIn('RELEASE_KEY', { RELEASE_KEY: text });

    expect(ofFile.id).toMatch(/^[\w-]{43}$/);
    expect(ofVariable.id).toBe(ofFile.id);
    expect(JSON.stringify(ofFile)).toBe(`{"id":"${ofFile.id}"}`);
  });

  it.each([
    ['another kind of key', () => pem('x25519')],
    ['half of one', () => pem('ed25519').slice(0, 80)],
  ])('is refused, without a part of it in the sentence, where it is %s', (_, text) => {
    const secret = text();
    const refuse = () => releaseKeyOf(secret, 'RELEASE_KEY');

    expect(refuse).toThrow(
      /^RELEASE_KEY has no Ed25519 key in PEM \(PKCS #8\), without a passphrase\.$/,
    );
  });

  it('is named by the sentence where it is missing', async () => {
    await expect(releaseKeyIn('RELEASE_KEY', {})).rejects.toThrow(
      'Name the file of the key in RELEASE_KEY_FILE.',
    );
    const RELEASE_KEY_FILE = join(folder, 'none.pem');
    await expect(releaseKeyIn('RELEASE_KEY', { RELEASE_KEY_FILE })).rejects.toThrow(
      'cannot be read',
    );
  });
});

it('the command checks a log, and says what is wrong in a sentence', async () => {
  const run = (): Promise<string> =>
    new Promise((resolve) => {
      const command = [join(root, 'apps/frame-check/build/release-log.mjs'), 'check'];
      const env = { ...process.env, RELEASE_LOG: file };
      execFile(process.execPath, command, { env }, (_, out, error) => resolve(`${out}${error}`));
    });
  const { text } = new SignedLog(newReleaseKey(), ORIGIN).release(manifest);
  writeFileSync(file, text);
  expect(await run()).toMatch(/^The log has 2 lines, and ends with 1:sha384-\S+\n$/);

  writeFileSync(file, text.replace('AAAA', 'AAAB'));
  expect(await run()).toBe('Line 2 of the log has a wrong signature.\n');
});
