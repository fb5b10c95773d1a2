import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../../domain/caip/caip-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import { ethereum } from '../../../domain/network/built-in-networks';
import { readSwapCall, type SwapCallReading } from '../../../domain/swap/swap-call';
import type { BuiltSwap, SwapRequest } from '../../../domain/swap/swap-token';
import { ServiceSwapSource } from '../../../infrastructure/chains/eip155/swap-service/service-swap-source';
import type { HttpRequest } from '../../../ports/http-client';
import { etherBalance, USDC, usdcBalance } from '../../../tests/support/token-balances';
import { ONE_INCH_KEY, ONE_INCH_ROUTER, OneInchStandIn } from './stand-ins/one-inch';
import { ALLOWANCE_HOLDER, SETTLER, ZERO_EX_KEY, ZeroExStandIn } from './stand-ins/zero-ex';
import { posted, type TestService, testService } from './support';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const routers = [ALLOWANCE_HOLDER, ONE_INCH_ROUTER];
const request: SwapRequest = {
  account: `eip155:1:${ALICE}` as CaipAddress,
  from: usdcBalance('10'),
  to: etherBalance('1'),
  units: 10_000n,
};

let zeroEx: ZeroExStandIn;
let oneInch: OneInchStandIn;
let service: TestService;
let source: ServiceSwapSource;

beforeEach(async () => {
  zeroEx = await new ZeroExStandIn().start();
  oneInch = await new OneInchStandIn().start();
  service = await testService({
    ZEROEX_API_KEY: ZERO_EX_KEY,
    ZEROEX_API_URL: zeroEx.url,
    ONEINCH_API_KEY: ONE_INCH_KEY,
    ONEINCH_API_URL: oneInch.url,
  });
  source = new ServiceSwapSource({
    contracts: {},
    http: { request: httpOver(service) },
    listed: async () => [],
    networks: () => [ethereum],
    prices: undefined,
    rpcClients: { forNetwork: () => ({ request: async () => `0x${'0'.repeat(64)}` }) },
    service: { url: 'http://service.test', routers: { 'eip155:1': routers } },
  });
});

afterEach(async () => {
  await service.database.close();
  await Promise.all([zeroEx.stop(), oneInch.stop()]);
});

/** The widget's HTTP client, over the service without a socket. */
function httpOver({ ask }: TestService) {
  return async ({ body, url }: HttpRequest): Promise<unknown> => {
    const answer = await ask(new URL(url).pathname, posted(body));
    if (!answer.ok) throw new WidgetError('HTTP_STATUS', { status: answer.status });
    return answer.json();
  };
}

function readingOf(built: BuiltSwap): SwapCallReading {
  return readSwapCall(built, request, { tokenContracts: [], routers });
}

function faultOf(built: BuiltSwap): string | undefined {
  const reading = readingOf(built);
  return reading.kind === 'fault' ? reading.fault : undefined;
}

describe('the widget and the service', () => {
  it('agree on a quote, an allowance and an exchange by 0x', async () => {
    expect(await source.quote(request)).toBe(20_000n);
    expect(await source.allowance(request)).toBe(0n);
    const approval = await source.buildApproval(request);
    expect(approval.to).toBe(USDC);
    expect(approval.data).toContain(ALLOWANCE_HOLDER.slice(2).toLowerCase());

    const built = await source.buildSwap(request);

    expect(built).toMatchObject({ toUnits: 20_000n, providerFeeUnits: 15n });
    expect(built.call.to).toBe(ALLOWANCE_HOLDER);
    const settler = SETTLER.toLowerCase();
    expect(readingOf(built)).toEqual({ kind: 'read', minToUnits: 19_800n, settler });
  });

  it('agree on an exchange by 1inch', async () => {
    oneInch.rate = 3000n;
    expect(await source.quote(request)).toBe(30_000n);
    expect(await source.allowance(request)).toBe(0n);

    const built = await source.buildSwap(request);

    expect(built).toMatchObject({ toUnits: 30_000n, call: { to: ONE_INCH_ROUTER } });
    expect(readingOf(built)).toEqual({ kind: 'read', minToUnits: 29_700n });
  });

  it('agree that there is no way', async () => {
    zeroEx.hasLiquidity = false;
    oneInch.hasLiquidity = false;

    expect(await source.quote(request)).toBeUndefined();
  });

  it('pass on that a provider is down', async () => {
    await Promise.all([zeroEx.stop(), oneInch.stop()]);

    await expect(source.quote(request)).rejects.toMatchObject({ context: { status: 503 } });
  });

  it('pass on no call that the widget would have signed: a provider that lies is judged by the site’s routers', async () => {
    const transfer = `0xa9059cbb${'00'.repeat(64)}`;
    zeroEx.instead = { transaction: { to: USDC, data: transfer, value: '0' } };
    expect(faultOf(await source.buildSwap(request))).toBe('target');

    zeroEx.instead = { transaction: { to: ALICE, data: '0x12345678', value: '0' } };
    expect(faultOf(await source.buildSwap(request))).toBe('target');

    zeroEx.instead = { transaction: { to: ONE_INCH_ROUTER, data: '0x12345678', value: '0' } };
    expect(faultOf(await source.buildSwap(request))).toBe('function');

    const other = `0x${'4f'.repeat(20)}`;
    zeroEx.instead = { transaction: { to: other, data: '0x12345678', value: '0' } };
    expect(faultOf(await source.buildSwap(request))).toBe('router');

    zeroEx.instead = { transaction: { to: ALLOWANCE_HOLDER, data: transfer, value: '0' } };
    expect(faultOf(await source.buildSwap(request))).toBe('function');

    zeroEx.instead = { transaction: { to: ALLOWANCE_HOLDER, data: '0x2213bc0b', value: '1' } };
    expect(faultOf(await source.buildSwap(request))).toBe('value');
  });
});
