import { describe, expect, it } from '@jest/globals';
import { concatHex, encodeAbiParameters, encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { CaipAddress } from '../../../../../domain/caip/caip-address';
import { readSwapCall } from '../../../../../domain/swap/swap-call';
import { selfPermitData, type SignedPermit } from '../../../../../domain/swap/swap-permit';
import { settlerAddress } from '../../../../../domain/swap/router/settler';
import type { SwapRequest } from '../../../../../domain/swap/swap-token';
import { balanceOf, etherBalance, USDC, usdcBalance } from '../../../../support/token-balances';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const THIEF = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ROUTER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const HOLDER = '0x0000000000001fF3684f28c67538d4D072C22734';
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const NATIVE = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';
const ZERO = `0x${'0'.repeat(40)}` as const;
const SENDER = `0x${'1'.padStart(40, '0')}` as const;
const ITSELF = `0x${'2'.padStart(40, '0')}` as const;
const GIVEN = 10_000_000n;
const RETURNED = 1_000_000n;
const LEAST = 990_000n;
const all = 2n ** 256n - 1n;

const uni = balanceOf({ symbol: 'UNI', address: UNI, quantity: { decimals: 18, numeric: '0' } });
const request: SwapRequest = {
  account: `eip155:1:${ME}` as CaipAddress,
  from: usdcBalance('10'),
  to: uni,
  units: GIVEN,
};
const fromNative = { ...request, from: etherBalance('1') };
const toNative = { ...request, to: etherBalance('1') };

function encoded(signature: string, ...args: readonly unknown[]): Hex {
  const abi = parseAbi([`function ${signature}`] as readonly string[]);
  return encodeFunctionData({ abi, args } as unknown as Parameters<typeof encodeFunctionData>[0]);
}

/** The least that is read, or the fault. */
function read(data: Hex, asked = request, to: Hex = ROUTER): bigint | string {
  const units = asked.from.address === undefined ? asked.units : 0n;
  const rules = { tokenContracts: [DAI], routers: [ROUTER, HOLDER], wrappedNative: WETH };
  const reading = readSwapCall({ call: { to, data, units }, toUnits: RETURNED }, asked, rules);
  if (reading.kind === 'unread') return 'unread';
  return reading.kind === 'fault' ? reading.fault : reading.minToUnits;
}

const path = (...tokens: readonly Hex[]): Hex =>
  concatHex(tokens.flatMap((token, index) => (index === 0 ? [token] : ['0x0001f4', token])));

const multicall = (...steps: readonly Hex[]): Hex =>
  encoded('multicall(uint256 a, bytes[] b)', 9n, steps);

interface Leg {
  readonly from?: Hex;
  readonly to?: Hex;
  readonly receiver?: Hex | undefined;
  readonly units?: bigint;
  readonly least?: bigint;
}

const single = (
  { from = USDC, to = UNI, receiver = ME, units = GIVEN, least = LEAST }: Leg = {},
  limit = 0n,
): Hex =>
  encoded(
    'exactInputSingle((address a, address b, uint24 c, address d, uint256 e, uint256 f, uint160 g) h)',
    { a: from, b: to, c: 500, d: receiver, e: units, f: least, g: limit },
  );
const byV3 = ({ from = USDC, to = UNI, receiver = ME, units = GIVEN, least = LEAST }: Leg = {}) =>
  encoded('exactInput((bytes a, address b, uint256 c, uint256 d) e)', {
    a: path(from, WETH, to),
    b: receiver,
    c: units,
    d: least,
  });
const byV2 = ({ from = USDC, to = UNI, receiver = ME, units = GIVEN, least = LEAST }: Leg = {}) =>
  encoded(
    'swapExactTokensForTokens(uint256 a, uint256 b, address[] c, address d)',
    units,
    least,
    [from, to],
    receiver,
  );
const unwrap = (least: bigint, receiver: Hex): Hex =>
  encoded('unwrapWETH9(uint256 a, address b)', least, receiver);
const sweep = (token: Hex, least: bigint, receiver: Hex): Hex =>
  encoded('sweepToken(address a, uint256 b, address c)', token, least, receiver);
const pull = (token: Hex, units: bigint): Hex =>
  encoded('pull(address a, uint256 b)', token, units);

describe('SwapRouter02', () => {
  it.each<[string, Hex, SwapRequest?]>([
    ['one pool of v3', single()],
    ['one step of a list', multicall(single())],
    ['its short name of the caller', multicall(single({ receiver: SENDER }))],
    ['several pools', multicall(byV3())],
    ['pools of v2', multicall(byV2())],
    ['a list without a time', encoded('multicall(bytes[] a)', [byV3()])],
    [
      'two parts',
      multicall(byV3({ units: 4n, least: 5n }), byV2({ units: GIVEN - 4n, least: LEAST - 5n })),
    ],
    [
      'a way over itself',
      multicall(byV3({ to: WETH, receiver: ITSELF, least: 0n }), single({ from: WETH, units: 0n })),
    ],
    [
      'the native currency at last',
      multicall(byV3({ to: WETH, receiver: ITSELF }), unwrap(LEAST, ME)),
      toNative,
    ],
    ['the native currency at first', multicall(single({ from: WETH })), fromNative],
    [
      'the native currency at first, wrapped, and what is left of it',
      multicall(
        encoded('wrapETH(uint256 a)', GIVEN),
        single({ from: WETH, units: 0n }),
        encoded('refundETH()'),
      ),
      fromNative,
    ],
    ['a payment out', multicall(byV3({ receiver: ITSELF }), sweep(UNI, LEAST, ME))],
    ['what was taken before', multicall(pull(USDC, GIVEN), single({ units: 0n }))],
  ])('is read: %s', (_what, data, asked = request) => {
    expect(read(data, asked)).toBe(LEAST);
  });

  it.each<[string, Hex, string, SwapRequest?]>([
    ['pays to another account', single({ receiver: THIEF }), 'receiver'],
    ['pays to another account by v2', multicall(byV2({ receiver: THIEF })), 'receiver'],
    ['takes more', single({ units: GIVEN + 1n }), 'amount'],
    ['takes less', single({ units: GIVEN - 1n }), 'amount'],
    ['takes all by several steps', multicall(byV3(), byV3()), 'amount'],
    ['takes another token', single({ from: DAI }), 'amount'],
    ['takes another token beside', multicall(byV3(), byV3({ from: DAI, units: 1n })), 'amount'],
    ['takes into itself', multicall(pull(USDC, GIVEN)), 'receiver'],
    ['takes into itself beside', multicall(byV3(), pull(USDC, all)), 'amount'],
    ['gives another token', single({ to: DAI }), 'amount'],
    ['gives nothing for sure', single({ least: 0n }), 'minimum'],
    ['gives less than is accepted', single({ least: LEAST - 101n }), 'minimum'],
    ['gives a part up to a price', single({}, 7n), 'function'],
    [
      'pays out to another account',
      multicall(byV3({ receiver: ITSELF }), sweep(UNI, LEAST, THIEF)),
      'receiver',
    ],
    [
      'pays out to a short name, which that function does not know',
      multicall(byV3({ receiver: ITSELF }), sweep(UNI, LEAST, SENDER)),
      'receiver',
    ],
    ['leaves it in the router', multicall(byV3({ receiver: ITSELF })), 'receiver'],
    [
      'leaves a part in the router',
      multicall(byV3({ units: 1n }), byV3({ units: GIVEN - 1n, receiver: ITSELF })),
      'receiver',
    ],
    ['sweeps what is not there', multicall(byV3(), sweep(DAI, 0n, ME)), 'amount'],
    [
      'unwraps to another account',
      multicall(byV3({ to: WETH, receiver: ITSELF }), unwrap(LEAST, THIEF)),
      'receiver',
      toNative,
    ],
    ['gives the wrapped currency', multicall(byV3({ to: WETH })), 'amount', toNative],
    ['takes a token where the native currency came along', multicall(byV3()), 'amount', fromNative],
    [
      'takes an allowance of the wrapped one beside',
      multicall(single({ from: WETH, units: GIVEN + 1n })),
      'amount',
      fromNative,
    ],
    [
      'sends the native currency back before it takes the wrapped one by an allowance',
      multicall(encoded('refundETH()'), single({ from: WETH })),
      'amount',
      fromNative,
    ],
    [
      'takes the native currency in parts, between which a token of the route can send it away',
      multicall(
        single({ from: WETH, units: 1n, least: 0n }),
        single({ from: WETH, units: GIVEN - 1n }),
      ),
      'amount',
      fromNative,
    ],
    [
      'has a path that is no path',
      encoded('exactInput((bytes a, address b, uint256 c, uint256 d) e)', {
        a: `${path(USDC, UNI)}00`,
        b: ME,
        c: GIVEN,
        d: LEAST,
      }),
      'unreadable',
    ],
    ['is cut short', single().slice(0, -64) as Hex, 'unreadable'],
    ['is a list in a list', multicall(multicall(byV3())), 'function'],
    [
      'has a function for a fee',
      multicall(
        byV3(),
        encoded(
          'sweepTokenWithFee(address a, uint256 b, uint256 c, address d)',
          UNI,
          0n,
          100n,
          THIEF,
        ),
      ),
      'function',
    ],
    [
      'gives an exact amount',
      encoded(
        'exactOutputSingle((address a, address b, uint24 c, address d, uint256 e, uint256 f, uint160 g) h)',
        { a: USDC, b: UNI, c: 500, d: ME, e: LEAST, f: GIVEN, g: 0n },
      ),
      'function',
    ],
    ['approves', multicall(byV3(), encoded('approveMax(address a)', USDC)), 'function'],
    [
      'calls a manager of positions',
      multicall(byV3(), encoded('callPositionManager(bytes a)', '0x1234')),
      'function',
    ],
    ['does nothing', multicall(), 'amount'],
  ])('is refused where it %s', (_what, data, fault, asked = request) => {
    expect(read(data, asked)).toBe(fault);
  });

  it('needs the wrapped currency where the native one is given or received', () => {
    const call = { to: ROUTER, data: multicall(single({ from: WETH })), units: GIVEN };
    const rules = { tokenContracts: [], routers: [ROUTER] };
    expect(readSwapCall({ call, toUnits: RETURNED }, fromNative, rules)).toMatchObject({
      fault: 'amount',
    });
  });
});

describe('a permit in a call', () => {
  const permit: SignedPermit = {
    token: USDC,
    name: 'USD Coin',
    version: '2',
    spender: ROUTER,
    units: GIVEN,
    nonce: 3n,
    deadline: 1_900_000_000n,
    signature: `0x${'1a'.repeat(32)}${'2b'.repeat(32)}1b`,
  };
  const signed: SwapRequest = { ...request, permit };
  const written = (parts: Partial<SignedPermit> = {}): Hex =>
    selfPermitData({ ...permit, ...parts }) ?? '0x';

  it('is written as the router reads it', () => {
    const words = [27, `0x${'1a'.repeat(32)}`, `0x${'2b'.repeat(32)}`];
    expect(written()).toBe(
      encoded(
        'selfPermit(address a, uint256 b, uint256 c, uint8 d, bytes32 e, bytes32 f)',
        USDC,
        GIVEN,
        permit.deadline,
        ...words,
      ),
    );
    expect(selfPermitData({ ...permit, signature: '0x' })).toBeUndefined();
  });

  it('is let through where it is exactly the one that the visitor has signed', () => {
    expect(read(multicall(written(), byV3()), signed)).toBe(LEAST);
  });

  it.each<[string, Hex]>([
    ['of more', written({ units: all })],
    ['of another token', written({ token: DAI })],
    ['until later', written({ deadline: all })],
    ['with another signature', written({ signature: `0x${'00'.repeat(65)}` })],
    ['with something after it', `${written()}00`],
    ['of the other spelling', written().replace('f3995c67', 'c2e3140a') as Hex],
  ])('is refused %s', (_what, step) => {
    expect(read(multicall(step, byV3()), signed)).toBe('function');
  });

  it('is refused where the visitor has signed none, or one for another spender', () => {
    const other = { ...request, permit: { ...permit, spender: THIEF } };
    expect(read(multicall(written(), byV3()))).toBe('function');
    expect(read(multicall(written(), byV3()), other)).toBe('function');
    expect(read(written(), signed)).not.toBe(LEAST);
  });
});

describe('the router of v2', () => {
  const call = (name: string, ...args: readonly unknown[]): Hex =>
    encoded(`${name}(uint256 a, uint256 b, address[] c, address d, uint256 e)`, ...args);
  const tokens = call('swapExactTokensForTokens', GIVEN, LEAST, [USDC, WETH, UNI], ME, 9n);
  const native = call('swapExactTokensForETH', GIVEN, LEAST, [USDC, WETH], ME, 9n);
  const eth = (to: Hex): Hex =>
    encoded(
      'swapExactETHForTokens(uint256 a, address[] b, address c, uint256 d)',
      LEAST,
      [WETH, UNI],
      to,
      9n,
    );

  it('is read', () => {
    expect(read(tokens)).toBe(LEAST);
    expect(read(native, toNative)).toBe(LEAST);
    expect(read(eth(ME), fromNative)).toBe(LEAST);
    const name = 'swapExactTokensForTokensSupportingFeeOnTransferTokens';
    expect(read(call(name, GIVEN, LEAST, [USDC, UNI], ME, 9n))).toBe(LEAST);
  });

  it.each<[string, Hex, string, SwapRequest?]>([
    [
      'pays to another account',
      call('swapExactTokensForTokens', GIVEN, LEAST, [USDC, UNI], THIEF, 9n),
      'receiver',
    ],
    [
      'pays to a short name that it does not know',
      call('swapExactTokensForTokens', GIVEN, LEAST, [USDC, UNI], SENDER, 9n),
      'receiver',
    ],
    ['takes more', call('swapExactTokensForTokens', all, LEAST, [USDC, UNI], ME, 9n), 'amount'],
    [
      'takes another token',
      call('swapExactTokensForTokens', GIVEN, LEAST, [DAI, UNI], ME, 9n),
      'amount',
    ],
    [
      'gives another token',
      call('swapExactTokensForTokens', GIVEN, LEAST, [USDC, DAI], ME, 9n),
      'amount',
    ],
    ['gives less', call('swapExactTokensForTokens', GIVEN, 1n, [USDC, UNI], ME, 9n), 'minimum'],
    ['gives the native currency', native, 'amount'],
    ['takes a token beside the native currency', tokens, 'amount', fromNative],
    ['sends the native currency’s worth elsewhere', eth(THIEF), 'receiver', fromNative],
    [
      'is of one token',
      call('swapExactTokensForTokens', GIVEN, LEAST, [USDC], ME, 9n),
      'unreadable',
    ],
    [
      'takes liquidity out',
      encoded(
        'removeLiquidity(address a, address b, uint256 c, uint256 d, uint256 e, address f, uint256 g)',
        USDC,
        UNI,
        1n,
        1n,
        1n,
        ME,
        9n,
      ),
      'function',
    ],
  ])('is refused where it %s', (_what, data, fault, asked = request) => {
    expect(read(data, asked)).toBe(fault);
  });
});

describe('the Universal Router', () => {
  type Command = readonly [number, Hex];
  const plan = (...all: readonly Command[]): Hex =>
    encoded(
      'execute(bytes a, bytes[] b, uint256 c)',
      `0x${all.map(([byte]) => byte.toString(16).padStart(2, '0')).join('')}`,
      all.map(([, input]) => input),
      9n,
    );
  const input = (types: string, ...values: readonly unknown[]): Hex =>
    encodeAbiParameters(
      types.split(',').map((type) => ({ type })),
      values,
    );
  const v3 = (
    { from = USDC, to = UNI, receiver = SENDER, units = GIVEN, least = LEAST }: Leg = {},
    isUser = true,
  ): Command => [
    0x00,
    input('address,uint256,uint256,bytes,bool', receiver, units, least, path(from, to), isUser),
  ];
  const v2 = (
    { from = USDC, to = UNI, receiver = SENDER, units = GIVEN, least = LEAST }: Leg = {},
    isUser = true,
  ): Command => [
    0x08,
    input('address,uint256,uint256,address[],bool', receiver, units, least, [from, to], isUser),
  ];
  const three = (byte: number, token: Hex, receiver: Hex, units: bigint): Command => [
    byte,
    input('address,address,uint256', token, receiver, units),
  ];
  const two = (byte: number, receiver: Hex | undefined, units: bigint): Command => [
    byte,
    input('address,uint256', receiver, units),
  ];
  const balance = 2n ** 255n;

  it.each<[string, Hex, SwapRequest?]>([
    ['a swap of v3', plan(v3())],
    ['a swap of v2 to the account by name', plan(v2({ receiver: ME }))],
    ['two parts', plan(v3({ units: 1n, least: 0n }), v2({ units: GIVEN - 1n }))],
    ['what it took before', plan(three(0x02, USDC, ITSELF, GIVEN), v3({}, false))],
    [
      'all that it holds',
      plan(
        v3({ to: WETH, receiver: ITSELF, least: 0n }),
        v3({ from: WETH, units: balance }, false),
      ),
    ],
    [
      'a payment out, and a check',
      plan(v3({ receiver: ITSELF }), three(0x04, UNI, SENDER, LEAST), three(0x0e, ME, UNI, 1n)),
    ],
    [
      'the native currency at first',
      plan(two(0x0b, ITSELF, GIVEN), v3({ from: WETH }, false)),
      fromNative,
    ],
    [
      'all of it',
      plan(
        two(0x0b, ITSELF, balance),
        v3({ from: WETH, units: balance }, false),
        three(0x04, ZERO, ME, 0n),
      ),
      fromNative,
    ],
    [
      'the native currency at last',
      plan(v3({ to: WETH, receiver: ITSELF, least: 0n }), two(0x0c, SENDER, LEAST)),
      toNative,
    ],
    [
      'the native currency at last, paid out',
      plan(
        v3({ to: WETH, receiver: ITSELF, least: 0n }),
        two(0x0c, ITSELF, 0n),
        three(0x04, ZERO, ME, LEAST),
      ),
      toNative,
    ],
  ])('is read: %s', (_what, data, asked = request) => {
    expect(read(data, asked)).toBe(LEAST);
  });

  it.each<[string, Hex, string, SwapRequest?]>([
    ['pays to another account', plan(v3({ receiver: THIEF })), 'receiver'],
    ['takes more, by an allowance in Permit2', plan(v3({ units: GIVEN + 1n })), 'amount'],
    ['takes another token', plan(v3({ from: DAI })), 'amount'],
    ['takes another token beside', plan(v3(), three(0x02, DAI, ITSELF, 1n)), 'amount'],
    ['takes to another account', plan(three(0x02, USDC, THIEF, GIVEN)), 'receiver'],
    [
      'sweeps to another account',
      plan(v3({ receiver: ITSELF }), three(0x04, UNI, THIEF, LEAST)),
      'receiver',
    ],
    [
      'sweeps into itself',
      plan(v3({ receiver: ITSELF }), three(0x04, UNI, ITSELF, LEAST)),
      'receiver',
    ],
    [
      'pays a portion',
      plan(v3({ receiver: ITSELF }), three(0x06, UNI, THIEF, 10_000n)),
      'function',
    ],
    ['transfers', plan(v3({ receiver: ITSELF }), three(0x05, UNI, THIEF, LEAST)), 'function'],
    ['lets a swap fail', plan([0x80, v3()[1]]), 'function'],
    ['runs a plan in the plan', plan([0x21, '0x']), 'function'],
    ['swaps by v4', plan([0x10, '0x']), 'function'],
    ['permits', plan(v3(), [0x0a, '0x']), 'function'],
    ['permits many', plan(v3(), [0x03, '0x']), 'function'],
    ['takes many', plan(v3(), [0x0d, '0x']), 'function'],
    ['has a command of a later router', plan(v3(), [0x40, '0x']), 'function'],
    ['spends what it does not hold', plan(v3({}, false)), 'amount'],
    [
      'unwraps to another account',
      plan(v3({ to: WETH, receiver: ITSELF }), two(0x0c, THIEF, LEAST)),
      'receiver',
      toNative,
    ],
    ['wraps for another account', plan(two(0x0b, THIEF, GIVEN)), 'receiver', fromNative],
    [
      'takes an allowance where the native currency came along',
      plan(v3({ from: WETH })),
      'amount',
      fromNative,
    ],
    ['gives nothing for sure', plan(v3({ least: 1n })), 'minimum'],
    ['has no input', encoded('execute(bytes a, bytes[] b)', '0x00', []), 'unreadable'],
    ['has half an input', plan([0x00, '0x00']), 'unreadable'],
    ['is empty', plan(), 'unreadable'],
  ])('is refused where it %s', (_what, data, fault, asked = request) => {
    expect(read(data, asked)).toBe(fault);
  });
});

describe('the router of 1inch', () => {
  const EXECUTOR = THIEF;
  interface Description {
    readonly from?: Hex;
    readonly to?: Hex;
    readonly receiver?: Hex;
    readonly units?: bigint;
    readonly least?: bigint;
    readonly flags?: bigint;
  }
  const swap = ({
    from = USDC,
    to = UNI,
    receiver = ME,
    units = GIVEN,
    least = LEAST,
    flags = 0n,
  }: Description = {}): Hex =>
    encoded(
      'swap(address a, (address b, address c, address d, address e, uint256 f, uint256 g, uint256 h) i, bytes j)',
      EXECUTOR,
      { b: from, c: to, d: EXECUTOR, e: receiver, f: units, g: least, h: flags },
      '0x1234',
    );

  it('is read, whatever the executor is', () => {
    expect(read(swap())).toBe(LEAST);
    expect(read(swap({ receiver: ZERO }))).toBe(LEAST);
    expect(read(swap({ from: NATIVE }), fromNative)).toBe(LEAST);
    expect(read(swap({ to: ZERO }), toNative)).toBe(LEAST);
  });

  it.each<[string, Hex, string, SwapRequest?]>([
    ['pays to another account', swap({ receiver: THIEF }), 'receiver'],
    ['takes more', swap({ units: all }), 'amount'],
    ['takes another token', swap({ from: DAI }), 'amount'],
    ['gives another token', swap({ to: DAI }), 'amount'],
    ['takes a token beside the native currency', swap(), 'amount', fromNative],
    ['gives nothing for sure', swap({ least: 1n }), 'minimum'],
    ['may do a part', swap({ flags: 1n }), 'function'],
    ['needs more of the native currency', swap({ flags: 2n }), 'function'],
    ['takes by Permit2', swap({ flags: 4n }), 'function'],
    [
      'names a market maker',
      encoded(
        'clipperSwap(address a, uint256 b, address c, uint256 d, uint256 e, uint256 f, bytes32 g, bytes32 h)',
        THIEF,
        BigInt(USDC),
        UNI,
        GIVEN,
        LEAST,
        9n,
        `0x${'00'.repeat(32)}`,
        `0x${'00'.repeat(32)}`,
      ),
      'function',
    ],
    ['is of an older router', '0x12aa3caf', 'function'],
  ])('is refused where it %s', (_what, data, fault, asked = request) => {
    expect(read(data, asked)).toBe(fault);
  });
});

describe('0x', () => {
  const SETTLER = settlerAddress(1n, 11n);
  const execute = (receiver: Hex = ME, token: Hex = UNI, least = LEAST): Hex =>
    encoded(
      'execute((address a, address b, uint256 c) d, bytes[] e, bytes32 f)',
      { a: receiver, b: token, c: least },
      ['0x12345678'],
      `0x${'00'.repeat(32)}`,
    );
  const exec = (operator: Hex, token: Hex, units: bigint, target: Hex, data: Hex): Hex =>
    encoded(
      'exec(address a, address b, uint256 c, address d, bytes e)',
      operator,
      token,
      units,
      target,
      data,
    );
  const lent = (data = execute()): Hex => exec(SETTLER, USDC, GIVEN, SETTLER, data);

  it('is read, with the contract that its registry has to name', () => {
    const call = { to: HOLDER, data: lent(), units: 0n };
    const rules = { tokenContracts: [], routers: [HOLDER] };
    expect(readSwapCall({ call, toUnits: RETURNED }, request, rules)).toEqual({
      kind: 'read',
      minToUnits: LEAST,
      settler: SETTLER,
    });
    expect(read(lent(execute(ME, NATIVE)), toNative, HOLDER)).toBe(LEAST);
  });

  it('is read where the native currency goes to Settler itself, or by way of the holder', () => {
    const call = { to: SETTLER, data: execute(), units: GIVEN };
    const rules = { tokenContracts: [], routers: [HOLDER] };
    expect(readSwapCall({ call, toUnits: RETURNED }, fromNative, rules)).toMatchObject({
      kind: 'read',
      settler: SETTLER,
    });
    expect(read(exec(ZERO, ZERO, 0n, SETTLER, execute()), fromNative, HOLDER)).toBe(LEAST);
    const others = { tokenContracts: [], routers: [ROUTER] };
    expect(readSwapCall({ call, toUnits: RETURNED }, fromNative, others)).toMatchObject({
      fault: 'router',
    });
    const token = { ...call, units: 0n };
    expect(readSwapCall({ call: token, toUnits: RETURNED }, request, rules)).toMatchObject({
      fault: 'router',
    });
  });

  it.each<[string, Hex, string]>([
    ['lends more', exec(SETTLER, USDC, all, SETTLER, execute()), 'amount'],
    ['lends another token', exec(SETTLER, DAI, GIVEN, SETTLER, execute()), 'amount'],
    [
      'lends it to another contract than it calls',
      exec(THIEF, USDC, GIVEN, SETTLER, execute()),
      'receiver',
    ],
    [
      'calls another function',
      lent(encoded('transfer(address a, uint256 b)', THIEF, all)),
      'function',
    ],
    ['calls nothing', lent('0x'), 'function'],
    ['pays to another account', lent(execute(THIEF)), 'receiver'],
    ['compares another token', lent(execute(ME, DAI)), 'amount'],
    ['compares nothing', lent(execute(ME, ZERO, 0n)), 'amount'],
    ['gives nothing for sure', lent(execute(ME, UNI, 1n)), 'minimum'],
    ['is cut short', lent().slice(0, -256) as Hex, 'unreadable'],
  ])('is refused where it %s', (_what, data, fault) => {
    expect(read(data, request, HOLDER)).toBe(fault);
  });

  // The addresses that 0x has published of Ethereum (its README, its documentation) and of Base.
  it.each([
    [1n, 6n, '0x70bf6634eE8Cb27D04478f184b9b8BB13E5f4710'],
    [1n, 10n, '0xDf31A70a21A1931e02033dBBa7DEaCe6c45cfd0F'],
    [1n, 11n, '0xD07C4F45bc9B389d286CB094F97BB6Ba45f4Bb30'],
    [1n, 12n, '0x207e1074858A7e78f17002075739eD2745dbaEce'],
    [8453n, 10n, '0x5C9bdC801a600c006c388FC032dCb27355154cC9'],
  ])(
    'deploys Settler on chain %i as the %i-th at an address that follows',
    (chainId, nonce, address) => {
      expect(settlerAddress(chainId, nonce)).toBe(address.toLowerCase());
    },
  );
});

describe('a call of a source that lists contracts', () => {
  const rules = { tokenContracts: [DAI], routers: [ROUTER, DAI] };
  const fault = (to: string, data: string, units = 0n, asked = request) =>
    readSwapCall({ call: { to, data, units }, toUnits: RETURNED }, asked, rules);

  it('is of one of them, with exactly the value that is given', () => {
    expect(fault(ROUTER, single())).toMatchObject({ kind: 'read' });
    expect(fault(THIEF, single())).toMatchObject({ fault: 'router' });
    expect(fault(DAI, single())).toMatchObject({ fault: 'target' });
    expect(fault(ROUTER, single(), 1n)).toMatchObject({ fault: 'value' });
    expect(fault(ROUTER, single({ from: WETH }), GIVEN - 1n, fromNative)).toMatchObject({
      fault: 'value',
    });
  });

  it('is refused with every function that no known router has', () => {
    expect(fault(ROUTER, '0x12345678')).toMatchObject({ fault: 'function' });
    expect(
      fault(ROUTER, encoded('transferFrom(address a, address b, uint256 c)', ME, THIEF, 1n)),
    ).toMatchObject({ fault: 'function' });
  });
});
