import { beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { type Manifest, readManifest, unlistedIn } from '../../frame-check/src/domain/manifest';
import { buildWalletFrame, type FrameFiles } from '../build/frame-files.mjs';
import { releaseFiles } from '../build/release-files.mjs';

describe('what stands beside the files of the frame', () => {
  let frame: FrameFiles;
  let beside: ReadonlyMap<string, string>;
  let manifest: Manifest | undefined;

  beforeAll(async () => {
    frame = await buildWalletFrame({
      service: 'https://api.wallet.test',
      sites: ['https://site.test'],
      networks: [],
    });
    beside = await releaseFiles(frame);
    manifest = readManifest(beside.get('/manifest.json') ?? '');
  });

  it('is a manifest with the length, the hash and the caching of each file, and the headers of all', () => {
    const files = [...frame.files].map(([path, text]) => ({
      path,
      bytes: Buffer.from(text).length,
      integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
      cacheControl: path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-store',
    }));

    expect(manifest?.files).toHaveLength(files.length);
    expect(manifest?.files).toEqual(expect.arrayContaining(files));
    expect(manifest?.headers).toEqual(frame.headers);
    expect(manifest?.version).toBe(frame.version);
    expect(manifest && unlistedIn(frame.files.get('/') ?? '', manifest)).toEqual([]);
  });

  it('has the commit that the build is given, and refuses what is not a commit', async () => {
    const commit = '0123456789'.repeat(4);
    const told = await releaseFiles(frame, commit);

    expect(readManifest(told.get('/manifest.json') ?? '')?.commit).toBe(commit);
    expect(manifest?.commit).toBeUndefined();
    await expect(releaseFiles(frame, 'main')).rejects.toThrow('RELEASE_COMMIT must be');
  });

  it('is a bill and the notices of each bundled package', () => {
    const { components } = JSON.parse(beside.get('/sbom.cdx.json') ?? '') as {
      readonly components: readonly { readonly name: string; readonly version: string }[];
    };
    const names = components.map(({ name }) => name);
    const notices = beside.get('/THIRD-PARTY-NOTICES.txt') ?? '';

    expect(names).toEqual(
      expect.arrayContaining(['@noble/curves', '@scure/btc-signer', 'react-dom']),
    );
    for (const { name, version } of components) expect(notices).toContain(`${name} ${version} (`);
  });
});
