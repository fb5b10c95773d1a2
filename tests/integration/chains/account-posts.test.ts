import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeFunctionData, type Hex, parseAbi } from 'viem';
import { MULTICALL_BATCH_BYTES } from '../../../domain/limits';
import { ethereum } from '../../../domain/network/built-in-networks';
import { createWidget, type Widget } from '../../../index';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import {
  FakeHostPage,
  FakePriceSource,
  InMemoryStorage,
  RecordingLogger,
} from '../../../infrastructure/fake';
import { createTestWallet } from '../../../infrastructure/fake/test-wallet';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { HostPage } from '../../../ports/host-page';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { PriceSource } from '../../../ports/price-source';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import { eventually } from '../../support/eventually';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { evmContracts } from '../../../apps/chains/testing/evm-contracts';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** Answers every call with one whole token of 18 decimals. */
const HOLDS_ONE = '0x670de0b6b3a764000060005260206000f3';
const TOKENS = 100;

/** JSON-RPC over HTTP, by the body of each post. */
let posts: string[] = [];
let node: EvmNode;
let widget: Widget;
const prices = new FakePriceSource();

beforeAll(async () => {
  const [started, { TestMulticall }] = await Promise.all([
    startEvm({ chainId: 1 }),
    evmContracts(),
  ]);
  node = started;
  const { control } = node;
  const tokens = Array.from(
    { length: TOKENS },
    (_, index): Hex => `0x77${String(index + 1).padStart(38, '0')}`,
  );
  await control.setCode(MULTICALL3, TestMulticall.deployedBytecode);
  for (const address of tokens) await control.setCode(address, HOLDS_ONE);
  for (let count = 1; count <= 30; count += 1) {
    await control.call('eth_sendTransaction', { from: ALICE, to: BOB, value: '0x1' });
  }
  const { provider } = createTestWallet({ chains: [{ chainId: 1, rpcUrl: node.url }] });
  const listed = tokens.map((address, index) => ({
    chainId: 1,
    name: `Token ${index}`,
    symbol: `T${index}`,
    address,
    decimals: 18,
  }));
  prices.answers.replyWith((asked) => asked.map(() => ({ units: 1n, scale: 0 })));
  widget = createWidget(
    {
      networks: [{ ...ethereum, rpcUrls: { default: { http: [node.url] } } }],
      connectors: [{ id: 'test', name: 'Test', provider }],
      sources: { tokenLists: [{ name: 'Test', tokens: listed }] },
    },
    override(HostPage, new FakeHostPage()),
    override(KeyValueStorage, new InMemoryStorage()),
    override(Logger, new RecordingLogger()),
    override(PriceSource, prices),
    override(
      RpcClients,
      new NetworkRpcClients({
        clock: new SystemClock(),
        fetch: (input, init) => {
          posts.push(String(init?.body));
          return fetch(input, init);
        },
        config: {},
      }),
    ),
  );
  widget.present();
  await widget.preload();
  await widget.connect('test');
  await eventually(() => expect(balance()).toBe('loaded'));
});

afterAll(() => {
  widget?.dispose();
  return node?.stop();
});
beforeEach(() => {
  posts = [];
});

const balance = (): string | undefined => widget.state.connections.eip155.account?.balance.status;

const methods = (): readonly string[] =>
  posts.flatMap((body) => body.match(/"method":"\w+"/g) ?? []);

describe('an account of 100 tokens on the wire', () => {
  it('opens with at most one post', async () => {
    await widget.open({ view: 'Account' });
    await widget.refreshBalance({ force: true });

    expect(balance()).toBe('loaded');
    expect(methods().join(' ')).toContain('eth_getBalance');
    expect(posts.length).toBeLessThanOrEqual(1);
  });

  it('[R9.4] reads its tokens with at most two posts, in multicalls of at most 1,024 bytes', async () => {
    const tokens = await widget.feature('tokens');
    await tokens.load({ prices: 'none' });

    expect(widget.state.features.tokens?.tokens).toHaveLength(TOKENS + 1);
    expect(posts.length).toBeLessThanOrEqual(2);
    const sizes = sizesOfMulticalls();
    expect(sizes.reduce((sum, { calls }) => sum + calls, 0)).toBe(TOKENS);
    for (const { bytes } of sizes) expect(bytes).toBeLessThanOrEqual(MULTICALL_BATCH_BYTES);
    expect(prices.answers.asked).toEqual([]);
    process.stderr.write(`100 tokens: ${posts.length} posts, ${sizes.length} multicalls\n`);
  });

  it('[R9.4] answers what was read in the last four seconds without a post', async () => {
    const tokens = await widget.feature('tokens');
    await tokens.load({ prices: 'none' });
    expect(posts).toEqual([]);
  });

  it('asks for the prices of rows in sight apart, once, and for no others', async () => {
    const tokens = await widget.feature('tokens');
    const inSight = (widget.state.features.tokens?.tokens ?? []).slice(0, 5);
    await tokens.price(inSight);
    await tokens.price(inSight);

    expect(prices.answers.asked.map((asked) => asked.length)).toEqual([5]);
    expect(posts).toEqual([]);
    const priced = widget.state.features.tokens?.tokens.filter(({ value }) => value);
    expect(priced).toHaveLength(5);
  });

  it('shows the first page of its activity with at most six posts', async () => {
    const history = await widget.feature('history');
    await history.load();

    expect(widget.state.features.history?.transactions.length).toBeGreaterThan(10);
    expect(posts.length).toBeLessThanOrEqual(6);
    process.stderr.write(`the first page of the activity: ${posts.length} posts\n`);
  });
});

/** The calls of each multicall in the posts, and the bytes of their data. */
function sizesOfMulticalls(): readonly { readonly calls: number; readonly bytes: number }[] {
  const abi = parseAbi([
    'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) view returns ((bool success, bytes returnData)[] answers)',
  ]);
  const requests: readonly Request[] = posts.flatMap((body) => JSON.parse(body) as Request[]);
  return requests.flatMap(({ params }) => {
    const call = params?.[0];
    if (call?.to?.toLowerCase() !== MULTICALL3.toLowerCase() || !call.data) return [];
    const { args } = decodeFunctionData({ abi, data: call.data });
    const data = args[0].map(({ callData }) => (callData.length - 2) / 2);
    return [{ calls: data.length, bytes: data.reduce((sum, size) => sum + size, 0) }];
  });
}

interface Request {
  readonly params?: readonly [{ readonly to?: string; readonly data?: Hex }?];
}
