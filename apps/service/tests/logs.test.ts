import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildService } from '../start.mjs';

const main = new URL('../dist/main.js', import.meta.url).pathname;

/** What the service writes from its start until it ends, line by line. `work` says when it listens. */
async function linesOf(
  environment: Readonly<Record<string, string>>,
  work: (url: string, kill: (signal: NodeJS.Signals) => void) => Promise<void>,
): Promise<readonly string[]> {
  await buildService();
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [main], { env: { PATH, ...environment } });
  let written = '';
  const kill = (signal: NodeJS.Signals): void => void child.kill(signal);
  let hasBegun = false;
  const hear = (part: Buffer): void => {
    written += part.toString();
    const [, url] = /"url":"([^"]+)"/.exec(written) ?? [];
    if (url === undefined || hasBegun) return;
    hasBegun = true;
    void work(url, kill);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  await new Promise((resolve) => child.once('close', resolve));
  return written.split('\n').filter((line) => line !== '');
}

it('each line of a whole run is JSON with a time, a level and a text, also of one that cannot start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-logs-'));
  const own = { PORT: '0', DATABASE_URL: `file:${join(folder, 'service.db')}` };
  const whole = await linesOf(own, async (url, kill) => {
    await fetch(`${url}/health`);
    await fetch(`${url}/onramp/session`, { method: 'POST', headers: { origin: 'https://x.test' } });
    kill('SIGTERM');
  });
  const refused = await linesOf({ ...own, PORT: 'x' }, () => Promise.resolve());
  rmSync(folder, { recursive: true, force: true });

  expect(whole.length).toBeGreaterThanOrEqual(5);
  expect(refused).toHaveLength(1);
  for (const line of [...whole, ...refused]) {
    const { level, message, time } = JSON.parse(line) as Record<string, unknown>;
    expect(new Date(String(time)).toISOString()).toBe(time);
    expect([level, message].map((field) => typeof field)).toEqual(['string', 'string']);
  }
  const answered = whole.filter((line) => line.includes('"answered"'));
  expect(answered.map((line) => /"trace":"[\da-f]{32}"/.test(line))).toEqual([true, true]);
});
