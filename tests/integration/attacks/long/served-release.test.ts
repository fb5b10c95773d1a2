import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext } from 'playwright-core';
import { checkPage } from '../../../../apps/frame-check/build/check-page.mjs';
import { integrityOf } from '../../../../apps/frame-check/src/domain/integrity';
import { manifestText, readManifest } from '../../../../apps/frame-check/src/domain/manifest';
import { cacheControlOf } from '../../../../apps/wallet-frame/build/cache-control.mjs';
import { buildWalletFrame } from '../../../../apps/wallet-frame/build/frame-files.mjs';
import { releaseFiles } from '../../../../apps/wallet-frame/build/release-files.mjs';
import { findChromium } from '../../../../scripts/chromium.mjs';
import { newReleaseKey, SignedLog } from '../../../support/signed-log';
import { type Defence, takenOut } from '../../../support/taken-out';
import { openBrowser } from '../../browser/browser';

/** What a server answers in the place of the release. */
interface Lie {
  readonly text?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isEndless?: boolean;
}

type Served = (path: string, request: IncomingMessage) => Lie | undefined;

const honest: Served = () => undefined;
const EVIL = '<!doctype html><title>stolen</title>';
const sources = 'apps/frame-check/src';
const key = newReleaseKey();
const thief = newReleaseKey();

describe('a check of what a browser is served', () => {
  if (findChromium() === undefined && process.env['CI'] !== 'true') {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let browser: Browser;
  let servers: readonly Server[] = [];
  let origin = '';
  let check = '';
  let files = new Map<string, string>();
  let headers: Readonly<Record<string, string>> = {};
  let manifest = '';
  let version = '';
  let served: Served = honest;
  let log = '';
  let honestLog: () => SignedLog;
  let pages: Readonly<Record<string, string>> = {};
  const opened: BrowserContext[] = [];

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const [path = '/'] = (request.url ?? '/').split('?');
    const { headers: other, isEndless, status, text } = served(path, request) ?? {};
    const body = text ?? files.get(path);
    const all: Readonly<Record<string, string>> = {
      ...headers,
      'cache-control': cacheControlOf(path),
      ...other,
    };
    for (const [name, value] of Object.entries(all))
      if (value !== '') response.setHeader(name, value);
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.statusCode = status ?? (body === undefined ? 404 : 200);
    if (!isEndless) return void response.end(body);
    const more = setInterval(() => response.write('x'.repeat(65_536)), 1);
    response.once('close', () => clearInterval(more));
  }

  async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void) {
    const server = createServer(handle);
    servers = [...servers, server];
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  beforeAll(async () => {
    origin = await listen(answer);
    check = await listen(({ url = '' }, response) => {
      const isLog = url === '/releases.jsonl';
      response.setHeader('content-type', isLog ? 'application/jsonl' : 'text/html');
      response.end(isLog ? log : (pages[url] ?? ''));
    });
    const frame = await buildWalletFrame({ service: 'https://api.test', sites: [], networks: [] });
    const beside = await releaseFiles(frame);
    ({ headers, version } = frame);
    files = new Map([...frame.files, ...beside]);
    manifest = files.get('/manifest.json') ?? '';
    honestLog = () => new SignedLog(key, origin).release(integrityOf(manifest), version);
    log = honestLog().text;
    const settings = { origin, log: 'releases.jsonl', key: key.id };
    const without = (...defences: readonly Defence[]) => checkPage(settings, takenOut(defences));
    pages = {
      '/': await checkPage(settings),
      '/believes-keys': await without({
        file: `${sources}/domain/release-log.ts`,
        find: 'key ?? entry.key',
        put: 'entry.key',
      }),
      '/reads-no-headers': await without({
        file: `${sources}/domain/served-answer.ts`,
        find: "...wrong.map(([header]) => ({ path, how: 'header', header }) as const),",
      }),
      '/forgets': await without({
        file: `${sources}/use-cases/check-frame.ts`,
        find: 'for (const head of seen) checkGoesOn(log, head);',
      }),
    };
    browser = await openBrowser();
  });
  afterEach(async () => {
    served = honest;
    log = honestLog().text;
    await Promise.all(opened.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  const newContext = async (): Promise<BrowserContext> => {
    const context = await browser.newContext();
    opened.push(context);
    return context;
  };

  /** What the page says, in a new browser unless one is given. */
  async function finding(path = '/', context?: BrowserContext): Promise<readonly string[]> {
    const page = await (context ?? (await newContext())).newPage();
    await page.goto(`${check}${path}`);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.waitForSelector('#finding[data-kind]');
    const details = await page.locator('#details li').allTextContents();
    const headline = await page.locator('#headline').textContent();
    await page.close();
    return [headline ?? '', ...details];
  }

  const isRelease = () =>
    `What this browser was served just now is release ${version} of ${origin}.`;
  const isNone = () =>
    `What this browser was served just now is of no release in the log of ${origin}.`;
  const differs = () =>
    `What this browser was served just now differs from release ${version} of ${origin}.`;
  const isRewritten = 'The log was rewritten, or is not the one that you mean.';

  /** The manifest of a thief: the page is another one, and its hash is in it. */
  function forgedManifest(): string {
    const read = readManifest(manifest);
    if (!read) throw new Error('The build wrote no manifest.');
    const page = {
      path: '/',
      bytes: EVIL.length,
      integrity: integrityOf(EVIL),
      cacheControl: 'no-store',
    };
    return manifestText({
      ...read,
      files: [page, ...read.files.filter(({ path }) => path !== '/')],
    });
  }

  it('names the release, and where the log ends', async () => {
    const [headline, count, age, end] = await finding();

    expect(headline).toBe(isRelease());
    expect(count).toMatch(/^\d{3} files and their headers are those of line 2 of the log/);
    expect(age).toBe('It is the newest release in the log.');
    expect(end).toBe(`The log ends with 1:${integrityOf(log.trimEnd().split('\n').at(-1) ?? '')}`);
  });

  it('says that the log has a newer release than the one that is served', async () => {
    log = honestLog().release(integrityOf('newer'), '0.2.0+BBBBBBBB').text;
    const [headline, , age] = await finding();

    expect(headline).toBe(isRelease().replace(/\.$/, ', which is not the newest in its log.'));
    expect(age).toMatch(/^The log has a newer release: 0\.2\.0\+BBBBBBBB/);
  });

  it('knows nothing where the log or the manifest cannot be read', async () => {
    served = (path) => (path === '/manifest.json' ? { status: 404 } : undefined);
    expect((await finding())[0]).toBe('The manifest could not be read, so nothing is known.');
    served = (path) => (path === '/manifest.json' ? { isEndless: true } : undefined);
    expect((await finding())[1]).toBe('The answer is larger than it may be.');
    served = () => ({ headers: { 'access-control-allow-origin': '' } });
    expect((await finding())[0]).toBe('The manifest could not be read, so nothing is known.');
  });

  it('[E9.e] finds a file that was changed for all, also with a manifest that fits it', async () => {
    const lies: Record<string, string> = { '/': EVIL };
    served = (path) => (path in lies ? { text: lies[path] ?? '' } : undefined);
    expect((await finding()).slice(0, 2)).toEqual([differs(), '/ has other bytes.']);

    const forged = forgedManifest();
    lies['/manifest.json'] = forged;
    expect((await finding())[0]).toBe(isNone());

    log = new SignedLog(key, origin).release(integrityOf(manifest), version).text;
    log +=
      (new SignedLog(thief, origin).release(integrityOf(forged), version).lines[1] ?? '') + '\n';
    expect((await finding())[0]).toBe(isRewritten);
    log = new SignedLog(thief, origin).release(integrityOf(forged), version).text;
    expect((await finding()).slice(0, 2)).toEqual([
      isRewritten,
      'Line 1 of the log begins with another key than the one that you gave.',
    ]);
  });

  it('[E9.e] finds a manifest with fewer files, and a page that names a script more', async () => {
    const read = readManifest(manifest);
    if (!read) throw new Error('The build wrote no manifest.');
    const fewer = manifestText({
      ...read,
      files: read.files.filter(({ path }) => !/worker/.test(path)),
    });
    served = (path) => (path === '/manifest.json' ? { text: fewer } : undefined);
    expect((await finding())[0]).toBe(isNone());

    // The operator signs it by mistake.
    log = honestLog().release(integrityOf(fewer), version).text;
    expect((await finding())[1]).toMatch(
      /^\/assets\/worker-\w+\.js is named by the page, and is no file of the release\.$/,
    );

    const script = '<script src="/more.js"></script>';
    const page = (files.get('/') ?? '').replace('</head>', `${script}</head>`);
    served = (path) => (path === '/' ? { text: page } : undefined);
    expect((await finding()).slice(0, 2)).toEqual([differs(), '/ has other bytes.']);
  });

  it('[E9.e control] believes a line of another key where the keys are not compared', async () => {
    const forged = forgedManifest();
    const lies: Readonly<Record<string, Lie>> = {
      '/': { text: EVIL },
      '/manifest.json': { text: forged },
    };
    served = (path) => lies[path];
    const lines = honestLog();
    log = lines.text + lineByThief(lines, integrityOf(forged), version);

    expect((await finding())[0]).toBe(isRewritten);
    expect((await finding('/believes-keys'))[0]).toBe(isRelease());
  });

  /** The next line of a log, of the thief's own key. */
  function lineByThief({ lines }: SignedLog, hash: string, name: string): string {
    const copy = new SignedLog(thief, origin);
    copy.lines.splice(0, 1, ...lines);
    return `${copy.release(hash, name).lines.at(-1) ?? ''}\n`;
  }

  const otherHeaders: readonly (readonly [string, Lie, string])[] = [
    [
      'no policy',
      { headers: { 'content-security-policy': '' } },
      'has another header: content-security-policy.',
    ],
    [
      'a page that leads elsewhere',
      { headers: { refresh: '0;url=/x' } },
      'has another header: refresh.',
    ],
    [
      'a copy that stays',
      { headers: { 'cache-control': 'max-age=31536000' } },
      'has another header: cache-control.',
    ],
  ];
  it.each(otherHeaders)('[E9.f] finds a page with other headers: %s', async (_, lie, words) => {
    served = (path) => (path === '/' ? lie : undefined);
    expect((await finding()).slice(0, 2)).toEqual([differs(), `/ ${words}`]);
  });

  it('[E9.f] finds a page that is elsewhere, gone or without end', async () => {
    const other = { status: 302, headers: { location: `${check}/` } };
    for (const [lie, words] of [
      [other, 'leads elsewhere'],
      [{ status: 404 }, 'is not there'],
      [{ isEndless: true }, 'has other bytes'],
    ] as const) {
      served = (path) => (path === '/' ? lie : undefined);
      expect((await finding()).slice(0, 2)).toEqual([differs(), `/ ${words}.`]);
    }
  });

  it('[E9.f control] finds no other headers where they are not compared', async () => {
    served = (path) => (path === '/' ? { headers: { 'content-security-policy': '' } } : undefined);
    expect((await finding('/reads-no-headers'))[0]).toBe(isRelease());
  });

  it('[E11.c] sees that the log lost its end, or has another one by the same key', async () => {
    const context = await newContext();
    log = honestLog().release(integrityOf('bad'), '0.1.1+BBBBBBBB').text;
    await finding('/', context);

    log = honestLog().text;
    expect(await finding('/', context)).toEqual([
      isRewritten,
      'Line 3 of the log is missing, and was there before.',
    ]);
    log = honestLog().release(integrityOf('other'), '0.1.1+CCCCCCCC').text;
    expect(await finding('/', context)).toEqual([
      isRewritten,
      'Line 3 of the log is another one than before.',
    ]);
  });

  it('[E11.c control] sees nothing where the browser has not kept the end', async () => {
    const context = await newContext();
    log = honestLog().release(integrityOf('bad'), '0.1.1+BBBBBBBB').text;
    await finding('/forgets', context);

    log = honestLog().text;
    expect((await finding('/forgets', context))[0]).toBe(isRelease());
  });

  it('[E11.d] is shown the release by a server that sends the visitor’s page another file', async () => {
    served = (path, request) =>
      path === '/' && request.headers['sec-fetch-dest'] === 'document' ? { text: EVIL } : undefined;
    const context = await newContext();
    const page = await context.newPage();
    await page.goto(`${origin}/`);

    expect(await page.title()).toBe('stolen');
    expect((await finding('/', context))[0]).toBe(isRelease());
  });

  it('[E11.e] does not see a service worker that an earlier file has left', async () => {
    const context = await newContext();
    const page = await context.newPage();
    const worker = `addEventListener('fetch', (event) => event.respondWith(new Response(${JSON.stringify(EVIL)}, { headers: { 'content-type': 'text/html' } })));`;
    served = (path) => ({
      text: path === '/worker.js' ? worker : '<!doctype html><title>first</title>',
      headers: { 'content-security-policy': '' },
    });
    await page.goto(`${origin}/`);
    await page.evaluate(
      'navigator.serviceWorker.register("/worker.js").then(() => navigator.serviceWorker.ready)',
    );
    served = honest;
    await page.goto(`${origin}/`);

    expect(await page.title()).toBe('stolen');
    expect((await finding('/', context))[0]).toBe(isRelease());
  });
});
