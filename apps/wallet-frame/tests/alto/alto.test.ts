import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Hex } from 'viem';
import { eventually } from '../../../../tests/support/eventually';
import { ACCOUNT_CODE } from '../../src/domain/signing/account-code';
import { simpleAccountOf } from '../../src/domain/signing/simple-account';
import { approved, readingOf } from '../plans/plan-world';
import { BOB, type OperationsWorld, own, startOperations } from '../smart/operations-world';
import { startAlto } from './alto';

jest.setTimeout(120_000);

const ETHER = 10n ** 18n;
const SPONSORED = 'exactFee: Sponsored: you pay no network fee';
const contract = simpleAccountOf(own) as Hex;

describe('a user operation at a public bundler', () => {
  let world: OperationsWorld;
  let alto: Awaited<ReturnType<typeof startAlto>>;
  beforeAll(async () => {
    world = await startOperations();
    await world.begin();
    await world.giveTokens(own, 100n);
    // It deploys contracts of its own, so that the chain is not put back after it.
    alto = await startAlto(world.chain.url);
  });
  afterAll(async () => {
    alto.stop();
    await world.stop();
  });

  const isDone = (id: string): Promise<void> =>
    eventually(async () => {
      expect(await world.status(id)).toMatchObject({ status: 200 });
    }, 30_000);

  it('is sponsored, and gives the account its code', async () => {
    world.set({ bundlerUrl: alto.url, paymasterUrl: world.service.url });
    const planned = await world.plan([world.transfer(7n), world.transfer(4n)]);
    expect(readingOf(planned)).toContain(SPONSORED);

    await isDone(((await approved(planned)) as { readonly id: string }).id);

    expect([await world.tokensOf(BOB), await world.balance(own)]).toEqual([11n, 0n]);
    expect(await world.codeAt(own)).toBe(`0xef0100${ACCOUNT_CODE.slice(2).toLowerCase()}`);
  });

  it('is paid by the account, or refused in words where it has no money', async () => {
    world.set({ bundlerUrl: alto.url });
    await world.fund(own, ETHER);
    await isDone(await world.send([world.transfer(7n)]));
    expect(await world.tokensOf(BOB)).toBe(18n);

    const planned = await world.plan([world.transfer(1n)]);
    await world.fund(own, 0n);
    await expect(approved(planned)).rejects.toThrow(/too little of the network’s currency.*AA21/);
  });

  it('deploys a contract account with its first bundle, where the operator pays', async () => {
    await world.giveTokens(contract, 100n);
    const before = await world.tokensOf(BOB);
    world.set({ account: 'factory', bundlerUrl: alto.url });
    await expect(world.plan([world.transfer(7n)])).rejects.toThrow(/AA21/);
    world.set({ account: 'factory', bundlerUrl: alto.url, paymasterUrl: world.service.url });
    const planned = await world.plan([world.transfer(7n), world.transfer(4n)]);
    expect(readingOf(planned).slice(-3, -1)).toEqual(['deployAccount', `contract: ${contract}`]);
    expect(readingOf(planned)).toContain(SPONSORED);
    expect(await world.codeAt(contract)).toBe('0x');

    await isDone(((await approved(planned)) as { readonly id: string }).id);

    expect(await world.codeAt(contract)).not.toBe('0x');
    expect([await world.tokensOf(BOB), await world.balance(contract)]).toEqual([before + 11n, 0n]);
  });

  it('is a transaction of a contract account, which pays for it', async () => {
    world.set({ account: 'factory', bundlerUrl: alto.url });
    await world.fund(contract, ETHER);
    const before = await world.tokensOf(BOB);
    const transaction = { from: contract, ...world.transfer(5n) };
    const planned = await world.request('eth_sendTransaction', [transaction]);
    expect(readingOf(planned)).not.toContain('deployAccount');

    const hash = (await approved(planned)) as Hex;

    const { status } = await world.reader.getTransactionReceipt({ hash });
    expect([status, await world.tokensOf(BOB)]).toEqual(['success', before + 5n]);
    expect((await world.balance(contract)) < ETHER).toBe(true);
  });
});
