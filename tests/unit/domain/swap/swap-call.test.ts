import { describe, expect, it } from '@jest/globals';
import { encodeAbiParameters, encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { CaipAddress } from '../../../../domain/caip/caip-address';
import {
  isSwapSpender,
  PERMIT2_ADDRESS,
  readSwapCall,
  type SwapCallFault,
  type SwapCallRules,
} from '../../../../domain/swap/swap-call';
import { permitMinutes, type SwapPermit } from '../../../../domain/swap/swap-permit';
import type { SwapRequest } from '../../../../domain/swap/swap-token';
import type { ContractCall } from '../../../../domain/transaction/contract-call';
import { balanceOf, etherBalance, USDC, usdcBalance } from '../../../support/token-balances';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ROUTER = '0x1111111254EEB25477B68fb85Ed929f73A960582';
const THIEF = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const NFT = `0x${'4f'.repeat(20)}` as const;
const all = 2n ** 256n - 1n;
const SWAP = '0x12aa3caf0011' as const;

const request: SwapRequest = {
  account: `eip155:1:${ME}` as CaipAddress,
  from: usdcBalance('10'),
  to: balanceOf({ symbol: 'UNI', address: UNI, quantity: { decimals: 18, numeric: '0' } }),
  units: 10_000_000n,
};
const rules = { tokenContracts: [DAI] };

function encoded(signature: string, ...args: readonly unknown[]): Hex {
  const abi = parseAbi([`function ${signature}`] as readonly string[]);
  return encodeFunctionData({ abi, args } as unknown as Parameters<typeof encodeFunctionData>[0]);
}

function swapCallFault(
  call: ContractCall,
  asked: SwapRequest,
  by: SwapCallRules,
): SwapCallFault | undefined {
  const reading = readSwapCall({ call, toUnits: 100n }, asked, by);
  return reading.kind === 'fault' ? reading.fault : undefined;
}

function faultOf(to: string, data: string, units = 0n): SwapCallFault | undefined {
  return swapCallFault({ to, data, units }, request, rules);
}

const approveThief = encoded('approve(address a, uint256 b)', THIEF, all);
const transferAll = encoded('transfer(address a, uint256 b)', THIEF, all);
const takeAll = encoded('transferFrom(address a, address b, uint256 c)', ME, THIEF, all);
const plain = encoded('exchange(uint256 a)', 7n);

/** Attack calls: each was reviewed as "10 USDC for 5 UNI" and sent. */
const stolen: readonly (readonly [string, string, string])[] = [
  ['transfer on the token that is given', USDC, transferAll],
  ['transferFrom on another token', DAI, takeAll],
  ['approve', USDC, approveThief],
  [
    'approve with extra bytes above the spender',
    USDC,
    approveThief.replace('0x095ea7b3000000', '0x095ea7b3ffffff'),
  ],
  ['approve that is cut short', USDC, approveThief.slice(0, -2)],
  ['approve with something after it', USDC, `${approveThief}00`],
  ['approve in capitals', USDC, approveThief.replace('095ea7b3', '095EA7B3')],
  ['a selector and nothing after it', USDC, '0x095ea7b3'],
  ['increaseApproval', USDC, encoded('increaseApproval(address a, uint256 b)', THIEF, all)],
  ['increaseAllowance', USDC, encoded('increaseAllowance(address a, uint256 b)', THIEF, all)],
  [
    'Permit2 approve',
    PERMIT2_ADDRESS,
    encoded('approve(address a, address b, uint160 c, uint48 d)', USDC, THIEF, 1n, 1),
  ],
  [
    'Permit2 transferFrom',
    PERMIT2_ADDRESS,
    encoded('transferFrom(address a, address b, uint160 c, address d)', ME, THIEF, 1n, USDC),
  ],
  [
    'safeTransferFrom of ERC-721',
    NFT,
    encoded('safeTransferFrom(address a, address b, uint256 c)', ME, THIEF, 7n),
  ],
  ['transferFrom of ERC-721', NFT, takeAll],
  ['setApprovalForAll', NFT, encoded('setApprovalForAll(address a, bool b)', THIEF, true)],
  [
    'safeBatchTransferFrom of ERC-1155',
    NFT,
    encoded(
      'safeBatchTransferFrom(address a, address b, uint256[] c, uint256[] d, bytes e)',
      ME,
      THIEF,
      [1n],
      [1n],
      '0x',
    ),
  ],
  ['authorizeOperator of ERC-777', NFT, encoded('authorizeOperator(address a)', THIEF)],
  ['send of ERC-777', NFT, encoded('send(address a, uint256 b, bytes c)', THIEF, all, '0x')],
  [
    'permit',
    NFT,
    encoded(
      'permit(address a, address b, uint256 c, uint256 d, uint8 e, bytes32 f, bytes32 g)',
      ME,
      THIEF,
      all,
      all,
      27,
      `0x${'00'.repeat(32)}`,
      `0x${'00'.repeat(32)}`,
    ),
  ],
  ['the same functions on a contract that is no known token', ROUTER, transferAll],
];

describe('a call of a source that lists no contracts', () => {
  it('is unread where it may be an exchange', () => {
    const call = { to: ROUTER, data: SWAP, units: 0n };
    expect(readSwapCall({ call, toUnits: 1n }, request, rules)).toEqual({ kind: 'unread' });
    expect(faultOf(ROUTER, SWAP)).toBeUndefined();
    expect(faultOf(ROUTER, encoded('multicall(bytes[] a)', [plain, plain]))).toBeUndefined();
    const aggregate = 'aggregate3((address a, bool b, bytes c)[] d)';
    const inner = [{ a: ROUTER, b: true, c: plain }];
    expect(faultOf(ROUTER, encoded(aggregate, inner))).toBeUndefined();
  });

  it.each(stolen)('refuses a call that is no exchange: %s', (_what, to, data) => {
    expect(faultOf(to, data)).toBeDefined();
  });

  it.each(stolen)(
    'refuses it by its function alone, on an unknown contract: %s',
    (_what, _to, data) => {
      expect(faultOf(ROUTER, data)).toBe('function');
    },
  );

  it.each(stolen)('refuses it inside other calls: %s', (_what, to, data) => {
    const wrapped = [
      encoded('multicall(bytes[] a)', [plain, data]),
      encoded('multicall(uint256 a, bytes[] b)', 9n, [data]),
      encoded('multicall(bytes32 a, bytes[] b)', `0x${'ab'.repeat(32)}`, [data]),
      encoded('aggregate((address a, bytes b)[] c)', [{ a: to, b: data }]),
      encoded('tryAggregate(bool a, (address b, bytes c)[] d)', true, [{ b: to, c: data }]),
      encoded('aggregate3((address a, bool b, bytes c)[] d)', [{ a: to, b: true, c: data }]),
      encoded('aggregate3Value((address a, bool b, uint256 c, bytes d)[] e)', [
        { a: to, b: true, c: 0n, d: data },
      ]),
      encoded('execute(address a, uint256 b, bytes c)', to, 0n, data),
      encoded('executeBatch(address[] a, uint256[] b, bytes[] c)', [to], [0n], [data]),
      encoded('multicall(bytes[] a)', [encoded('multicall(bytes[] a)', [plain, data])]),
    ];
    for (const call of wrapped) expect(faultOf(ROUTER, call)).toMatch(/^(?:function|target)$/);
  });

  it.each([
    ['the token that is given', USDC],
    ['the token that is received', UNI],
    ['a token that is held or listed', DAI],
    ['the same in other letters', USDC.toLowerCase()],
    ['Permit2', PERMIT2_ADDRESS],
    ['Permit2 in other letters', PERMIT2_ADDRESS.toUpperCase().replace('0X', '0x')],
    ['the account itself', ME],
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['a part of the chain', `0x${'0'.repeat(39)}4`],
    ['where tokens are burned', `0x${'0'.repeat(36)}dEaD`],
  ])('refuses every call of %s, with any function', (_what, target) => {
    expect(faultOf(target, SWAP)).toBe('target');
    const execute = encoded(
      'execute(address a, uint256 b, bytes c)',
      target.toLowerCase(),
      0n,
      plain,
    );
    expect(faultOf(ROUTER, execute)).toBe('target');
  });

  it.each([
    ['no address', '0x1234', SWAP],
    ['no function', ROUTER, '0x'],
    ['less than a function', ROUTER, '0x12aa3c'],
    ['half a byte', ROUTER, `${SWAP}1`],
    ['no hexadecimal', ROUTER, '0x12aa3cafzz'],
    ['a text', ROUTER, 'swap'],
  ])("requires a function's call: not with %s", (_what, to, data) => {
    expect(faultOf(to, data)).toBe('form');
  });

  describe('of 0x’s AllowanceHolder', () => {
    const exec = (token: string, units: bigint, target = ROUTER, data: string = plain): Hex =>
      encoded(
        'exec(address a, address b, uint256 c, address d, bytes e)',
        ROUTER,
        token.toLowerCase(),
        units,
        target.toLowerCase(),
        data,
      );

    it('may lend what is given, and no more', () => {
      expect(faultOf(ROUTER, exec(USDC, 10_000_000n))).toBeUndefined();
      expect(faultOf(ROUTER, exec(USDC, 10_000_001n))).toBe('function');
      expect(faultOf(ROUTER, exec(DAI, 1n))).toBe('function');
      expect(faultOf(ROUTER, encoded('multicall(bytes[] a)', [exec(DAI, 1n)]))).toBe('function');
      const native = { ...request, from: etherBalance('1'), units: 10n };
      const call = { to: ROUTER, data: exec(USDC, 1n), units: 0n };
      expect(swapCallFault(call, native, rules)).toBe('function');
    });

    it.each(stolen)('is judged by the call for which it lends: %s', (_what, to, data) => {
      expect(faultOf(ROUTER, exec(USDC, 1n, to, data))).toMatch(/^(?:function|target)$/);
    });

    it('is refused where it cannot be read', () => {
      expect(faultOf(ROUTER, exec(USDC, 1n).slice(0, -64))).toBe('unreadable');
      expect(faultOf(ROUTER, '0x2213bc0b')).toBe('unreadable');
    });
  });

  it('allows no more value than is given, and none for a token', () => {
    expect(faultOf(ROUTER, SWAP, 1n)).toBe('value');
    expect(faultOf(ROUTER, SWAP, -1n)).toBe('value');
    const native = { ...request, from: etherBalance('1'), units: 10n };
    const give = (units: bigint) => swapCallFault({ to: ROUTER, data: SWAP, units }, native, rules);
    expect([give(9n), give(10n), give(11n)]).toEqual([undefined, undefined, 'value']);
  });

  it.each([
    ['a list that is cut short', encoded('multicall(bytes[] a)', [plain]).slice(0, -64)],
    ['a wrapper without arguments', '0xac9650d8'],
    [
      'calls in calls without end',
      [1, 2, 3, 4, 5].reduce<Hex>((data) => encoded('multicall(bytes[] a)', [data]), plain),
    ],
  ])('refuses a call whose inner calls cannot be read: %s', (_what, data) => {
    expect(faultOf(ROUTER, data)).toBe('unreadable');
  });

  it.each([
    ['whatever a text says', 'execute(bytes32 a, bytes b)', [`0x${'01'.repeat(32)}`, '0x']],
    ['many calls in one text', 'multiSend(bytes a)', ['0x']],
  ])('refuses a function that calls %s', (_what, signature, args) => {
    expect(faultOf(ROUTER, encoded(signature, ...args))).toBe('function');
  });
});

describe('an unread call of a Universal Router', () => {
  const execute = 'execute(bytes a, bytes[] b, uint256 c)';
  const planOf = (commands: Hex, inputs: readonly Hex[]): string =>
    encoded(execute, commands, inputs, 9n);

  it.each([
    ['V3_SWAP_EXACT_IN', '0x00'],
    ['V3_SWAP_EXACT_OUT', '0x01'],
    ['SWEEP', '0x04'],
    ['PAY_PORTION', '0x06'],
    ['V2_SWAP_EXACT_IN', '0x08'],
    ['WRAP_ETH', '0x0b'],
    ['UNWRAP_WETH', '0x0c'],
    ['V4_SWAP', '0x10'],
    ['a swap that may fail', '0x80'],
  ] as const)('accepts %s', (_what, command) => {
    expect(faultOf(ROUTER, planOf(command, ['0x']))).toBeUndefined();
    expect(
      faultOf(ROUTER, encoded('execute(bytes a, bytes[] b)', command, ['0x'])),
    ).toBeUndefined();
  });

  it.each([
    ['PERMIT2_TRANSFER_FROM', '0x02'],
    ['PERMIT2_PERMIT_BATCH', '0x03'],
    ['PERMIT2_PERMIT', '0x0a'],
    ['PERMIT2_TRANSFER_FROM_BATCH', '0x0d'],
    ['a permit that may fail', '0x8a'],
    ['a permit of a position', '0x11'],
    ['a call of anything', '0x12'],
    ['an unknown command', '0x3f'],
    ['what a later router may know', '0x40'],
    ['nothing', '0x'],
  ] as const)('refuses %s', (_what, command) => {
    expect(faultOf(ROUTER, planOf(command, ['0x']))).toBe('function');
    expect(faultOf(ROUTER, planOf(`0x00${command.slice(2)}`, ['0x', '0x']))).toBe('function');
  });

  it('reads plans inside plans', () => {
    const sub = (commands: Hex, inputs: readonly Hex[]): Hex =>
      encodeAbiParameters([{ type: 'bytes' }, { type: 'bytes[]' }], [commands, inputs]);

    expect(faultOf(ROUTER, planOf('0x21', [sub('0x00', ['0x'])]))).toBeUndefined();
    expect(faultOf(ROUTER, planOf('0x21', [sub('0x02', ['0x'])]))).toBe('function');
    expect(faultOf(ROUTER, planOf('0x21', ['0x']))).toBe('function');
  });

  it('refuses it inside other calls, too', () => {
    const inner = planOf('0x02', ['0x']);
    expect(faultOf(ROUTER, encoded('multicall(bytes[] a)', [inner]))).toBe('function');
  });
});

describe('isSwapSpender', () => {
  it.each([
    ['a router', ROUTER, true],
    ['a token', DAI, false],
    ['the token that is given', USDC, false],
    ['Permit2', PERMIT2_ADDRESS, false],
    ['the account itself', ME, false],
    ['the zero address', `0x${'0'.repeat(40)}`, false],
  ])('allows %s an allowance, or not, where the source lists none', (_what, spender, may) => {
    expect(isSwapSpender(spender, request, rules)).toBe(may);
  });

  it('allows an allowance only for listed contracts, Permit2 among them', () => {
    const routers = [ROUTER, PERMIT2_ADDRESS, DAI];
    const may = (spender: string) => isSwapSpender(spender, request, { ...rules, routers });
    expect([ROUTER, PERMIT2_ADDRESS, THIEF, DAI].map(may)).toEqual([true, true, false, false]);
  });
});

describe('the time of a permit', () => {
  const now = 1_900_000_000_000;
  const permit: SwapPermit = {
    token: USDC,
    name: 'USD Coin',
    version: '2',
    spender: ROUTER,
    units: request.units,
    nonce: 3n,
    deadline: 1_900_001_200n,
  };

  it('is counted in minutes', () => {
    expect(permitMinutes(permit, request, now)).toBe(20);
  });

  it.each<[string, Partial<SwapPermit>]>([
    ['is over', { deadline: 1_900_000_000n }],
    ['is more than an hour', { deadline: 1_900_003_661n }],
    ['has no end', { deadline: all }],
    ['is for more', { units: request.units + 1n }],
    ['is for less', { units: request.units - 1n }],
    ['is of another token', { token: DAI }],
  ])('is none where it %s', (_what, parts) => {
    expect(permitMinutes({ ...permit, ...parts }, request, now)).toBeUndefined();
  });
});
