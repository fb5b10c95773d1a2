import { describe, expect, it } from '@jest/globals';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { HttpTransport, originOf } from '../../../../infrastructure/rpc/http-transport';
import { countingSignal } from '../../../support/counting-signal';
import { type FakeReply, fakeFetch, hanging } from '../../../support/fake-fetch';

const url = 'https://rpc.example/v1/secret?key=secret';
const forever = new AbortController().signal;

function transportTo(reply: FakeReply) {
  const clock = new ManualClock(Date.parse('2026-01-01T00:00:00Z'));
  const { fetch, posts } = fakeFetch(reply);
  const transport = new HttpTransport({ clock, fetch, config: { url } });
  return { clock, posts, transport };
}

describe('HttpTransport', () => {
  it("[R7.7] posts JSON with no more than the page's origin, and returns the parsed answer", async () => {
    const { transport, posts, clock } = transportTo(() => Response.json({ a: 1 }));
    expect(await transport.post('{"id":1}', forever)).toEqual({ a: 1 });
    expect(posts[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"id":1}',
      headers: { 'content-type': 'application/json' },
      referrerPolicy: 'strict-origin',
    });
    expect(clock.sleeping).toBe(0);
  });

  it('follows no redirect', async () => {
    const { transport, posts } = transportTo(() => Response.json({}));
    await transport.post('{}', forever);
    expect(posts[0]?.init.redirect).toBe('error');
  });

  it('sends the content type of the endpoint', async () => {
    const clock = new ManualClock();
    const { fetch, posts } = fakeFetch(() => Response.json({}));
    const config = { url, contentType: 'text/plain' };
    await new HttpTransport({ clock, fetch, config }).post('{}', forever);
    expect(posts[0]?.init.headers).toEqual({ 'content-type': 'text/plain' });
  });

  it("[R7.14] throws 'HTTP status code: N' on every status that is not OK", async () => {
    for (const status of [400, 401, 404, 429, 500, 503]) {
      const { transport } = transportTo(() => Response.json({ result: 1 }, { status }));
      await expect(transport.post('{}', forever)).rejects.toMatchObject({
        code: 'HTTP_STATUS',
        message: `HTTP status code: ${status}`,
        context: { status },
      });
    }
  });

  it('[R7.17] reads Retry-After in seconds and as a date', async () => {
    for (const value of ['7', 'Thu, 01 Jan 2026 00:00:07 GMT']) {
      const headers = { 'retry-after': value };
      const { transport } = transportTo(() => new Response('', { status: 429, headers }));
      const context = { status: 429, retryAfterMs: 7000 };
      await expect(transport.post('{}', forever)).rejects.toMatchObject({ context });
    }
  });

  it('keeps the JSON-RPC error that explains a status', async () => {
    const body = { error: { code: -32600, message: 'batch too large' } };
    const { transport } = transportTo(() => Response.json(body, { status: 400 }));
    const cause = { code: 'RPC', context: { rpcMessage: 'batch too large' } };
    await expect(transport.post('{}', forever)).rejects.toMatchObject({ cause });
  });

  it('does not treat an error page as an explanation', async () => {
    const { transport } = transportTo(() => new Response('<html>', { status: 500 }));
    const failure = { code: 'HTTP_STATUS', cause: undefined };
    await expect(transport.post('{}', forever)).rejects.toMatchObject(failure);
  });

  it.each([
    ['HTML', '<!doctype html>'],
    ['cut JSON', '{"jsonrpc":"2.0","id":1,"resu'],
    ['nothing', ''],
  ])('reports an answer of %s as unreadable', async (_name, body) => {
    const { transport } = transportTo(() => new Response(body));
    await expect(transport.post('{}', forever)).rejects.toMatchObject({
      code: 'RPC_RESPONSE_INVALID',
      context: { isUnreadable: true },
    });
  });

  it('reports a lost connection as unreachable, with only the origin of the address', async () => {
    const { transport } = transportTo(() => Promise.reject(new TypeError('Failed to fetch')));
    const failure = await transport.post('{}', forever).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 'RPC_UNREACHABLE',
      context: { url: 'https://rpc.example' },
    });
    expect(JSON.stringify(failure)).not.toContain('secret');
  });

  it('reports a body that breaks off as unreachable', async () => {
    const { transport } = transportTo(
      () => new Response(streamOf(['{"a"', new TypeError('reset')])),
    );
    await expect(transport.post('{}', forever)).rejects.toMatchObject({ code: 'RPC_UNREACHABLE' });
  });

  it('[R7.7] ends after 10 s without an answer', async () => {
    const { transport, clock } = transportTo(hanging);
    const outcome = transport.post('{}', forever).catch((error: unknown) => error);
    await clock.advance(9999);
    expect(clock.sleeping).toBe(1);
    await clock.advance(1);
    expect(await outcome).toMatchObject({ code: 'RPC_TIMEOUT', context: { timeoutMs: 10_000 } });
    expect(clock.sleeping).toBe(0);
  });

  it('[R7.7] ends after 10 s where the body never ends', async () => {
    let wasCancelled = false;
    const { transport, clock } = transportTo(({ init: { signal } }) => {
      signal?.addEventListener('abort', () => {
        wasCancelled = true;
      });
      return new Response(streamOf(['{"a":']));
    });
    const outcome = transport.post('{}', forever).catch((error: unknown) => error);
    await clock.advance(10_000);
    expect(await outcome).toMatchObject({ code: 'RPC_TIMEOUT' });
    expect(wasCancelled).toBe(true);
  });

  it('ends with the reason of the caller, even if fetch ignores the signal', async () => {
    const { transport, clock } = transportTo(() => new Promise(() => undefined));
    const controller = new AbortController();
    const outcome = transport.post('{}', controller.signal).catch((error: unknown) => error);
    controller.abort('gone');
    expect(await outcome).toBe('gone');
    await clock.advance(0);
    expect(clock.sleeping).toBe(0);
  });

  it('leaves no listener on the signal of a caller that continues', async () => {
    const { transport } = transportTo(() => Response.json({}));
    const { signal, listeners } = countingSignal();
    await transport.post('{}', signal);
    expect(listeners()).toBe(0);
  });

  it('sends nothing for a caller that has aborted already', async () => {
    const { transport, posts } = transportTo(() => Response.json({}));
    await expect(transport.post('{}', AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect(posts).toHaveLength(0);
  });

  it('refuses an answer over 10 MiB while it arrives, and one declared as larger without reading it', async () => {
    const megabyte = ' '.repeat(1024 * 1024);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new TextEncoder().encode(megabyte));
      },
    });
    const failure = {
      code: 'RPC_RESPONSE_INVALID',
      context: { reason: 'it is larger than 10 MiB' },
    };
    const { transport } = transportTo(() => new Response(endless));
    await expect(transport.post('{}', forever)).rejects.toMatchObject(failure);
    expect(sent).toBeLessThanOrEqual(13);

    const headers = { 'content-length': String(10 * 1024 * 1024 + 1) };
    const declared = transportTo(() => new Response(streamOf([]), { headers }));
    await expect(declared.transport.post('{}', forever)).rejects.toMatchObject(failure);
  });

  it('reads an answer of exactly 10 MiB', async () => {
    const body = '1'.padEnd(10 * 1024 * 1024);
    const { transport } = transportTo(() => new Response(body));
    expect(await transport.post('{}', forever)).toBe(1);
  });

  it('reads a character that arrives in two pieces', async () => {
    const bytes = new TextEncoder().encode('"é"');
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 2));
        controller.enqueue(bytes.slice(2));
        controller.close();
      },
    });
    const { transport } = transportTo(() => new Response(stream));
    expect(await transport.post('{}', forever)).toBe('é');
  });
});

describe('originOf', () => {
  it.each([
    ['https://rpc.example:8545/v1?key=1#x', 'https://rpc.example:8545'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['//rpc.example/key', '//rpc.example'],
    ['/rpc/key', ''],
    ['', ''],
  ])('shortens %p to %p', (full, origin) => {
    expect(originOf(full)).toBe(origin);
  });
});

/** A body of these pieces. It stays open at its end, or fails at an error. */
function streamOf(pieces: readonly (string | Error)[]): ReadableStream<Uint8Array> {
  const rest = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = rest.shift();
      if (piece instanceof Error) controller.error(piece);
      else if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece));
      else return new Promise(() => undefined);
      return undefined;
    },
  });
}
