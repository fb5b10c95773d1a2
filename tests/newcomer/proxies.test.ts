import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startMailServer } from '../../apps/chains/stand-ins/mail-server.mjs';
import { ensurePrograms } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/command.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { openBrowser } from '../integration/browser/browser';
import { eventually } from '../support/eventually';
import { toolEnvironment } from '../support/scratch-app';
import { type RunningSite, serve } from './support/running-site';
import { shopPage } from '../support/shop-page';
import { leaveBackup } from '../../apps/wallet-frame/tests/press-button.mjs';

const hasServers = ensurePrograms(
  ['caddy', 'nginx', 'openssl'],
  ['caddy', 'nginx-light', 'openssl'],
);
const files = join(root, 'dist/wallet-frame');
const configurations = join(root, 'dist/wallet-proxies');

const mails: { readonly to: string; readonly text: string }[] = [];
const stops: (() => unknown)[] = [];
let folder: string;
let frame: string;
let service: string;
let site: string;
/** A site that no variable names. */
let later: string;
let certificate: string;
let key: string;
let browser: Browser;
let running: RunningSite;
let environment: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cleat-proxies-'));
  chmodSync(folder, 0o755); // nginx reads files as a user of its own.
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const listens = await freePort();
  frame = `https://localhost:${await freePort()}`;
  service = `https://localhost:${await freePort()}`;
  site = `https://localhost:${await freePort()}`;
  later = `https://localhost:${await freePort()}`;
  certificate = join(folder, 'cert.pem');
  key = join(folder, 'key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const out = ['-keyout', key, '-out', certificate];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...subject,
    ...out,
  ]);
  expect(made.status).toBe(0);
  browser = await openBrowser();
  const mail = await startMailServer((one) => mails.unshift(one));
  cpSync(join(root, 'dist/standalone'), join(folder, 'site'), { recursive: true });
  stops.unshift(
    () => browser.close(),
    () => mail.close(),
  );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(
    join(folder, 'site/index.html'),
    shopPage(`/cleatkit-${version}.js`, { authFrameUrl: `${frame}/` }),
  );
  environment = {
    ORIGINS: site,
    FRAME_ORIGIN: frame,
    SERVICE_URL: service,
    FRAME_FILES: files,
    SERVICE_UPSTREAM: `127.0.0.1:${listens}`,
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
    PORT: String(listens),
    PUBLIC_URL: service,
    TRUSTED_PROXIES: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Wallet <login@wallet.example>',
    SERVICE_SECRET: 'a secret of this operator, which is long enough',
    DATABASE_URL: `file:${join(folder, 'service.db')}`,
    NODE_EXTRA_CA_CERTS: certificate,
  };
  expect(await run('npm run wallet-frame -- build')).toMatchObject({ status: 0 });
  running = await serve('npm run service', { cwd: root, port: listens, environment });
  stops.unshift(() => running.stop());
}, 180_000);
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** Runs a command of the guide, with the operator's variables. */
async function run(command: string): Promise<{ readonly status: number; readonly text: string }> {
  const env = { ...toolEnvironment(), ...environment };
  const child = spawn(command, { cwd: root, shell: true, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  const status = await new Promise<number>((resolve) =>
    child.once('close', (code) => resolve(code ?? -1)),
  );
  return { status, text };
}

/** How each server is started with its configuration, as its package has it. */
const servers = {
  caddy: () => ['run', '--adapter', 'caddyfile', '--config', caddyfile()],
  nginx: () => ['-c', nginxConf()],
} as const;

/** The configuration, and a site of the operator. Without the server of administration, whose port another Caddy may have. */
function caddyfile(): string {
  const path = join(folder, 'Caddyfile');
  const own = readFileSync(join(configurations, 'Caddyfile'), 'utf8');
  const shop = `${site}, ${later} {\n tls ${certificate} ${key}\n root * ${folder}/site\n file_server\n}`;
  writeFileSync(path, `{\n admin off\n auto_https disable_redirects\n}\n${own}${shop}\n`);
  return path;
}

function nginxConf(): string {
  const path = join(folder, 'nginx.conf');
  const tls = `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
  const ports = [site, later].map((origin) => `listen ${new URL(origin).port} ssl;`).join(' ');
  const shop = `server { ${ports} ${tls} root ${folder}/site; }`;
  const http = `include /etc/nginx/mime.types; access_log off; include ${configurations}/nginx.conf; ${shop}`;
  const main = `daemon off; error_log stderr; pid ${folder}/nginx.pid; events {}`;
  writeFileSync(path, `${main}\nhttp { ${http} }\n`);
  return path;
}

interface Heard {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { rejectUnauthorized: false, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    });
    asked.once('error', reject).end();
  });
}

describe.each(['caddy', 'nginx'] as const)('an operator with %s', (name) => {
  if (!hasServers) {
    it.todo('needs Caddy, nginx and OpenSSL');
    return;
  }

  let server: ChildProcess;
  beforeAll(async () => {
    server = spawn(name, servers[name](), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, HOME: folder },
    });
    await eventually(async () => expect((await ask(`${service}/health`)).status).toBe(200));
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    if (server.exitCode === null) await ended;
  });

  it('sends every header of the frame, keeps what has a hash in its name, and nothing else', async () => {
    const expected = JSON.parse(readFileSync(join(files, 'headers.json'), 'utf8'));
    const [asset = ''] = readdirSync(join(files, 'assets')).filter((file) => file.endsWith('.js'));
    // Browsers obey both policies of a page: what its files need, and the sites that the service lists.
    const { 'content-security-policy': whole, ...others } = expected;
    const [policy] = String(whole).split(/; frame-ancestors [^;]*/);
    const page = await ask(`${frame}/`);
    expect(page).toMatchObject({ status: 200, headers: others });
    expect(page.headers['content-security-policy']).toMatch(
      /, frame-ancestors https:\/\/localhost:\d+$/,
    );
    expect(page.headers['content-security-policy']).toContain(policy);
    expect(page.headers['cache-control']).toBe('no-store');
    const script = await ask(`${frame}/assets/${asset}`);
    expect(script).toMatchObject({ status: 200, headers: others });
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
  });

  it('closes the metrics, and lets a caller choose no address', async () => {
    expect((await ask(`${service}/metrics`)).status).toBe(404);
    expect((await ask(`${service}/ready`, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
  });

  it('has nothing that the check of the set-up finds wrong', async () => {
    const { status, text } = await run('npm run --silent service -- check');

    expect(text).toContain(
      `right  The service, as the frame asks it: ${service} lets ${frame} in.`,
    );
    expect([status, text.match(/^WRONG.*$/gm)]).toEqual([0, null]);
  });

  it('has a visitor log in by e-mail', async () => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const before = mails.length;
    await page.goto(site);
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Email address' });
    await field.fill(`ada-${name}@example.org`);
    await field.press('Enter');
    const wallet = page.frameLocator('iframe[title=Wallet]');
    await wallet.locator('#code').waitFor();
    await eventually(() => expect(mails.length).toBe(before + 1));
    await wallet.locator('#code').fill(/Your code: (\d{6})/.exec(mails[0]?.text ?? '')?.[1] ?? '');
    await leaveBackup(wallet);
    await page.getByText(/^Hello, 0x[0-9a-fA-F]{40}$/).waitFor();
    await context.close();
  });

  /** Whether a browser shows the wallet's page in a page of a site. */
  const hasWallet = async (origin: string): Promise<boolean> => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.goto(origin);
    await page.evaluate(async (address) => {
      const element = document.createElement('iframe');
      element.src = `${address}/?site=${encodeURIComponent(location.origin)}`;
      const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
      document.body.append(element);
      await loaded;
    }, frame);
    const [, inside] = page.frames();
    const isShown =
      (await inside
        ?.locator('#settings')
        .count()
        .catch(() => 0)) ?? 0;
    await context.close();
    return isShown > 0;
  };
  const sites = async (words: string): Promise<void> => {
    expect(await run(`npm run --silent service -- sites ${words}`)).toMatchObject({ status: 0 });
  };

  it('has a site that is added while visitors sign, and none that is frozen', async () => {
    expect([await hasWallet(site), await hasWallet(later)]).toEqual([true, false]);
    await sites(`add ${later}`);
    await eventually(async () => expect(await hasWallet(later)).toBe(true));
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const before = mails.length;
    await page.goto(later);
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Email address' });
    await field.fill(`eve-${name}@example.org`);
    await field.press('Enter');
    const wallet = page.frameLocator('iframe[title=Wallet]');
    await wallet.locator('#code').waitFor();
    await eventually(() => expect(mails.length).toBe(before + 1));

    await sites(`freeze ${later}`);
    await eventually(async () => expect(await hasWallet(later)).toBe(false));

    await wallet.locator('#code').fill(/Your code: (\d{6})/.exec(mails[0]?.text ?? '')?.[1] ?? '');
    await wallet.getByText('This site can’t use the wallet for now.').waitFor();
    expect(await hasWallet(site)).toBe(true);
    const pictures = process.env['CLEAT_TEST_PICTURES'];
    if (pictures !== undefined)
      await page.screenshot({ path: join(pictures, `frozen-${name}.png`) });

    // Loaded anew, it gets a page that has that one sentence, and may ask no server.
    const answer = await ask(`${frame}/?site=${encodeURIComponent(later)}`);
    expect(String(answer.headers['content-security-policy']).split(', ').slice(1)).toEqual([
      `frame-ancestors ${later}`,
    ]);
    expect(answer.headers['content-security-policy']).not.toContain('connect-src');
    const other = await browser.newContext({ ignoreHTTPSErrors: true });
    const anew = await other.newPage();
    await anew.goto(later);
    await anew.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    const address = anew.getByRole('dialog').getByRole('textbox', { name: 'Email address' });
    await address.fill(`fay-${name}@example.org`);
    await address.press('Enter');
    await anew
      .getByText('This site can’t use the wallet for now. Yours is safe, and opens on other sites.')
      .waitFor();
    if (pictures !== undefined)
      await anew.screenshot({ path: join(pictures, `frozen-anew-${name}.png`) });
    await other.close();
    await sites(`thaw ${later}`);
    await eventually(async () => expect(await hasWallet(later)).toBe(true));
    await context.close();
    await sites(`remove ${later}`);
  });
});
