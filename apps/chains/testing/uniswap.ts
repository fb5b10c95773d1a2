import { createRequire } from 'node:module';
import { type Abi, type Hex, maxUint256, zeroAddress } from 'viem';
import type { UniswapDeployment } from '../../../domain/swap/uniswap-deployment';
import {
  type Artifact,
  type Contract,
  deployingAccount,
  type DeployingAccount,
} from './deploying-account';
import { evmContracts } from './evm-contracts';

const ETHER = 10n ** 18n;
const tickSpacings = { 500: 10, 3000: 60 } as const;
const MAX_TICK = 887_272;

/** Uniswap v2 and v3 on a test chain, with pools. */
export interface DeployedUniswap {
  readonly deployment: UniswapDeployment;

  /** A dollar, and two tokens; `usdt` is a token that returns nothing, and wants an old allowance ended first. */
  readonly usd: Hex;
  readonly tok: Hex;
  readonly usdt: Hex;

  /** A token whose behaviour a test sets: see `MoodyToken` of the test contracts. */
  readonly moody: Hex;

  /** Deploys a token whose constructor takes its units, with a pool for 1 USD (v2): its address. */
  addToken(bytecode: Hex): Promise<Hex>;

  /** Sends a transaction of the account that deployed everything, and waits for it. */
  send(
    contract: Hex,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
    value?: bigint,
  ): Promise<void>;
}

interface UniswapOptions {
  /** Who deploys everything, and has all tokens. */
  readonly account?: DeployingAccount;

  /** Deploys the dollar and the token, so many units for the account. */
  readonly token?: (
    account: DeployingAccount,
    name: 'usd' | 'tok',
    units: bigint,
  ) => Promise<Contract>;
}

/** How many units of each token there are. */
const SUPPLY = 10n ** 9n * ETHER;

const plainToken: NonNullable<UniswapOptions['token']> = (account, _name, units) =>
  account.deploy(artifact('@uniswap/v2-core/build/ERC20.json'), units);

/**
 * Deploys Uniswap's own bytecode on the chain of `url`, with pools: TOK for 0.5 USD (v2), the native currency for 2,000
 * USD (v3, 0.05 % and 0.3 %) and for 4,000 TOK (v3, 0.3 %), USDT and MOOD for 1 USD (v2).
 */
export async function deployUniswap(
  url: string,
  { account = deployingAccount(url), token = plainToken }: UniswapOptions = {},
): Promise<DeployedUniswap> {
  const { address, deploy: deployed, write: call } = account;
  const deploy = (file: string, ...args: readonly unknown[]): Promise<Contract> =>
    deployed(artifact(file), ...args);

  const weth = await deploy('@uniswap/v2-periphery/build/WETH9.json');
  const [usd, tok] = [await token(account, 'usd', SUPPLY), await token(account, 'tok', SUPPLY)];
  const { MoodyToken, SilentToken } = await evmContracts();
  const own = async (bytecode: Hex): Promise<Contract> => {
    const inputs = [{ type: 'uint256' }] as const;
    const abi = [{ type: 'constructor', stateMutability: 'nonpayable', inputs }] as const;
    const token = await deployed({ abi, bytecode }, SUPPLY);
    return { ...token, abi: usd.abi };
  };
  const [usdt, moody] = [await own(SilentToken.bytecode), await own(MoodyToken.bytecode)];
  const v2 = await deploy('@uniswap/v2-core/build/UniswapV2Factory.json', address);
  const v2Router = await deploy(
    '@uniswap/v2-periphery/build/UniswapV2Router02.json',
    v2.address,
    weth.address,
  );
  const v3 = await deploy(v3Core('UniswapV3Factory'));
  const positions = await deploy(
    periphery('NonfungiblePositionManager'),
    v3.address,
    weth.address,
    zeroAddress,
  );
  const quoter = await deploy(routers('lens/QuoterV2.sol/QuoterV2'), v3.address, weth.address);
  const router = await deploy(
    routers('SwapRouter02.sol/SwapRouter02'),
    v2.address,
    v3.address,
    positions.address,
    weth.address,
  );

  const letPoolsTake = async (token: Contract): Promise<void> => {
    for (const { address } of [v2Router, positions]) {
      await call(token, 'approve', [address, maxUint256]);
    }
  };

  await call(weth, 'deposit', [], 500n * ETHER);
  for (const each of [weth, usd, tok, usdt, moody]) await letPoolsTake(each);
  const deadline = 10n ** 10n;
  const addV2 = (one: Contract, other: Contract, units: bigint, otherUnits: bigint) =>
    call(v2Router, 'addLiquidity', [
      one.address,
      other.address,
      units,
      otherUnits,
      0n,
      0n,
      address,
      deadline,
    ]);
  await addV2(usd, tok, 10_000n * ETHER, 20_000n * ETHER);
  await addV2(usd, usdt, 10_000n * ETHER, 10_000n * ETHER);
  await addV2(usd, moody, 10_000n * ETHER, 10_000n * ETHER);

  const addV3 = async (
    base: Contract,
    quote: Contract,
    price: bigint,
    fee: keyof typeof tickSpacings,
  ): Promise<void> => {
    const units = 100n * ETHER;
    const isTurned = BigInt(base.address) > BigInt(quote.address);
    const [first, second] = isTurned ? [quote, base] : [base, quote];
    const amounts = isTurned
      ? ([units * price, units] as const)
      : ([units, units * price] as const);
    const start = root((amounts[1] << 192n) / amounts[0]);
    const pair = [first.address, second.address, fee] as const;
    await call(positions, 'createAndInitializePoolIfNecessary', [...pair, start]);
    const spacing = tickSpacings[fee];
    const edge = Math.floor(MAX_TICK / spacing) * spacing;
    await call(positions, 'mint', [
      {
        token0: first.address,
        token1: second.address,
        fee,
        tickLower: -edge,
        tickUpper: edge,
        amount0Desired: amounts[0],
        amount1Desired: amounts[1],
        amount0Min: 0n,
        amount1Min: 0n,
        recipient: address,
        deadline,
      },
    ]);
  };
  await addV3(weth, usd, 2000n, 500);
  await addV3(weth, usd, 2000n, 3000);
  await addV3(weth, tok, 4000n, 3000);

  const none = zeroAddress;
  const hash = `0x${'00'.repeat(32)}`;
  const universal = await deploy(
    '@uniswap/universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json',
    {
      permit2: none,
      weth9: weth.address,
      v2Factory: v2.address,
      v3Factory: v3.address,
      pairInitCodeHash: hash,
      poolInitCodeHash: hash,
      v4PoolManager: none,
      v3NFTPositionManager: none,
      v4PositionManager: none,
      spokePool: none,
    },
  );

  return {
    deployment: {
      universalRouter: universal.address,
      quoterV2: quoter.address,
      swapRouter02: router.address,
      v2Router: v2Router.address,
      wrappedNative: weth.address,
      stablecoin: { address: usd.address, decimals: 18 },
    },
    usd: usd.address,
    tok: tok.address,
    usdt: usdt.address,
    moody: moody.address,
    addToken: async (bytecode) => {
      const token = await own(bytecode);
      await letPoolsTake(token);
      await addV2(usd, token, 10_000n * ETHER, 10_000n * ETHER);
      return token.address;
    },
    send: (address, abi, ...rest) => call({ address, abi }, ...rest),
  };
}

const load = createRequire(import.meta.url);

/** The packages write the bytecode with and without `0x`, and some of them as the compiler prints it. */
function artifact(file: string): Artifact {
  const { abi, bytecode, evm } = load(file) as {
    readonly abi: Abi;
    readonly bytecode?: string;
    readonly evm?: { readonly bytecode: { readonly object: string } };
  };
  const code = bytecode ?? evm?.bytecode.object ?? '';
  return { abi, bytecode: code.startsWith('0x') ? (code as Hex) : `0x${code}` };
}

function v3Core(name: string): string {
  return `@uniswap/v3-core/artifacts/contracts/${name}.sol/${name}.json`;
}

function periphery(name: string): string {
  return `@uniswap/v3-periphery/artifacts/contracts/${name}.sol/${name}.json`;
}

function routers(path: string): string {
  return `@uniswap/swap-router-contracts/artifacts/contracts/${path}.json`;
}

/** The whole part of the square root. */
function root(value: bigint): bigint {
  let [guess, next] = [value, (value + 1n) / 2n];
  while (next < guess) [guess, next] = [next, (next + value / next) / 2n];
  return guess;
}
