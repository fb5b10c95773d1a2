import { afterEach, describe, expect, it } from '@jest/globals';
import { Agent, type ClientRequest, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseConfig } from '../src/config/config';
import type { Environment } from '../src/config/read-variables';
import { type RunningService, serve } from '../src/serve';
import { opened } from './stand-ins/sockets';

let running: RunningService | undefined;

afterEach(() => running?.stop());

async function started(more: Environment = {}): Promise<RunningService> {
  const own = { PORT: '0', DATABASE_URL: 'file::memory:', LOG_LEVEL: 'silent' };
  const config = parseConfig({ ...own, ...more });
  running = await serve(config, { write: () => undefined });
  return running;
}

describe('the server', () => {
  it('listens and answers', async () => {
    const { url } = await started();

    expect(await (await fetch(`${url}/ready`)).json()).toEqual({ status: 'ok' });
  });

  it('answers the open request before it ends, and refuses a later one on its connection', async () => {
    const { url, stop } = await started();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const open = request(`${url}/onramp/session`, {
      agent,
      method: 'POST',
      headers: { 'content-length': '2', 'content-type': 'application/json' },
    });
    const first = answerOf(open);
    const isReceived = new Promise((resolve) => open.once('socket', resolve));
    open.write('{');
    await isReceived;
    await fetch(`${url}/health`); // By its answer, the service has the open request too.

    const ended = stop();
    const late = answerOf(request(`${url}/health`, { agent }).end());
    open.end('}');

    expect(await first).toBe(404); // As without a provider.
    expect([503, 'ECONNRESET', 'ECONNREFUSED']).toContain(await late);
    await ended;
    running = undefined;
    agent.destroy();
  });

  it('bounds the connections, and refuses no caller beyond: who has the most gives way', async () => {
    const { url } = await started({ MAX_CONNECTIONS: '20' });
    const sockets = await opened(url, 40);

    expect((await sockets.held()).length).toBe(20);
    for (const localAddress of ['127.0.9.1', '127.0.0.2', '127.0.0.1']) {
      expect(await answerOf(request(`${url}/health`, { localAddress }).end())).toBe(200);
    }

    sockets.end();
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

/** The status that `asked` is answered with, or the code of its failure. */
function answerOf(asked: ClientRequest): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    asked.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.once('error', (error) => resolve((error as NodeJS.ErrnoException).code));
  });
}
