import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';
import * as viem from 'viem/chains';
import type { Chain } from 'viem';
import * as all from '../../../../domain/network/all-networks';
import * as chains from '../../../../domain/network/evm-chains';
import * as rollups from '../../../../domain/network/evm-rollups';
import * as testNetworks from '../../../../domain/network/evm-test-networks';
import type { Network } from '../../../../domain/network/network';
import { parseOptions } from '../../../../domain/options/parse-options';
import { root } from '../../../../scripts/command.mjs';

const real: Readonly<Record<string, Network>> = { ...chains, ...rollups };
const networks: Readonly<Record<string, Network>> = { ...real, ...testNetworks };

describe('the EVM networks of the package', () => {
  it('are at least forty, under names of their own, each chain once', () => {
    const ids = Object.values(networks).map(({ id }) => id);

    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(all)).toEqual(expect.arrayContaining(Object.keys(networks)));
  });

  it.each(Object.keys(networks))('have the facts of viem for %s', (name) => {
    const { blockExplorers, contracts, ...network } = networks[name] ?? all.ql1;
    const chain = new Map(Object.entries(viem)).get(name) as Chain;

    expect(network).toMatchObject({
      id: chain.id,
      caipNetworkId: `eip155:${chain.id}`,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: { default: { http: [chain.rpcUrls.default.http[0]] } },
    });
    expect(network.testnet).toBe(chain.testnet || undefined);
    expect(blockExplorers?.default.name).toBe(chain.blockExplorers?.default.name);
    expect(`${blockExplorers?.default.url}/`).toContain(chain.blockExplorers?.default.url);
    const { ensRegistry, ensUniversalResolver, multicall3 } = chain.contracts ?? {};
    const known = { ensRegistry, ensUniversalResolver, multicall3 };
    expect(contracts ?? {}).toEqual(JSON.parse(JSON.stringify(known)));
  });

  it('are test networks where they say so, and only there', () => {
    const isTest = ({ testnet }: Network): boolean => testnet === true;
    expect(Object.values(real).filter(isTest)).toEqual([]);
    expect(Object.values<Network>(testNetworks).every(isTest)).toBe(true);
  });

  it('are taken as options', () => {
    const { networks: taken } = parseOptions({ networks: Object.values(networks) });
    expect(taken).toHaveLength(Object.keys(networks).length);
  });

  it.each(['base', 'sepolia', 'polygon'])(
    'cost a site that imports %s the bytes of that alone',
    async (name) => {
      const { outputFiles } = await build({
        stdin: {
          contents: `import { ${name} } from './domain/network/all-networks'; globalThis.network = ${name};`,
          resolveDir: root,
        },
        bundle: true,
        minify: true,
        format: 'esm',
        write: false,
      });
      const [{ text } = { text: '' }] = outputFiles;

      expect(text.match(/eip155:/g)).toHaveLength(1);
      expect(text).toContain(`eip155:${networks[name]?.id}`);
      expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(450);
    },
  );
});
