import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { encodeFunctionData, type Hex, hashMessage, parseAbi } from 'viem';
import { findAnvil } from '../../../chains/nodes/evm.mjs';
import { HostRefusal } from '../../src/domain/refusals/host-refusal';
import { simpleAccountOf } from '../../src/domain/signing/simple-account';
import { atomicStatus } from '../../src/domain/smart/capabilities';
import { Networks } from '../../src/domain/networks/networks';
import { SmartAccounts } from '../../src/use-cases/operations/smart-accounts';
import { transactionOf } from '../../src/domain/plans/evm/transaction-of';
import { withoutSmartAccounts } from '../../src/domain/networks/settings';
import { approved, planFor, readingOf } from '../plans/plan-world';
import { BOB, CHAIN, type OperationsWorld, own, startOperations } from './operations-world';

jest.setTimeout(60_000);

const ETHER = 10n ** 18n;
const FACTORY: Hex = '0x13E9ed32155810FDbd067D4522C492D6f68E5944';
const SPONSORED = 'exactFee: Sponsored: you pay no network fee';
const contract = simpleAccountOf(own) as Hex;

describe('the smart account of a network without EIP-7702', () => {
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
    const { bundler, service } = world;
    world.set({ account: 'factory', bundlerUrl: bundler.url, paymasterUrl: service.url });
    await world.giveTokens(contract, 100n);
  });
  afterAll(() => world.stop());

  it.each([own, BOB, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'] as const)(
    'has the address that the factory itself says, for the key of %s',
    async (owner) => {
      const abi = parseAbi(['function getAddress(address, uint256) view returns (address)']);
      const call = {
        address: FACTORY,
        abi,
        functionName: 'getAddress',
        args: [owner, 0n],
      } as const;
      expect(await world.reader.readContract(call)).toBe(simpleAccountOf(owner));
    },
  );

  it('[R6.2] deploys itself with its first two calls, sponsored, and says so before', async () => {
    expect(await atomicStatus('contract', world.node)).toBe('supported');
    const planned = await world.plan([world.transfer(7n), world.transfer(4n)], { from: contract });
    expect(planned.account).toBe(contract);
    expect(readingOf(planned).slice(-3, -1)).toEqual(['deployAccount', `contract: ${contract}`]);
    expect(readingOf(planned)).toContain(SPONSORED);

    const { id } = (await approved(planned)) as { readonly id: string };

    expect(await world.status(id)).toMatchObject({ status: 200, atomic: true });
    expect([await world.tokensOf(BOB), await world.balance(contract)]).toEqual([11n, 0n]);
    expect(await world.codeAt(contract)).not.toBe('0x');
    expect(await world.codeAt(own)).toBe('0x');

    const again = await world.plan([world.transfer(1n)]);
    expect(readingOf(again)).not.toContain('deployAccount');
    await approved(again);
    expect(await world.tokensOf(BOB)).toBe(12n);
  });

  it('[R6.2] deploys itself at its own cost', async () => {
    world.set({ account: 'factory', bundlerUrl: world.bundler.url });
    await expect(world.plan([world.transfer(7n)])).rejects.toThrow(/AA21/);
    await world.fund(contract, ETHER);
    const id = await world.send([{ to: BOB, value: '0x5' }, world.transfer(7n)]);
    expect(await world.status(id)).toMatchObject({ status: 200 });
    expect(await world.tokensOf(BOB)).toBe(7n);
    expect((await world.balance(contract)) < ETHER).toBe(true);
  });

  it('is not deployed twice: the second bundle waits until the first is there', async () => {
    world.bundler.holds = true;
    await world.send([world.transfer(7n)]);
    await expect(world.plan([world.transfer(1n)])).rejects.toThrow('is being set up');
    await world.bundler.flush();
    await approved(await world.plan([world.transfer(1n)]));
    await world.bundler.flush();
    expect(await world.tokensOf(BOB)).toBe(8n);
  });

  it('sends a transaction as an operation, and answers the transaction in which that is', async () => {
    const transaction = { from: contract, ...world.transfer(7n), gas: '0x1' };
    const planned = await world.request('eth_sendTransaction', [transaction]);
    expect(readingOf(planned)).toContain(SPONSORED);
    const hash = (await approved(planned)) as Hex;
    const { to } = await world.reader.getTransactionReceipt({ hash });
    expect([to, await world.tokensOf(BOB)]).toEqual([
      '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
      7n,
    ]);
  });

  it('says that a transaction was not taken, where its operation is dropped or does not come', async () => {
    const bundle = (status: 100 | 400) => ({
      chainId: '0x1',
      isAtomic: true,
      outcome: () => Promise.resolve({ status, receipts: [] }),
    });
    const soon = (): Promise<void> => Promise.resolve();
    await expect(transactionOf(bundle(400), soon)).rejects.toThrow('did not take it');
    await expect(transactionOf(bundle(100), soon)).rejects.toThrow('has not taken it yet');
  });

  it.each([
    ['personal_sign', ['0x48656c6c6f', contract]],
    ['eth_signTypedData_v4', [contract, { types: {}, primaryType: 'A', domain: {}, message: {} }]],
  ])('refuses %s, because the contract could not confirm it', async (method, params) => {
    await expect(world.request(method, params)).rejects.toMatchObject({ code: 4200 });

    // EntryPoint 0.8's own account has no EIP-1271: any signature for it is worth nothing.
    await world.send([world.transfer(1n)]);
    const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']);
    const args = [hashMessage('Hello'), `0x${'11'.repeat(65)}`] as const;
    const call = { address: contract, abi, functionName: 'isValidSignature', args } as const;
    await expect(world.reader.readContract(call)).rejects.toThrow('reverted');
  });

  it('refuses what would change its owner or its code', async () => {
    const upgrade = { to: contract, data: '0x4f1ef286' };
    await expect(world.plan([upgrade])).rejects.toBeInstanceOf(HostRefusal);
  });

  it('refuses that a site has the plain account, its owner, call it, in every browser', async () => {
    await world.send([world.transfer(1n)]);
    await world.fund(own, ETHER);
    const abi = parseAbi(['function execute(address, uint256, bytes)']);
    const { data, to } = world.transfer(99n);
    const execute = encodeFunctionData({ abi, functionName: 'execute', args: [to, 0n, data] });
    const call = { to: contract.toLowerCase(), data: execute };
    const transaction = [{ from: own, ...call }];
    const refused = { code: 4100 };
    await expect(world.requestOfPlain('eth_sendTransaction', transaction)).rejects.toMatchObject(
      refused,
    );
    const bundle = [{ calls: [world.transfer(0n), call], from: own }];
    await expect(world.requestOfPlain('wallet_sendCalls', bundle)).rejects.toMatchObject(refused);
    // A wallet in a window of its own has no smart accounts.
    const [network] = withoutSmartAccounts([world.network()]);
    const inWindow = planFor(CHAIN, 'eth_sendTransaction', transaction, world.node, { network });
    await expect(inWindow).rejects.toMatchObject(refused);

    const pays = [{ from: own, to: contract, value: '0x1' }];
    expect((await world.requestOfPlain('eth_sendTransaction', pays)).account).toBe(own);
  });

  it('refuses a transaction of another network', async () => {
    const transaction = { from: contract, ...world.transfer(7n), chainId: '0x1' };
    const asked = world.request('eth_sendTransaction', [transaction]);
    await expect(asked).rejects.toThrow('The transaction is of another network');
  });

  it('[R6.2] has an address of its own beside the plain one', async () => {
    const networks = new Networks([world.network(), { ...world.network(), id: 'eip155:2' }]);
    const store = { read: () => Promise.resolve(undefined), keep: () => Promise.resolve() };
    const smart = new SmartAccounts({ networks, store });
    expect(await smart.addressOf('smartAccount', CHAIN, own)).toBe(contract);
    expect(await smart.addressOf('eoa', CHAIN, own)).toBe(own);
    world.set({});
    const plain = new SmartAccounts({ networks: new Networks([world.network()]), store });
    expect(await plain.addressOf('smartAccount', CHAIN, own)).toBe(own);
  });

  it('cannot be had where the network has no factory', async () => {
    await world.call('anvil_setCode', FACTORY, '0x');
    expect(await atomicStatus('contract', world.node)).toBe('unsupported');
  });
});
