import { describe, expect, it } from '@jest/globals';
import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { CaipAddress } from '../../../../../domain/caip/caip-address';
import { isUniswapPool } from '../../../../../domain/swap/router/uniswap-pools';
import { readSwapCall } from '../../../../../domain/swap/swap-call';
import type { SwapRequest } from '../../../../../domain/swap/swap-token';
import { balanceOf, etherBalance, USDC, usdcBalance } from '../../../../support/token-balances';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const THIEF = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65';
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const USDC_WETH_V2 = '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc';
const USDC_WETH_V3 = '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640';
const DAI_USDC_V3 = '0x5777d92f208679DB4b9778590Fa3CAB3aC9e2168';
const GIVEN = 10_000_000n;
const LEAST = 990_000n;

const [V3, PERMIT2, NOT_WRAPPED, UNWRAPPED, CURVE] = [253n, 250n, 251n, 252n, 254n].map(
  (bit) => 1n << bit,
) as [bigint, bigint, bigint, bigint, bigint];
const ZERO_FOR_ONE = 1n << 247n;
const V2_FEE = 997_000_000n << 160n;
const v2 = BigInt(USDC_WETH_V2) | V2_FEE;
const v3 = BigInt(USDC_WETH_V3) | V3;

const weth = balanceOf({ symbol: 'WETH', address: WETH, quantity: { decimals: 18, numeric: '0' } });
const dai = balanceOf({ symbol: 'DAI', address: DAI, quantity: { decimals: 18, numeric: '0' } });
const toWeth: SwapRequest = {
  account: `eip155:1:${ME}` as CaipAddress,
  from: usdcBalance('10'),
  to: weth,
  units: GIVEN,
};
const toEth = { ...toWeth, to: etherBalance('1') };
const fromEth = { ...toWeth, from: etherBalance('1'), to: usdcBalance('10') };

const abi = parseAbi([
  'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
  'function unoswapTo(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
  'function unoswap2(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)',
  'function ethUnoswap(uint256 minReturn, uint256 dex)',
  'function ethUnoswapTo(uint256 to, uint256 minReturn, uint256 dex)',
]);
const unoswap = (dex: bigint, token = USDC as string, units = GIVEN, least = LEAST): Hex =>
  encodeFunctionData({ abi, functionName: 'unoswap', args: [BigInt(token), units, least, dex] });
const unoswapTo = (to: string, dex: bigint): Hex => {
  const args = [BigInt(to), BigInt(USDC), GIVEN, LEAST, dex] as const;
  return encodeFunctionData({ abi, functionName: 'unoswapTo', args });
};
const ethUnoswap = (dex: bigint): Hex =>
  encodeFunctionData({ abi, functionName: 'ethUnoswap', args: [LEAST, dex] });
const ethUnoswapTo = (to: string, dex: bigint): Hex =>
  encodeFunctionData({ abi, functionName: 'ethUnoswapTo', args: [BigInt(to), LEAST, dex] });

/** The least that is read, or the fault. */
function read(data: Hex, asked = toWeth): bigint | string {
  const units = asked.from.address === undefined ? asked.units : 0n;
  const rules = { tokenContracts: [], routers: [ROUTER], wrappedNative: WETH };
  const call = { to: ROUTER, data, units };
  const reading = readSwapCall({ call, toUnits: 1_000_000n }, asked, rules);
  if (reading.kind === 'unread') return 'unread';
  return reading.kind === 'fault' ? reading.fault : reading.minToUnits;
}

describe('a pool of Uniswap', () => {
  const [usdc, ether, coin] = [USDC, WETH, DAI].map((token) => token.toLowerCase()) as [
    string,
    string,
    string,
  ];

  it('is known by its address, which follows from its tokens', () => {
    expect(isUniswapPool(2, USDC_WETH_V2.toLowerCase(), usdc, ether)).toBe(true);
    expect(isUniswapPool(2, USDC_WETH_V2.toLowerCase(), ether, usdc)).toBe(true);
    expect(isUniswapPool(3, USDC_WETH_V3.toLowerCase(), ether, usdc)).toBe(true);
    expect(isUniswapPool(3, DAI_USDC_V3.toLowerCase(), usdc, coin)).toBe(true);
  });

  it('is no other one, and not one of the other version', () => {
    expect(isUniswapPool(2, USDC_WETH_V2.toLowerCase(), usdc, coin)).toBe(false);
    expect(isUniswapPool(3, USDC_WETH_V2.toLowerCase(), usdc, ether)).toBe(false);
    expect(isUniswapPool(2, THIEF.toLowerCase(), usdc, ether)).toBe(false);
  });

  it('is known on the other networks too: OP Mainnet, Base', () => {
    const opUsdc = '0x0b2c639c533813f4aa9d7837caf62653d097ff85';
    const opEther = '0x4200000000000000000000000000000000000006';
    expect(isUniswapPool(2, '0x4c43646304492a925e335f2b6d840c1489f17815', opUsdc, opEther)).toBe(
      true,
    );
    const baseUsdc = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
    expect(isUniswapPool(3, '0xd0b53d9277642d899df5c87a3966a349a798f224', baseUsdc, opEther)).toBe(
      true,
    );
  });
});

describe('an exchange of 1inch in one pool', () => {
  const word = (value: bigint): string => value.toString(16).padStart(64, '0');
  const TENTH = 10n ** 17n;

  // What the service has answered, from public sources: four bytes of its own are behind the arguments.
  it.each<[string, string, SwapRequest, bigint]>([
    [
      'WETH for USDC in v3',
      `0x83800a8e${word(BigInt(WETH))}${word(TENTH)}${word(0x7401353n)}280000000000000000000000e0554a476a092703abdb3ef35c80e0d76d32939f1164d111`,
      { ...toWeth, from: weth, to: usdcBalance('10'), units: TENTH },
      0x7401353n,
    ],
    [
      'the native currency for USDC in v3',
      `0xa76dfc3b${word(0x52f486f6n)}20000000000000000000000088e6a0c2ddd26feeb64f039a2c41296fcb3f5640520b7e0f`,
      fromEth,
      0x52f486f6n,
    ],
    [
      'the native currency for USDC in v2',
      `0xa76dfc3b${word(0xf5358n)}00000000000000003b6d0340b4e16d0168e52d35cacd2c6185b44281ec28c9dcd6f29312`,
      fromEth,
      0xf5358n,
    ],
  ])('is read as 1inch builds it: %s', (_what, data, asked, least) => {
    expect(read(data as Hex, asked)).toBe(least);
  });

  it.each<[string, Hex, SwapRequest]>([
    ['v2', unoswap(v2 | ZERO_FOR_ONE), toWeth],
    ['v3', unoswap(v3 | ZERO_FOR_ONE), toWeth],
    ['with a flag for the native currency alone', unoswap(v3 | ZERO_FOR_ONE | NOT_WRAPPED), toWeth],
    ['to the account', unoswapTo(ME, v3 | ZERO_FOR_ONE), toWeth],
    ['to the native currency', unoswap(v2 | ZERO_FOR_ONE | UNWRAPPED), toEth],
    ['of the native currency', ethUnoswap(v3), fromEth],
    ['of the native currency to the account', ethUnoswapTo(ME, v2), fromEth],
  ])('is read: %s', (_what, data, asked) => {
    expect(read(data, asked)).toBe(LEAST);
  });

  it.each<[string, Hex, string, SwapRequest?]>([
    ['is in a pool of the thief', unoswap(BigInt(THIEF) | V3 | ZERO_FOR_ONE), 'amount'],
    ['is in a pool of another token', unoswap(v3 | ZERO_FOR_ONE), 'amount', { ...toWeth, to: dai }],
    [
      'is in a pool of v3 by the rules of v2',
      unoswap(BigInt(USDC_WETH_V3) | ZERO_FOR_ONE),
      'amount',
    ],
    ['goes the other way, which takes the other token', unoswap(v3), 'amount'],
    ['leaves the native currency wrapped', unoswap(v3 | ZERO_FOR_ONE), 'amount', toEth],
    ['unwraps what is shown as wrapped', unoswap(v3 | ZERO_FOR_ONE | UNWRAPPED), 'amount'],
    ['takes another token', unoswap(v3 | ZERO_FOR_ONE, DAI), 'amount'],
    ['takes more', unoswap(v3 | ZERO_FOR_ONE, USDC, GIVEN + 1n), 'amount'],
    ['takes a token beside the native currency', unoswap(v3), 'amount', fromEth],
    ['takes the native currency for a token', ethUnoswap(v3 | ZERO_FOR_ONE), 'amount', toWeth],
    ['does not wrap', ethUnoswap(v3 | NOT_WRAPPED), 'function', fromEth],
    ['takes by Permit2', unoswap(v3 | ZERO_FOR_ONE | PERMIT2), 'function'],
    ['is in a pool of Curve', unoswap(BigInt(THIEF) | CURVE), 'function'],
    ['has a word with more in it', unoswap(v3 | ZERO_FOR_ONE | (1n << 200n)), 'function'],
    ['pays to another account', unoswapTo(THIEF, v3 | ZERO_FOR_ONE), 'receiver'],
    ['pays the native currency’s worth to another', ethUnoswapTo(THIEF, v3), 'receiver', fromEth],
    ['gives less than is accepted', unoswap(v3 | ZERO_FOR_ONE, USDC, GIVEN, 1n), 'minimum'],
    [
      'is in two pools',
      encodeFunctionData({
        abi,
        functionName: 'unoswap2',
        args: [BigInt(USDC), GIVEN, LEAST, v3 | ZERO_FOR_ONE, v2],
      }),
      'function',
    ],
  ])('is refused where it %s', (_what, data, fault, asked = toWeth) => {
    expect(read(data, asked)).toBe(fault);
  });
});
