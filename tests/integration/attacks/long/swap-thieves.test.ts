import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  concatHex,
  createPublicClient,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  numberToHex,
  parseAbi,
} from 'viem';
import { formatCaipAddress } from '../../../../domain/caip/caip-address';
import { settlerAddress, SETTLER_REGISTRY } from '../../../../domain/swap/router/settler';
import type { SwapRequest } from '../../../../domain/swap/swap-token';
import type { SwapSource } from '../../../../ports/swap-source';
import { swapVictim, type VictimGiven } from '../../../support/swap-victim';
import type { Defence } from '../../../support/taken-out';
import { withoutDefence } from '../../../support/without-defence';
import { deployEnforcers } from '../../../../apps/chains/testing/balance-enforcers';
import { deployingAccount } from '../../../../apps/chains/testing/deploying-account';
import { type EvmNode, startEvm } from '../../../../apps/chains/testing/evm';
import {
  swapThieves,
  type SwapContractName,
  type EvmContract,
} from '../../../../apps/chains/testing/evm-contracts';
import { type LyingNode, startLyingNode } from '../../../../apps/chains/testing/lying-node';
import { type DeployedUniswap, deployUniswap } from '../../../../apps/chains/testing/uniswap';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const THIEF = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ENFORCER = '0xcdF6aB796408598Cea671d79506d7D48E97a5437';
const NATIVE_ENFORCER = '0xbD7B277507723490Cd50b12EaaFe87C616be6880';
const HOLDER = '0x0000000000001fF3684f28c67538d4D072C22734';
const VICTIM = 'tests/support/swap-victim.ts';
const ETHER = 10n ** 18n;
const [SHOWN, STANDING] = [10n * ETHER, 100n * ETHER];
const RETURNED = 5n * ETHER;
const LEAST = (RETURNED * 99n) / 100n;
const settlerNonce = 11n;
const settler = settlerAddress(1n, settlerNonce);

let node: EvmNode;
let uniswap: DeployedUniswap;
let contracts: Readonly<Record<SwapContractName, EvmContract>>;
let deployer: ReturnType<typeof deployingAccount>;
let oneInch: Hex;
let server: Server;
let url: string;

/** What the service answers as the call of the exchange. */
let built: { readonly to: string; readonly data: Hex };

const thiefAbi = parseAbi([
  'constructor(address own, address from, address to, uint256 given, uint256 returned, bool byOwnSwitch)',
  'function turn()',
]);

beforeAll(async () => {
  [node, contracts] = await Promise.all([startEvm({ chainId: 1 }), swapThieves()]);
  uniswap = await deployUniswap(node.url);
  deployer = deployingAccount(node.url);
  await deployEnforcers(node.url);
  const { bytecode } = contracts.OneInchRouter;
  oneInch = (await deployer.deploy({ abi: [], bytecode })).address;
  const place = (address: string, name: SwapContractName) =>
    node.control.call('anvil_setCode', address, contracts[name].deployedBytecode);
  await place(HOLDER, 'AllowanceHolder');
  await place(SETTLER_REGISTRY, 'SettlerRegistry');
  await place(settler, 'Settler');
  const abi = parseAbi(['function name(address settler, uint64 nonce)']);
  await deployer.write({ address: SETTLER_REGISTRY, abi }, 'name', [settler, settlerNonce]);
  server = createServer((request, response) => {
    void text(request).then(() => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'content-type');
      response.setHeader('content-type', 'application/json');
      const quote = { provider: 'thief', toAmount: RETURNED.toString(), spender: built.to };
      const call = { ...built, value: '0' };
      response.end(JSON.stringify({ ...quote, feeAmount: '0', call }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as { readonly port: number }).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await node.stop();
});

/** The chain is as before each test. */
let snapshot: unknown;
beforeEach(async () => {
  if (snapshot !== undefined) await node.control.call('evm_revert', snapshot);
  snapshot = await node.control.call('evm_snapshot');
});

const encoded = (signature: string, ...args: readonly unknown[]): Hex => {
  const abi = parseAbi([`function ${signature}`] as readonly string[]);
  return encodeFunctionData({ abi, args } as unknown as Parameters<typeof encodeFunctionData>[0]);
};

/** A contract of the thief, with what the trial has to show in it. */
async function thiefIn(
  name: 'ThiefExchange' | 'ThiefExecutor' | 'ThiefPool' | 'ThiefSettler',
  byOwnSwitch = true,
) {
  const artifact = { abi: thiefAbi, bytecode: contracts[name].bytecode };
  const { tok, usd } = uniswap;
  const thief = await deployer.deploy(artifact, THIEF, usd, tok, SHOWN, RETURNED, byOwnSwitch);
  await deployer.write({ address: tok, abi: erc20Abi }, 'transfer', [
    thief.address,
    10n * RETURNED,
  ]);
  return thief;
}

interface OneInchParts {
  readonly units?: bigint;
  readonly least?: bigint;
  readonly receiver?: string;
}

const oneInchCall = (
  executor: Hex,
  { units = SHOWN, least = LEAST, receiver = ALICE }: OneInchParts = {},
): Hex =>
  encoded(
    'swap(address a, (address b, address c, address d, address e, uint256 f, uint256 g, uint256 h) i, bytes j)',
    executor,
    { b: uniswap.usd, c: uniswap.tok, d: executor, e: receiver, f: units, g: least, h: 0n },
    '0x',
  );

const settlerCall = (operator: Hex): Hex =>
  encoded(
    'exec(address a, address b, uint256 c, address d, bytes e)',
    operator,
    uniswap.usd,
    SHOWN,
    operator,
    encoded(
      'execute((address a, address b, uint256 c) d, bytes[] e, bytes32 f)',
      { a: ALICE, b: uniswap.tok, c: LEAST },
      [
        encodeAbiParameters(
          [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }],
          [HOLDER, uniswap.usd, SHOWN],
        ),
      ],
      `0x${'00'.repeat(32)}`,
    ),
  );

const v2Call = (units: bigint, receiver: string): Hex =>
  encoded(
    'swapExactTokensForTokens(uint256 a, uint256 b, address[] c, address d)',
    units,
    units === SHOWN ? LEAST : 1n,
    [uniswap.usd, uniswap.tok],
    receiver,
  );
const inSteps = (...steps: readonly Hex[]): Hex =>
  encoded('multicall(uint256 a, bytes[] b)', 10n ** 12n, steps);

interface Attack {
  readonly to: Hex;
  readonly data: Hex;

  /** What the visitor has allowed the router before. */
  readonly standing?: bigint;

  /** Between the review and the press. */
  readonly before?: () => Promise<void>;
  readonly without?: readonly Defence[];
  readonly given?: Partial<VictimGiven>;

  /** Whether the native currency is received. */
  readonly isForCoins?: boolean;
}

/** What the visitor reads, and what an attack has taken by then. */
async function attacked(attack: Attack) {
  const { to, data, standing = SHOWN, before, without, given, isForCoins } = attack;
  built = { to, data };
  const usd = { address: uniswap.usd, abi: erc20Abi };
  await deployer.write(usd, 'approve', [to, standing]);
  const { swapVictim: victimOf } = without
    ? await withoutDefence<{ readonly swapVictim: typeof swapVictim }>(VICTIM, ...without)
    : { swapVictim };
  const victim = await victimOf({
    nodeUrl: node.url,
    walletUrl: node.url,
    from: uniswap.usd,
    ...(!isForCoins && { to: uniswap.tok }),
    uniswap: uniswap.deployment,
    ...(!given?.source && { service: { url, routers: [to] } }),
    ...given,
  });
  const held = await holdings();
  try {
    const flow = await victim.review('10');
    if (flow.status === 'reviewed') {
      await before?.();
      await victim.press().catch(() => undefined);
    }
    const now = await holdings();
    return {
      status: flow.status,
      reason: victim.reason(),
      review: flow.status === 'reviewed' ? flow.review : undefined,
      given: held.usd - now.usd,
      received: now.tok - held.tok,
      coins: now.coins - held.coins,
      stolen: now.thief - held.thief,
      stolenOther: now.thiefOther - held.thiefOther,
    };
  } finally {
    victim.dispose();
  }
}

async function holdings() {
  const client = createPublicClient({ transport: http(node.url) });
  const of = (address: Hex, owner: Hex): Promise<bigint> =>
    client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
  const { tok, usd, usdt } = uniswap;
  const [coins, mine, mineTok, usdThief, tokThief, usdtThief] = await Promise.all([
    client.getBalance({ address: ALICE }),
    of(usd, ALICE),
    of(tok, ALICE),
    of(usd, THIEF),
    of(tok, THIEF),
    of(usdt, THIEF),
  ]);
  return { coins, usd: mine, tok: mineTok, thief: usdThief + tokThief, thiefOther: usdtThief };
}

const REFUSED = { status: 'editing', given: 0n, received: 0n, stolen: 0n };

const caip = (address: string) =>
  formatCaipAddress({ namespace: 'eip155', chainReference: '1', address });

/** A source of the site's own that names no routers. */
const unreadSource = (to: string, data: Hex): SwapSource => ({
  tokens: async () => [
    { name: 'USD', symbol: 'UNI-V2', decimals: 18, address: caip(uniswap.usd) },
    { name: 'TOK', symbol: 'UNI-V2', decimals: 18, address: caip(uniswap.tok) },
    { name: 'Ether', symbol: 'ETH', decimals: 18 },
  ],
  prices: async (tokens) => tokens.map(() => undefined),
  quote: async () => RETURNED,
  allowance: async () => SHOWN,
  buildApproval: async () => ({ to, data, units: 0n }),
  buildSwap: async (_request: SwapRequest) => ({
    call: { to, data, units: 0n },
    toUnits: RETURNED,
  }),
  contracts: () => uniswap.deployment,
});

const withoutChecks: Defence = {
  file: 'domain/swap/swap-review.ts',
  find: 'call, ...after]',
  put: 'call]',
};

const withoutTrial: Defence = {
  file: 'application/swap/try-swap.ts',
  find: 'if (fault) {',
  put: 'if (fault && !fault) {',
};

describe('an honest exchange', () => {
  it('goes through by 1inch, by 0x and by Uniswap', async () => {
    const executor = await thiefIn('ThiefExecutor');
    const data = oneInchCall(executor.address);
    expect(await attacked({ to: oneInch, data })).toMatchObject({
      review: { trial: 'balances', minToUnits: LEAST, isUnread: false },
      received: RETURNED,
    });
    await deployer.write({ address: uniswap.tok, abi: erc20Abi }, 'transfer', [settler, LEAST]);
    expect(await attacked({ to: HOLDER, data: settlerCall(settler) })).toMatchObject({
      review: { trial: 'balances', minToUnits: LEAST },
      given: SHOWN,
      received: LEAST,
    });
    const router = uniswap.deployment.swapRouter02 as Hex;
    expect(await attacked({ to: router, data: inSteps(v2Call(SHOWN, ALICE)) })).toMatchObject({
      review: { minToUnits: LEAST },
      given: SHOWN,
    });
  });
});

describe('a service that names swaps', () => {
  const path = () => concatHex([uniswap.usd, '0x000bb8', uniswap.tok]);
  const plan = (...all: readonly (readonly [number, Hex])[]): Hex =>
    encoded(
      'execute(bytes a, bytes[] b, uint256 c)',
      concatHex(all.map(([byte]) => numberToHex(byte, { size: 1 }))),
      all.map(([, input]) => input),
      10n ** 12n,
    );
  const three = (token: Hex, receiver: string, units: bigint): Hex =>
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }],
      [token, receiver as Hex, units],
    );
  const v3 = (receiver: string): Hex =>
    encodeAbiParameters(
      ['address', 'uint256', 'uint256', 'bytes', 'bool'].map((type) => ({ type })),
      [receiver, SHOWN, LEAST, path(), true],
    );
  const ITSELF = `0x${'2'.padStart(40, '0')}` as const;
  const router = () => uniswap.deployment.swapRouter02 as Hex;
  const universal = () => uniswap.deployment.universalRouter as Hex;
  const { v3Single, sweep, pull } = {
    v3Single: (receiver: string) =>
      encoded(
        'exactInputSingle((address a, address b, uint24 c, address d, uint256 e, uint256 f, uint160 g) h)',
        { a: uniswap.usd, b: uniswap.tok, c: 3000, d: receiver, e: SHOWN, f: 1n, g: 0n },
      ),
    sweep: (receiver: string) =>
      encoded('sweepToken(address a, uint256 b, address c)', uniswap.usd, 0n, receiver),
    pull: () => encoded('pull(address a, uint256 b)', uniswap.usd, SHOWN),
  };

  it('[W4.a] pays no other account: 8 calls of 5 routers are refused without a trial', async () => {
    const calls: readonly (readonly [Hex, Hex])[] = [
      [router(), v3Single(THIEF)],
      [router(), inSteps(v2Call(SHOWN, THIEF))],
      [router(), inSteps(pull(), sweep(THIEF))],
      [universal(), plan([0x00, v3(THIEF)])],
      [universal(), plan([0x00, v3(ITSELF)], [0x04, three(uniswap.tok, THIEF, LEAST)])],
      [universal(), plan([0x00, v3(ITSELF)], [0x06, three(uniswap.tok, THIEF, 10_000n)])],
      [oneInch, oneInchCall(THIEF, { receiver: THIEF })],
      [
        uniswap.deployment.v2Router as Hex,
        encoded(
          'swapExactTokensForTokens(uint256 a, uint256 b, address[] c, address d, uint256 e)',
          SHOWN,
          LEAST,
          [uniswap.usd, uniswap.tok],
          THIEF,
          10n ** 12n,
        ),
      ],
    ];
    for (const [to, data] of calls) {
      const found = await attacked({ to, data });
      expect(found).toMatchObject(REFUSED);
      expect(found.reason).toMatch(
        /^the call is no exchange: (?:receiver|function|minimum|amount)$/,
      );
    }
  });

  it('[W4.a control] pays the thief where the receiver is not read', async () => {
    const found = await attacked({
      to: router(),
      data: inSteps(v2Call(SHOWN, THIEF)),
      without: [
        withoutTrial,
        {
          file: 'domain/swap/router/router-ledger.ts',
          find: "if (to === undefined) return this.fail('receiver');",
        },
      ],
    });
    expect(found).toMatchObject({ status: 'reviewed', given: SHOWN, received: 0n });
    expect(found.stolen).toBeGreaterThan(LEAST);
  });

  const takesStanding = async (byOwnSwitch: boolean): Promise<Attack> => {
    const thief = await thiefIn('ThiefExecutor', byOwnSwitch);
    return {
      to: oneInch,
      data: oneInchCall(thief.address, { units: STANDING, least: 1n }),
      standing: STANDING,
      before: async () => {
        if (byOwnSwitch) await deployer.write(thief, 'turn', []);
      },
    };
  };

  it('[W4.b] takes no more than is shown of a standing allowance, nor another token', async () => {
    const other = encoded(
      'swapExactTokensForTokens(uint256 a, uint256 b, address[] c, address d)',
      SHOWN,
      LEAST,
      [uniswap.usdt, uniswap.tok],
      ALICE,
    );
    const calls = [
      await takesStanding(true),
      await takesStanding(false),
      { to: router(), data: inSteps(v2Call(SHOWN, ALICE), v2Call(90n * ETHER, THIEF)) },
      { to: router(), data: inSteps(v2Call(STANDING, ALICE)) },
      { to: router(), data: inSteps(other) },
    ];
    for (const call of calls) {
      const found = await attacked({ standing: STANDING, ...call });
      expect(found).toMatchObject({
        ...REFUSED,
        reason: expect.stringMatching(/: amount$|: receiver$/),
      });
    }
  });

  it('[W4.b control] takes 100 for 10 where the amount of the call is not read', async () => {
    const file = 'domain/swap/router/one-inch-router.ts';
    const found = await attacked({
      ...(await takesStanding(true)),
      without: [
        { file, find: '&& unitsIn(amount) === units' },
        { file: 'domain/swap/swap-call.ts', find: '|| least < acceptedUnits(toUnits, request)' },
      ],
    });
    expect(found).toMatchObject({ status: 'reviewed', review: { trial: 'balances' } });
    expect(found).toMatchObject({ given: STANDING, received: 1n, stolen: STANDING });
  });

  const paysInTrials = async (): Promise<Attack> => {
    const thief = await thiefIn('ThiefExecutor');
    return {
      to: oneInch,
      data: oneInchCall(thief.address, { least: 1n }),
      before: () => deployer.write(thief, 'turn', []),
    };
  };

  it('[W4.c] cannot name a call whose own minimum is less than the visitor accepts', async () => {
    expect(await attacked(await paysInTrials())).toMatchObject({
      ...REFUSED,
      reason: 'the call is no exchange: minimum',
    });
  });

  it('[W4.c control] gives nothing for 10 where the minimum of the call is not read', async () => {
    const find = '|| least < acceptedUnits(toUnits, request)';
    const found = await attacked({
      ...(await paysInTrials()),
      without: [{ file: 'domain/swap/swap-call.ts', find }],
    });
    expect(found).toMatchObject({ status: 'reviewed', given: SHOWN, received: 1n, stolen: SHOWN });
  });

  const ownSettler = async (): Promise<Attack> => {
    const thief = await thiefIn('ThiefSettler');
    return {
      to: HOLDER,
      data: settlerCall(thief.address),
      before: () => deployer.write(thief, 'turn', []),
    };
  };

  it('[W4.d] cannot have 0x’s AllowanceHolder lend to a contract that 0x’s registry does not name', async () => {
    expect(await attacked(await ownSettler())).toMatchObject({
      ...REFUSED,
      reason: 'the call is no exchange: operator',
    });
  });

  it('[W4.d control] takes what the holder lends where the registry is not asked', async () => {
    const find = "throw noExchange('operator');";
    const found = await attacked({
      ...(await ownSettler()),
      without: [{ file: 'application/swap/judge-swap.ts', find, put: 'void 0;' }],
    });
    expect(found).toMatchObject({ status: 'reviewed', given: SHOWN, received: 0n, stolen: SHOWN });
  });

  /** A call of 1inch that names a pool of the thief. */
  const ownPool = async (): Promise<Attack> => {
    const { address, abi } = await thiefIn('ThiefPool');
    const { tok, usd } = uniswap;
    const direction = BigInt(usd) < BigInt(tok) ? 1n << 247n : 0n;
    const data = encoded(
      'unoswap(uint256 a, uint256 b, uint256 c, uint256 d)',
      BigInt(usd),
      SHOWN,
      LEAST,
      BigInt(address) | direction,
    );
    return { to: oneInch, data, before: () => deployer.write({ address, abi }, 'turn', []) };
  };

  it('[W4.l] cannot name a pool of its own, whose word 1inch takes for what comes back', async () => {
    expect(await attacked(await ownPool())).toMatchObject({
      ...REFUSED,
      reason: 'the call is no exchange: amount',
    });
  });

  it('[W4.l control] gives nothing for 10 where the pool’s address is not compared with its tokens', async () => {
    const find = 'isUniswapPool(version, addressIn(pool), taken, returned)';
    const file = 'domain/swap/router/one-inch-pool.ts';
    const without = [{ file, find, put: 'addressIn(pool) !== taken' }];
    const found = await attacked({ ...(await ownPool()), without });
    expect(found).toMatchObject({ status: 'reviewed', given: SHOWN, received: 0n, stolen: SHOWN });
  });

  /** A source of the site's own, whose exchange pays in trials. */
  const unread = async (byOwnSwitch: boolean): Promise<Attack> => {
    const thief = await thiefIn('ThiefExchange', byOwnSwitch);
    const data = encoded('exchange()');
    return {
      to: thief.address,
      data,
      before: async () => {
        if (byOwnSwitch) await deployer.write(thief, 'turn', []);
      },
      given: { source: unreadSource(thief.address, data) },
    };
  };

  it.each<[string, string, readonly unknown[]]>([
    ['a withdrawal from Aave', 'withdraw(address a, uint256 b, address c)', [ALICE, SHOWN, THIEF]],
    ['shares of a vault', 'redeem(uint256 a, address b, address c)', [SHOWN, THIEF, ALICE]],
    ['a name of ENS', 'setOwner(bytes32 a, address b)', [`0x${'01'.repeat(32)}`, THIEF]],
    [
      'a position',
      'collect((uint256 a, address b, uint128 c, uint128 d) e)',
      [{ a: 1n, b: THIEF, c: 1n, d: 1n }],
    ],
    ['an order of Seaport', 'validate((address a, bytes b)[] c)', [[]]],
    ['an authorisation of Morpho', 'setAuthorization(address a, bool b)', [THIEF, true]],
    ['one of Comet', 'allow(address a, bool b)', [THIEF, true]],
  ])(
    '[W4.e] names nothing of which nothing can be read, unless the site has switched that on: %s',
    async (_what, signature, args) => {
      const to = `0x${'4f'.repeat(20)}` as const;
      const data = encoded(signature, ...args);
      const found = await attacked({ to, data, given: { source: unreadSource(to, data) } });
      expect(found).toMatchObject({ ...REFUSED, reason: expect.stringContaining('unreadSwaps') });
    },
  );

  it('[W4.e control] takes what the call says where the site has not to switch it on', async () => {
    const find = 'if (this.#deps.sendsUnread)';
    const found = await attacked({
      ...(await unread(true)),
      without: [{ file: 'application/swap/judge-swap.ts', find, put: 'if (built)' }],
    });
    expect(found).toMatchObject({ status: 'reviewed', given: SHOWN, received: 0n, stolen: SHOWN });
  });

  it('[W4.f] cannot tell a trial by the price of gas or the base fee', async () => {
    const attack = await unread(false);
    expect(
      await attacked({ ...attack, given: { ...attack.given, unreadSwaps: true } }),
    ).toMatchObject({ ...REFUSED, reason: 'a node has tried it: givesLess' });
  });

  it('[W4.f control] pays in the trial alone where that has no price of gas', async () => {
    const attack = await unread(false);
    const found = await attacked({
      ...attack,
      given: { ...attack.given, unreadSwaps: true },
      without: [
        {
          file: 'infrastructure/chains/eip155/exchange-trials.ts',
          find: 'isValidated: true',
          put: 'isValidated: false',
        },
      ],
    });
    expect(found).toMatchObject({ status: 'reviewed', given: SHOWN, received: 0n, stolen: SHOWN });
  });

  it('[W4.g] gives nothing and takes nothing where the wallet does all or none', async () => {
    const attack = await unread(true);
    const given = { ...attack.given, unreadSwaps: true, sendsBundles: 'atomic' as const };
    const found = await attacked({ ...attack, given });
    expect(found.review).toMatchObject({
      checks: { before: [{ to: ENFORCER }, {}], after: [{ to: ENFORCER }, {}] },
      isUnread: true,
      minToUnits: LEAST,
    });
    expect(found).toMatchObject({ status: 'reviewed', given: 0n, received: 0n, stolen: 0n });
  });

  it('[W4.g control] takes it where the bundle does not end with a check', async () => {
    const attack = await unread(true);
    const given = { ...attack.given, unreadSwaps: true, sendsBundles: 'atomic' as const };
    const found = await attacked({ ...attack, given, without: [withoutChecks] });
    expect(found).toMatchObject({ status: 'reviewed', given: SHOWN, received: 0n, stolen: SHOWN });
  });

  /** The same on a chain where the contract that compares is not. */
  const unchecked = async (): Promise<Attack> => {
    for (const contract of [ENFORCER, NATIVE_ENFORCER]) {
      await node.control.call('anvil_setCode', contract, '0x');
    }
    const attack = await unread(true);
    return { ...attack, given: { ...attack.given, unreadSwaps: true, sendsBundles: 'atomic' } };
  };

  it('[W4.m] has no minimum shown that a contract would enforce which is not there', async () => {
    const { review } = await attacked(await unchecked());
    expect(review).toMatchObject({ isUnread: true });
    expect(review?.minToUnits).toBeUndefined();
    expect(review?.checks).toBeUndefined();
  });

  it('[W4.m control] has one shown, and gives nothing, where its code is not asked for', async () => {
    const without = [
      {
        file: 'infrastructure/chains/eip155/standing-contracts.ts',
        find: "const isOn = code !== '0x';",
        put: 'const isOn = true;',
      },
    ];
    const found = await attacked({ ...(await unchecked()), without });
    expect(found).toMatchObject({ review: { minToUnits: LEAST }, received: 0n, stolen: SHOWN });
  });

  /** The same for the native currency. */
  const unreadForCoins = async (isTurned: boolean): Promise<Attack> => {
    const thief = await thiefIn('ThiefExchange');
    await node.control.call('anvil_setBalance', thief.address, numberToHex(RETURNED));
    const data = encoded('exchangeForCoins()');
    const source = unreadSource(thief.address, data);
    return {
      to: thief.address,
      data,
      before: async () => {
        if (isTurned) await deployer.write(thief, 'turn', []);
      },
      isForCoins: true,
      given: { source, unreadSwaps: true, sendsBundles: 'atomic' },
    };
  };

  it('[W4.i] gives no less of the native currency than is shown, where the wallet does all or none', async () => {
    const honest = await attacked(await unreadForCoins(false));
    expect(honest).toMatchObject({ review: { minToUnits: LEAST }, given: SHOWN });
    expect(honest.coins).toBeGreaterThan(LEAST);

    const turned = await attacked(await unreadForCoins(true));
    expect(turned.review?.checks?.after).toMatchObject([{ to: NATIVE_ENFORCER }, { to: ENFORCER }]);
    expect(turned).toMatchObject({ status: 'reviewed', given: 0n, stolen: 0n });
  });

  it('[W4.i control] gives none of it where the bundle does not end with a check', async () => {
    const found = await attacked({ ...(await unreadForCoins(true)), without: [withoutChecks] });
    expect(found).toMatchObject({ status: 'reviewed', given: SHOWN, stolen: SHOWN });
    expect(found.coins).toBeLessThan(0n);
  });

  /** What is shown, and 90 more of `token` by an allowance of before. */
  const takesMore = async (token: Hex, given: Partial<VictimGiven>): Promise<Attack> => {
    const thief = await thiefIn('ThiefExchange');
    const data = encoded('exchangeAndTake(address a, uint256 b)', token, 90n * ETHER);
    await deployer.write({ address: token, abi: erc20Abi }, 'approve', [thief.address, STANDING]);
    return {
      to: thief.address,
      data,
      standing: token === uniswap.usd ? STANDING : SHOWN,
      before: () => deployer.write(thief, 'turn', []),
      given: {
        source: unreadSource(thief.address, data),
        held: uniswap.usdt,
        unreadSwaps: true,
        ...given,
      },
    };
  };
  const ATOMIC = { sendsBundles: 'atomic' } as const;

  it('[W4.j] takes nothing more by an allowance of before, where the wallet does all or none', async () => {
    for (const token of [uniswap.usdt, uniswap.usd]) {
      const found = await attacked(await takesMore(token, ATOMIC));
      expect(found).toMatchObject({ status: 'reviewed', given: 0n, stolen: 0n, stolenOther: 0n });
    }
  });

  it('[W4.j control] takes another token where only what is received is checked', async () => {
    const find = 'if (!isUnread) return [rise];';
    const without = [
      { file: 'application/swap/guard-swap.ts', find, put: 'if (rise) return [rise];' },
    ];
    const found = await attacked({ ...(await takesMore(uniswap.usdt, ATOMIC)), without });
    expect(found).toMatchObject({ status: 'reviewed', given: SHOWN, stolenOther: 90n * ETHER });
  });

  it('[W4.k] is refused where it could do so, and the wallet sends no bundle', async () => {
    for (const token of [uniswap.usdt, uniswap.usd]) {
      const found = await attacked(await takesMore(token, {}));
      expect(found).toMatchObject({ ...REFUSED, stolenOther: 0n });
    }
  });

  it('[W4.k control] takes another token where the allowances of before are not read', async () => {
    const find = 'if (checks || wider.length === 0)';
    const without = [{ file: 'application/swap/guard-swap.ts', find, put: 'if (checks || wider)' }];
    const found = await attacked({ ...(await takesMore(uniswap.usdt, {})), without });
    expect(found).toMatchObject({ status: 'reviewed', given: SHOWN, stolenOther: 90n * ETHER });
  });

  it('[W4.h] takes what is shown and gives nothing where the visitor agrees to a call that cannot be read', async () => {
    const attack = await unread(true);
    const found = await attacked({ ...attack, given: { ...attack.given, unreadSwaps: true } });
    expect(found.review).toMatchObject({ isUnread: true });
    expect(found.review).not.toHaveProperty('minToUnits');
    expect(found).toMatchObject({ given: SHOWN, received: 0n, stolen: SHOWN });
  });
});

describe('a node and a service together', () => {
  let liar: LyingNode | undefined;
  afterEach(() => liar?.stop());

  /** A trial in which all happens that is shown. */
  const lyingTrial = async (params: readonly unknown[]): Promise<unknown> => {
    const [{ blockStateCalls }] = params as never as [
      { readonly blockStateCalls: readonly [{ readonly calls: readonly unknown[] }] },
    ];
    const word = (value: bigint) => numberToHex(value, { size: 32 });
    const looks = [
      [ETHER, STANDING, 0n],
      [ETHER, STANDING - SHOWN, RETURNED],
    ] as const;
    const report = (value: bigint) => ({
      status: '0x1',
      returnData: word(value),
      logs: [],
      gasUsed: '0x0',
    });
    const between = blockStateCalls[0].calls.slice(6).map(() => report(0n));
    return [{ calls: [...looks[0].map(report), ...between, ...looks[1].map(report)] }];
  };

  it('[W10.a] move nothing by a trial that the node makes up', async () => {
    liar = await startLyingNode(node.url, { eth_simulateV1: lyingTrial });
    const to = uniswap.deployment.swapRouter02 as Hex;
    const data = inSteps(v2Call(SHOWN, THIEF));
    expect(await attacked({ to, data, given: { nodeUrl: liar.url } })).toMatchObject({
      ...REFUSED,
      reason: 'the call is no exchange: receiver',
    });
  });

  it('[W10.a control] take it where the call is not read', async () => {
    liar = await startLyingNode(node.url, { eth_simulateV1: lyingTrial });
    const found = await attacked({
      to: uniswap.deployment.swapRouter02 as Hex,
      data: inSteps(v2Call(SHOWN, THIEF)),
      given: { nodeUrl: liar.url },
      without: [
        {
          file: 'domain/swap/router/router-ledger.ts',
          find: "if (to === undefined) return this.fail('receiver');",
        },
      ],
    });
    expect(found).toMatchObject({ review: { trial: 'balances' }, given: SHOWN, received: 0n });
    expect(found.stolen).toBeGreaterThan(LEAST);
  });

  /** A node that says that the visitor has nothing of the token to receive. */
  const saysNothing = async (): Promise<Attack> => {
    const thief = await thiefIn('ThiefExchange');
    const data = encoded('exchange()');
    const asked = encoded('balanceOf(address a)', ALICE);
    liar = await startLyingNode(node.url, {
      eth_call: async (params, honest) => {
        const [call] = params as never as [{ readonly data: Hex; readonly to: string }];
        const isAsked = call.to.toLowerCase() === uniswap.tok.toLowerCase() && call.data === asked;
        return isAsked ? numberToHex(0n, { size: 32 }) : honest();
      },
    });
    return {
      to: thief.address,
      data,
      before: () => deployer.write(thief, 'turn', []),
      given: {
        source: unreadSource(thief.address, data),
        unreadSwaps: true,
        nodeUrl: liar.url,
        sendsBundles: 'atomic',
      },
    };
  };

  it('[W10.c] cannot make the check of a bundle hold by a balance that the node makes up', async () => {
    const found = await attacked(await saysNothing());
    expect(found).toMatchObject({ status: 'reviewed', given: 0n, received: 0n, stolen: 0n });
  });

  it('[W10.c control] do so where the check compares with what the node says', async () => {
    const without = [
      {
        file: 'infrastructure/chains/eip155/balance-checks.ts',
        find: 'if (hasEnforcers(caipNetworkId)) {',
        put: 'if (!hasEnforcers(caipNetworkId)) {',
      },
    ];
    const found = await attacked({ ...(await saysNothing()), without });
    expect(found).toMatchObject({ status: 'reviewed', given: SHOWN, received: 0n, stolen: SHOWN });
  });

  /** A node that names the thief's contract as the one of 0x. */
  const registered = async (): Promise<Attack> => {
    const thief = await thiefIn('ThiefSettler');
    liar = await startLyingNode(node.url, {
      eth_call: async (params, honest) => {
        const [{ data, to }] = params as never as [{ readonly data: Hex; readonly to: string }];
        if (to.toLowerCase() !== SETTLER_REGISTRY.toLowerCase()) return honest();
        const isInfo = data.startsWith(encoded('deployInfo(address a)', THIEF).slice(0, 10));
        const own = encodeAbiParameters([{ type: 'address' }], [thief.address]);
        return isInfo
          ? concatHex([numberToHex(2n, { size: 32 }), numberToHex(12n, { size: 32 })])
          : own;
      },
    });
    return {
      to: HOLDER,
      data: settlerCall(thief.address),
      before: () => deployer.write(thief, 'turn', []),
      given: { nodeUrl: liar.url },
    };
  };

  it('[W10.b] cannot name a contract of their own as 0x’s: its address does not follow from 0x’s', async () => {
    expect(await attacked(await registered())).toMatchObject({
      ...REFUSED,
      reason: 'the call is no exchange: operator',
    });
  });

  it('[W10.b control] take what the holder lends where the node’s word is enough', async () => {
    const found = await attacked({
      ...(await registered()),
      without: [
        {
          file: 'infrastructure/chains/eip155/settler-registry.ts',
          find: 'return isSameEvmAddress(settlerAddress(chainId, nonce), address);',
          put: 'return chainId > 0n;',
        },
      ],
    });
    expect(found).toMatchObject({ status: 'reviewed', given: SHOWN, received: 0n, stolen: SHOWN });
  });
});
