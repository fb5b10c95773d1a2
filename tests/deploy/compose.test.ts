import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { imageOf } from '../../apps/chains/containers/images.mjs';
import { leaveBackup } from '../../apps/wallet-frame/tests/press-button.mjs';
import { root } from '../../scripts/command.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { type StaticServer, startStaticServer } from '../../scripts/static-server.mjs';
import { openChromium } from '../integration/browser/open-chromium';
import { eventually } from '../support/eventually';
import { blocksOf } from '../support/page-blocks';
import { shopPage } from '../support/shop-page';
import { ask, cleanClone, type Kit } from './kit';

const BUILT_WITHIN_MS = 1_800_000;
const STARTED_WITHIN_MS = 120_000;

const [shell] =
  blocksOf('docs/embedded-wallet/operators-guide.md').get('From an empty folder to a login') ?? [];

let kit: Kit;
let site: StaticServer;
let siteFolder: string;
let visitor: BrowserContext;
let frame: string;
let service: string;
let authority: string;
const stops: (() => unknown)[] = [];

/** A line of the guide that begins with `word`. */
function line(word: string): string {
  const found = shell?.code.split('\n').find((each) => each.startsWith(word)) ?? '';
  expect(found).not.toBe('');
  return found.replace(/\s+#.*$/, '');
}

beforeAll(async () => {
  siteFolder = mkdtempSync(join(tmpdir(), 'cleat-deploy-site-'));
  cpSync(join(root, 'dist/standalone'), siteFolder, { recursive: true });
  site = await startStaticServer({ folder: siteFolder });
  const origin = site.url.replace('//127.0.0.1', '//localhost');
  const ports = { HTTP_PORT: String(await freePort()), HTTPS_PORT: String(await freePort()) };
  frame = `https://wallet.localhost:${ports.HTTPS_PORT}`;
  service = `https://api.wallet.localhost:${ports.HTTPS_PORT}`;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(
    join(siteFolder, 'index.html'),
    shopPage(`/cleatkit-${version}.js`, { authFrameUrl: `${frame}/` }),
  );
  kit = cleanClone({
    ...ports,
    ORIGINS: origin,
    COMPOSE_PROJECT_NAME: 'cleat-test-deploy',
    NODE_IMAGE: imageOf('npm'),
    CADDY_IMAGE: imageOf('caddy'),
    POSTGRES_IMAGE: imageOf('postgres'),
  });
  stops.push(
    () => kit.remove(),
    () => site.close(),
    () => rmSync(siteFolder, { recursive: true }),
  );
  // The names below localhost are sites of their own, so the wallet's frame is that of another site, as at a real operator.
  const { context, close } = await openChromium('allowed', { ignoreHTTPSErrors: true });
  visitor = context;
  stops.unshift(close);

  expect(await kit.run(line('./make-env.sh'))).toMatchObject({ status: 0 });
  const { status, text } = await kit.run(line('docker compose up'));
  expect([status, status === 0 ? '' : text.slice(-3000)]).toEqual([0, '']);
  await eventually(async () => {
    const { status: found, text: pem } = await kit.run(
      line('docker compose exec').split(' > ')[0] ?? '',
    );
    expect(found).toBe(0);
    authority = pem;
    expect((await ask(`${service}/ready`, authority)).status).toBe(200);
  }, STARTED_WITHIN_MS);
}, BUILT_WITHIN_MS);
afterAll(async () => {
  for (const stop of stops) await stop();
}, STARTED_WITHIN_MS);

async function readiness(path: '/health' | '/ready'): Promise<number | undefined> {
  return (await ask(service + path, authority)).status;
}

/** Runs Docker, which finds the containers by the names of the compose file. */
async function inspected(name: string): Promise<Inspected> {
  const { text: id } = await kit.compose('ps', '--quiet', name);
  const { text } = await kit.run(`docker inspect ${id.trim()}`);
  const [found] = JSON.parse(text) as readonly Inspected[];
  if (!found) throw new Error(`There is no container of ${name}`);
  return found;
}

interface Inspected {
  readonly Id: string;
  readonly Config: {
    readonly User: string;
    readonly Healthcheck?: { readonly Test: readonly string[] };
  };
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly CapDrop: readonly string[];
    readonly SecurityOpt: readonly string[];
    /** A port that an image names and that is not opened has none. */
    readonly PortBindings: Readonly<Record<string, readonly { readonly HostIp: string }[] | null>>;
  };
}

const print = `node -p "require('fs').readFileSync(process.argv[1], 'utf8')"`;

/** What prints a file in each container. */
const readers = {
  proxy: 'cat',
  frame: 'cat',
  postgres: 'cat',
  service: print,
  'mail-sink': print,
} as const;

const names = ['proxy', 'frame', 'service', 'postgres', 'mail-sink'] as const;

describe('an operator who follows the guide from an empty folder', () => {
  it('has a visitor log in by e-mail, through the proxy with TLS', async () => {
    const page = await visitor.newPage();
    await page.goto(site.url.replace('//127.0.0.1', '//localhost'));
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Email address' });
    await field.fill('ada@example.org');
    await field.press('Enter');
    const wallet = page.frameLocator('iframe[title=Wallet]');
    await wallet.locator('#code').waitFor();
    await wallet.locator('#code').fill(await codeInLog());
    await leaveBackup(wallet);
    await page.getByText(/^Hello, 0x[0-9a-fA-F]{40}$/).waitFor();
  });

  it('gets the frame with the headers of its build, and no metrics', async () => {
    const page = await ask(`${frame}/`, authority);
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining(`connect-src 'self' ${service}`),
      'cross-origin-embedder-policy': 'require-corp',
    });
    expect((await ask(`${service}/metrics`, authority)).status).toBe(404);
  });

  it('has nothing that the check of the set-up finds wrong', async () => {
    const { text } = await kit.run(line('docker compose exec -T service'));

    expect(text).toMatch(/^right {2}/m);
    // The names below localhost are those of each container itself, so that it cannot reach the others by them.
    const wrong = text.match(/^WRONG.*$/gm) ?? [];
    expect(wrong.filter((each) => !/localhost/.test(each))).toEqual([]);
  });
});

/** What a mail server for trying shows of the last mail. */
async function codeInLog(): Promise<string> {
  let code = '';
  await eventually(async () => {
    const { text } = await kit.run(line('docker compose logs'));
    code = [...text.matchAll(/Your code: (\d{6})/g)].at(-1)?.[1] ?? '';
    expect(code).not.toBe('');
  });
  return code;
}

describe('a thief', () => {
  it.each(names)('finds no user, file or right to use in %s', async (name) => {
    const { Config, HostConfig, Id } = await inspected(name);

    expect(Config.User).toMatch(/^(?:1000:1000|postgres)$/);
    expect(HostConfig.ReadonlyRootfs).toBe(true);
    expect(HostConfig.SecurityOpt.join()).toContain('no-new-privileges');
    const { text } = await kit.run(`docker exec ${Id} ${readers[name]} /proc/1/status`);
    expect(text).toMatch(/CapEff:\s+0+\n/);
    expect(text).toMatch(/NoNewPrivs:\s+1\n/);
  });

  it('finds no port but those of the proxy', async () => {
    for (const name of names) {
      const { PortBindings } = (await inspected(name)).HostConfig;
      const opened = Object.values(PortBindings).flatMap((bindings) => bindings ?? []);
      expect([name, opened.length]).toEqual([name, name === 'proxy' ? 2 : 0]);
      for (const { HostIp } of opened) expect(HostIp).toBe('127.0.0.1');
    }
  });

  it('reaches neither the database nor the mail sink from the frame', async () => {
    for (const host of ['postgres:5432', 'mail-sink:2525']) {
      const { status } = await kit.compose(
        'exec',
        '-T',
        'frame',
        'wget',
        '-q',
        '-T',
        '3',
        `http://${host}/`,
      );
      expect([host, status === 0]).toEqual([host, false]);
    }
  });

  it('finds no secret in an image, its layers and its history', async () => {
    const secrets = [
      ...readFileSync(join(kit.folder, '.env'), 'utf8').matchAll(/=([0-9a-f]{64})$/gm),
    ];
    const found = secrets.map(([, secret = '']) => secret);
    expect(found).toHaveLength(3);
    for (const image of ['cleat-service', 'cleat-frame', 'cleat-mail-sink']) {
      const { text } = await kit.run(
        `docker history --no-trunc --format '{{.CreatedBy}}' ${image}`,
      );
      expect(text).not.toBe('');
      expect(found.filter((secret) => text.includes(secret))).toEqual([]);
      expect(await secretsIn(image, found)).toEqual([]);
    }
  });
});

/** The secrets that stand anywhere in the layers of an image. */
async function secretsIn(image: string, secrets: readonly string[]): Promise<readonly string[]> {
  const saved = spawn('docker', ['save', image], { stdio: ['ignore', 'pipe', 'ignore'] });
  const found = new Set<string>();
  let size = 0;
  let before = '';
  for await (const part of saved.stdout as AsyncIterable<Buffer>) {
    size += part.length;
    const text = before + part.toString('latin1');
    for (const secret of secrets) if (text.includes(secret)) found.add(secret);
    before = text.slice(-64);
  }
  expect(size).toBeGreaterThan(1_000_000);
  return [...found];
}

describe('when something fails', () => {
  it.each(['frame', 'service', 'proxy', 'postgres'])(
    'the health check of %s says how it is',
    async (name) => {
      const { Config, Id } = await inspected(name);
      const [kind, ...words] = Config.Healthcheck?.Test ?? [];
      expect(kind).toBe('CMD');
      const quoted = words.map((word) => `'${word}'`).join(' ');
      expect(await kit.run(`docker exec ${Id} ${quoted}`)).toMatchObject({ status: 0 });
    },
  );

  it(
    'a killed database takes the service out of the traffic, and does not end it',
    async () => {
      const before = (await inspected('service')).Id;
      await kit.compose('kill', 'postgres');
      await eventually(async () => expect(await readiness('/ready')).toBe(503), 30_000);
      expect(await readiness('/health')).toBe(200);

      await kit.compose('start', 'postgres');
      await eventually(async () => expect(await readiness('/ready')).toBe(200), STARTED_WITHIN_MS);
      expect((await inspected('service')).Id).toBe(before);
    },
    STARTED_WITHIN_MS * 2,
  );

  it(
    'a service that starts before its database waits for it',
    async () => {
      await kit.compose('stop', '--timeout', '20', 'service', 'postgres');
      await kit.compose('start', 'service');
      await eventually(async () => {
        const { text } = await kit.compose('logs', '--tail', '5', 'service');
        expect(text).toContain('the service waits for its database');
      }, STARTED_WITHIN_MS);
      await kit.compose('start', 'postgres');
      await eventually(async () => expect(await readiness('/ready')).toBe(200), STARTED_WITHIN_MS);
    },
    STARTED_WITHIN_MS * 3,
  );

  it(
    'SIGTERM lets the service finish',
    async () => {
      await kit.compose('stop', '--timeout', '20', 'service');
      const { text } = await kit.compose('logs', '--tail', '3', 'service');
      expect(text).toContain('stopped');
      await kit.compose('start', 'service');
      await eventually(async () => expect(await readiness('/ready')).toBe(200), STARTED_WITHIN_MS);
    },
    STARTED_WITHIN_MS * 2,
  );
});
