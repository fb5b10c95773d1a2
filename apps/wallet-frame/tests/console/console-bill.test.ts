import { describe, expect, it } from '@jest/globals';
import { buildConsole, filesBesideConsole } from '../../../console/build/console-files.mjs';

interface Bill {
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly hashes?: readonly object[];
  }[];
}

describe('what stands beside the files of the console', () => {
  it('is a bill and the notices of each bundled package, and nothing of them is served as the page', async () => {
    const page = await buildConsole({ service: 'https://api.wallet.test' });
    const beside = await filesBesideConsole(page);
    const { components, metadata } = JSON.parse(beside.get('/sbom.cdx.json') ?? '') as Bill;
    const notices = beside.get('/THIRD-PARTY-NOTICES.txt') ?? '';

    expect(metadata.component.name).toBe('cleatkit-console');
    expect(components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'scheduler']),
    );
    for (const { hashes, name, version } of components) {
      expect(notices).toContain(`${name} ${version} (`);
      expect(hashes).toHaveLength(1);
    }
    expect([...page.files.keys()].filter((path) => beside.has(path))).toEqual([]);
  });
});
