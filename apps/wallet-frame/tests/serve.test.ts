import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveWalletFrame } from '../build/serve.mjs';

jest.setTimeout(60_000);

type Served = Awaited<ReturnType<typeof serveWalletFrame>>;

let frame: Served;
let service: Server;

/** What the service says of the sites, or `undefined` where it says nothing. */
let said: string | undefined;
let heard: string[] = [];

beforeAll(async () => {
  service = createServer(({ headers, url }, response) => {
    heard.push(`${url} ${String(headers['x-forwarded-uri'])}`);
    if (said !== undefined) response.writeHead(204, { 'x-frame-policy': said }).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve()));
  const { port } = service.address() as AddressInfo;
  frame = await serveWalletFrame({
    service: `http://127.0.0.1:${port}`,
    sites: ['https://built.test'],
    networks: [],
  });
  await frame.built;
});
afterEach(() => {
  heard = [];
});
afterAll(async () => {
  await frame.close();
  service.closeAllConnections();
  service.close();
});

const policyOf = async (path: string): Promise<readonly string[]> => {
  const { headers } = await fetch(`${frame.url}${path}`);
  return (headers.get('content-security-policy') ?? '').split(', ');
};

it('the server of the frame goes on after a request whose address is none', async () => {
  said = "frame-ancestors 'none'";
  const { status } = await fetch(`${frame.url}//`, { signal: AbortSignal.timeout(5000) });

  expect(status).toBe(404);
  expect((await fetch(`${frame.url}/?from=site`)).status).toBe(200);
});

it('sends the page with the sites that the service says, as a policy of its own', async () => {
  said = 'frame-ancestors https://row.test https://[::1]:8443';
  const [fixed, ancestors, ...others] = await policyOf('/?site=https%3A%2F%2Frow.test');

  expect([ancestors, others]).toEqual([said, []]);
  expect(fixed).toContain("default-src 'none'");
  expect(fixed).not.toContain('frame-ancestors');
  expect(heard).toEqual(['/frame/policy /?site=https%3A%2F%2Frow.test']);
});

it.each([
  ['a star', 'frame-ancestors *'],
  ['all of a scheme', 'frame-ancestors https:'],
  ['a wildcard', 'frame-ancestors https://*.test'],
  ['another directive', "frame-ancestors https://a.test; script-src 'unsafe-inline'"],
  ['another policy', 'frame-ancestors https://a.test, frame-ancestors *'],
  ['nothing', 'frame-ancestors'],
  ['a path', 'frame-ancestors https://a.test/x'],
  ['no word', ''],
  ['no answer', undefined],
])('sends it with the sites of its build where the service says %s', async (_, text) => {
  said = text;
  expect((await policyOf('/')).slice(1)).toEqual(['frame-ancestors https://built.test']);
});

it('asks nothing for files that never change', async () => {
  said = 'frame-ancestors https://row.test';
  const [asset = ''] = [...(await frame.built).files.keys()].filter((path) => path.endsWith('.js'));

  expect((await policyOf(asset)).slice(1)).toEqual(['frame-ancestors https://built.test']);
  expect(heard).toEqual([]);
});

it('demands a hash of each script of the page alone, of browsers that find hashes in its import map', async () => {
  const { files } = await frame.built;
  const [asset = ''] = [...files.keys()].filter((path) => path.endsWith('.js'));
  const demanded = async (path: string, brands: string): Promise<string | null> => {
    const { headers } = await fetch(`${frame.url}${path}`, { headers: { 'sec-ch-ua': brands } });
    return headers.get('integrity-policy');
  };

  expect(await demanded('/', '"Chromium";v="156", "Other";v="8"')).toBe(
    'blocked-destinations=(script)',
  );
  expect(await demanded('/', '"Other";v="8"')).toBeNull();
  expect(await demanded(asset, '"Chromium";v="156"')).toBeNull();
});
