import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
  toHex,
} from 'viem';
import {
  entryPoint08Address,
  getUserOperationTypedData,
  type UserOperation,
} from 'viem/account-abstraction';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { deployAccountCode } from '../../../chains/nodes/smart-accounts.mjs';
import { startBundler } from '../../../chains/testing/bundler';
import { deployingAccount } from '../../../chains/testing/deploying-account';
import { startEvm } from '../../../chains/testing/evm';
import { evmContracts } from '../../../chains/testing/evm-contracts';
import { deploySingletonPaymaster } from '../../../chains/testing/singleton-paymaster';
import type { createService } from '../../src/create-service';
import { sqlStore } from '../../src/adapters/sql/sql-store';
import type { Database } from '../../src/adapters/sql/database';
import { ACCOUNT_CODE } from '../../src/domain/sponsor/account-abstraction';
import type { SponsorRule } from '../../src/ports/sponsor-rules';
import { SITE } from '../support';
import { type Answer, type Visitor, Visitors } from '../visitors';

export const CHAIN_ID = 31_337;
export const NETWORK = `eip155:${CHAIN_ID}`;
export const TRANSFER = '0xa9059cbb';
const KEY: Hex = `0x${'5f'.repeat(32)}`;
const UPGRADES = `0x7702${'0'.repeat(36)}`;
const BOB: Hex = '0x1000000000000000000000000000000000000002';
const batchAbi = parseAbi(['function executeBatch((address target, uint256 value, bytes data)[])']);

/** An operation as JSON-RPC has it. */
export type Operation = Readonly<Record<string, unknown>>;

export interface Call {
  readonly to: Hex;
  readonly value?: bigint;
  readonly data: Hex;
}

export type SponsoredWorld = Awaited<ReturnType<typeof startSponsoredWorld>>;

/** A chain with EntryPoint 0.8, the paymaster of the operator, a bundler and a token. */
export async function startSponsoredWorld() {
  const [chain, { TestMulticall, TestToken }] = await Promise.all([
    startEvm({ chainId: CHAIN_ID }),
    evmContracts(),
  ]);
  await deployAccountCode(chain.url);
  const paymaster = await deploySingletonPaymaster(chain.url, privateKeyToAccount(KEY).address);
  const deployer = deployingAccount(chain.url);
  const tokenAbi = [...erc20Abi, ...parseAbi(['constructor(uint256 supply)'])];
  const token = await deployer.deploy({ abi: tokenAbi, bytecode: TestToken.bytecode }, 10n ** 24n);
  const multicall = await deployer.deploy({ abi: [], bytecode: TestMulticall.bytecode });
  const bundler = await startBundler(chain.url, CHAIN_ID);
  const reader = createPublicClient({ transport: http(chain.url), cacheTime: 0 });
  const depositAbi = parseAbi(['function balanceOf(address) view returns (uint256)']);
  return {
    bundler,
    chain,
    multicall,
    paymaster,
    reader,
    token,
    /** What the operator has left at the EntryPoint. */
    deposit: () =>
      reader.readContract({
        address: entryPoint08Address,
        abi: depositAbi,
        functionName: 'balanceOf',
        args: [paymaster.address],
      }),
    tokensOf: (address: Hex) =>
      reader.readContract({
        address: token.address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      }),
    giveTokens: (to: Hex, units: bigint) => deployer.write(token, 'transfer', [to, units]),
    transfer: (units: bigint, to: Hex = BOB): Call => ({
      to: token.address,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] }),
    }),
    /** The variables of a service that pays here. */
    environment: (more: object = {}) => ({
      SPONSORS: JSON.stringify([
        { network: NETWORK, rpcUrl: chain.url, paymaster: paymaster.address, ...more },
      ]),
      SPONSOR_EVM_KEY: KEY,
    }),
    /** A rule under which visitors of the site may move the token. */
    rule: (more: Partial<SponsorRule> = {}): SponsorRule => ({
      site: SITE,
      network: NETWORK,
      visitorCount: 5,
      siteCount: 100,
      visitorSum: 50_000_000,
      siteSum: 500_000_000,
      ...more,
    }),
    stop: async () => {
      await Promise.all([bundler.stop(), chain.stop()]);
    },
  };
}

/** A visitor of the service with a smart account. */
export interface Payer {
  readonly visitor: Visitor;
  readonly account: ReturnType<typeof privateKeyToAccount>;
}

/** Visitors of a service that pays for them. */
export class SponsoredVisitors {
  readonly world: SponsoredWorld;
  readonly visitors: Visitors;
  readonly #database: Database;

  private constructor(world: SponsoredWorld, visitors: Visitors, database: Database) {
    this.world = world;
    this.visitors = visitors;
    this.#database = database;
  }

  static async over(
    world: SponsoredWorld,
    database: Database,
    create?: typeof createService,
  ): Promise<SponsoredVisitors> {
    const visitors = await Visitors.over(database, world.environment(), create);
    await world.chain.control.mine();
    const { timestamp } = await world.reader.getBlock();
    visitors.clock = Number(timestamp) * 1000;
    const own = new SponsoredVisitors(world, visitors, database);
    for (const table of [
      'sponsorship',
      'sponsor_spending',
      'sponsor_rule',
      'sponsor_call',
      'counter',
    ]) {
      await database.rows(`delete from ${table}`);
    }
    return own;
  }

  get store() {
    return sqlStore(this.#database);
  }

  /** The operator pays for calls of the token's `transfer`, and of what else is named. */
  allow(rule = this.world.rule(), more: readonly (readonly [Hex, string])[] = []): Promise<void> {
    const calls = [[this.world.token.address, TRANSFER], ...more].map(
      ([target = '', selector = '']) => ({
        target: target.toLowerCase(),
        selector,
      }),
    );
    return this.store.transaction(({ sponsorRules }) => sponsorRules.put(rule, calls));
  }

  /** Logs in, opens a wallet, and has an account with tokens. */
  async join(email: string): Promise<Payer> {
    const visitor = await this.visitors.logIn(email);
    await this.visitors.addSlot(visitor, 'device', true);
    const account = privateKeyToAccount(generatePrivateKey());
    await this.world.giveTokens(account.address, 100n);
    return { visitor, account };
  }

  /** An operation of a new account, which gives it its code. */
  async operation(payer: Payer, calls: readonly Call[], more: Operation = {}): Promise<Operation> {
    const { account } = payer;
    const { reader } = this.world;
    const fees = await reader.estimateFeesPerGas();
    const signed = await account.signAuthorization({
      address: ACCOUNT_CODE,
      chainId: CHAIN_ID,
      nonce: await reader.getTransactionCount({ address: account.address }),
    });
    const { r, s, yParity, ...authorization } = signed;
    return {
      sender: account.address,
      nonce: toHex(BigInt(Math.floor(Math.random() * 1e15)) << 64n),
      callData: encodeFunctionData({
        abi: batchAbi,
        args: [calls.map(({ data, to, value = 0n }) => ({ target: to, value, data }))],
      }),
      callGasLimit: toHex(120_000),
      verificationGasLimit: toHex(150_000),
      preVerificationGas: toHex(60_000),
      maxFeePerGas: toHex(fees.maxFeePerGas),
      maxPriorityFeePerGas: toHex(fees.maxPriorityFeePerGas),
      signature: `0x${'11'.repeat(65)}`,
      factory: UPGRADES,
      factoryData: '0x',
      eip7702Auth: {
        address: authorization.address,
        chainId: toHex(CHAIN_ID),
        nonce: toHex(authorization.nonce),
        r,
        s,
        yParity: toHex(yParity ?? 0),
      },
      ...more,
    };
  }

  ask(
    { visitor }: Payer,
    operation: Operation,
    method = 'pm_getPaymasterData',
    chainId = CHAIN_ID,
  ): Promise<Answer> {
    const params = [operation, entryPoint08Address, toHex(chainId), {}];
    return this.visitors.ask(visitor, '/sponsor/operation', { method, params });
  }

  /** Both questions, and the operation with what the paymaster has said. */
  async sponsored(payer: Payer, operation: Operation): Promise<Operation> {
    const stub = await this.ask(payer, operation, 'pm_getPaymasterStubData');
    if (stub.status !== 200) throw new Error(String(stub['why'] ?? stub['error']));
    const known = { ...operation, ...(stub['result'] as object) };
    const answer = await this.ask(payer, known);
    if (answer.status !== 200) throw new Error(String(answer['why'] ?? answer['error']));
    return { ...known, ...(answer['result'] as object) };
  }

  /** Signs an operation as its account, and gives it to the bundler. */
  async send({ account }: Payer, operation: Operation): Promise<unknown> {
    const signature = await account.signTypedData(
      getUserOperationTypedData({
        chainId: CHAIN_ID,
        entryPointAddress: entryPoint08Address,
        userOperation: readOperation(operation),
      }),
    );
    return this.bundled({ ...operation, signature });
  }

  /** What the bundler answers. */
  async bundled(operation: Operation): Promise<unknown> {
    const response = await fetch(this.world.bundler.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_sendUserOperation',
        params: [operation, entryPoint08Address],
      }),
    });
    const { error, result } = (await response.json()) as {
      readonly error?: { readonly message: string };
      readonly result?: unknown;
    };
    if (error) throw new Error(error.message);
    return result;
  }
}

/** An operation as viem has it. */
export function readOperation(operation: Operation): UserOperation<'0.8'> {
  const { eip7702Auth, ...rest } = operation;
  const numbers = Object.entries(rest).map(([name, value]) => [
    name,
    /Gas|Limit|nonce/.test(name) ? BigInt(value as Hex) : value,
  ]);
  const { nonce, yParity, chainId, ...authorization } = (eip7702Auth ?? {}) as Record<string, Hex>;
  return {
    ...Object.fromEntries(numbers),
    ...(eip7702Auth !== undefined && {
      authorization: {
        ...authorization,
        nonce: Number(nonce),
        chainId: Number(chainId),
        yParity: Number(yParity),
      },
    }),
  } as UserOperation<'0.8'>;
}

/** The same operation of an account that has its code, or none. */
export function withoutUpgrade(operation: Operation): Operation {
  const { eip7702Auth: _, factory: _factory, factoryData: _data, ...plain } = operation;
  return plain;
}
