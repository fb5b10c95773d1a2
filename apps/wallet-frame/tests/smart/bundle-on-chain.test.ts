import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  getContractAddress,
  hashMessage,
  type Hex,
  http,
  parseAbi,
} from 'viem';
import { callNode, findAnvil, startAnvil } from '../../../chains/nodes/evm.mjs';
import { accountCreation, deployAccountCode } from '../../../chains/nodes/smart-accounts.mjs';
import {
  type Contract,
  deployingAccount,
  type DeployingAccount,
} from '../../../chains/testing/deploying-account';
import { evmContracts } from '../../../chains/testing/evm-contracts';
import { eventually } from '../../../../tests/support/eventually';
import type { Plan } from '../../src/domain/readings/reading';
import { HostRefusal } from '../../src/domain/refusals/host-refusal';
import { nodeOf } from '../../src/adapters/nodes/ask-node';
import { KeptBundles } from '../../src/domain/plans/evm/kept-bundles';
import { SentCalls } from '../../src/domain/plans/sent-calls';
import type { AskNode } from '../../src/domain/plans/ask-node';
import { ACCOUNT_CODE } from '../../src/domain/signing/account-code';
import { atomicStatus } from '../../src/domain/smart/capabilities';
import { accountCodeOn } from '../../src/domain/smart/account-code-on';
import { delegationOf } from '../../src/domain/smart/delegation';
import { accounts, approved, planFor, readingOf } from '../plans/plan-world';
import { tokenAbi } from './token-abi';

jest.setTimeout(60_000);

const CHAIN = 'eip155:31337';
const ETHER = { id: CHAIN, name: 'Local', symbol: 'ETH', decimals: 18, smartAccounts: {} };
const UNIT = 10n ** 18n;
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const own = accounts.evm.address as Hex;
const exchangeAbi = parseAbi([
  'function exchange(address from, uint256 taken, address to, uint256 given) payable',
]);

it('the code of smart accounts is at the address that its creation code decides', async () => {
  const bytecode = (await accountCreation()) as Hex;
  const from = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
  const salt = `0x${'00'.repeat(32)}` as const;
  expect(getContractAddress({ opcode: 'CREATE2', from, bytecode, salt })).toBe(ACCOUNT_CODE);
});

describe('a bundle of a smart account on a real chain', () => {
  if (findAnvil() === undefined && process.env['CI'] !== 'true') {
    it.todo('runs where a node is installed');
    return;
  }

  let chain: Awaited<ReturnType<typeof startAnvil>>;
  let node: AskNode;
  let deployer: DeployingAccount;
  let token: Contract;
  let exchange: Contract;
  let fresh: unknown;

  beforeAll(async () => {
    const [started, contracts] = await Promise.all([
      startAnvil({ chainId: 31_337 }),
      evmContracts(),
    ]);
    chain = started;
    node = nodeOf({ ...ETHER, rpcUrl: chain.url });
    await callNode(chain.url, 'anvil_setBalance', [own, '0x56bc75e2d63100000']);
    deployer = deployingAccount(chain.url);
    const artifact = { abi: tokenAbi, bytecode: contracts.TestToken.bytecode };
    token = await deployer.deploy(artifact, 1_000_000n * UNIT);
    exchange = await deployer.deploy({
      abi: exchangeAbi,
      bytecode: contracts.TestExchange.bytecode,
    });
    await callNode(chain.url, 'anvil_setBalance', [exchange.address, '0x56bc75e2d63100000']);
    await deployer.write(token, 'transfer', [own, 50n * UNIT]);
    await deployAccountCode(chain.url);
    fresh = await callNode(chain.url, 'evm_snapshot');
  });
  beforeEach(async () => {
    await callNode(chain.url, 'evm_setAutomine', [true]);
    await callNode(chain.url, 'evm_revert', [fresh]);
    fresh = await callNode(chain.url, 'evm_snapshot');
  });
  afterAll(() => chain.stop());

  const allow = (units: bigint) => ({
    to: token.address,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [exchange.address, units * UNIT],
    }),
  });
  const swap = (units: bigint) => ({
    to: exchange.address,
    data: encodeFunctionData({
      abi: exchangeAbi,
      args: [token.address, units * UNIT, `0x${'0'.repeat(40)}`, UNIT],
    }),
  });
  const readToken = async (functionName: 'allowance' | 'balanceOf', args: readonly Hex[]) => {
    const client = createPublicClient({ transport: http(chain.url) });
    const { address } = token;
    return client.readContract({ address, abi: erc20Abi, functionName, args: args as never });
  };
  const held = () => readToken('balanceOf', [own]);
  const allowed = () => readToken('allowance', [own, exchange.address]);
  const codeOf = (address: string) => callNode(chain.url, 'eth_getCode', [address, 'latest']);

  const sentCalls = new SentCalls();
  const plan = (
    calls: readonly object[],
    given: AskNode = node,
    more: object = {},
  ): Promise<Plan> =>
    planFor(CHAIN, 'wallet_sendCalls', [{ calls, atomicRequired: true, ...more }], given, {
      network: { ...ETHER, rpcUrl: chain.url },
      isSmart: true,
      sentCalls,
    });
  const statusNow = (answer: unknown): Promise<unknown> =>
    sentCalls.status([(answer as { readonly id: string }).id]);
  /** Once the chain has decided. */
  const status = async (answer: unknown): Promise<unknown> => {
    let last: unknown;
    await eventually(async () => {
      last = await statusNow(answer);
      expect(last).not.toMatchObject({ status: 100 });
    });
    return last;
  };
  const sent = async (calls: readonly object[]): Promise<unknown> => approved(await plan(calls));

  it('[R7.16] does what its second call needs of its first, upgrades the account, and says so before', async () => {
    expect(await atomicStatus(own, node)).toBe('ready');
    const planned = await plan([allow(20n), swap(20n)]);
    expect(readingOf(planned)).toEqual([
      'allow',
      expect.stringMatching(/^amount: 20/),
      `spender: ${getAddress(exchange.address)}`,
      `token: ${getAddress(token.address)}`,
      'call',
      `contract: ${getAddress(exchange.address)}`,
      expect.stringMatching(/^selector: /),
      'together',
      'upgrade',
      `code: ${ACCOUNT_CODE}`,
      expect.stringMatching(/^fee: 0\.\d+ ETH$/),
    ]);
    expect(planned.reading.effect?.kind).toBe('changes');
    expect(planned.reading.warnings).toEqual(['unknown']);
    expect(planned.requests).toEqual([
      {
        kind: 'evmBundle',
        bundle: expect.objectContaining({
          nonce: '0x0',
          authorization: { address: ACCOUNT_CODE, chainId: '0x7a69', nonce: '0x1' },
        }),
      },
    ]);
    expect(JSON.parse(planned.reading.raw)).toMatchObject({
      calls: [{ to: token.address.toLowerCase() }, { to: exchange.address.toLowerCase() }],
    });

    const answer = await approved(planned);

    expect(await status(answer)).toMatchObject({
      version: '2.0.0',
      chainId: '0x7a69',
      atomic: true,
      status: 200,
      receipts: [{ status: '0x1', type: '0x4' }],
    });
    expect(await codeOf(own)).toBe(`0xef0100${ACCOUNT_CODE.slice(2).toLowerCase()}`);
    expect(await held()).toBe(30n * UNIT);
    expect(await atomicStatus(own, node)).toBe('supported');
  });

  it('[R7.16] upgrades once', async () => {
    await status(await sent([allow(1n), swap(1n)]));
    const planned = await plan([allow(2n), swap(2n)]);
    expect(planned.reading.steps[0]?.title).toBe('allow');
    expect(planned.requests[0]).not.toHaveProperty('bundle.authorization');

    expect(await status(await approved(planned))).toMatchObject({
      atomic: true,
      status: 200,
      receipts: [{ type: '0x2' }],
    });
    expect(await held()).toBe(47n * UNIT);
  });

  it('[R7.16] is refused where it would fail half-way, and says so', async () => {
    const refusal = plan([allow(100n), swap(100n)]);
    await expect(refusal).rejects.toThrow(
      /^A test run of all the calls failed, so none of them is done: /,
    );
    await sent([allow(0n), allow(0n)]);
    await expect(plan([allow(100n), swap(100n)])).rejects.toThrow(/none of them is done/);
  });

  it('[R7.16] changes nothing where it fails on the chain half-way, and says so', async () => {
    const planned = await plan([allow(50n), swap(50n)]);
    await callNode(chain.url, 'anvil_setBalance', [exchange.address, '0x0']); // It has nothing to give now.
    const answer = await approved(planned);

    expect(await status(answer)).toMatchObject({
      atomic: true,
      status: 500,
      receipts: [{ status: '0x0', logs: [] }],
    });
    expect([await allowed(), await held()]).toEqual([0n, 50n * UNIT]);
  });

  it('[R7.16] is pending until it is in a block, and dropped where another took its number', async () => {
    await callNode(chain.url, 'evm_setAutomine', [false]);
    let hash: unknown;
    const noting: AskNode = async (method, params) => {
      const answer = await node(method, params);
      if (method === 'eth_sendRawTransaction') hash = answer;
      return answer;
    };
    const answer = await approved(await plan([allow(1n), swap(1n)], noting));
    expect(await statusNow(answer)).toMatchObject({ status: 100, atomic: true });
    await callNode(chain.url, 'anvil_dropTransaction', [hash]);
    await callNode(chain.url, 'anvil_impersonateAccount', [own]);
    await callNode(chain.url, 'eth_sendTransaction', [{ from: own, to: BOB, value: '0x1' }]);
    await callNode(chain.url, 'evm_mine');

    expect(await status(answer)).toEqual(expect.objectContaining({ status: 400, atomic: true }));
    expect(await status(answer)).not.toHaveProperty('receipts');
  });

  it('[R7.16] is estimated also by nodes that take no other code for it', async () => {
    const old: AskNode = (method, params) =>
      method === 'eth_estimateGas' && (params as readonly unknown[]).length > 1
        ? Promise.reject(new HostRefusal('too many arguments, want at most 2', -32_602))
        : node(method, params);
    expect(await status(await approved(await plan([allow(20n), swap(20n)], old)))).toMatchObject({
      status: 200,
    });
    await callNode(chain.url, 'anvil_setCode', [own, '0x']);
    await expect(plan([allow(100n), swap(100n)], old)).rejects.toThrow(/none of them is done: \S/);
  });

  it('[R9.7] is given 100000 gas, doubled, for its upgrade by nodes that cannot try it', async () => {
    const older: AskNode = (method, params) => {
      const isEstimate = method === 'eth_estimateGas' && (params as readonly unknown[]).length > 1;
      if (!isEstimate && method !== 'eth_simulateV1') return node(method, params);
      return Promise.reject(new HostRefusal('the method is not available', -32_601));
    };
    await callNode(chain.url, 'anvil_setCode', [own, '0x']);
    const two = [
      { to: BOB, value: '0x1' },
      { to: BOB, value: '0x2' },
    ];
    const planned = await plan(two, older);
    const { gas } = JSON.parse(planned.reading.raw) as { readonly gas: string };
    // 21000 for each of them, and a margin.
    expect(Number(gas)).toBe((2 * 21_000 + 200_000) * 1.2);
    expect(await status(await approved(planned))).toMatchObject({ atomic: true, status: 200 });
    // The second one needs what the first does, which this node cannot try either.
    await callNode(chain.url, 'anvil_setCode', [own, '0x']);
    await expect(plan([allow(1n), swap(1n)], older)).rejects.toThrow(/none of them is done: \S/);
  });

  it('[R7.16] of one call needs no upgrade', async () => {
    const planned = await plan([{ to: BOB, value: '0x1' }]);
    expect(planned.reading.steps.map(({ title }) => title)).toEqual(['send']);
    expect(await status(await approved(planned))).toMatchObject({ atomic: true, status: 200 });
    expect(await codeOf(own)).toBe('0x');
  });

  it('[R7.16] does not replace a code that this wallet did not choose, and names it', async () => {
    await callNode(chain.url, 'anvil_setCode', [own, `0xef0100${exchange.address.slice(2)}`]);
    expect(await delegationOf(own, node)).toEqual({
      kind: 'other',
      address: exchange.address.toLowerCase(),
    });
    expect(await atomicStatus(own, node)).toBe('unsupported');
    await expect(plan([allow(1n), swap(1n)])).rejects.toMatchObject({
      code: 5760,
      message: expect.stringContaining(getAddress(exchange.address)),
    });
    // A site that takes less than all gets one transaction for each.
    const some = await plan(
      [
        { to: BOB, value: '0x1' },
        { to: BOB, value: '0x2' },
      ],
      node,
      {
        atomicRequired: false,
      },
    );
    expect(await status(await approved(some))).toMatchObject({ atomic: false, status: 200 });
  });

  it.each([
    ['no code', '0x'],
    ['another code', '0x6001'],
  ])('[R7.16] is refused where the network has %s for smart accounts', async (_, code) => {
    await callNode(chain.url, 'anvil_setCode', [ACCOUNT_CODE, code]);
    expect(await accountCodeOn(node)).toBeUndefined();
    expect(await atomicStatus(own, node)).toBe('unsupported');
    await expect(plan([allow(1n), swap(1n)])).rejects.toMatchObject({ code: 5760 });
  });

  it.each([
    ['the account itself', [{ to: own, data: '0x34fcd5be' }, { to: BOB }]],
    [
      'the account itself, in small letters',
      [{ to: own.toLowerCase(), data: '0xb61d27f6' }, { to: BOB }],
    ],
    ['a new contract', [{ data: '0x6001' }, { to: BOB }]],
    ['too much', Array.from({ length: 11 }, () => ({ to: BOB }))],
  ])('[R7.16] does not call %s', async (_, calls) => {
    await expect(plan(calls)).rejects.toThrow(/own account|cannot be read|At most/);
  });

  it('[R7.16] has the name that the site gives it, once', async () => {
    const answer = await approved(await plan([{ to: BOB }], node, { id: 'first' }));
    expect(answer).toEqual({ id: 'first' });
    expect(await status(answer)).toMatchObject({ id: 'first', status: 200 });
    await expect(plan([{ to: BOB }], node, { id: 'first' })).rejects.toMatchObject({ code: 5720 });
    await expect(sentCalls.status(['other'])).rejects.toMatchObject({ code: 5730 });
  });

  it('[R7.16] is not sent where another tab has used its name while the visitor read', async () => {
    const pays = [{ to: BOB, value: '0x1' }];
    const [one, other] = [
      await plan(pays, node, { id: 'tabs' }),
      await plan(pays, node, { id: 'tabs' }),
    ];
    await approved(one);
    const before = await node('eth_getTransactionCount', [own, 'pending']);
    await expect(approved(other)).rejects.toMatchObject({ code: 5720 });
    expect(await node('eth_getTransactionCount', [own, 'pending'])).toBe(before);
  });

  it('[R7.16] is known for a day after the page that sent it, also where the site is on another network', async () => {
    let stored: unknown;
    let aheadMs = 0;
    const store = {
      read: () => Promise.resolve(stored),
      change: (work: (value: unknown) => unknown) =>
        Promise.resolve(void (stored = structuredClone(work(stored)))),
    };
    const nodes: string[] = [];
    const nodeOn = (id: string): AskNode => {
      nodes.push(id);
      return node;
    };
    const newPage = () => {
      const kept = new KeptBundles({ store, nodeOn, now: () => Date.now() + aheadMs });
      const clear = () => store.change(() => undefined);
      return new SentCalls(undefined, {
        clear,
        find: (id) => kept.find(id),
        keep: (id, sent) => kept.keep(id, sent),
      });
    };
    const given = { network: { ...ETHER, rpcUrl: chain.url }, isSmart: true, sentCalls: newPage() };
    const params = [{ calls: [allow(1n), swap(1n)], atomicRequired: true, id: 'kept' }];
    await approved(await planFor(CHAIN, 'wallet_sendCalls', params, node, given));
    await eventually(async () =>
      expect(await given.sentCalls.status(['kept'])).toMatchObject({ status: 200 }),
    );
    nodes.length = 0;

    const later = newPage();
    expect(await later.status(['kept'])).toMatchObject({ atomic: true, status: 200 });
    expect(nodes).toEqual([CHAIN]);
    await expect(later.check('kept')).rejects.toMatchObject({ code: 5720 });
    aheadMs = 25 * 3_600_000;
    await expect(newPage().status(['kept'])).rejects.toMatchObject({ code: 5730 });
    aheadMs = 0;
    await later.clear();
    await expect(newPage().status(['kept'])).rejects.toMatchObject({ code: 5730 });
  });

  it('[R7.16] leaves signatures of messages as they were, also for contracts that ask the account', async () => {
    await status(await sent([allow(1n), swap(1n)]));
    const signature = await approved(
      await planFor(CHAIN, 'personal_sign', ['0x48656c6c6f', own], node),
    );
    const client = createPublicClient({ transport: http(chain.url) });
    const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']);
    const hash = hashMessage('Hello');
    expect(
      await client.readContract({
        address: own,
        abi,
        functionName: 'isValidSignature',
        args: [hash, signature as Hex],
      }),
    ).toBe('0x1626ba7e');
    expect(
      await client.verifyMessage({ address: own, message: 'Hello', signature: signature as Hex }),
    ).toBe(true);
  });
});
