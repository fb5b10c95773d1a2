import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { verifyMessage } from 'viem';
import { root } from '../../../../scripts/command.mjs';
import { freePort, listen } from '../../../../scripts/free-port.mjs';
import { callBefore, versionBefore } from '../../../../scripts/version-before.mjs';
import { buildService } from '../../../service/start.mjs';
import { Mailbox } from '../../../service/tests/stand-ins/mailbox';
import { type Program, startProgram } from '../../../service/tests/two-versions/program';
import { buildWalletFrame } from '../../build/frame-files.mjs';
import { type PageFiles, serveFiles } from '../../build/serve.mjs';
import {
  isBrowserThere,
  logInBy,
  openPartitioned,
  serveSites,
  type Visit,
  visitOf,
} from '../browser/frame-world';
import { pressButton } from '../press-button.mjs';

jest.setTimeout(240_000);

const isRequired = process.env['CI'] === 'true';
const versions = ['before', 'now'] as const;
type Version = (typeof versions)[number];

describe('two releases of the frame', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('run where a Chromium is installed');
    return;
  }

  const folder = mkdtempSync(join(tmpdir(), 'cleat-releases-'));
  let mailbox: Mailbox;
  let programs: Readonly<Record<Version, Program>>;
  let releases: Readonly<Record<Version, PageFiles>>;

  /** What answers at the moment, of the service and of the frame's files. */
  const on: Record<'frame' | 'service', Version> = { frame: 'before', service: 'before' };
  const servers: Server[] = [];
  let frames: { readonly close: () => Promise<void> };
  let frameOrigin = '';
  let sitePort = 0;
  let browser: Browser;

  beforeAll(async () => {
    const before = versionBefore();
    callBefore(before, 'apps/service/start.mjs', 'buildService');
    await buildService();
    mailbox = await new Mailbox().start();
    const at = (name: string, port: number): string => `http://${name}.localhost:${port}`;
    const [sites, passing] = [createServer(), createServer()];
    servers.push(sites, passing);
    sitePort = await listen(sites);
    await serveSites(sites);
    passing.on('request', (incoming, response) => {
      const { headers, method, url } = incoming;
      const onward = ask(programs[on.service].url + (url ?? '/'), { headers, method }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.once('error', () => response.destroy());
      incoming.pipe(onward);
    });
    const service = `http://127.0.0.1:${await listen(passing)}`;
    const framePort = await freePort();
    frameOrigin = at('wallet', framePort);
    const variables = {
      ORIGINS: at('site', sitePort),
      SERVICE_SECRET: 's'.repeat(40),
      DATABASE_URL: `file:${join(folder, 'service.db')}`,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'login@wallet.test',
      FRAME_ORIGIN: frameOrigin,
    };
    programs = {
      before: await startProgram(before, variables),
      now: await startProgram(root, variables),
    };
    const settings = {
      service,
      sites: [at('site', sitePort)],
      networks: [],
      approvals: 'frame' as const,
    };
    const old = callBefore(
      before,
      'apps/wallet-frame/build/frame-files.mjs',
      'buildWalletFrame',
      settings,
    ) as {
      readonly files: readonly (readonly [string, string])[];
      readonly headers: PageFiles['headers'];
    };
    releases = {
      before: { files: new Map(old.files), headers: old.headers },
      now: await buildWalletFrame(settings),
    };
    const served: PageFiles = {
      get files() {
        return releases[on.frame].files;
      },
      get headers() {
        return releases[on.frame].headers;
      },
    };
    frames = await serveFiles(Promise.resolve(served), { port: framePort, service });
    browser = await openPartitioned({});
  });
  afterAll(async () => {
    await browser.close();
    await frames.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    for (const version of versions) await programs[version].stop();
    await mailbox.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async (context: BrowserContext): Promise<Visit> => {
    const page = await context.newPage();
    const frame = encodeURIComponent(frameOrigin);
    await page.goto(`http://site.localhost:${sitePort}/?frame=${frame}`);
    return visitOf(page, frameOrigin);
  };
  const addressOf = async (visit: Visit): Promise<`0x${string}`> => {
    expect(await visit.ask('IS_CONNECTED')).toEqual({ isConnected: true });
    return (await visit.ask<{ readonly address: `0x${string}` }>('GET_USER')).address;
  };

  /** Has the visitor approve a message, and checks its signature. */
  async function sign(visit: Visit, address: `0x${string}`, message: string): Promise<void> {
    await visit.page.bringToFront();
    const params = [`0x${Buffer.from(message).toString('hex')}`, address];
    const asked = visit.ask<{ readonly result: `0x${string}` }>('RPC_REQUEST', {
      method: 'personal_sign',
      params,
      chainId: 'eip155:1',
    });
    await pressButton(visit.frame.getByRole('button', { name: 'Approve' }));
    const { result: signature } = await asked;
    expect([message, await verifyMessage({ address, message, signature })]).toEqual([
      message,
      true,
    ]);
  }

  it('are two, with files of other names', () => {
    const [old, now] = versions.map((version) => [...releases[version].files.keys()]);
    expect(old).not.toEqual(now);
  });

  it('open each other’s wallets, in two tabs of one site and with either service', async () => {
    Object.assign(on, { frame: 'before', service: 'before' });
    const context = await browser.newContext();
    const old = await open(context);
    await logInBy(old, 'ada@example.test', mailbox);
    const address = await addressOf(old);
    await sign(old, address, 'before, by the service before');

    // The service is replaced first, then the files: the open page has what it has downloaded.
    on.service = 'now';
    await sign(old, address, 'before, by the service now');
    on.frame = 'now';
    await sign(old, address, 'before, while others download the files now');

    const now = await open(context);
    expect(await addressOf(now)).toBe(address);
    for (const service of versions) {
      on.service = service;
      await sign(now, address, `now, by the service ${service}`);
      await sign(old, address, `before again, by the service ${service}`);
    }
    await context.close();
  });

  it('read what the newer one has kept, where an operator goes back', async () => {
    Object.assign(on, { frame: 'now', service: 'now' });
    const context = await browser.newContext();
    const now = await open(context);
    await logInBy(now, 'bob@example.test', mailbox);
    const address = await addressOf(now);
    await now.page.close();

    on.frame = 'before';
    const old = await open(context);
    expect(await addressOf(old)).toBe(address);
    await sign(old, address, 'before, after now');
    await context.close();
  });

  it.each([
    { frame: 'now', service: 'before' },
    { frame: 'before', service: 'now' },
  ] as const)('begin a wallet: frame $frame, service $service', async (both) => {
    Object.assign(on, both);
    const context = await browser.newContext();
    const visit = await open(context);
    await logInBy(visit, `${both.frame}@example.test`, mailbox);
    const address = await addressOf(visit);
    await sign(visit, address, 'of another version');
    Object.assign(on, { frame: both.service, service: both.frame });
    const other = await open(context);
    expect(await addressOf(other)).toBe(address);
    await sign(other, address, 'the other way round');
    await context.close();
  });
});
