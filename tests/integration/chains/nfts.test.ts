import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import {
  type Abi,
  createPublicClient,
  createWalletClient,
  type Hex,
  http,
  zeroAddress,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { ethereum } from '../../../domain/network/built-in-networks';
import type { Network } from '../../../domain/network/network';
import type { NftsState } from '../../../domain/nft/nfts-state';
import { createWidget, type WidgetOptionsInput } from '../../../index';
import { FakeHostPage, InMemoryStorage, RecordingLogger } from '../../../infrastructure/fake';
import { createTestWallet } from '../../../infrastructure/fake/test-wallet';
import { PUBLIC_TEST_KEYS } from '../../../infrastructure/fake/test-wallet-options';
import { HostPage } from '../../../ports/host-page';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { override } from '../../../ports/token';
import { cidOf } from '../../support/ipfs-block';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { receiptOf } from '../../support/receipt-of';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const load = createRequire(new URL('../../../apps/chains/package.json', import.meta.url));
const pixel = 'data:image/png;base64,iVBORw0KGgo=';

interface Contract {
  readonly abi: Abi;
  readonly address: Hex;
}

let node: EvmNode;
let network: Network;
let gateway: Server;
let gatewayUrl: string;
let lying = false;
const blocks = new Map<string, string>();
const asked: string[] = [];

beforeAll(async () => {
  node = await startEvm({ chainId: 1 });
  network = { ...ethereum, rpcUrls: { default: { http: [node.url] } } };
  gateway = createServer((request, response) => {
    asked.push(request.url ?? '');
    const block = blocks.get(/^\/ipfs\/([a-z2-7]+)/.exec(request.url ?? '')?.[1] ?? '');
    response.writeHead(block === undefined ? 404 : 200);
    response.end(lying ? '{"name":"Fake"}' : block);
  });
  await new Promise<void>((resolve) => {
    gateway.listen(0, '127.0.0.1', resolve);
  });
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;

  const pass = await deploy('ERC721PresetMinterPauserAutoId', [
    'Pass',
    'PSS',
    `ipfs://${block(JSON.stringify({ name: 'Pass of Alice', image: pixel }))}?`,
  ]);
  const plain = await deploy('ERC721PresetMinterPauserAutoId', ['Plain', 'PLN', '']);
  const items = await deploy('ERC1155PresetMinterPauser', [
    `data:application/json,{"name":"Sword","image":"${pixel}"}`,
  ]);
  const away = await deploy('ERC1155PresetMinterPauser', ['https://tracker.test/{id}']);
  const token = await deploy('ERC20PresetFixedSupply', ['Gold', 'GLD', 10n ** 20n, ALICE]);
  await send(token, 'transfer', [BOB, 1n]);
  await send(items, 'mintBatch', [ALICE, [7n, 8n], [3n, 1n], '0x']);
  await send(away, 'mint', [ALICE, 1n, 5n, '0x']);
  await send(plain, 'mint', [ALICE]);
  await send(plain, 'mint', [ALICE]);
  await send(plain, 'transferFrom', [ALICE, BOB, 0n]);
  await send(items, 'safeTransferFrom', [ALICE, BOB, 8n, 1n, '0x']);
  await send(pass, 'mint', [ALICE]);
});

afterAll(async () => {
  gateway.close();
  await node.stop();
});

describe('the NFTs of an account', () => {
  it('are those that it holds now, by events and the word of the contracts, the latest first', async () => {
    const state = await nftsWith({ sources: { nfts: 'logs', ipfsGateways: [`${gatewayUrl}/`] } });

    expect(state).toMatchObject({ status: 'loaded' });
    expect(state).not.toHaveProperty('cursor');
    expect(state.nfts).toMatchObject([
      { standard: 'erc721', name: 'Pass of Alice', imageUrl: pixel, isVerified: true },
      { standard: 'erc721', name: 'Plain #1', quantity: 1n, isVerified: false },
      { standard: 'erc1155', quantity: 5n, isVerified: false },
      { standard: 'erc1155', name: 'Sword', quantity: 3n, imageUrl: pixel, isVerified: true },
    ]);
    expect(asked).toEqual([expect.stringMatching(/^\/ipfs\/b[a-z2-7]+\?format=raw$/)]);
  });

  it('do not say what a gateway made up', async () => {
    lying = true;
    const state = await nftsWith({ sources: { nfts: 'logs', ipfsGateways: [gatewayUrl] } });
    lying = false;
    expect(state.nfts[0]).toMatchObject({ name: 'Pass #0', isVerified: false });
  });

  it('contact no host where the site names none', async () => {
    asked.length = 0;
    const state = await nftsWith({ sources: { nfts: 'logs' } });
    expect(state.nfts.map(({ name }) => name)).toEqual([
      'Pass #0',
      'Plain #1',
      expect.stringMatching(/^0x.+ #1$/),
      'Sword',
    ]);
    expect(asked).toEqual([]);
  });

  it('are not offered where the site names no source', async () => {
    expect(await nftsWith({})).toEqual({ status: 'unsupported', nfts: [] });
  });
});

async function nftsWith(options: WidgetOptionsInput): Promise<NftsState> {
  const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: node.url }] });
  const connectors = [{ id: 'test', name: 'Test', provider: wallet.provider }];
  const widget = createWidget(
    { networks: [network], connectors, ...options },
    override(HostPage, new FakeHostPage()),
    override(KeyValueStorage, new InMemoryStorage()),
    override(Logger, new RecordingLogger()),
  );
  await widget.preload();
  await widget.connect('test');
  const nfts = await widget.feature('nfts');
  await nfts.load();
  const state = widget.state.features.nfts;
  widget.dispose();
  if (!state) throw new TypeError('The feature has no state');
  return state;
}

async function deploy(name: string, args: readonly unknown[]): Promise<Contract> {
  const { abi, bytecode } = load(`@openzeppelin/contracts/build/contracts/${name}.json`) as {
    readonly abi: Abi;
    readonly bytecode: Hex;
  };
  const hash = await clients().writer.deployContract({ abi, bytecode, args });
  return { abi, address: await mined(hash) };
}

async function send(
  { abi, address }: Contract,
  functionName: string,
  args: readonly unknown[],
): Promise<void> {
  await mined(await clients().writer.writeContract({ abi, address, functionName, args }));
}

async function mined(hash: Hex): Promise<Hex> {
  const receipt = await receiptOf(clients().reader, hash);
  if (receipt.status !== 'success') throw new Error(`${hash} was reverted`);
  return receipt.contractAddress ?? zeroAddress;
}

function clients() {
  const account = privateKeyToAccount(PUBLIC_TEST_KEYS[0] as Hex);
  const [chain, transport] = [mainnet, http(node.url)];
  return {
    reader: createPublicClient({ chain, transport, pollingInterval: 20 }),
    writer: createWalletClient({ account, chain, transport }),
  };
}

/** Serves a raw block of IPFS, and returns its name. */
function block(text: string): string {
  const cid = cidOf(text);
  blocks.set(cid, text);
  return cid;
}
