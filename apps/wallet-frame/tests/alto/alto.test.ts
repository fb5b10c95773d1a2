import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../../../tests/support/eventually';
import { ACCOUNT_CODE } from '../../src/signing/account-code';
import { approved, readingOf } from '../plans/plan-world';
import { BOB, type OperationsWorld, own, startOperations } from '../smart/operations-world';
import { startAlto } from './alto';

jest.setTimeout(120_000);

const ETHER = 10n ** 18n;

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
    expect(readingOf(planned)).toContain('exactFee: Sponsored: you pay no network fee');

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
});
