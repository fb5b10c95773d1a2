import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { type Hex, hashMessage, recoverAddress, toHex } from 'viem';
import { toPackedUserOperation } from 'viem/account-abstraction';
import { privateKeyToAccount } from 'viem/accounts';
import { sponsorSpending } from '../src/adapters/sql/sponsor-spending';
import { describeOverDatabases } from './databases';
import {
  type Payer,
  readOperation,
  SponsoredVisitors,
  type SponsoredWorld,
  startSponsoredWorld,
  withoutUpgrade,
} from './stand-ins/sponsored-world';
import { SITE } from './support';

jest.setTimeout(60_000);

const BOB: Hex = '0x1000000000000000000000000000000000000002';

let world: SponsoredWorld;
beforeAll(async () => {
  world = await startSponsoredWorld();
});
afterAll(() => world.stop());

describeOverDatabases('an operation of a visitor', (database) => {
  let sponsored: SponsoredVisitors;
  let ada: Payer;
  let count = 0;
  beforeEach(async () => {
    sponsored = await SponsoredVisitors.over(world, database());
    await sponsored.allow();
    count += 1;
    ada = await sponsored.join(`ada${count}@example.test`);
  });

  it('is paid for by the operator’s contract, and costs of the budget what the chain says', async () => {
    const [before, had] = [await world.deposit(), await world.tokensOf(BOB)];
    const operation = await sponsored.operation(ada, [world.transfer(7n), world.transfer(4n)]);

    await sponsored.send(ada, await sponsored.sponsored(ada, operation));

    const paid = before - (await world.deposit());
    expect([(await world.tokensOf(BOB)) - had, paid > 0n]).toEqual([11n, true]);
    const spending = sponsorSpending(database());
    const [held] = await spending.ofSites(0);
    expect(held).toMatchObject({ site: SITE, count: 1 });
    expect(BigInt(held?.sum ?? 0) * 10n ** 9n > paid).toBe(true);

    sponsored.visitors.clock += 60_000;
    await sponsored.visitors.service.sweep();
    const gwei = Number((paid + 10n ** 9n - 1n) / 10n ** 9n);
    expect(await spending.ofSites(0)).toMatchObject([{ count: 1, sum: gwei }]);
    expect(await database().rows('select id from sponsorship')).toEqual([]);
  });

  it('is signed by the hash that the contract computes', async () => {
    const operation = await sponsored.operation(ada, [world.transfer(1n)]);
    await sponsored.send(ada, await sponsored.sponsored(ada, operation)); // The account has its code now.
    const plain = withoutUpgrade(operation);
    const signed = await sponsored.sponsored(ada, { ...plain, nonce: toHex(7n << 64n) });
    const packed = toPackedUserOperation(readOperation(signed));

    const hash = await world.reader.readContract({
      ...world.paymaster,
      functionName: 'getHash',
      args: [0, packed],
    });

    const signature = `0x${String(signed['paymasterData']).slice(-130)}` as const;
    const { SPONSOR_EVM_KEY } = world.environment();
    expect(await recoverAddress({ hash: hashMessage({ raw: hash as Hex }), signature })).toBe(
      privateKeyToAccount(SPONSOR_EVM_KEY).address,
    );
  });

  it('is given back to the budget when the chain can no longer take it', async () => {
    await sponsored.sponsored(ada, await sponsored.operation(ada, [world.transfer(1n)]));
    const spending = sponsorSpending(database());
    sponsored.visitors.clock += 3_600_000; // The clock of the service does not decide.
    await sponsored.visitors.service.sweep();
    expect(await spending.ofSites(0)).toMatchObject([{ count: 1 }]);

    await world.chain.control.call('evm_increaseTime', 3_600);
    await world.chain.control.mine();
    sponsored.visitors.clock += 60_000;
    await sponsored.visitors.service.sweep();
    expect(await spending.ofSites(0)).toMatchObject([{ count: 0, sum: 0 }]);
  });

  it('is not paid for without a rule of its site, and says so', async () => {
    await sponsored.store.transaction(({ sponsorRules }) =>
      sponsorRules.remove(SITE, 'eip155:31337'),
    );
    const operation = await sponsored.operation(ada, [world.transfer(1n)]);
    expect(await sponsored.ask(ada, operation)).toMatchObject({
      status: 403,
      error: 'not_sponsored',
      why: 'rule',
    });
  });
});
