import { build } from 'esbuild';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { chromiumArguments, findChromium } from '../../../../scripts/chromium.mjs';
import { freePort, listen } from '../../../../scripts/free-port.mjs';
import { serveWalletFrame } from '../../build/serve.mjs';
import type { FrameNetwork, FrameSettings } from '../../build/frame-files.mjs';
import {
  type RecordedWallet,
  recordWallet,
  storedBySite,
  storedByWallet,
} from '../../../../tests/support/recorded-wallet';
import { parseConfig } from '../../../service/src/config/config';
import type { Environment } from '../../../service/src/config/read-variables';
import { serve } from '../../../service/src/serve';
import { Mailbox } from '../../../service/tests/stand-ins/mailbox';

const folder = fileURLToPath(new URL('../..', import.meta.url));

/** The service, the frame and two sites, each of an origin of its own, as an operator runs them. */
export interface FrameWorld {
  readonly mailbox: Mailbox;
  readonly browser: Browser;

  /** What workers of the wallet have drawn by chance: entropies, and key shares. */
  readonly drawn: readonly Uint8Array[];
  newContext(): Promise<BrowserContext>;

  /** A page of a site whose frame has answered. */
  visit(context: BrowserContext, site?: 'other' | 'site'): Promise<Visit>;

  /** The page of a site that is open already. */
  visitIn(page: Page): Promise<Visit>;

  /** Logs in with the code of the mailbox, typed into the frame. */
  logIn(visit: Visit, email: string): Promise<void>;
  stopService(): Promise<void>;

  /** Moves the clock of the service. */
  later(ms: number): void;

  /** What everything outside of the wallet's worker has seen of `visits`: the sites, the service, the browser's storage. */
  seen(visits: readonly Visit[]): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A page of a site with the frame in it. */
export interface Visit {
  readonly page: Page;
  readonly frame: Frame;

  /** Asks the frame as the site does. */
  ask<T = Readonly<Record<string, unknown>>>(type: string, payload?: object): Promise<T>;

  /** Asks without waiting; the answer is in `window.messages` of the page. */
  begin(type: string, payload?: object): Promise<void>;
  tokens(): Promise<readonly string[]>;
}

export const isBrowserThere = findChromium() !== undefined;

/** The servers of an operator: the service, the frame and the pages of two sites. */
export interface FrameServers {
  readonly mailbox: Mailbox;
  readonly frameOrigin: string;

  /** A page with the frame in it. */
  pageOf(site: 'other' | 'site'): string;

  /** Moves the clock of the service. */
  later(ms: number): void;
  stopService(): Promise<void>;
  close(): Promise<void>;
}

/** What a world has that others have not. */
export interface WorldOptions {
  /** Of the frame: plugins of its build are for the control of an attack. */
  readonly settings?: Pick<FrameSettings, 'approvals' | 'plugins'>;

  /** A browser that is not headless, for real input. */
  readonly launch?: LaunchOptions;
  readonly context?: BrowserContextOptions;
}

export async function startFrameServers(
  networks: readonly FrameNetwork[] = [],
  variables: Environment = {},
  descriptors: FrameSettings['descriptors'] = [],
  more: WorldOptions['settings'] = {},
): Promise<FrameServers> {
  const mailbox = await new Mailbox().start();
  const sites = createServer();
  const sitePort = await listen(sites);
  const framePort = await freePort();
  const at = (name: string, port: number): string => `http://${name}.localhost:${port}`;
  const frameOrigin = at('wallet', framePort);
  const origins = [at('site', sitePort), at('other', sitePort)];
  let aheadMs = 0;
  const service = await serve(
    parseConfig({
      PORT: '0',
      ORIGINS: origins.join(','),
      CODE_ORIGINS: at('site', sitePort),
      SERVICE_SECRET: 's'.repeat(40),
      DATABASE_URL: 'file::memory:',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'login@wallet.test',
      FRAME_ORIGIN: frameOrigin,
      LOG_LEVEL: 'silent',
      ...variables,
    }),
    { write: () => undefined, now: () => Date.now() + aheadMs },
  );
  const settings = {
    service: service.url,
    sites: origins,
    networks,
    descriptors,
    ...more,
    port: framePort,
  };
  const frameServer = await serveWalletFrame(settings);
  await serveSites(sites);
  return {
    mailbox,
    frameOrigin,
    pageOf: (site) => `${at(site, sitePort)}/?frame=${encodeURIComponent(frameOrigin)}`,
    later: (ms) => {
      aheadMs += ms;
    },
    stopService: () => service.stop(),
    close: async () => {
      await frameServer.close();
      sites.closeAllConnections();
      sites.close();
      await service.stop().catch(() => undefined);
      await mailbox.stop();
    },
  };
}

/** Starts everything. */
export async function startFrameWorld(
  networks: readonly FrameNetwork[] = [],
  variables: Environment = {},
  descriptors: FrameSettings['descriptors'] = [],
  { context: contextOptions = {}, launch = {}, settings = {} }: WorldOptions = {},
): Promise<FrameWorld> {
  const servers = await startFrameServers(networks, variables, descriptors, settings);
  const { frameOrigin, mailbox } = servers;
  const browser = await openPartitioned(launch);
  const records: RecordedWallet[] = [];
  return {
    mailbox,
    browser,
    get drawn() {
      return records.flatMap(({ drawn }) => drawn);
    },
    newContext: async () => {
      const context = await browser.newContext(contextOptions);
      records.push(await recordWallet(context));
      return context;
    },
    visit: async (context, site = 'site') => {
      const page = await context.newPage();
      await page.goto(servers.pageOf(site));
      return visitOf(page, frameOrigin);
    },
    visitIn: (page) => visitOf(page, frameOrigin),
    logIn: (visit, email) => logInBy(visit, email, mailbox),
    seen: async (visits) => {
      const kept = await Promise.all(
        visits.flatMap(({ frame, page }) => [
          page.evaluate<string>('JSON.stringify([heard, messages, tokens])'),
          storedBySite(page),
          storedByWallet(frame),
        ]),
      );
      return [...kept, ...records.flatMap(({ traffic }) => traffic)];
    },
    stopService: servers.stopService,
    later: servers.later,
    close: async () => {
      await browser.close();
      await servers.close();
    },
  };
}

/** Logs in with the code of the mailbox, and leaves the step that offers a backup. */
export async function logInBy(
  { ask, begin, frame, page }: Visit,
  email: string,
  mailbox: Pick<Mailbox, 'code'>,
): Promise<void> {
  await ask('CONNECT_EMAIL', { email });
  await begin('CONNECT_OTP');
  await frame.getByLabel('One-time code').fill(mailbox.code);
  await frame.getByRole('button', { name: 'Not now' }).click();
  await page.waitForFunction('document.querySelector("iframe").style.display === "none"');
}

/** Chromium with storage of its own for each site that has the frame, which Playwright switches off. */
export async function openPartitioned(options: LaunchOptions): Promise<Browser> {
  const executablePath = findChromium();
  const path = executablePath === undefined ? {} : { executablePath };
  const probe = await chromium.launchServer({ ...path, args: [...chromiumArguments] });
  const off = probe.process().spawnargs.find((one) => one.startsWith('--disable-features=')) ?? '';
  await probe.close();
  const [name = '', list = ''] = off.split('=');
  const kept = list.split(',').filter((one) => one !== 'ThirdPartyStoragePartitioning');
  return chromium.launch({
    ...path,
    ...options,
    args: [...chromiumArguments, `${name}=${kept.join(',')}`, ...(options.args ?? [])],
    ignoreDefaultArgs: [off],
  });
}

/** A page of a site, when its frame has answered. */
export async function visitOf(page: Page, frameOrigin: string): Promise<Visit> {
  await page.waitForFunction('globalThis.frame');
  await page.evaluate('frame.load()');
  const frame = page.frames().find((one) => one.url().startsWith(frameOrigin));
  if (!frame) throw new Error('The frame is not in the page');
  return {
    page,
    frame,
    ask: (type, payload = {}) =>
      page.evaluate(
        ([name, given]) =>
          (globalThis as unknown as { ask: (type: string, payload: object) => Promise<never> }).ask(
            name,
            given,
          ),
        [type, payload] as const,
      ),
    begin: (type, payload = {}) =>
      page.evaluate(`void ask(${JSON.stringify(type)}, ${JSON.stringify(payload)})`),
    tokens: () => page.evaluate('tokens'),
  };
}

/** The pages of the sites, and under `/hostile` of each origin a page that attacks. */
export async function serveSites(server: Server): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: {
      host: `${folder}tests/pages/host-page.ts`,
      hostile: `${folder}../../tests/integration/browser/pages/hostile-window.ts`,
    },
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
  });
  const scripts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  server.on('request', ({ url = '/' }, response) => {
    const script = scripts.get(url);
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
    response.setHeader('access-control-allow-origin', '*'); // A frame without an origin loads it too.
    const page =
      '<!doctype html><title>Site</title><link rel="icon" href="data:," /><h1>Site</h1>' +
      `<script type="module" src="/${url === '/hostile' ? 'hostile' : 'host'}.js"></script>`;
    response.end(script ?? page);
  });
}
