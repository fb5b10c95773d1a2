import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { languages } from '../../../domain/language/language';
import { buildWalletFrame, type FrameFiles } from '../build/frame-files.mjs';

jest.setTimeout(60_000);

const KB = 1024;

/** The most bytes after gzip of each part that follows at its first use. Views of which a visitor sees few bring their own texts. */
const lazyLimits: Readonly<Record<string, number>> = {
  'account-bundle': 14 * KB,
  'approval-view': 10 * KB, // With the words of titles, steps and warnings.
  'ask-esplora': KB,
  'ask-for-kit': KB,
  'ask-sponsor': KB,
  'begin-anew': KB,
  'bitcoin-addresses': 48 * KB,
  'bitcoin-plan': 52 * KB,
  capabilities: 4 * KB,
  'change-view': 2 * KB,
  'confirm-login-view': 2 * KB,
  'compose-remote': 2 * KB,
  delegation: KB,
  'device-view': KB,
  'describe-request': 24 * KB,
  'devices-view': 2 * KB,
  'window-view': KB,
  'bring-back': KB,
  'draw-words': KB,
  effect: 8 * KB,
  'email-change': 2 * KB,
  'evm-plan': 16 * KB,
  'find-descriptors': KB,
  'export-view': 2 * KB,
  'keys-view': 2 * KB,
  'kit-view': 2 * KB,
  'kept-bundles': 3 * KB,
  'keys-window': 4 * KB,
  'lead-login': KB,
  'leave-in-tab': KB,
  'logins-view': 4.1 * KB, // With the brands of the providers, and "Show in English".
  'let-in-view': KB,
  'manage-devices': 2 * KB,
  'manage-keys': 2 * KB,
  'manage-logins': 4 * KB,
  'name-ticket': KB,
  'note-view': KB,
  'polkadot-address': 6 * KB,
  operations: 20 * KB,
  'operation-refusal': KB,
  'payload-reading': 14 * KB,
  'phone-view': 8 * KB,
  'polkadot-plan': 8 * KB,
  'read-typed-data': 11 * KB,
  'renewal-view': 2 * KB,
  'safety-view': 2 * KB,
  'sign-in-again': KB,
  'signed-out-view': KB,
  'simple-account': 4 * KB,
  'social-login': 3 * KB,
  'social-return': 2 * KB,
  'social-window': 2 * KB,
  'solana-plan': 8 * KB,
  'transaction-of': KB,
  'unlock-view': 2 * KB,
  'window-page': 4 * KB, // With the words of changes.

  'words-view': 2 * KB,

  // The languages, and their list.
  'own-language': KB,
  'language-files': KB,
  ...Object.fromEntries(languages.filter((tag) => tag !== 'en').map((tag) => [tag, 16 * KB])),
};

interface NamedFile {
  readonly path: string;
  readonly integrity: string;
}

/** What a page loads, with the path and the hash of each. */
function loadedBy(page: string): readonly RegExpMatchArray[] {
  return [...page.matchAll(/(?:src|href)="([^"]+)" integrity="sha384-([^"]+)"/g)];
}

describe('the files of the frame', () => {
  let frame: FrameFiles;
  let page: string;

  beforeAll(async () => {
    frame = await buildWalletFrame({
      service: 'https://api.wallet.test',
      sites: ['https://site.test', 'https://other.test'],
      networks: [
        {
          id: 'eip155:1',
          name: '</script><b>',
          symbol: 'ETH',
          decimals: 18,
          rpcUrl: 'https://node.test/key',
          smartAccounts: {
            bundlerUrl: 'https://bundler.test/key',
            paymasterUrl: 'https://paymaster.test/key',
          },
        },
      ],
      descriptors: [{ contracts: ['1:0xab', '10:0xab'], owner: 'Own', calls: [] }],
    });
    page = frame.files.get('/') ?? '';
  });

  it('stay within their limits', () => {
    const { first, kit, lazy, shared, worker } = frame.bytes;
    process.stderr.write(
      `The frame after gzip: ${JSON.stringify({ first, worker, kit, shared, ...lazy })}\n`,
    );
    expect(first).toBeLessThanOrEqual(120 * KB);
    expect(worker).toBeLessThanOrEqual(88 * KB);
    expect(kit).toBeLessThanOrEqual(72 * KB);
    expect(shared).toBeLessThanOrEqual(28 * KB);
    expect(Object.keys(lazy).sort()).toEqual(Object.keys(lazyLimits).sort());
    for (const [name, limit] of Object.entries(lazyLimits)) {
      expect([name, lazy[name]]).toEqual([name, expect.any(Number)]);
      expect(lazy[name]).toBeLessThanOrEqual(limit);
    }
  });

  it.each([
    ['another', { id: 'solana:x', feePayer: 'https://p.test' }],
    ['a chain of EVM', { id: 'eip155:1', feePayer: 'service' }],
  ])('are not built with a payer of fees of %s', async (_, settings) => {
    const network = { name: 'N', symbol: 'N', decimals: 9, rpcUrl: 'https://n.test', ...settings };
    const built = buildWalletFrame({
      service: 'https://api.wallet.test',
      sites: ['https://site.test'],
      networks: [network as never],
    });
    await expect(built).rejects.toThrow('feePayer is "service", on networks of Solana.');
  });

  it.each([
    ['a paymaster', { paymasterUrl: 'https://p.test' }, 'a paymasterUrl needs a bundlerUrl.'],
    ['contracts', { account: 'factory' }, 'accounts of a factory need a bundlerUrl.'],
  ] as const)('are not built with %s that no bundler serves', async (_, smartAccounts, said) => {
    const network = {
      id: 'eip155:1',
      name: 'E',
      symbol: 'E',
      decimals: 18,
      rpcUrl: 'https://n.test',
    };
    const networks = [{ ...network, smartAccounts }];
    await expect(
      buildWalletFrame({ service: 'https://api.test', sites: [], networks }),
    ).rejects.toThrow(`eip155:1: ${said}`);
  });

  it.each(['1e3', '-1', '', '0,1'])('are not built with a highFee of "%s"', async (highFee) => {
    const network = { id: 'eip155:1', name: 'E', symbol: 'E', decimals: 18, highFee };
    const networks = [{ ...network, rpcUrl: 'https://n.test' }];
    await expect(
      buildWalletFrame({ service: 'https://api.test', sites: [], networks }),
    ).rejects.toThrow('eip155:1: highFee is a decimal number');
  });

  it('are named by their content, and each page checks the ones that it loads', () => {
    const pages = ['/', '/frozen.html'];
    for (const each of pages) {
      const loaded = loadedBy(frame.files.get(each) ?? '');
      expect(loaded).toHaveLength(2);
      for (const [, path = '', hash] of loaded) {
        const text = frame.files.get(path) ?? '';
        expect(createHash('sha384').update(text).digest('base64')).toBe(hash);
      }
    }
    const assets = [...frame.files.keys()].filter((path) => !pages.includes(path));
    for (const path of assets)
      expect(path).toMatch(/^\/assets\/[\w-]+-[A-Z0-9]{8}\.(?:css|html|js|json)$/);
  });

  it('have a version that is of the files, and of no operator or visitor', async () => {
    const other = await buildWalletFrame({
      service: 'https://other.test',
      sites: ['https://their.test'],
      networks: [],
    });
    expect(frame.version).toMatch(/^\d+\.\d+\.\d+\+[A-F0-9]{8}$/);
    expect(other.version).toBe(frame.version);
    expect(page).toContain(`"version":"${frame.version}"`);
  });

  it('are checked by the browser also where they are loaded later', () => {
    const [, parts = '{}'] = /<script type="importmap">([^<]+)</.exec(page) ?? [];
    const { integrity } = JSON.parse(parts) as { readonly integrity: Record<string, string> };
    const [, worker = ''] = /"worker":"([^"]+)"/.exec(page) ?? [];
    const [, [, ofFrozen = ''] = []] = loadedBy(frame.files.get('/frozen.html') ?? '');
    const others = [worker, ofFrozen];
    const scripts = [...frame.files].filter(
      ([path]) => path.endsWith('.js') && !others.includes(path),
    );
    expect(Object.keys(integrity).sort()).toEqual(scripts.map(([path]) => path).sort());
    for (const [path, text] of scripts) {
      const hash = createHash('sha384').update(text).digest('base64');
      expect(integrity[path]).toBe(`sha384-${hash}`);
    }
  });

  it('have the descriptors that the operator ships, each by its hash', () => {
    const [, json = ''] = /id="settings">([^<]+)</.exec(page) ?? [];
    const { descriptors } = JSON.parse(json) as { readonly descriptors: NamedFile };
    const read = ({ integrity, path }: NamedFile): unknown => {
      const text = frame.files.get(path) ?? '';
      const hash = createHash('sha384').update(text).digest('base64');
      expect(integrity).toBe(`sha384-${hash}`);
      return JSON.parse(text);
    };
    const index = read(descriptors) as Readonly<Record<string, readonly NamedFile[]>>;
    expect(Object.keys(index)).toEqual(['1:0xab', '10:0xab']);
    for (const [file] of Object.values(index)) {
      expect(file && read(file)).toEqual({ owner: 'Own', calls: [] });
    }
  });

  it('run no script but their own, and appear on the operator’s sites alone', () => {
    const [, parts = ''] = /<script type="importmap">([^<]+)</.exec(page) ?? [];
    const hash = createHash('sha256').update(parts).digest('base64');
    expect(frame.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' 'sha256-${hash}'; ` +
        "style-src 'self'; img-src 'self' data:; " +
        "connect-src 'self' https://api.wallet.test https://node.test https://bundler.test " +
        "https://paymaster.test; worker-src 'self'; " +
        "frame-ancestors https://site.test https://other.test; base-uri 'none'; " +
        "form-action 'self' https://api.wallet.test; " +
        "require-trusted-types-for 'script'; trusted-types cleat-worker",
    );
    expect(page.match(/<script/g)).toHaveLength(3);
    expect(page).not.toContain('<b>');
    expect(page).toContain(String.raw`\u003c/script>\u003cb>`);
    for (const text of frame.files.values()) {
      expect(text).not.toMatch(/\beval\(|new Function\(/);
    }
  });
});
