import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseConfig } from '../src/config/config';
import { type RunningService, serve } from '../src/serve';

let running: RunningService | undefined;

afterEach(() => running?.stop());

async function started(): Promise<RunningService> {
  const config = parseConfig({ PORT: '0', DATABASE_URL: 'file::memory:', LOG_LEVEL: 'silent' });
  running = await serve(config, { write: () => undefined });
  return running;
}

describe('the server', () => {
  it('listens and answers', async () => {
    const { url } = await started();

    expect(await (await fetch(`${url}/ready`)).json()).toEqual({ status: 'ok' });
  });

  it('refuses connections once it has stopped', async () => {
    const { url, stop } = await started();

    await stop();

    running = undefined;
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
  });

  it('rejects where the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const config = parseConfig({ PORT: String(port), DATABASE_URL: 'file::memory:' });

    await expect(serve(config, { write: () => undefined })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    other.close();
  });
});
