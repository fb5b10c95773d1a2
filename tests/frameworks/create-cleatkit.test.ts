import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { packScaffold, scaffold } from '../../apps/create-cleatkit/scaffold.mjs';
import { openBrowser, openPage } from '../integration/browser/browser';
import { answerZero } from '../support/answer-zero';
import { eventually } from '../support/eventually';
import { toolEnvironment } from '../support/scratch-app';
import { type SiteServer, startSiteServer } from '../support/site-server';
import { walletExtension } from '../support/wallet-extension';

const evm = { name: 'Cleat Test Wallet', account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' };
const bitcoin = {
  name: 'Cleat Bitcoin Test Wallet',
  account: 'bc1q0xcqpzrky6eff2g52qdye53xkk9jxkvrh6yhyw',
};

/** The server of each template that a developer starts after a build. */
const servers = {
  react: (port: number) => `npx --no -- vite preview --host localhost --strictPort --port ${port}`,
  vue: (port: number) => `npx --no -- vite preview --host localhost --strictPort --port ${port}`,
  next: (port: number) => `npx --no -- next start --port ${port}`,
  page: () => 'node server.js',
};

const sites = [
  ['react', [], evm],
  ['react', ['--wagmi', '--sign-in', '--namespaces', 'eip155,solana,bip122,polkadot'], evm],
  ['next', ['--wagmi', '--sign-in'], evm],
  ['vue', ['--sign-in', '--namespaces', 'solana,eip155'], evm],
  ['page', [], evm],
  ['page', ['--sign-in', '--namespaces', 'bip122'], bitcoin],
] as const;

const base = mkdtempSync(join(tmpdir(), 'cleat-create-'));
let browser: Browser;
let walletScript = '';
beforeAll(async () => {
  packScaffold();
  browser = await openBrowser();
  walletScript = await walletExtension();
}, 120_000);
afterAll(async () => {
  await browser.close();
  rmSync(base, { recursive: true, force: true, maxRetries: 3 });
});

describe.each(sites)('a site of the template %s with %j', (template, options, wallet) => {
  const parent = mkdtempSync(join(base, `${template}-`));
  const folder = join(parent, 'my-site');
  const isSignedIn = (options as readonly string[]).includes('--sign-in');
  let server: SiteServer | undefined;
  afterAll(() => server?.stop());

  it('connects a wallet soon after the folder was empty, also after a reload', async () => {
    const startedAt = performance.now();
    create(parent, 'my-site', '--template', template, ...options);
    const manifest = join(folder, 'package.json');
    expect(existsSync(manifest)).toBe(true);
    run(folder, 'npm run build --if-present');
    server = await startSiteServer({ folder, command: servers[template] });
    const { url } = server;
    const { page, mishaps, close } = await openPage(browser, url, {}, async (context) => {
      await context.route((asked) => !asked.href.startsWith(url), answerZero);
      await context.addInitScript(walletScript);
    });
    await page.getByText('Hello, guest').waitFor();
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: new RegExp(`^${wallet.name}`) }).click();
    if (isSignedIn) await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText(`Hello, ${wallet.account}`).waitFor();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stderr.write(
      `create-cleatkit ${template} ${options.join(' ')}: ${seconds} s to a connected wallet\n`,
    );
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();

    await page.getByText(`Hello, ${wallet.account}`).waitFor();
    // There is no node, so no balance.
    const expected = /^foreign request|The balance of \S+ could not be read/;
    expect(mishaps.filter((mishap) => !expected.test(mishap))).toEqual([]);
    await close();
  }, 240_000);

  it('goes on after a request whose address is none', async () => {
    const { url } = server as SiteServer;
    await fetch(`${url}/`);

    expect((await fetch(url)).status).toBe(200);
  });

  it('passes its own test', () => {
    expect(run(folder, 'npm test')).toContain('1 passed');
  }, 60_000);
});

describe('create-cleatkit', () => {
  it('says in a sentence what it cannot do, and then writes nothing', () => {
    const folder = mkdtempSync(join(base, 'faults-'));
    mkdirSync(join(folder, 'full'));
    writeFileSync(join(folder, 'full/notes.txt'), '');
    const complaints = [
      [['full', '--yes'], 'The folder full is not empty: name another one.'],
      [['full/notes.txt', '--yes'], 'full/notes.txt is a file: name another folder.'],
      [
        ['new', '--template', 'angular'],
        'There is no template "angular": choose one of react, next, vue, page.',
      ],
      [
        ['new', '--namespaces', 'eip155,cosmos'],
        'There is no namespace "cosmos": choose one or more of eip155, solana, bip122, polkadot.',
      ],
      [
        ['new', '--template', 'vue', '--wagmi', '--yes'],
        'wagmi has hooks for React: choose --template react or next, or leave out --wagmi.',
      ],
      [
        ['new', '--namespaces', 'solana', '--wagmi', '--yes'],
        'wagmi is for EVM chains: add eip155 to --namespaces, or leave out --wagmi.',
      ],
      [
        ['new', '--project-id', "x', debug: true", '--yes'],
        'A project id has only letters, digits and hyphens.',
      ],
      [['new', 'other', '--yes'], 'One folder is written, and not also other.'],
    ] as const;

    const answers = complaints.map(([args]) => createWith(folder, args));

    expect(answers).toEqual(complaints.map(([, sentence]) => [1, `${sentence}\n`]));
    expect(createWith(folder, ['--bogus'])).toEqual([
      1,
      expect.stringContaining("Unknown option '--bogus'. The options are:"),
    ]);
    expect(readdirSync(folder)).toEqual(['full']);
  }, 60_000);

  it('asks for what the command line does not say, and writes nothing when that is cancelled', async () => {
    const installed = installedScaffold();
    const { ask } = await import(pathToFileURL(join(installed, 'src/ask.mjs')).href);
    const terminal = () => {
      const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
      const output = Object.assign(new PassThrough(), { columns: 80, rows: 24, isTTY: true });
      output.resume();
      let shown = '';
      output.on('data', (text) => (shown += String(text)));
      const press = async (question: string, ...keys: readonly string[]) => {
        await eventually(() => expect(shown).toContain(question), 5000);
        for (const key of keys) input.write(key);
      };
      return { input, output, press };
    };
    const down = '\u001B[B';
    const chosen = terminal();
    const answers = ask({}, { input: chosen.input, output: chosen.output });
    await chosen.press('Which folder?', 'shop', '\r');
    await chosen.press('What is the site made with?', down, '\r');
    await chosen.press('Which wallets?', down, ' ', '\r');
    await chosen.press('With wagmi?', 'y');
    await chosen.press('sign in with their wallet?', 'y');
    await chosen.press('Enter to leave it out.', 'my-project', '\r');

    expect(await answers).toEqual({
      folder: 'shop',
      template: 'next',
      namespaces: ['eip155', 'solana'],
      wagmi: true,
      signIn: true,
      projectId: 'my-project',
    });
    const left = terminal();
    const cancelled = ask({ folder: 'shop' }, { input: left.input, output: left.output });
    const outcome = cancelled.catch((error: Error) => error.message);
    await left.press('What is the site made with?', '\u0003');
    expect(await outcome).toBe('Cancelled: nothing was written.');
  }, 30_000);
});

/** Runs the packed `create-cleatkit` as the documentation says. */
function create(cwd: string, ...args: readonly string[]): string {
  return run(cwd, `npx --yes file:${scaffold} ${args.join(' ')}`);
}

let installed: string | undefined;

/** The packed `create-cleatkit` in a folder, for what does not need npx. */
function installedScaffold(): string {
  if (installed !== undefined) return installed;
  const folder = mkdtempSync(join(base, 'installed-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  run(folder, `npm install --no-audit --no-fund ${scaffold}`);
  return (installed = join(folder, 'node_modules/create-cleatkit'));
}

function createWith(cwd: string, args: readonly string[]): readonly [number | null, string] {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(installedScaffold(), 'src/main.mjs'), ...args],
    { cwd, encoding: 'utf8', env: toolEnvironment() },
  );
  return [status, stderr + stdout];
}

function run(cwd: string, command: string): string {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    env: toolEnvironment(),
  });
  if (status !== 0) throw new Error(`"${command}" failed:\n${stdout}${stderr}`);
  return stdout + stderr;
}
