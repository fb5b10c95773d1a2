import type { AskNode } from '../../src/domain/plans/ask-node';
import { operatorAt } from '../../src/adapters/nodes/ask-operator';
import { nodeOf } from '../../src/adapters/nodes/ask-node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toHex } from 'viem';
import { findAnvil } from '../../../chains/nodes/evm.mjs';
import type { Defence } from '../../../../tests/support/taken-out';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { secondStepFor } from '../../src/domain/readings/reading';
import { SentCalls } from '../../src/domain/plans/sent-calls';
import { type Node, planFor } from '../plans/plan-world';
import { BOB, CHAIN, type OperationsWorld, own, startOperations } from '../smart/operations-world';
import { smartWallet as wallet } from './smart-wallet';

jest.setTimeout(60_000);

type Wallet = typeof wallet;

const without = async (...defences: readonly Defence[]): Promise<Wallet> => {
  const entry = 'apps/wallet-frame/tests/attacks/smart-wallet.ts';
  return (await withoutDefence<{ readonly smartWallet: Wallet }>(entry, ...defences)).smartWallet;
};

const GWEI = 10n ** 9n;
const ETHER = 10n ** 18n;
const ETHEREUM = { id: 'eip155:1', name: 'Ethereum', symbol: 'ETH', decimals: 18, rpcUrl: '' };
const node: Node = {
  eth_call: '0x',
  eth_estimateGas: '0x5208',
  eth_getTransactionCount: '0x7',
  eth_getBlockByNumber: { baseFeePerGas: toHex(GWEI) },
  eth_maxPriorityFeePerGas: toHex(GWEI),
  eth_feeHistory: {
    baseFeePerGas: Array.from({ length: 21 }, () => toHex(GWEI)),
    reward: Array.from({ length: 20 }, () => [toHex(GWEI)]),
  },
};
const send = (
  fields: object,
  given: AskNode | Node = node,
  { planFor: plan }: Pick<Wallet, 'planFor'> = { planFor },
  network: object = {},
) =>
  plan(
    'eip155:1',
    'eth_sendTransaction',
    [{ from: own, to: BOB, value: '0x1', ...fields }],
    given,
    {
      network: { ...ETHEREUM, ...network },
    },
  );
const feeOf = ({ reading }: Awaited<ReturnType<typeof send>>): string | undefined =>
  reading.steps.flatMap(({ facts }) => facts).find(({ label }) => label === 'fee')?.value;

/** A wallet that pays any fee. */
const generous = (): Promise<Wallet> =>
  without(
    {
      file: 'apps/wallet-frame/src/domain/plans/evm/gas-price.ts',
      find: 'if (given > usual * MOST_TIMES)',
      put: 'if (given < 0n)',
    },
    {
      file: 'apps/wallet-frame/src/domain/plans/high-fee.ts',
      find: "? ['highFee'] : []",
      put: '? [] : []',
    },
    {
      file: 'apps/wallet-frame/src/domain/smart/operations/gas-bounds.ts',
      find: 'if (BigInt(operation.preVerificationGas) > CALLDATA_TIMES * own + below)',
      put: 'if (operation.calls.length === 0)',
    },
  );

describe('the fee of a hostile site', () => {
  const hostile: Readonly<Record<string, object>> = {
    'a price': { gasPrice: toHex(ETHER) },
    'a price of four times as much': { gasPrice: toHex(8n * GWEI + 1n) },
    'the most': { maxFeePerGas: toHex(100n * GWEI) },
    'a tip': { maxFeePerGas: toHex(9n * GWEI), maxPriorityFeePerGas: toHex(7n * GWEI) },
  };
  it.each(Object.entries(hostile))('[E1.v] is refused where it is %s', async (_, fields) => {
    await expect(send(fields)).rejects.toThrow(/more than three times/);
  });

  it('[E1.v] has a bound for its gas, also of a call that fails', async () => {
    const failing = { ...node, eth_estimateGas: () => Promise.reject(new Error('reverted')) };
    const gasOf = async (gas: number, given: Node): Promise<unknown> =>
      (await send({ gas: toHex(gas) }, given)).requests;
    const expected = (gas: number) => [
      expect.objectContaining({ transaction: expect.objectContaining({ gas: toHex(gas) }) }),
    ];
    expect(await gasOf(30_000_000, failing)).toEqual(expected(1_500_000));
    expect(await gasOf(300_000, failing)).toEqual(expected(300_000));
    expect(await gasOf(30_000_000, node)).toEqual(expected(63_000));
    expect(await gasOf(60_000, node)).toEqual(expected(60_000));
  });

  it('[E1.v] above a tenth of what leaves needs a second step, and an honest one does not', async () => {
    const high = { maxFeePerGas: toHex(9n * GWEI), maxPriorityFeePerGas: toHex(5n * GWEI) };
    const plan = await send(high);
    expect(plan.reading.warnings).toContain('highFee');
    expect(secondStepFor(plan.reading)).toBe('warned');
    for (const fields of [{}, { ...high, value: toHex(ETHER) }, { gasPrice: toHex(3n * GWEI) }]) {
      expect((await send(fields)).reading.warnings).not.toContain('highFee');
    }
  });

  it('[E1.v control] takes 25,200 ETH in one press where it has no bound', async () => {
    const plan = await send({ gasPrice: toHex(ETHER) }, node, await generous());
    expect(feeOf(plan)).toBe('25200 ETH');
    expect(secondStepFor(plan.reading)).toBeUndefined();
  });
});

describe('what a site sets of a transaction besides', () => {
  const entry = (slots: number, digit: number) => ({
    address: `0x${String(digit).repeat(40)}`,
    storageKeys: Array.from({ length: slots }, (_, at) => toHex(at, { size: 32 })),
  });
  const long = Array.from({ length: 3_000 }, (_, at) => entry(0, at % 10));

  it('[E1.w] is shown or refused: its number, and its list of what it reads', async () => {
    const shown = await send({ nonce: '0x63', accessList: [entry(2, 1)] });
    expect(wallet.readingOf(shown)).toEqual(
      expect.arrayContaining(['nonce: 99', `reads: 0x${'1'.repeat(40)}, 2 values`]),
    );
    expect(shown.reading.warnings).toEqual(['otherNonce']);
    expect((await send({ nonce: '0x7' })).reading.warnings).toEqual([]);
    for (const accessList of [long, [entry(65, 1)], {}, [{}], 'much']) {
      await expect(send({ accessList, gas: toHex(60_000) })).rejects.toThrow(
        /access ?list|params/i,
      );
    }
  });

  it('[E1.w control] is in the raw data alone where it is not shown', async () => {
    const of = await without({
      file: 'apps/wallet-frame/src/domain/plans/evm/one-by-one.ts',
      find: 'await Promise.all(calls.map(({ fields }) => setTerms(fields, context)))',
      put: '[] as { steps: []; warnings: [] }[]',
    });
    const plan = await send({ nonce: '0x63', accessList: long, gas: toHex(60_000) }, node, of);
    expect(of.readingOf(plan).join('\n')).not.toMatch(/nonce|reads/);
    expect(plan.reading).toMatchObject({ isUnderstood: true, warnings: [] });
    expect(plan.requests[0]).toMatchObject({ transaction: { nonce: '0x63' } });
  });
});

describe('a node that says what gas costs', () => {
  const dear: Node = {
    ...node,
    eth_getBlockByNumber: { baseFeePerGas: toHex(100_000n * GWEI) },
  };
  const lying: Node = { ...dear, eth_feeHistory: { baseFeePerGas: [toHex(100_000n * GWEI)] } };

  it('[E15.c] cannot have much paid without a second step', async () => {
    const plan = await send({ value: toHex(ETHER) }, dear);
    expect(feeOf(plan)).toBe('5.0400252 ETH');
    expect(secondStepFor(plan.reading)).toBe('warned');
    // Where all that it says is a lie, the operator's sum is left.
    const summed = await send({ value: toHex(ETHER) }, lying, wallet, { highFee: '0.05' });
    expect(secondStepFor(summed.reading)).toBe('warned');
    expect(secondStepFor((await send({}, node, wallet, { highFee: '0.05' })).reading)).toBe(
      undefined,
    );
  });

  it('[E15.c control] has 5 ETH paid in one press where no fee is warned of', async () => {
    const plan = await send({ value: toHex(ETHER) }, lying, await generous(), { highFee: '0.05' });
    expect(secondStepFor(plan.reading)).toBeUndefined();
  });
});

describe('a hostile bundler', () => {
  if (findAnvil() === undefined && process.env['CI'] !== 'true') {
    it.todo('runs where a node is installed');
    return;
  }

  let world: OperationsWorld;
  beforeAll(async () => {
    world = await startOperations();
  });
  beforeEach(async () => {
    await world.begin();
    world.set({ bundlerUrl: world.bundler.url });
    await world.fund(own, 10n * ETHER);
  });
  afterAll(() => world.stop());

  /** The bundler says that an operation takes as much gas as three blocks have. */
  function lie(gas: object): void {
    const result = {
      preVerificationGas: toHex(60_000),
      verificationGasLimit: toHex(150_000),
      callGasLimit: toHex(300_000),
      ...gas,
    };
    world.bundler.interfere((response, method, id) => {
      if (method !== 'eth_estimateUserOperationGas') return false;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
      return true;
    });
  }
  const HUGE = { preVerificationGas: toHex(90_000_000) };
  const ask = (of: Wallet) =>
    of.planFor(
      CHAIN,
      'wallet_sendCalls',
      [{ calls: [{ to: BOB, value: '0x1' }], atomicRequired: true }],
      world.node,
      {
        network: world.network(),
        isSmart: true,
        sentCalls: new SentCalls(),
        operations: new of.Operations({
          ask: operatorAt,
          askService: () => Promise.resolve({ kind: 'silent' } as const),
          nodeOf,
          networks: { find: () => world.network() },
          store: { read: () => Promise.resolve([]), change: () => Promise.resolve() },
        }),
      },
    );

  it('[E15.a] has no more gas paid than twice what the bytes of an operation cost', async () => {
    lie(HUGE);
    await expect(ask(wallet)).rejects.toThrow('asks for more gas than this takes');
    lie({ preVerificationGas: toHex(200_000) });
    await expect(ask(wallet)).rejects.toThrow('asks for more gas than this takes');
    lie({ callGasLimit: toHex(90_000_000), verificationGasLimit: toHex(90_000_000) });
    const plan = await ask(wallet);
    const [{ operation }] = plan.requests as readonly [
      {
        readonly operation: {
          readonly callGasLimit: string;
          readonly verificationGasLimit: string;
        };
      },
    ];
    expect(Number(operation.callGasLimit)).toBeLessThan(1_000_000);
    expect(Number(operation.verificationGasLimit)).toBe(500_000);
    await wallet.approved(plan);
    expect(await world.balance(BOB)).toBe(1n);
  });

  it('[E15.a] has what a rollup’s own oracle says paid as well', async () => {
    lie({ preVerificationGas: toHex(1_000_000) });
    const price = 5n * 10n ** 15n;
    // PUSH8 price, MSTORE at 0, RETURN 32 bytes of it: an oracle of the OP stack.
    const code = `0x67${price.toString(16).padStart(16, '0')}60005260206000f3`;
    await world.call('anvil_setCode', '0x420000000000000000000000000000000000000f', code);
    expect((await ask(wallet)).reading.warnings).toEqual([]);
  });

  it('[E15.a control] is paid for gas that nothing has used where it is believed', async () => {
    lie(HUGE);
    const of = await generous();
    const plan = await ask(of);
    expect(secondStepFor(plan.reading)).toBeUndefined();
    const before = await world.balance(own);
    await of.approved(plan);
    expect(before - (await world.balance(own))).toBeGreaterThan(80_000_000n * GWEI);
  });
});
