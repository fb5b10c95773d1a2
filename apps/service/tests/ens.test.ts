import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BaseError,
  createPublicClient,
  createWalletClient,
  decodeAbiParameters,
  encodeAbiParameters,
  encodePacked,
  getAddress,
  type Hex,
  http,
  keccak256,
  namehash,
  parseAbi,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount, sign } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { type RunningService, serve } from '../src/serve';
import { parseConfig } from '../src/config/config';
import { openDatabase } from '../src/adapters/sql/open-database';
import { ethereum } from '../../../domain/network/built-in-networks';
import { Eip155Names } from '../../../infrastructure/chains/eip155/eip155-names';
import { nameGateways } from '../../../infrastructure/chains/eip155/name-gateways';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { PUBLIC_TEST_KEYS } from '../../../infrastructure/fake/test-wallet-options';
import { FetchHttpClient } from '../../../infrastructure/http/fetch-http-client';
import { MetadataReader } from '../../../infrastructure/nft/metadata-reader';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { type DeployedEns, deployEns } from '../../chains/testing/ens';
import { type EvmNode, startEvm } from '../../chains/testing/evm';
import { namesUnder, withTicket } from './stand-ins/names';
import { SITE } from './support';
import { receiptOf } from '../../../tests/support/receipt-of';

const PARENT = 'site.eth';
const SIGNER_KEY = generatePrivateKey();
const signer = privateKeyToAccount(SIGNER_KEY);
const owner = privateKeyToAccount(PUBLIC_TEST_KEYS[0] as Hex);
const alice = privateKeyToAccount(generatePrivateKey());
const avatar = 'https://site.test/alice.png';

/** The gateway to IPFS that the site names, and the name of a folder there. */
const IPFS = 'https://ipfs.test';
const CID = `Qm${'a'.repeat(44)}`;

/** What stands between the resolver and the service: it lies where a test says how. */
type Lie = (
  honest: Hex,
  request: { readonly sender: Hex; readonly data: Hex },
) => Hex | Promise<Hex>;

// The node, the compiler and ethers start slowly on a busy machine.
const folder = mkdtempSync(join(tmpdir(), 'ens-'));
const databaseUrl = `file:${join(folder, 'service.db')}`;

let node: EvmNode;
let ens: DeployedEns;
let service: RunningService;
let gateway: Server;
let lie: Lie | undefined;
let asked = 0;

beforeAll(async () => {
  node = await startEvm({ chainId: 1 });
  ens = await deployEns(node.url, (address, code) => node.control.setCode(address, code));
  service = await serve(
    parseConfig({
      ...namesUnder(PARENT),
      PORT: '0',
      ORIGINS: SITE,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      NAMES_SIGNER_KEY: SIGNER_KEY,
    }),
    { write: () => undefined },
  );
  gateway = createServer((request, response) => {
    asked += 1;
    void (async () => {
      const [, sender = '', data = ''] = /(0x\w+)\/(0x\w+)\.json$/.exec(request.url ?? '') ?? [];
      const answer = await fetch(`${service.url}/names/gateway/${sender}/${data}.json`);
      const said = (await answer.json()) as { data?: Hex };
      const told = lie && said.data ? await lie(said.data, { sender, data } as never) : said.data;
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: told }));
    })();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { signer: said } = (await (await fetch(`${service.url}/names/gateway`)).json()) as {
    signer: string;
  };
  expect(getAddress(said)).toBe(signer.address);
  await ens.setGateway(PARENT, `${gatewayUrl()}/names/gateway/{sender}/{data}.json`, said);
  await registerName('alice.site.eth');
}, 120_000);

afterAll(async () => {
  gateway.closeAllConnections();
  gateway.close();
  await service.stop();
  await node.stop();
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  lie = undefined;
});

function gatewayUrl(): string {
  return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
}

async function registerName(name: string): Promise<void> {
  const timestamp = Math.floor(Date.now() / 1000);
  const message = JSON.stringify({ name, attributes: { avatar }, timestamp });
  const signature = await alice.signMessage({ message });
  const request = { coinType: 0x8000_0001, address: alice.address, message, signature };
  const database = await openDatabase(databaseUrl, () => undefined);
  const body = await withTicket({ database, now: Date.now }, request);
  await database.close();
  const answer = await fetch(`${service.url}/names`, {
    method: 'POST',
    headers: { origin: SITE, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await answer.json()).toHaveProperty('record');
}

/** viem as any program uses it. */
function viem() {
  return createPublicClient({ chain: mainnet, transport: http(node.url) });
}

/** ethers as any program uses it, which walks the registry by itself. */
function ethers() {
  const load = createRequire(new URL('../../chains/package.json', import.meta.url));
  const { EnsPlugin, JsonRpcProvider, Network } = load('ethers');
  const network = new Network('test', 1);
  network.attachPlugin(new EnsPlugin(ens.registry, 1));
  return new JsonRpcProvider(node.url, network, { staticNetwork: network }) as {
    resolveName(name: string): Promise<string | null>;
    getResolver(name: string): Promise<{ getText(key: string): Promise<string> } | null>;
    destroy(): void;
  };
}

/** The widget's own reading of names. */
function widgetNames(origins: readonly string[] = [gatewayUrl()]) {
  const network = { ...ethereum, rpcUrls: { default: { http: [node.url] } } };
  const clock = new SystemClock();
  const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
  const http = new FetchHttpClient({ clock, fetch });
  const metadata = { name: 'Pass', image: `ipfs://${CID}/pass.png` };
  const reader = new MetadataReader({
    clock,
    gateways: [IPFS],
    mayAskHosts: false,
    http: {
      request: async ({ url }) =>
        url === `${IPFS}/ipfs/${CID}` ? JSON.stringify(metadata) : Promise.reject(new Error(url)),
    },
  });
  const names = new Eip155Names({
    ens: async () => ({
      askGateway: nameGateways({ http, origins }),
      readMetadata: (uri, signal) => reader.read(uri, signal),
    }),
    networks: () => [network],
    rpcClients: new NetworkRpcClients({ clock, config: {}, fetch }),
  });
  return {
    addressOf: (name: string) => names.addressOf(name, network),
    profileOf: (address: string) => names.profileOf(address, network),
  };
}

describe("a visitor's name under the operator's parent", () => {
  it('is read by viem, which knows nothing of us', async () => {
    const client = viem();

    expect(await client.getEnsAddress({ name: 'alice.site.eth' })).toBe(alice.address);
    expect(await client.getEnsText({ name: 'alice.site.eth', key: 'avatar' })).toBe(avatar);
    expect(await client.getEnsAddress({ name: 'unknown-1.site.eth' })).toBeNull();
    expect(await client.getEnsAddress({ name: 'a.alice.site.eth' })).toBeNull();
    const onBase = { name: 'alice.site.eth', coinType: 0x8000_2105n };
    expect(await client.getEnsAddress(onBase)).toBe(alice.address.toLowerCase());
    expect(await client.getEnsAddress({ ...onBase, coinType: 0n })).toBeNull();
  });

  it('is read by ethers, which walks the registry by itself', async () => {
    const provider = ethers();

    expect(await provider.resolveName('alice.site.eth')).toBe(alice.address);
    const resolver = await provider.getResolver('alice.site.eth');
    expect(await resolver?.getText('avatar')).toBe(avatar);
    expect(await provider.resolveName('unknown-1.site.eth')).toBeNull();
    provider.destroy();
  });

  it('is read by the widget from a gateway that the site allows, and from no other', async () => {
    expect(await widgetNames().addressOf('Alice.Site.eth')).toBe(alice.address);
    const before = asked;

    await expect(
      widgetNames(['https://other.test']).addressOf('alice.site.eth'),
    ).rejects.toMatchObject({
      code: 'SERVICE_UNREACHABLE',
    });

    expect(asked).toBe(before);
  });

  const forged: Readonly<Record<string, Lie>> = {
    'another address, with the old signature': (honest) => {
      const [result, expires, signature] = decodeAbiParameters(answerType, honest);
      const other = result.replace(alice.address.slice(2).toLowerCase(), '11'.repeat(20)) as Hex;
      expect(other).not.toBe(result);
      return encodeAbiParameters(answerType, [other, expires, signature]);
    },
    'a signature of a stranger': (honest, request) => {
      const [result, expires] = decodeAbiParameters(answerType, honest);
      return signedBy(generatePrivateKey(), { result, expires, ...request });
    },
    'an answer that has expired': (honest, request) => {
      const [result] = decodeAbiParameters(answerType, honest);
      return signedBy(SIGNER_KEY, { result, expires: 1_000_000_000n, ...request });
    },
    'an answer whose time was changed': (honest) => {
      const [result, expires, signature] = decodeAbiParameters(answerType, honest);
      return encodeAbiParameters(answerType, [result, expires + 86_400n, signature]);
    },
    'an answer for another resolver': (honest, request) => {
      const [result, expires] = decodeAbiParameters(answerType, honest);
      const sender = owner.address;
      return signedBy(SIGNER_KEY, { ...request, result, expires, sender });
    },
    nothing: () => '0x',
  };
  it.each(Object.entries(forged))('is not believed where the gateway sends %s', async (_, how) => {
    lie = how;

    await expect(
      viem().getEnsAddress({ name: 'alice.site.eth', strict: true }),
    ).rejects.toBeInstanceOf(BaseError);
    expect(
      await widgetNames()
        .addressOf('alice.site.eth')
        .catch(() => undefined),
    ).toBeUndefined();
  });

  it('is not believed where the gateway repeats its answer to another question', async () => {
    let first: Hex | undefined;
    lie = (honest) => (first ??= honest);
    expect(await viem().getEnsAddress({ name: 'unknown-1.site.eth' })).toBeNull();
    expect(first).toBeDefined();

    await expect(
      viem().getEnsAddress({ name: 'alice.site.eth', strict: true }),
    ).rejects.toBeInstanceOf(BaseError);
  });

  it('is not signed for a question that is none, or about another parent', async () => {
    const sender = '0x'.padEnd(42, '1');
    const addr = `0x3b3b57de${namehash('alice.other.eth').slice(2)}` as Hex;
    const resolve = encodeAbiParameters(
      [{ type: 'bytes' }, { type: 'bytes' }],
      [`0x05${Buffer.from('alice').toString('hex')}056f746865720365746800`, addr],
    );
    for (const data of ['0x', '0x9061b923', '0xffffffff', `0x9061b923${resolve.slice(2)}`]) {
      const answer = await fetch(`${service.url}/names/gateway/${sender}/${data}.json`);
      expect([data.slice(0, 12), answer.status]).toEqual([data.slice(0, 12), 404]);
    }
    const anyone = { headers: { origin: 'https://wallet.test' } };
    const info = await fetch(`${service.url}/names/gateway`, anyone);
    expect(info.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('a name of ENS itself', () => {
  it('is the identity of its account, with its picture and texts, in both directions', async () => {
    const texts = {
      description: 'Sells\u202e pots',
      url: 'https://owner.test',
      'com.github': 'owner',
    };
    await ens.register('owner.eth', { avatar: 'https://site.test/owner.png', ...texts });
    await ens.claim('owner.eth');

    expect(await widgetNames().addressOf('owner.eth')).toBe(owner.address);
    expect(await widgetNames().profileOf(owner.address)).toEqual({
      name: 'owner.eth',
      imageUrl: 'https://site.test/owner.png',
      texts: { ...texts, description: 'Sells pots' },
    });
  });

  it('has a picture on IPFS, by the gateway that the site names', async () => {
    await ens.register('owner.eth', { avatar: `ipfs://${CID}/owner.png` });

    expect(await widgetNames().profileOf(owner.address)).toMatchObject({
      imageUrl: `${IPFS}/ipfs/${CID}/owner.png`,
    });
  });

  it('has an NFT as its picture where its owner holds that, and no other one', async () => {
    const pass = await deployed('ERC721PresetMinterPauserAutoId', [
      'Pass',
      'PSS',
      `ipfs://${CID}?`,
    ]);
    const inline = `data:application/json,{"image":"${pixel}"}`;
    const items = await deployed('ERC1155PresetMinterPauser', [inline]);
    await call(pass, 'mint(address)', [owner.address]);
    await call(pass, 'mint(address)', [alice.address]);
    await call(items, 'mint(address,uint256,uint256,bytes)', [owner.address, 7n, 1n, '0x']);
    const pictureWith = async (text: string) => {
      await ens.register('owner.eth', { avatar: text });
      return (await widgetNames().profileOf(owner.address))?.imageUrl;
    };

    expect(await pictureWith(`eip155:1/erc721:${pass}/0`)).toBe(`${IPFS}/ipfs/${CID}/pass.png`);
    expect(await pictureWith(`eip155:1/erc1155:${items}/7`)).toBe(pixel);
    for (const other of [
      `eip155:1/erc721:${pass}/1`,
      `eip155:1/erc721:${pass}/9`,
      `eip155:1/erc1155:${items}/8`,
      `eip155:10/erc721:${pass}/0`,
      `eip155:1/erc721:${owner.address}/0`,
      'javascript:alert(1)',
    ]) {
      expect([other, await pictureWith(other)]).toEqual([other, undefined]);
    }
  });

  it('is no identity where it stands for another account', async () => {
    await ens.claim('alice.site.eth');

    expect(await widgetNames().profileOf(owner.address)).toBeUndefined();
  });
});

const pixel = 'data:image/png;base64,iVBORw0KGgo=';

/** The address of a contract of OpenZeppelin. */
async function deployed(name: string, args: readonly unknown[]): Promise<Hex> {
  const load = createRequire(new URL('../../chains/package.json', import.meta.url));
  const { abi, bytecode } = load(`@openzeppelin/contracts/build/contracts/${name}.json`);
  const wallet = createWalletClient({ account: owner, chain: mainnet, transport: http(node.url) });
  const hash = await wallet.deployContract({ abi, bytecode, args });
  const receipt = await receiptOf(viem(), hash);
  return receipt.contractAddress ?? '0x';
}

async function call(address: Hex, signature: string, args: readonly unknown[]): Promise<void> {
  const wallet = createWalletClient({ account: owner, chain: mainnet, transport: http(node.url) });
  const lines: readonly string[] = [`function ${signature}`];
  const abi = parseAbi(lines);
  const [functionName = ''] = signature.split('(');
  await receiptOf(viem(), await wallet.writeContract({ address, abi, functionName, args }));
}

const answerType = [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }] as const;

interface Signed {
  readonly result: Hex;
  readonly expires: bigint;
  readonly sender: Hex;
  readonly data: Hex;
}

/** An answer as a gateway with this key signs it. */
async function signedBy(privateKey: Hex, { data, expires, result, sender }: Signed): Promise<Hex> {
  const hash = keccak256(
    encodePacked(
      ['bytes', 'address', 'uint64', 'bytes32', 'bytes32'],
      ['0x1900', sender, expires, keccak256(data), keccak256(result)],
    ),
  );
  const signature = await sign({ hash, privateKey, to: 'hex' });
  return encodeAbiParameters(answerType, [result, expires, signature]);
}
