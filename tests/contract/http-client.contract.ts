import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { HttpClient } from '../../ports/http-client';

/** A service's answer to a request; `hang` is no answer. */
export type ServiceAnswer =
  | 'hang'
  | 'refuse'
  | {
      readonly status?: number;
      readonly text?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** A request as a service received it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** A client, and the service that it contacts. */
export interface HttpClientHarness {
  readonly client: HttpClient;
  readonly url: string;
  readonly answerWith: (answer: ServiceAnswer) => void;
  readonly seen: readonly SeenRequest[];
  readonly stop: () => Promise<void>;
}

/** The contract of every {@link HttpClient}. */
export function describeHttpClient(name: string, create: () => Promise<HttpClientHarness>): void {
  describe(`${name} keeps the HttpClient contract`, () => {
    let harness: HttpClientHarness;

    beforeEach(async () => {
      harness = await create();
    });

    afterEach(() => harness.stop());

    it("returns the service's answer, and undefined for an empty one", async () => {
      const { client, url, answerWith, seen } = harness;
      answerWith({ text: '{"a":[1,null]}' });
      expect(await client.request({ url: `${url}/x`, query: { b: 1, c: undefined } })).toEqual({
        a: [1, null],
      });
      answerWith({ status: 204 });
      expect(await client.request({ url: `${url}/y?z=1`, query: { b: 'ü' } })).toBeUndefined();

      expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'GET /x?b=1',
        'GET /y?z=1&b=%C3%BC',
      ]);
    });

    it('returns the answer as it is where the text is asked for', async () => {
      const { client, url, answerWith } = harness;
      for (const text of ['{"a":1}', 'no JSON', '']) {
        answerWith({ text });
        expect(await client.request({ url, answer: 'text' })).toBe(text);
      }
    });

    it('sends a body as JSON', async () => {
      const { client, url, answerWith, seen } = harness;
      answerWith({ text: 'true' });

      await client.request({ url, body: { a: 1 }, headers: { 'x-own': 'v' } });

      expect(seen[0]).toMatchObject({
        method: 'POST',
        body: '{"a":1}',
        headers: { 'content-type': 'application/json', 'x-own': 'v' },
      });
    });

    it.each([300, 400, 401, 403, 404, 429, 500, 503])(
      '[R7.14] throws HTTP status code: %d',
      async (status) => {
        const { client, url, answerWith } = harness;
        answerWith({ status, text: '{"fine":true}' });

        await expect(client.request({ url })).rejects.toMatchObject({
          name: 'WidgetError',
          code: 'HTTP_STATUS',
          message: `HTTP status code: ${status}`,
        });
      },
    );

    it('reports how long a service wants to pause', async () => {
      const { client, url, answerWith } = harness;
      answerWith({ status: 429, headers: { 'retry-after': '7' } });

      await expect(client.request({ url })).rejects.toMatchObject({
        context: { status: 429, retryAfterMs: 7000 },
      });
    });

    it('throws for an answer that is not JSON, or too large', async () => {
      const { client, url, answerWith } = harness;
      for (const text of ['<!doctype html>', '{"a":', ' '.repeat(10 * 1024 * 1024 + 1)]) {
        answerWith({ text });
        await expect(client.request({ url })).rejects.toMatchObject({
          code: 'SERVICE_RESPONSE_INVALID',
        });
      }
    });

    it('throws where the service cannot be reached, or leads somewhere else', async () => {
      const { client, url, answerWith } = harness;
      answerWith('refuse');
      await expect(client.request({ url })).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' });
      answerWith({ status: 302, headers: { location: `${url}/elsewhere` } });
      await expect(client.request({ url })).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' });
    });

    it('ends with the reason of its signal, before and while it waits', async () => {
      const { client, url, answerWith, seen } = harness;
      answerWith('hang');
      await expect(client.request({ url }, AbortSignal.abort('early'))).rejects.toBe('early');
      expect(seen).toHaveLength(0);
      const controller = new AbortController();
      const asked = client.request({ url }, controller.signal);

      controller.abort('late');

      await expect(asked).rejects.toBe('late');
    });
  });
}
