import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createPublicClient, encodeFunctionData, erc20Abi, type Hex, http, parseAbi } from 'viem';
import { callNode, findAnvil, startAnvil } from '../../../chains/nodes/evm.mjs';
import {
  type Contract,
  type DeployingAccount,
  deployingAccount,
} from '../../../chains/testing/deploying-account';
import { evmContracts } from '../../../chains/testing/evm-contracts';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { secondStepFor } from '../../src/domain/readings/reading';
import { nodeOf } from '../../src/adapters/nodes/ask-node';
import * as wallet from '../plans/plan-world';
import { type Asked, BOB, own, typedData, types } from '../plans/typed-data-world';

jest.setTimeout(60_000);

type Wallet = typeof wallet;

const CHAIN_ID = 31_337;
const MILLION = 1_000_000_000_000n;
const THIEF = BOB;
const ZERO = `0x${'0'.repeat(40)}`;
const WORD: Hex = `0x${'0'.repeat(64)}`;
const ETHER = 10n ** 18n;
const tokenAbi = parseAbi([
  'constructor(address owner, uint256 units)',
  'function balanceOf(address) view returns (uint256)',
  'function transferFrom(address from, address to, uint256 units) returns (bool)',
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
  'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, bytes signature)',
]);
const safeAbi = parseAbi([
  'constructor(address owner) payable',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, bytes signature)',
]);
const thiefAbi = parseAbi(['function take(address to)']);

/** A wallet to which typed data that it can read are data that it understands. */
const naive = (): Promise<Wallet> =>
  withoutDefence<Wallet>('apps/wallet-frame/tests/plans/plan-world.ts', {
    file: 'apps/wallet-frame/src/domain/plans/evm/typed-data/read-typed-data.ts',
    find: "if (!words) return { steps: [shown], warnings: ['unknown'], isUnderstood: false };",
    put: 'if (!words) return { steps: [shown], warnings: [], isUnderstood: true };',
  });

/** A wallet that has no words for a transfer by a signature, either. */
const wordless = (): Promise<Wallet> =>
  withoutDefence<Wallet>(
    'apps/wallet-frame/tests/plans/plan-world.ts',
    {
      file: 'apps/wallet-frame/src/domain/plans/evm/typed-data/read-typed-data.ts',
      find: "if (!words) return { steps: [shown], warnings: ['unknown'], isUnderstood: false };",
      put: 'if (!words) return { steps: [shown], warnings: [], isUnderstood: true };',
    },
    {
      file: 'apps/wallet-frame/src/domain/plans/evm/typed-data/read-typed-data.ts',
      find: 'known.get(typeOf(data))',
      put: '(undefined as unknown as ReadKnown | undefined)',
    },
  );

describe('typed data of a hostile site', () => {
  if (findAnvil() === undefined && process.env['CI'] !== 'true') {
    it.todo('runs where a node is installed');
    return;
  }

  let chain: Awaited<ReturnType<typeof startAnvil>>;
  let deployer: DeployingAccount;
  let token: Contract;
  let safe: Contract;
  let helper: Contract;
  const reader = () => createPublicClient({ transport: http(chain.url) });

  beforeAll(async () => {
    const [started, contracts] = await Promise.all([
      startAnvil({ chainId: CHAIN_ID }),
      evmContracts(),
    ]);
    chain = started;
    deployer = deployingAccount(chain.url);
    const { bytecode } = contracts.SignatureToken;
    token = await deployer.deploy({ abi: tokenAbi, bytecode }, own, MILLION);
    safe = await deployer.deploy({ abi: safeAbi, bytecode: contracts.OneOwnerSafe.bytecode }, own);
    helper = await deployer.deploy({ abi: thiefAbi, bytecode: contracts.SafeThief.bytecode });
    await callNode(chain.url, 'anvil_setBalance', [safe.address, `0x${ETHER.toString(16)}`]);
  });
  afterAll(() => chain.stop());

  const plan = ({ planFor }: Wallet, asked: Asked) => {
    const id = `eip155:${CHAIN_ID}`;
    const network = { id, name: 'Local', symbol: 'ETH', decimals: 18, rpcUrl: chain.url };
    const params = [own, JSON.stringify(typedData(asked))];
    return planFor(id, 'eth_signTypedData_v4', params, nodeOf(network), { network });
  };
  const tokensOf = (address: string): Promise<bigint> =>
    reader().readContract({
      address: token.address,
      abi: tokenAbi,
      functionName: 'balanceOf',
      args: [address as Hex],
    });

  const transfer = { to: THIEF, value: MILLION / 2n, validAfter: 0n, validBefore: 2n ** 40n };
  const authorization = (): Asked => ({
    domain: {
      name: 'USD Coin',
      version: '2',
      chainId: CHAIN_ID,
      verifyingContract: token.address,
    },
    primaryType: 'TransferWithAuthorization',
    message: {
      from: own,
      to: THIEF,
      value: String(transfer.value),
      validAfter: '0',
      validBefore: String(transfer.validBefore),
      nonce: WORD,
    },
  });
  const permit = (): Asked => ({
    ...authorization(),
    primaryType: 'Permit',
    types: { Permit: types.DaiPermit },
    message: { holder: own, spender: deployer.address, nonce: 0, expiry: 0, allowed: true },
  });
  const safeTransaction = (data: Hex): Asked => ({
    domain: {
      name: undefined,
      version: undefined,
      chainId: CHAIN_ID,
      verifyingContract: safe.address,
    },
    primaryType: 'SafeTx',
    message: {
      to: helper.address,
      value: 0,
      data,
      operation: 1,
      safeTxGas: 0,
      baseGas: 0,
      gasPrice: 0,
      gasToken: ZERO,
      refundReceiver: ZERO,
      nonce: 0,
    },
  });
  /** An NFT for nothing, at a market that is the site's own. */
  const order = (): Asked => ({
    domain: {
      name: 'Seaport',
      version: '1.6',
      chainId: CHAIN_ID,
      verifyingContract: helper.address,
    },
    primaryType: 'OrderComponents',
    message: {
      offerer: own,
      zone: ZERO,
      orderType: 0,
      startTime: 0,
      endTime: 1,
      zoneHash: WORD,
      offer: [
        {
          itemType: 2,
          token: token.address,
          identifierOrCriteria: 1,
          startAmount: 1,
          endAmount: 1,
        },
      ],
      consideration: [],
      salt: 0,
      conduitKey: WORD,
      counter: 0,
    },
  });
  const take = encodeFunctionData({ abi: thiefAbi, functionName: 'take', args: [THIEF] });

  it('[E1.h] that moves a million is said in words', async () => {
    const { reading } = await plan(wallet, authorization());
    expect(reading.steps[0]).toEqual({
      title: 'transferBySignature',
      facts: expect.arrayContaining([
        { label: 'amount', value: '500000 USDC' },
        { label: 'to', value: THIEF },
      ]),
    });
    const allowed = await plan(wallet, permit());
    expect(wallet.readingOf(allowed)).toEqual(
      expect.arrayContaining(['permit', 'amount: Unlimited USDC', 'expires: No end']),
    );
    expect(allowed.reading.warnings).toEqual(['unlimited']);
  });

  it('[E1.h] that is a gift or gives a Safe away needs a second step', async () => {
    const gift = await plan(wallet, order());
    expect(secondStepFor(gift.reading)).toBe('unknown');
    const { reading } = await plan(wallet, safeTransaction(take));
    expect(reading.warnings).toEqual(['delegateCall']);
    expect(secondStepFor(reading)).toBe('warned');
  });

  it('[E1.h control] that moves a million is one press where a wallet has no words for it', async () => {
    const of = await wordless();
    const planned = await plan(of, authorization());
    expect(planned.reading).toMatchObject({ isUnderstood: true, warnings: [] });
    expect(of.readingOf(planned)).toContain('value: 500000000000');
    const signature = await of.approved(planned);
    const { to, validAfter, validBefore, value } = transfer;
    const before = await tokensOf(THIEF);
    await deployer.write(token, 'transferWithAuthorization', [
      own,
      to,
      value,
      validAfter,
      validBefore,
      WORD,
      signature,
    ]);
    expect((await tokensOf(THIEF)) - before).toBe(value);

    const allowed = await plan(of, permit());
    expect(allowed.reading).toMatchObject({ isUnderstood: true, warnings: [] });
    await deployer.write(token, 'permit', [
      own,
      deployer.address,
      0n,
      0n,
      true,
      await of.approved(allowed),
    ]);
    await deployer.write(token, 'transferFrom', [own, THIEF, await tokensOf(own)]);
    expect(await tokensOf(own)).toBe(0n);
  });

  it('[E1.h control] that is a gift or gives a Safe away is one press where reading is understanding', async () => {
    const gift = await plan(await naive(), order());
    expect(gift.reading).toMatchObject({ isUnderstood: true, warnings: [] });
    const of = await wordless();
    const planned = await plan(of, safeTransaction(take));
    expect(planned.reading).toMatchObject({ isUnderstood: true, warnings: [] });
    const before = await reader().getBalance({ address: THIEF });
    const signature = await of.approved(planned);
    await deployer.write(safe, 'execTransaction', [helper.address, 0n, take, 1, signature]);
    expect((await reader().getBalance({ address: THIEF })) - before).toBe(ETHER);
  });

  const allowing = async (of: Wallet, units: bigint): Promise<readonly string[]> => {
    const id = `eip155:${CHAIN_ID}`;
    const network = { id, name: 'Local', symbol: 'ETH', decimals: 18, rpcUrl: chain.url };
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [THIEF, units],
    });
    const params = [{ from: own, to: token.address, data, gas: '0x186a0' }];
    const { reading } = await of.planFor(id, 'eth_sendTransaction', params, nodeOf(network), {
      network,
    });
    return reading.warnings.filter((warning) => warning === 'unlimited');
  };

  it('[E1.y] that allows all that there is of a token is unlimited', async () => {
    expect(await allowing(wallet, MILLION)).toEqual(['unlimited']);
    expect(await allowing(wallet, 2n ** 96n - 1n)).toEqual(['unlimited']);
    expect(await allowing(wallet, MILLION - 1n)).toEqual([]);
    const allowed = await plan(wallet, permit());
    expect(wallet.readingOf(allowed)).toContain('expires: No end');
  });

  it('[E1.y control] that allows all that there is of a token is a number where the token is not asked', async () => {
    const of = await withoutDefence<Wallet>('apps/wallet-frame/tests/plans/plan-world.ts', {
      file: 'apps/wallet-frame/src/domain/plans/evm/token.ts',
      find: 'amount >= supply',
      put: 'false',
    });
    expect(await allowing(of, MILLION)).toEqual([]);
  });
});
