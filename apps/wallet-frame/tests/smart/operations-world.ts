import { operatorAt } from '../../src/adapters/nodes/ask-operator';
import { createPublicClient, encodeFunctionData, erc20Abi, type Hex, http, parseAbi } from 'viem';
import { callNode, startAnvil } from '../../../chains/nodes/evm.mjs';
import { deployAccountCode } from '../../../chains/nodes/smart-accounts.mjs';
import { deployAccountAbstraction } from '../../../chains/testing/account-abstraction';
import { startBundler } from '../../../chains/testing/bundler';
import { deployingAccount } from '../../../chains/testing/deploying-account';
import { evmContracts } from '../../../chains/testing/evm-contracts';
import { startPaymasterService } from '../../../chains/testing/paymaster-service';
import type { Plan } from '../../src/domain/readings/reading';
import { nodeOf } from '../../src/adapters/nodes/ask-node';
import type { FrameNetwork } from '../../src/domain/networks/settings';
import type { AskOperator } from '../../src/domain/smart/operations/operator';
import { SentCalls } from '../../src/domain/plans/sent-calls';
import { Operations } from '../../src/use-cases/operations/operations';
import { accounts, approved, planFor } from '../plans/plan-world';

const CHAIN_ID = 31_337;
export const CHAIN = `eip155:${CHAIN_ID}`;
export const own = accounts.evm.address as Hex;
export const BOB: Hex = '0x1000000000000000000000000000000000000002';
const tokenAbi = [...erc20Abi, ...parseAbi(['constructor(uint256 supply)'])];

const silent: AskOperator = () => Promise.resolve({ kind: 'silent' });

/** A page of the frame: what it remembers, it has from its storage. */
interface Page {
  readonly operations: Operations;
  readonly sentCalls: SentCalls;
}

/** How the operator has set the network. */
export type Settings = NonNullable<FrameNetwork['smartAccounts']>;

export type OperationsWorld = Awaited<ReturnType<typeof startOperations>>;

/** A real chain with the contracts of ERC-4337, a bundler, and a paymaster with its service. */
export async function startOperations() {
  const [chain, { TestPaymaster, TestToken }] = await Promise.all([
    startAnvil({ chainId: CHAIN_ID }),
    evmContracts(),
  ]);
  await deployAccountCode(chain.url);
  const paymaster = await deployAccountAbstraction(chain.url, TestPaymaster.bytecode);
  const [bundler, service] = await Promise.all([
    startBundler(chain.url, CHAIN_ID),
    startPaymasterService(paymaster),
  ]);
  const deployer = deployingAccount(chain.url);
  const token = await deployer.deploy({ abi: tokenAbi, bytecode: TestToken.bytecode }, 10n ** 24n);
  const reader = createPublicClient({ transport: http(chain.url) });
  const call = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    callNode(chain.url, method, params);

  let fresh = await call('evm_snapshot');
  let kept: unknown;
  let clock = Date.now();
  let settings: Settings = {};
  let fromService: AskOperator = silent;
  const network = (): FrameNetwork => ({
    id: CHAIN,
    name: 'Local',
    symbol: 'ETH',
    decimals: 18,
    rpcUrl: chain.url,
    smartAccounts: settings,
  });
  const newPage = (): Page => {
    const operations = new Operations({
      ask: operatorAt,
      askService: (...asked) => fromService(...asked),
      nodeOf,
      networks: { find: () => network() },
      store: {
        read: () => Promise.resolve(structuredClone(kept)),
        change: async (work) => {
          kept = structuredClone(work(kept));
        },
      },
      now: () => clock,
      wait: () => Promise.resolve(),
    });
    return { operations, sentCalls: new SentCalls((id) => operations.find(id)) };
  };
  let page = newPage();
  const node = nodeOf(network());

  const request = (method: string, params: readonly unknown[]): Promise<Plan> =>
    planFor(CHAIN, method, params, node, { network: network(), isSmart: true, ...page });
  /** While the visitor has chosen the plain account. */
  const requestOfPlain = (method: string, params: readonly unknown[]): Promise<Plan> =>
    planFor(CHAIN, method, params, node, { network: network(), isSmart: false, ...page });
  const plan = (calls: readonly object[], more: object = {}): Promise<Plan> =>
    request('wallet_sendCalls', [{ calls, atomicRequired: true, ...more }]);
  return {
    bundler,
    call,
    chain,
    network,
    node,
    paymaster,
    plan,
    reader,
    request,
    requestOfPlain,
    service,
    token,

    /** A new chain, an empty storage, and honest servers. */
    async begin(): Promise<void> {
      await call('evm_revert', fresh);
      fresh = await call('evm_snapshot');
      bundler.interfere();
      service.interfere();
      bundler.holds = false;
      bundler.forget();
      bundler.sent.length = 0;
      service.lies = {};
      kept = undefined;
      fromService = silent;
      settings = { bundlerUrl: bundler.url, paymasterUrl: service.url };
      page = newPage();
    },
    /** What the operator's service answers. */
    answerBy: (service: AskOperator) => {
      fromService = service;
    },
    set: (given: Settings) => {
      settings = given;
    },
    reload: () => {
      page = newPage();
    },
    later: (ms: number) => {
      clock += ms;
    },
    stored: () => kept,
    store: (value: unknown) => {
      kept = value;
    },
    fund: (address: Hex, wei: bigint) => call('anvil_setBalance', address, `0x${wei.toString(16)}`),
    balance: (address: Hex) => reader.getBalance({ address }),
    codeAt: async (address: Hex) => (await reader.getCode({ address })) ?? '0x',
    giveTokens: (to: Hex, units: bigint) => deployer.write(token, 'transfer', [to, units]),
    tokensOf: (address: Hex) =>
      reader.readContract({
        address: token.address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      }),
    transfer: (units: bigint, to: Hex = BOB) => ({
      to: token.address,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] }),
    }),
    /** What the site learns of a bundle. */
    status: (id: string) =>
      page.sentCalls.status([id]) as Promise<Readonly<Record<string, unknown>>>,
    /** The visitor approves, and the site learns the bundle's name. */
    async send(calls: readonly object[], more: object = {}): Promise<string> {
      const answer = await approved(await plan(calls, more));
      return (answer as { readonly id: string }).id;
    },
    async stop(): Promise<void> {
      await Promise.all([bundler.stop(), service.stop(), chain.stop()]);
    },
  };
}
