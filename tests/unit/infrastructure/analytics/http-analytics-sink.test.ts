import { afterEach, describe, expect, it } from '@jest/globals';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { FetchHttpClient } from '../../../../infrastructure/http/fetch-http-client';
import { HttpAnalyticsSink } from '../../../../infrastructure/analytics/http-analytics-sink';

const entry = { event: 'MODAL_OPEN', timestamp: 7, address: '0xa' } as const;
const config = {
  url: 'https://collector.test/',
  projectId: 'p 1',
  sdkType: 'cleat',
  sdkVersion: '1',
};

describe('HttpAnalyticsSink', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'location');
  });

  it('[R7.1] posts to /e with projectId, st and sv, and the body that the specification names', async () => {
    const location = {
      origin: 'https://shop.test',
      pathname: '/cart',
      hostname: 'shop.test',
      search: '?token=secret',
    };
    Object.defineProperty(globalThis, 'location', { configurable: true, value: location });
    const { sink, sent } = setUp(204);

    await sink.send({ ...entry, properties: { connected: true } });

    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('https://collector.test/e?projectId=p+1&st=cleat&sv=1');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({
      eventId: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      url: 'https://shop.test/cart',
      domain: 'shop.test',
      timestamp: 7,
      props: {
        type: 'track',
        event: 'MODAL_OPEN',
        address: '0xa',
        properties: { connected: true },
      },
    });
  });

  it('[R7.14] throws the status of an answer that is not OK', async () => {
    const { sink } = setUp(403);

    await expect(sink.send(entry)).rejects.toMatchObject({
      code: 'HTTP_STATUS',
      message: 'HTTP status code: 403',
    });
  });

  it('reports that the collector could not be reached', async () => {
    const { sink } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));

    await expect(sink.send(entry)).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' });
  });

  it('accepts an answer that is not JSON', async () => {
    const { sink } = setUp(() => Promise.resolve(new Response('OK')));

    await expect(sink.send(entry)).resolves.toBeUndefined();
  });

  it('ends with the reason of a signal that aborted', async () => {
    const reason = new Error('given up');
    const { sink } = setUp(204);

    await expect(sink.send(entry, AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it.each([
    [{}, true],
    [{ doNotTrack: '1' }, false],
    [{ globalPrivacyControl: true }, false],
    [{ doNotTrack: '0', globalPrivacyControl: false }, true],
  ])('[R7.2] reads the browser’s signals: %j', (signals, mayTrack) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: signals });
    try {
      expect(setUp(204).sink.mayTrack()).toBe(mayTrack);
    } finally {
      if (before) Object.defineProperty(globalThis, 'navigator', before);
    }
  });
});

function setUp(answer: number | (() => Promise<Response>)) {
  const sent: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push({ url: String(input), init });
    return typeof answer === 'number' ? new Response(null, { status: answer }) : answer();
  };
  const http = new FetchHttpClient({ clock: new ManualClock(), fetch });
  return { sent, sink: new HttpAnalyticsSink({ http, config }) };
}
