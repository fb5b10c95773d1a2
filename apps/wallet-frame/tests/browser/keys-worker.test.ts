import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { build } from 'esbuild';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { verifyMessage } from 'viem';
import { chromiumArguments, findChromium } from '../../../../scripts/chromium.mjs';
import type { Accounts } from '../../src/domain/accounts/accounts';
import { type RealService, startRealService } from '../service/real-service';
import { wordsFor } from '../../src/use-cases/vault/new-words';
import type { WalletSlots } from '../../src/ports/vault';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const SITE = 'https://site.test';
const method = { kind: 'device' };

jest.setTimeout(60_000);

const executablePath = findChromium();
const isRequired = process.env['CI'] === 'true';

/** A device that lets every passkey be used. */
const authenticator = {
  protocol: 'ctap2',
  ctap2Version: 'ctap2_1',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  hasPrf: true,
  isUserVerified: true,
} as const;

describe('the worker of the keys, in a browser', () => {
  if (executablePath === undefined && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let browser: Browser;
  let server: Server;
  let service: RealService;
  let origin = '';
  let settings: { readonly service: string; readonly user: string; readonly session: string };
  let context: BrowserContext;
  let page: Page;
  const requests: string[] = [];
  const parents: unknown[] = [];

  beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: {
        worker: `${folder}src/root/worker.ts`,
        keys: `${folder}tests/pages/keys-page.ts`,
      },
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      outdir: '/',
    });
    const files = new Map(outputFiles.map(({ path, text }) => [path, text]));
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', origin);
      const script = files.get(pathname);
      if (script !== undefined) {
        response.setHeader('content-type', 'text/javascript');
        response.end(script);
      } else if (request.method === 'POST') {
        void bodyOf(request).then(async (body) => {
          requests.push(body);
          parents.push(request.headers['traceparent']);
          const answer = await service.ask(new URL(pathname, origin), {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          });
          response.statusCode = answer.status;
          response.end(await answer.text());
        });
      } else {
        response.setHeader('content-type', 'text/html');
        response.setHeader(
          'content-security-policy',
          "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; base-uri 'none'",
        );
        response.end('<!doctype html><script type="module" src="/keys.js"></script>');
      }
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://wallet.localhost:${(server.address() as AddressInfo).port}`;
    service = await startRealService(SITE, origin);
    browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: [...chromiumArguments],
    });
    context = await browser.newContext();
    page = await newPage();
    settings = await logIn();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    await service.close();
  });

  async function newPage(): Promise<Page> {
    const made = await context.newPage();
    await made.goto(origin);
    await made.waitForFunction('globalThis.ask');
    return made;
  }

  /** Logs in with the key that the worker will find in the browser's storage. */
  async function logIn(): Promise<typeof settings> {
    const { outputFiles } = await build({
      stdin: {
        contents: `
          import { ProvenCalls } from './src/adapters/service/proven-calls';
          import { deviceKey } from './src/adapters/storage/device-key';
          const calls = new ProvenCalls({ url: location.origin, deviceKey,
            fetch: (input, init) => fetch(input, init), now: () => Date.now() });
          globalThis.calls = calls; globalThis.deviceKey = deviceKey;`,
        resolveDir: folder,
      },
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
    });
    await page.evaluate(outputFiles[0]?.text ?? '');
    const email = 'ada@example.test';
    const begin = `calls.device().then((device) => calls.post('/otp', { email: '${email}', device, origin: '${SITE}' }))`;
    const { flow } = await page.evaluate<{ readonly flow: string }>(begin);
    const code = service.mails.at(-1)?.code ?? '';
    const verify = `calls.sign('${flow}:${code}:${SITE}').then((signature) =>
      calls.post('/otp/verify', { flow: '${flow}', code: '${code}', origin: '${SITE}', signature }))`;
    const opened = await page.evaluate<{ readonly session: string; readonly user: string }>(verify);
    return { service: origin, ...opened };
  }

  const start = (place: Page): Promise<void> =>
    place.evaluate((given) => (globalThis as unknown as Globals).start(given), settings);
  const ask = <T>(place: Page, type: string, payload: object = {}): Promise<T> =>
    place.evaluate(
      ([name, given]) => (globalThis as unknown as Globals).ask(name, given) as Promise<T>,
      [type, payload] as const,
    );

  it('makes one key for the browser, however many tabs ask for it', async () => {
    const keys = await page.evaluate<readonly string[]>(`Promise.all([1, 2, 3].map(async () => {
      const { privateKey, publicKey } = await deviceKey();
      const { x } = await crypto.subtle.exportKey('jwk', publicKey);
      return x + privateKey.extractable;
    }))`);

    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/false$/);
  });

  it('begins a wallet in one of two tabs, signs after a reload, and tells no secret', async () => {
    const other = await newPage();
    await start(page);
    await start(other);
    const begun = await Promise.allSettled([ask<Accounts>(page, 'begin'), ask(other, 'begin')]);
    expect(begun.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);

    const accounts = await ask<Accounts>(page, 'accounts', { method });
    expect(await ask(other, 'accounts', { method })).toEqual(accounts);
    await page.reload();
    await page.waitForFunction('globalThis.ask');
    await start(page);
    expect(await ask(page, 'accounts', { method })).toEqual(accounts);

    const request = { kind: 'evmMessage', message: '0x48656c6c6f' };
    const digest = await ask<string>(page, 'prepare', { request });
    const signature = await ask<`0x${string}`>(page, 'sign', { digest, method });
    const address = accounts.evm.address as `0x${string}`;
    expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true);

    const to = await ask<string>(page, 'awaitPhrase');
    const { words, ...phrase } = await wordsFor(to);
    await ask(page, 'addPhrase', { method, phrase });
    const { slots } = await ask<WalletSlots>(page, 'list');
    const [, { id } = { id: '' }] = slots;
    expect(await ask(page, 'accounts', { method: { kind: 'phrase', id, words } })).toEqual(
      accounts,
    );
    const sent = requests.join('\n');
    expect(sent).toContain('sealed');
    expect(sent).not.toContain(words);
    expect(sent).not.toContain(signature);
    await other.close();
    // The words are stretched three times, by a function that is slow on purpose.
  }, 180_000);

  it('asks the service with the id of the page’s press', async () => {
    const press = '0af7651916cd43dd8448eb211c80319c';
    await ask(page, 'list');
    expect(String(parents.at(-1))).not.toContain(press);
    await page.evaluate((id) => (globalThis as unknown as Globals).follow(id), press);
    await ask(page, 'list');
    expect(parents.at(-1)).toMatch(new RegExp(`^00-${press}-[\\da-f]{16}-01$`));
  });

  it('signs again and again, and says how long each signature takes', async () => {
    const times = await page.evaluate(async (given) => {
      const own = globalThis as unknown as Globals;
      const took: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        const request = { kind: 'evmMessage', message: `0x0${n}` };
        const digest = await own.ask('prepare', { request });
        const before = performance.now();
        await own.ask('sign', { digest, method: given });
        took.push(performance.now() - before);
      }
      return took.sort((one, more) => one - more);
    }, method);
    process.stderr.write(`One signature: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms\n`);
    expect(times).toHaveLength(5);
  });

  it('opens by the passkey that a device has, also once another one was made on it', async () => {
    const accounts = await ask<Accounts>(page, 'accounts', { method });
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', { options: authenticator });
    await page.bringToFront();
    await page.evaluate('addPasskey()');
    await page.evaluate('addPasskey()');
    expect(await page.evaluate('accountsByPasskey(0)')).toEqual(accounts);
    expect(await page.evaluate('accountsByPasskey(1)')).toEqual(accounts);
    await devtools.send('WebAuthn.disable');
  });

  it('opens by a passkey after the browser has forgotten the wallet, and by no other passkey', async () => {
    const accounts = await ask<Accounts>(page, 'accounts', { method });
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: authenticator,
    });
    expect(await page.evaluate<number>('addPasskey()')).toBe(0);
    await ask(page, 'forget');
    await expect(ask(page, 'accounts', { method })).rejects.toThrow('locked');

    expect(await page.evaluate('accountsByPasskey()')).toEqual(accounts);

    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await expect(page.evaluate('accountsByPasskey()')).rejects.toThrow('NotAllowedError');
    await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    const without = { ...authenticator, hasPrf: false };
    await devtools.send('WebAuthn.addVirtualAuthenticator', { options: without });
    await expect(page.evaluate('addPasskey()')).rejects.toThrow('prf');
  });
});

interface Globals {
  start(settings: object): void;
  ask(type: string, payload?: object): Promise<unknown>;
  follow(id: string): void;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
