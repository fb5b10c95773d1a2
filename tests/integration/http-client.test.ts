import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import * as z from 'zod/mini';
import { WidgetError } from '../../domain/errors/widget-error';
import { SystemClock } from '../../infrastructure/clock/system-clock';
import { ManualClock } from '../../infrastructure/fake/manual-clock';
import { FetchHttpClient } from '../../infrastructure/http/fetch-http-client';
import { parse } from '../../infrastructure/validation/parse';
import { listen } from '../../scripts/free-port.mjs';
import {
  describeHttpClient,
  type HttpClientHarness,
  type SeenRequest,
  type ServiceAnswer,
} from '../contract/http-client.contract';
import type { Clock } from '../../ports/clock';

async function service(clock: Clock = new SystemClock()): Promise<HttpClientHarness> {
  const seen: SeenRequest[] = [];
  let answer: ServiceAnswer = {};
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const body = Buffer.concat(chunks).toString('utf8');
      seen.push({ method, path, body, headers: headers as SeenRequest['headers'] });
      if (answer === 'hang') return;
      if (answer === 'refuse') {
        response.destroy();
        return;
      }
      response.writeHead(answer.status ?? 200, { ...answer.headers }).end(answer.text);
    });
  });
  const port = await listen(server);
  return {
    client: new FetchHttpClient({ clock, fetch: globalThis.fetch }),
    url: `http://127.0.0.1:${port}`,
    answerWith: (next) => {
      answer = next;
    },
    seen,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

describeHttpClient('FetchHttpClient', () => service());

describe('FetchHttpClient', () => {
  let harness: HttpClientHarness | undefined;

  afterEach(() => harness?.stop());

  it('ends after 10 s without the last byte, and leaves no timer behind', async () => {
    const clock = new ManualClock();
    harness = await service(clock);
    harness.answerWith('hang');
    const asked = harness.client.request({ url: harness.url });
    const outcome = asked.catch((error: unknown) => error);

    await clock.advance(9999);
    expect(clock.sleeping).toBe(1);
    await clock.advance(1);

    expect(await outcome).toMatchObject({ code: 'SERVICE_UNREACHABLE' });
    expect(clock.sleeping).toBe(0);
  });

  it('[R5.25] gives callers something to check: Required and Invalid input', async () => {
    harness = await service();
    harness.answerWith({ text: '{"data":[{"id":7}]}' });
    const answer = await harness.client.request({ url: harness.url });
    const schema = z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) });
    const refuse = (reason: string) => new WidgetError('SERVICE_RESPONSE_INVALID', { reason });

    expect(() => parse(schema, answer, refuse)).toThrow('data.0.name: Required');
    expect(() => parse(schema, { data: 1 }, refuse)).toThrow('data: Invalid input');
  });
});
