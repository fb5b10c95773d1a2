import { build } from 'esbuild';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from 'playwright-core';
import { freePort, listen } from '../../../../../scripts/free-port.mjs';
import { serveWalletFrame } from '../../../build/serve.mjs';
import { startTestId } from '../../../../chains/stand-ins/test-id.mjs';
import type { FrameSettings } from '../../../build/frame-files.mjs';
import * as openId from '../../../../service/openid/openid.mjs';
import { parseConfig } from '../../../../service/src/config/config';
import { createService, type Service } from '../../../../service/src/create-service';
import { openDatabase } from '../../../../service/src/adapters/sql/open-database';
import { createLogger } from '../../../../service/src/observe/logger';

/** What the control of an attack has in the place of the sources. */
export interface SocialWorldOptions {
  readonly create?: typeof createService;
  readonly plugins?: FrameSettings['plugins'];
}

/** An operator's servers, each of an origin of its own, two sites, and a provider that remembers its visitors. */
export interface SocialWorld {
  readonly frameOrigin: string;
  readonly service: string;

  /** The same for a program that is no browser. */
  readonly serviceHere: string;
  readonly site: string;
  readonly other: string;

  /** A page of a site with the frame in it. */
  pageOf(site: string): string;
  close(): Promise<void>;
}

export async function startSocialWorld({
  create = createService,
  plugins = {},
}: SocialWorldOptions = {}): Promise<SocialWorld> {
  const sites = createServer();
  const at = (name: string, port: number): string => `http://${name}.localhost:${port}`;
  const sitePort = await listen(sites);
  const origins = [at('site', sitePort), at('other', sitePort)];
  const ports = { frame: await freePort(), service: await freePort() };
  const frameOrigin = at('wallet', ports.frame);
  // Another origin of the wallet's site, as in the operator's guide.
  const service = at('api.wallet', ports.service);
  const testId = await startTestId({ service, remembers: true });
  const database = await openDatabase('file::memory:', () => undefined);
  const config = parseConfig({
    ORIGINS: origins.join(','),
    SERVICE_SECRET: 's'.repeat(40),
    FRAME_ORIGIN: frameOrigin,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'login@wallet.test',
    PUBLIC_URL: 'http://localhost',
    OPENID_PROVIDERS: JSON.stringify([testId.provider]),
  });
  const parts = create({
    // A variable may have no other name of this machine than `localhost`.
    config: {
      ...config,
      ...(config.social && { social: { ...config.social, publicUrl: service } }),
    },
    database,
    logger: createLogger('silent', () => undefined, Date.now),
    mailer: silentMailer,
    openId,
  });
  const backend = createServer(
    (request, response) => void answer(parts, service, request, response),
  );
  await listen(backend, ports.service);
  const frame = await serveWalletFrame({
    service,
    sites: origins,
    networks: [],
    plugins,
    port: ports.frame,
  });
  await serveSites(sites);
  return {
    frameOrigin,
    service,
    serviceHere: `http://127.0.0.1:${ports.service}`,
    site: origins[0] ?? '',
    other: origins[1] ?? '',
    pageOf: (site) => `${site}/?frame=${encodeURIComponent(frameOrigin)}`,
    close: async () => {
      for (const server of [sites, backend]) {
        server.closeAllConnections();
        server.close();
      }
      await Promise.all([frame.close(), testId.close(), database.close()]);
    },
  };
}

const sent = (): Promise<void> => Promise.resolve();
const silentMailer = {
  send: sent,
  askForDevice: sent,
  notify: sent,
  notifyDevice: sent,
  notifyLogin: sent,
  notifyWallet: sent,
};

/** Passes a request on as the service's own server does. */
async function answer(
  { fetch }: Service,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const hasBody = request.method === 'POST';
  const asked = new Request(new URL(request.url ?? '/', origin), {
    method: request.method ?? 'GET',
    headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody && { body: Buffer.concat(parts) }),
  });
  const done = await fetch(asked, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
  for (const [name, value] of done.headers) response.appendHeader(name, value);
  response.writeHead(done.status).end(Buffer.from(await done.arrayBuffer()));
}

async function serveSites(server: Server): Promise<void> {
  const entry = fileURLToPath(new URL('../../pages/host-page.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  const script = outputFiles[0]?.text ?? '';
  server.on('request', ({ url }, response) => {
    const isScript = url === '/host.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    const page =
      '<!doctype html><title>Site</title><link rel="icon" href="data:," /><h1>Site</h1>' +
      '<script type="module" src="/host.js"></script>';
    response.end(isScript ? script : page);
  });
}

/** A site's page whose frame has answered. */
export async function frameIn(page: Page, { frameOrigin }: SocialWorld): Promise<Frame> {
  await page.waitForFunction('globalThis.frame');
  await page.evaluate('frame.load()');
  const frame = page.frames().find((one) => one.url().startsWith(frameOrigin));
  if (!frame) throw new Error('The frame is not in the page');
  return frame;
}

/** Asks the frame as the site's script does. */
export function ask<T = Readonly<Record<string, unknown>>>(
  page: Page,
  type: string,
  payload: object = {},
): Promise<T> {
  return page.evaluate(`ask(${JSON.stringify(type)}, ${JSON.stringify(payload)})`);
}
