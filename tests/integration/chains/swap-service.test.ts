import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { getAddress, type Hex } from 'viem';
import type { SwapVerbs } from '../../../application/swap/swap-feature';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { ethereum } from '../../../domain/network/built-in-networks';
import type { Network } from '../../../domain/network/network';
import { createWidget, type Widget } from '../../../index';
import { UniswapSwapSource } from '../../../infrastructure/chains/eip155/uniswap/uniswap-swap-source';
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
import { override } from '../../../ports/token';
import { eventually } from '../../support/eventually';
import { balanceOf } from '../../support/token-balances';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { type DeployedUniswap, deployUniswap } from '../../../apps/chains/testing/uniswap';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ETHER = 10n ** 18n;

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

let node: EvmNode;
let network: Network;
let uniswap: DeployedUniswap;
let server: Server;
let widget: Widget;
let swap: SwapVerbs;
const logger = new RecordingLogger();

/** Changes what the service answers to a build. */
let corrupted: (answer: object, asked: Asked) => unknown;

/** The paths that the widget has asked for, and the status with which the service answers. */
let paths: string[] = [];
let status = 200;

beforeAll(async () => {
  node = await startEvm({ chainId: 1 });
  network = { ...ethereum, rpcUrls: { default: { http: [node.url] } } };
  uniswap = await deployUniswap(node.url);
  server = createServer((request, response) => {
    const path = request.url ?? '';
    void text(request).then(async (body) => {
      const head = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
      response.writeHead(status, head);
      if (request.method === 'POST') paths.push(path);
      const asked = request.method === 'POST' ? (JSON.parse(body) as Asked) : undefined;
      response.end(JSON.stringify(asked ? await answerTo(path, asked) : {}));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  widget = await widgetOver(`http://127.0.0.1:${port}`);
  swap = await widget.feature('swap');
  await swap.load();
});

afterAll(async () => {
  widget?.dispose();
  server.closeAllConnections();
  server.close();
  await node.stop();
});

beforeEach(() => {
  corrupted = (answer) => answer;
  paths = [];
  status = 200;
});

describe('the widget with sources: { swaps: { url, routers } }', () => {
  it('offers the native currency and the tokens of the site’s lists', () => {
    expect(state().tokens.map(({ symbol }) => symbol)).toEqual(['ETH', 'UNI-V2']);
  });

  it('approves exactly what is given, to the contract that the site lists, and exchanges it', async () => {
    const { deployment, usd } = uniswap;
    await fill(usd, undefined, '500');
    await swap.review();
    expect(state().flow).toMatchObject({
      status: 'approvalReviewed',
      approval: { spender: getAddress(deployment.swapRouter02), units: 500n * ETHER, warnings: [] },
    });
    await swap.approve();
    expect(reviewed()).toMatchObject({ trial: 'balances', providerFeeUnits: 0n });
    const before = await held(usd);

    await confirmed();

    expect(before - (await held(usd))).toBe(500n * ETHER);
  });

  it('exchanges the native currency: exactly what was quoted arrives', async () => {
    const { usd } = uniswap;
    await fill(undefined, usd, '1');
    await swap.review();
    const { toUnits } = reviewed();
    const before = await held(usd);

    await confirmed();

    expect((await held(usd)) - before).toBe(toUnits);
    expect(paths).toContain('/swap/build');
    expect(new Set(paths)).toEqual(new Set(['/swap/quote', '/swap/build']));
  });

  it.each<[string, string, typeof corrupted]>([
    [
      'calls a contract that the site does not list',
      'the call is no exchange: router',
      (answer) => withCall(answer, { to: uniswap.deployment.v2Router }),
    ],
    [
      'moves tokens',
      'the call is no exchange: function',
      (answer) => withCall(answer, { data: () => `0xa9059cbb${'00'.repeat(64)}` }),
    ],
    [
      // The account of the visitor, wherever it stands in the call, is Bob's.
      'sends the tokens to another account',
      'the call is no exchange: receiver',
      (answer) =>
        withCall(answer, { data: (data) => data.replaceAll(digitsOf(ALICE), digitsOf(BOB)) }),
    ],
    [
      'yields less than was quoted',
      'it gives less than was quoted',
      (answer) => ({ ...answer, toAmount: '1' }),
    ],
    [
      'is of another provider',
      'it is no exchange by that provider',
      (answer) => ({ ...answer, provider: '0x' }),
    ],
    [
      'is no call',
      'the call is no exchange: form',
      (answer) => withCall(answer, { data: () => '0x' }),
    ],
    ['is nothing', 'there is no way', () => ({ toAmount: null })],
  ])('asks no wallet where the service’s build %s: %s', async (_what, reason, corrupt) => {
    await fill(undefined, uniswap.usd, '1');
    const before = await node.control.call('eth_blockNumber');
    corrupted = corrupt;

    await swap.review();

    expect(state().flow).toMatchObject({ status: 'editing', fault: 'build' });
    expect(logger.entries.at(-1)).toMatchObject({ cause: { context: { reason } } });
    await expect(swap.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(await node.control.call('eth_blockNumber')).toBe(before);
  });

  it('says that there is no quote while the service is down', async () => {
    status = 503;
    await fill(uniswap.usd, undefined, '2', 'failed');

    expect(state().form.quote).toEqual({ status: 'failed' });
  });
});

async function widgetOver(url: string): Promise<Widget> {
  const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: node.url }] });
  const token = {
    chainId: 1,
    name: 'Dollar',
    symbol: 'UNI-V2',
    decimals: 18,
    address: uniswap.usd,
  };
  const made = createWidget(
    {
      networks: [network],
      connectors: [{ id: 'test', name: 'Test', provider: wallet.provider }],
      sources: {
        swaps: { url, routers: { 'eip155:1': [uniswap.deployment.swapRouter02] } },
        // Where the wrapped native currency is.
        uniswap: { 'eip155:1': uniswap.deployment },
        tokenLists: [{ name: 'Test', tokens: [token] }],
      },
    },
    override(HostPage, new FakeHostPage()),
    override(KeyValueStorage, new InMemoryStorage()),
    override(Logger, logger),
  );
  await made.preload();
  await made.connect('test');
  return made;
}

/** What an honest service answers, whose provider is Uniswap. */
async function answerTo(path: string, asked: Asked): Promise<unknown> {
  const rpcClients = new NetworkRpcClients({ clock: new SystemClock(), fetch, config: {} });
  const engine = new UniswapSwapSource({
    deployments: { 'eip155:1': uniswap.deployment },
    listed: async () => [],
    networks: () => [network],
    prices: new FakePriceSource(),
    rpcClients,
  });
  const account = formatCaipAddress({ namespace: 'eip155', chainReference: '1', address: ALICE });
  const tokenOf = (name: string) =>
    balanceOf({
      symbol: 'T',
      ...(name !== 'native' && { address: name }),
      quantity: { decimals: 18, numeric: '0' },
    });
  const { amount, from, to } = asked;
  const request = { account, from: tokenOf(from), to: tokenOf(to), units: BigInt(amount) };
  const spender = from === 'native' ? {} : { spender: uniswap.deployment.swapRouter02 };
  const provider = 'uniswap';
  if (path === '/swap/quote') {
    const toAmount = (await engine.quote(request))?.toString() ?? null;
    return { provider, ...spender, toAmount };
  }
  const { call, toUnits } = await engine.buildSwap(request);
  const answer = {
    provider,
    ...spender,
    toAmount: toUnits.toString(),
    feeAmount: '0',
    call: { to: call.to, data: call.data, value: call.units.toString() },
  };
  return corrupted(answer, asked);
}

/** An answer whose call has another contract or other data. */
function withCall(
  answer: object,
  { data = (same) => same, to }: { data?: (data: string) => string; to?: string | undefined },
): unknown {
  const { call } = answer as { readonly call: { readonly to: string; readonly data: string } };
  return { ...answer, call: { ...call, to: to ?? call.to, data: data(call.data) } };
}

function digitsOf(address: string): string {
  return address.slice(2).toLowerCase();
}

function state() {
  const known = widget.state.features.swap;
  if (!known) throw new TypeError('The feature has no state');
  return known;
}

function reviewed() {
  const { flow } = state();
  if (flow.status === 'reviewed') return flow.review;
  throw new TypeError(`Not reviewed: ${flow.status}`);
}

async function held(token: Hex): Promise<bigint> {
  const data = `0x70a08231${digitsOf(ALICE).padStart(64, '0')}`;
  return BigInt(String(await node.control.call('eth_call', { to: token, data }, 'latest')));
}

async function fill(
  from: Hex | undefined,
  to: Hex | undefined,
  amount: string,
  quote = 'loaded',
): Promise<void> {
  const [source, target] = [from, to].map((wanted) =>
    state().tokens.find(
      ({ address }) => address?.slice(-40).toLowerCase() === wanted?.slice(-40).toLowerCase(),
    ),
  );
  if (!source || !target) throw new TypeError('The tokens are not listed');
  swap.chooseTo(target);
  swap.chooseFrom(source);
  swap.chooseTo(target);
  swap.typeAmount(amount);
  await eventually(() => expect(state().form.quote.status).toBe(quote));
}

async function confirmed(): Promise<void> {
  // A pool writes more in a later second than in that of its last exchange, and the test wallet sets exactly the gas
  // that the node estimates.
  await node.control.call('evm_increaseTime', 5);
  await node.control.mine();
  const hash = await swap.confirm();
  await eventually(
    () => expect(state().flow).toMatchObject({ hash, outcome: 'succeeded' }),
    10_000,
  );
}
