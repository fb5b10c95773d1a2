import { describe, expect, it } from '@jest/globals';
import { encodeFunctionResult, getAddress, type Hex, numberToHex, parseAbi } from 'viem';
import { formatCaipAddress } from '../../../../../../domain/caip/caip-address';
import { WidgetError } from '../../../../../../domain/errors/widget-error';
import type { UniswapDeployment } from '../../../../../../domain/swap/uniswap-deployment';
import { ethereum } from '../../../../../../domain/network/built-in-networks';
import { canSwapOn, swapChainIds } from '../../../../../../domain/swap/swap-networks';
import { readSwapCall } from '../../../../../../domain/swap/swap-call';
import { uniswapDeployments } from '../../../../../../infrastructure/chains/eip155/uniswap/uniswap-deployments';
import { UniswapPrices } from '../../../../../../infrastructure/chains/eip155/uniswap/uniswap-prices';
import { uniswapRoutes } from '../../../../../../infrastructure/chains/eip155/uniswap/uniswap-routes';
import { UniswapSwapSource } from '../../../../../../infrastructure/chains/eip155/uniswap/uniswap-swap-source';
import { ManualClock, ScriptedRpcClients } from '../../../../../../infrastructure/fake';
import { etherBalance, USDC, usdcBalance } from '../../../../../support/token-balances';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const abi = parseAbi([
  'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256 amountOut, uint160[] sqrtPriceX96AfterList, uint32[] initializedTicksCrossedList, uint256 gasEstimate)',
]);
const account = formatCaipAddress({ namespace: 'eip155', chainReference: '1', address: ALICE });
const request = { account, from: usdcBalance('5'), to: etherBalance('1'), units: 5_000_000n };

/** A node whose quoter yields `yields`, with `script` beside it. */
function setUp(yields: (call: { to: string; data: Hex }) => unknown, script: object = {}) {
  const rpcClients = new ScriptedRpcClients({
    eth_call: ([call]: readonly { to: string; data: Hex }[]) => call && yields(call),
    eth_getBlockByNumber: { timestamp: '0x64' },
    ...script,
  });
  const clock = new ManualClock();
  const deployments = uniswapDeployments;
  const prices = new UniswapPrices({ clock, deployments, rpcClients });
  const networks = () => [ethereum];
  const listed = async () => [];
  const source = new UniswapSwapSource({ deployments, listed, networks, prices, rpcClients });
  return { clock, prices, rpcClients, source };
}

function quoted(units: bigint): Hex {
  return encodeFunctionResult({
    abi,
    functionName: 'quoteExactInput',
    result: [units, [1n], [1], 1n],
  });
}

function reverted(): never {
  throw new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'execution reverted' });
}

describe('the deployments of Uniswap', () => {
  it('[R9.12] are on nine of the twelve networks, and on no other', () => {
    const known = Object.keys(uniswapDeployments);
    const missing = swapChainIds.filter((id) => !known.includes(`eip155:${id}`));
    expect(missing).toEqual([250, 8217, 1313161554]);
    expect(known.every((id) => canSwapOn(id as `eip155:${number}`))).toBe(true);
  });

  it('are spelled with their checksums', () => {
    const all = Object.values(uniswapDeployments) as readonly UniswapDeployment[];
    const addresses = all.flatMap(({ stablecoin, ...contracts }) => [
      stablecoin.address,
      ...(Object.values(contracts) as readonly string[]),
    ]);
    expect(addresses.map((address) => getAddress(address.toLowerCase()))).toEqual(addresses);
  });
});

describe('the ways that are asked for', () => {
  const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
  const deployment: UniswapDeployment = {
    quoterV2: ALICE,
    swapRouter02: ALICE,
    v2Router: ALICE,
    wrappedNative: weth,
    stablecoin: { address: USDC, decimals: 6 },
  };
  const uni = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';

  it('are straight by each fee, over each hub by each pair of fees, and by v2', () => {
    const routes = uniswapRoutes(deployment, uni, '0x6B175474E89094C44Da98b954EedeAC495271d0F');
    expect(routes).toHaveLength(4 + 1 + 2 * (16 + 1));
    expect(uniswapRoutes(deployment, uni, weth)).toHaveLength(4 + 1 + 16 + 1);
    expect(uniswapRoutes(deployment, weth, USDC)).toHaveLength(4 + 1);
    expect(uniswapRoutes(deployment, weth, `0x${weth.slice(2).toLowerCase()}`)).toEqual([]);
  });

  it('are the fees and the hubs that the site names', () => {
    const own = { ...deployment, v2Router: undefined, feeTiers: [2500], hubs: [] };
    const { v2Router: _none, ...without } = own;
    expect(uniswapRoutes(without, uni, USDC)).toEqual([
      { version: 3, tokens: [uni, USDC], fees: [2500] },
    ]);
  });
});

describe('a quote of a node', () => {
  it('is the best of the answers, whatever the others say', async () => {
    let at = 0;
    const { source } = setUp(({ to }) => {
      if (to !== uniswapDeployments['eip155:1']?.quoterV2) return reverted();
      at += 1;
      if (at === 1) return quoted(7n);
      if (at === 2) return quoted(9n);
      if (at === 3) return '0x';
      if (at === 4) return { evil: true };
      return reverted();
    });
    expect(await source.quote(request)).toBe(9n);
  });

  it('is none where every way is refused, or yields nothing', async () => {
    expect(await setUp(reverted).source.quote(request)).toBeUndefined();
    expect(await setUp(() => quoted(0n)).source.quote(request)).toBeUndefined();
  });

  it('fails, and is not none, where no node answers', async () => {
    const { source } = setUp(() => {
      throw new WidgetError('RPC_TIMEOUT', {} as never);
    });
    await expect(source.quote(request)).rejects.toMatchObject({ code: 'RPC_TIMEOUT' });
  });

  it('throws the reason of a signal that aborts', async () => {
    const reason = new Error('given up');
    const { source } = setUp(() => quoted(1n));
    await expect(source.quote(request, AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it.each<[string, unknown]>([
    ['no bytes', 7],
    ['half a byte', '0x123'],
    ['a megabyte', `0x${'00'.repeat(2 ** 20)}`],
  ])('is refused where the answer is %s', async (_what, answer) => {
    const { source } = setUp(() => answer);
    await expect(source.quote(request)).rejects.toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
  });
});

describe('the call of an exchange', () => {
  const rules = { tokenContracts: [USDC] };

  it('passes every rule for calls of a swap service, and names the only router', async () => {
    const { source } = setUp(() => quoted(10n ** 18n));
    const routers = source.routers(ethereum);
    for (const asked of [request, { ...request, from: request.to, to: request.from }]) {
      const built = await source.buildSwap(asked);
      const { call } = built;
      const { wrappedNative } = source.contracts(ethereum) ?? {};
      const reading = readSwapCall(built, asked, { ...rules, routers, wrappedNative });
      expect(reading).toEqual({ kind: 'read', minToUnits: (built.toUnits * 99n) / 100n });
      expect(call.units).toBe(asked.from.address === undefined ? asked.units : 0n);
    }
    expect(routers).toEqual([uniswapDeployments['eip155:1']?.swapRouter02]);
    expect(source.routers({ ...ethereum, caipNetworkId: 'eip155:250' })).toEqual([]);
  });

  it('guards the least that is received, and ends 20 minutes after the newest block', async () => {
    const { source } = setUp(() => quoted(1000n));
    const { call, providerFeeUnits, toUnits } = await source.buildSwap(request);
    expect({ providerFeeUnits, toUnits }).toEqual({ providerFeeUnits: 0n, toUnits: 1000n });
    expect(call.data).toContain(numberToHex(990n, { size: 32 }).slice(2));
    expect(call.data).toContain(numberToHex(100n + 1200n, { size: 32 }).slice(2));
  });

  it('is not made where the time of the chain is not known', async () => {
    const { source } = setUp(() => quoted(1000n), { eth_getBlockByNumber: { timestamp: 'soon' } });
    await expect(source.buildSwap(request)).rejects.toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
  });

  it.each(['0x', '0xzz', null, {}])('is not made with the allowance %p', async (answer) => {
    const { source } = setUp(() => answer);
    await expect(source.allowance(request)).rejects.toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
  });
});

describe('prices', () => {
  it('of cheap tokens are asked for more of them, so that no digit is lost', async () => {
    const { prices } = setUp(({ data }) => {
      const million = data.includes(numberToHex(10n ** 24n, { size: 32 }).slice(2));
      return quoted(million ? 12_345_678n : 12n);
    });
    const uni = { ...etherBalance('1'), address: account };
    const [price] = await prices.prices([uni], ethereum);
    // 12.345678 dollars for a million.
    expect(price).toEqual({ units: 12_345_678n, scale: 12 });
  });

  it('are unknown, and never zero, where nothing is yielded', async () => {
    const { prices } = setUp(() => quoted(0n));
    expect(await prices.prices([etherBalance('1')], ethereum)).toEqual([undefined]);
  });

  it('are unknown on a network without a deployment, and for a token of another one', async () => {
    const { prices, rpcClients } = setUp(() => quoted(1n));
    const elsewhere = { ...ethereum, caipNetworkId: 'eip155:250' } as const;
    expect(await prices.prices([etherBalance('1')], elsewhere)).toEqual([undefined]);
    expect(await prices.prices([{ ...etherBalance('1'), chainId: 'eip155:10' }], ethereum)).toEqual(
      [undefined],
    );
    expect(rpcClients.calls).toEqual([]);
  });

  it('[R9.4] are kept for 4000 ms', async () => {
    const { clock, prices, rpcClients } = setUp(() => quoted(3_000_000_000n));
    const ask = () => prices.prices([etherBalance('1')], ethereum);
    await ask();
    const { length } = rpcClients.calls;
    await clock.advance(3999);
    await ask();
    expect(rpcClients.calls).toHaveLength(length);
    await clock.advance(1);
    await ask();
    expect(rpcClients.calls).toHaveLength(2 * length);
  });
});
