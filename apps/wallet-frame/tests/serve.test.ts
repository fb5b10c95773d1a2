import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { languages } from '../../../domain/language/language';
import { serveWalletFrame } from '../build/serve.mjs';

jest.setTimeout(60_000);

type Served = Awaited<ReturnType<typeof serveWalletFrame>>;

let frame: Served;
let service: Server;

/** What the service says of the sites, or `undefined` where it says nothing. */
let said: string | undefined;

/** What it says of a frozen site that asks. */
let saidFrozen: string | undefined;
let heard: string[] = [];

beforeAll(async () => {
  service = createServer(({ headers, url }, response) => {
    heard.push(`${url} ${String(headers['x-forwarded-uri'])}`);
    if (said === undefined) return;
    const frozen = saidFrozen !== undefined && { 'x-frame-frozen': saidFrozen };
    response.writeHead(204, { 'x-frame-policy': said, ...frozen }).end();
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
  saidFrozen = undefined;
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

describe('a frozen site', () => {
  const ask = (path: string): Promise<Response> => fetch(`${frame.url}${path}`);

  beforeEach(() => {
    said = 'frame-ancestors https://row.test';
  });

  it('gets a page of its own, which may ask no server, and is for no other site', async () => {
    saidFrozen = 'frame-ancestors https://frozen.test';
    const answer = await ask('/?site=https%3A%2F%2Ffrozen.test');
    const [policy = '', ...others] = String(answer.headers.get('content-security-policy')).split(
      ', ',
    );
    const text = await answer.text();

    expect(others).toEqual([saidFrozen]);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toMatch(/connect-src|worker-src|frame-src|form-action 'self'/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('This site can’t use the wallet for now.');
    expect(text).not.toContain('id="settings"');
    expect(Object.keys(sentencesIn(text))).toEqual(expect.arrayContaining([...languages]));
  });

  it('has a script that keeps, asks and starts nothing', async () => {
    const { files } = await frame.built;
    const [, path = ''] =
      /src="(\/assets\/frozen-[^"]+)"/.exec(files.get('/frozen.html') ?? '') ?? [];
    const script = files.get(path) ?? '';

    expect(script).toContain('READY');
    expect(script).not.toMatch(
      /fetch\(|XMLHttpRequest|sendBeacon|WebSocket|indexedDB|localStorage|sessionStorage|cookie|Worker|import\(|caches|opener/,
    );
  });

  it.each(['frame-ancestors *', 'frame-ancestors https:', '', "frame-ancestors 'self'"])(
    'gets nothing where the service says %j of it',
    async (text) => {
      saidFrozen = text;
      const answer = await ask('/?site=https%3A%2F%2Ffrozen.test');

      expect(String(answer.headers.get('content-security-policy')).split(', ').slice(1)).toEqual([
        said,
      ]);
      expect(await answer.text()).toContain('id="settings"');
    },
  );

  it('is not what another path is', async () => {
    saidFrozen = 'frame-ancestors https://frozen.test';
    const answer = await ask('/frozen.html?site=https%3A%2F%2Ffrozen.test');

    expect(String(answer.headers.get('content-security-policy')).split(', ').slice(1)).toEqual([
      'frame-ancestors https://built.test',
    ]);
  });
});

/** The sentences that stand in the page, by their languages. */
function sentencesIn(page: string): Readonly<Record<string, string>> {
  const [, json = ''] = /id="sentences">([^<]*)</.exec(page) ?? [];
  return JSON.parse(json) as Readonly<Record<string, string>>;
}

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
