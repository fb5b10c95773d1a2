import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logNfts } from '../../../composition/sources/log-nfts';
import type { SourceParts } from '../../../composition/sources/source-parts';
import { parseOptions } from '../../../domain/options/parse-options';
import type { Nft } from '../../../domain/nft/nft';
import { PortContainer } from '../../../infrastructure/di/port-container';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { Clock } from '../../../ports/clock';
import { HttpClient } from '../../../ports/http-client';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import type { Network } from '../../../domain/network/network';
import { type SolanaNode, startSolana } from '../../../apps/chains/testing/solana';
import { ALICE, BOB } from './solana-stage';

const FILE = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const PICTURE = 'bafybeihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku';
const pixel = 'data:image/png;base64,iVBORw0KGgo=';
const inline = (name: string): string =>
  `data:application/json,${JSON.stringify({ name, image: pixel })}`;

let node: SolanaNode;
let network: Network;

/** What the gateway has, by path, and what was asked of it. */
const files = new Map<string, string>();
const asked: string[] = [];

beforeAll(async () => {
  node = await startSolana();
  ({ network } = node);
  const { control } = node;
  files.set(`/ipfs/${FILE}/1.json`, JSON.stringify({ name: 'Other', image: `ipfs://${PICTURE}` }));
  await control.giveNft(ALICE, { name: 'Ape #1', symbol: 'APE', uri: `ipfs://${FILE}/1.json` });
  await control.giveNft(ALICE, { name: '', symbol: '', uri: inline('Named by its file') });
  const beside = { name: 'Card', symbol: 'CRD', uri: inline('Card') };
  const card = await control.createMint(0, beside, undefined, undefined, 1n);
  await control.giveTokens(card, ALICE, 1n);
  const plain = await control.createMint(0, undefined, undefined, undefined, 1n);
  await control.giveTokens(plain, ALICE, 1n);

  // None of these is an NFT of Alice.
  await control.giveNft(BOB, { name: 'Of Bob', symbol: 'BOB', uri: '' });
  const tickets = await control.createMint(0, undefined, undefined, undefined, 2n);
  await control.giveTokens(tickets, ALICE, 1n);
  await control.giveTokens(await control.createMint(6), ALICE, 1n);
  const sold = await control.createMint(0, undefined, undefined, undefined, 1n);
  await control.giveTokens(sold, ALICE, 0n);
});

afterAll(() => node?.stop());

describe('the NFTs of an account of Solana', () => {
  it('are its tokens of which there is one, with their metadata', async () => {
    const { nfts, next } = await source().page({ address: ALICE, network });

    expect(next).toBeUndefined();
    expect(byName(nfts)).toMatchObject([
      { name: 'Ape #1', standard: 'spl', imageUrl: `https://ipfs.test/ipfs/${PICTURE}` },
      { name: 'Card', standard: 'token2022', imageUrl: pixel, isVerified: true },
      { name: 'Named by its file', standard: 'spl', imageUrl: pixel, isVerified: true },
      { name: 'without', standard: 'spl', isVerified: false },
    ]);
    expect(nfts.every(({ quantity }) => quantity === 1n)).toBe(true);
    expect(asked).toEqual([`https://ipfs.test/ipfs/${FILE}/1.json`]);
  });

  it('contact no host where the site names none', async () => {
    asked.length = 0;
    const { nfts } = await source([]).page({ address: ALICE, network });

    expect(nfts).toHaveLength(4);
    expect(byName(nfts)[0]).not.toHaveProperty('imageUrl');
    expect(asked).toEqual([]);
  });

  it('are read in pages, each once', async () => {
    for (let count = 0; count < 30; count += 1) {
      await node.control.giveNft(ALICE, { name: `Many ${count}`, symbol: '', uri: '' });
    }
    const first = await source().page({ address: ALICE, network });
    const { next: cursor = '' } = first;
    const second = await source().page({ address: ALICE, network, cursor });

    const ids = [...first.nfts, ...second.nfts].map(({ id }) => id);
    expect(second).not.toHaveProperty('next');
    expect(new Set(ids).size).toBe(34);
    expect(ids).toHaveLength(34);
  });
});

function source(ipfsGateways: readonly string[] = ['https://ipfs.test']) {
  const clock = new SystemClock();
  const ports = new PortContainer([
    override(Clock, clock),
    override(HttpClient, {
      request: async ({ url }) => {
        asked.push(url);
        return files.get(new URL(url).pathname);
      },
    }),
    override(
      RpcClients,
      new NetworkRpcClients({ clock, fetch: (...all) => fetch(...all), config: {} }),
    ),
  ]);
  const options = parseOptions({ networks: [network], sources: { nfts: 'logs', ipfsGateways } });
  const parts: Pick<SourceParts, 'options' | 'ports'> = { options, ports };
  return logNfts(parts as SourceParts);
}

function byName(nfts: readonly Nft[]): readonly Nft[] {
  // What has no name is called by its mint, which differs from run to run.
  const named = nfts.map((nft) => (nft.name.includes('…') ? { ...nft, name: 'without' } : nft));
  return named.sort((one, other) => (one.name < other.name ? -1 : 1));
}
