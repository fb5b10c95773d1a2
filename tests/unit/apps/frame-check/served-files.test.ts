import { describe, expect, it } from '@jest/globals';
import { ANCESTORS, withoutAncestors } from '../../../../apps/wallet-frame/build/policies.mjs';
import { headersOf } from '../../../../apps/wallet-frame/build/headers.mjs';
import { integrityOf } from '../../../../apps/frame-check/src/domain/integrity';
import {
  type Manifest,
  manifestText,
  readManifest,
  unlistedIn,
} from '../../../../apps/frame-check/src/domain/manifest';
import { type Answer, differencesOf } from '../../../../apps/frame-check/src/domain/served-answer';
import { integrityOf as integrityOfNode } from '../../../../apps/wallet-frame/build/integrity.mjs';

const PAGE = '<script src="/assets/main-A.js"></script>';
const bytes = new TextEncoder().encode(PAGE);
const headers = headersOf({
  networks: [],
  parts: '{}',
  service: 'https://api.wallet.test',
  sites: ['https://site.test'],
});
const page = {
  path: '/',
  bytes: bytes.length,
  integrity: integrityOf(PAGE),
  cacheControl: 'no-store',
};
const script = {
  ...page,
  path: '/assets/main-A.js',
  cacheControl: 'public, max-age=31536000, immutable',
};
const manifest: Manifest = { version: '0.1.0+AAAAAAAA', headers, files: [page, script] };

const { ancestors, fixed } = withoutAncestors(headers);
const policy = 'content-security-policy';
const served = { ...headers, 'cache-control': 'no-store' };
const asked = { ...served, [policy]: `${fixed[policy]}, ${ancestors}` };

function answerOf(all: Readonly<Record<string, string>>, content = bytes): Answer {
  return { kind: 'answered', status: 200, header: (name) => all[name] ?? null, bytes: content };
}

const found = (answer: Answer) => differencesOf(page, answer, manifest);
const differs = (header: string) => [{ path: '/', how: 'header', header }];

describe('an answer', () => {
  it('is the release’s with its bytes and headers, whether or not the service was asked for the sites', () => {
    expect(found(answerOf(served))).toEqual([]);
    expect(found(answerOf(asked))).toEqual([]);
    const other = `${fixed[policy]}, frame-ancestors https://[::1]:8443 https://row.test`;
    expect(found(answerOf({ ...asked, [policy]: other }))).toEqual([]);
  });

  it('differs by one byte', () => {
    const other = Uint8Array.from(bytes, (byte, index) => (index === 3 ? byte ^ 1 : byte));
    expect(found(answerOf(served, other))).toEqual([{ path: '/', how: 'bytes' }]);
    expect(found(answerOf(served, bytes.slice(1)))).toEqual([{ path: '/', how: 'bytes' }]);
  });

  it.each(Object.keys(served))('differs without its header %s, and with another', (name) => {
    const { [name]: _, ...without } = served as Record<string, string>;
    expect(found(answerOf(without))).toEqual(differs(name));
    expect(found(answerOf({ ...served, [name]: 'other' }))).toEqual(differs(name));
  });

  it.each([
    ['a star', 'frame-ancestors *'],
    ['all of a scheme', 'frame-ancestors https:'],
    ['a third policy', "frame-ancestors 'none', frame-ancestors https://a.test"],
    ['another directive', "frame-ancestors 'none'; script-src *"],
    ['nothing', ''],
  ])('differs where the second policy is %s', (_, second) => {
    const text = `${fixed[policy]}, ${second}`;
    expect(found(answerOf({ ...asked, [policy]: text }))).toEqual(differs(policy));
    expect(new RegExp(ANCESTORS).test(second)).toBe(false);
  });

  it('differs where the first policy lets more in, or only the second one came', () => {
    const looser = asked[policy].replace("script-src 'self'", "script-src 'self' 'unsafe-inline'");
    for (const text of [looser, ancestors, fixed[policy] ?? '']) {
      expect(found(answerOf({ ...asked, [policy]: text }))).toEqual(differs(policy));
    }
  });

  it.each(['link', 'refresh', 'service-worker-allowed', 'clear-site-data', 'origin-trial'])(
    'differs with a header that changes what runs, keeps or opens: %s',
    (name) => expect(found(answerOf({ ...served, [name]: 'x' }))).toEqual(differs(name)),
  );

  it.each([
    [{ kind: 'redirected' }, 'redirected'],
    [{ kind: 'unread' }, 'unread'],
    [{ kind: 'endless' }, 'bytes'],
    [{ ...answerOf(served), status: 404 }, 'status'],
  ] as const)('differs where it is none: %j', (answer, how) => {
    expect(found(answer as Answer)).toEqual([{ path: '/', how }]);
  });
});

describe('a manifest', () => {
  const text = manifestText(manifest);

  it('has one text, and is read back', () => {
    expect(manifestText({ ...manifest, files: [script, page] })).toBe(text);
    expect(readManifest(text)).toEqual(manifest);
    expect(readManifest(manifestText({ ...manifest, commit: 'a'.repeat(40) }))?.commit).toBe(
      'a'.repeat(40),
    );
    expect(integrityOf(PAGE)).toBe(integrityOfNode(PAGE));
  });

  it.each([
    ['without its line break', text.trim()],
    [
      'with files in another order',
      manifestText({ ...manifest, files: [] }).replace(
        '[]',
        `[${JSON.stringify(script)},${JSON.stringify(page)}]`,
      ),
    ],
    ['with a file twice', manifestText({ ...manifest, files: [page, page] })],
    ['without the page', manifestText({ ...manifest, files: [script] })],
    [
      'with a path that leads out',
      manifestText({ ...manifest, files: [page, { ...script, path: '/../main.js' }] }),
    ],
    [
      'with an address in the place of a path',
      manifestText({ ...manifest, files: [page, { ...script, path: '//other.test/a.js' }] }),
    ],
    [
      'with another hash',
      manifestText({ ...manifest, files: [{ ...page, integrity: 'sha256-AAAA' }] }),
    ],
    ['with a field more', text.replace('"version"', '"url":"x","version"')],
    ['with a commit that is none', manifestText({ ...manifest, commit: 'main' })],
  ])('is refused %s', (_, other) => {
    expect(readManifest(other)).toBeUndefined();
  });

  it('has each file that the page names', () => {
    expect(unlistedIn(PAGE, manifest)).toEqual([]);
    expect(unlistedIn(PAGE, { ...manifest, files: [page] })).toEqual(['/assets/main-A.js']);
    expect(unlistedIn(`${PAGE}<script src="/more.js">`, manifest)).toEqual(['/more.js']);
  });
});
