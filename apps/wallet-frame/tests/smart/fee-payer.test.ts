import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { newKey, transfer, unitPrice } from '../../../service/tests/stand-ins/sponsored-solana';
import { sponsorSpending } from '../../../service/src/adapters/sql/sponsor-spending';
import { approved, readingOf } from '../plans/plan-world';
import { BOB, expectOwnFee, FeePayerWorld, own, SPONSORED } from './fee-payer-world';

jest.setTimeout(120_000);

describe('a transaction of Solana whose fee the operator’s service pays', () => {
  let world: FeePayerWorld;
  beforeAll(async () => {
    world = await FeePayerWorld.start();
  });
  beforeEach(() => world.begin());
  afterAll(() => world.sponsor.stop());

  it('costs the visitor what is sent, and no more, and is in the operator’s books', async () => {
    const [before, payers] = [
      await world.sponsor.chain.control.balanceOf(own),
      await world.sponsor.balance(),
    ];
    const planned = await world.plan(await world.made([transfer(own, BOB, 2_000_000n)]));
    expect(readingOf(planned)).toEqual([
      'send',
      'amount: 0.002 SOL',
      `from: ${own}`,
      `to: ${BOB}`,
      'computeBudget',
      SPONSORED,
    ]);
    expect(planned.reading).toMatchObject({ warnings: [], isUnderstood: true });

    const { signature } = (await approved(planned)) as { readonly signature: string };

    expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/);
    expect(await world.sponsor.chain.control.balanceOf(BOB)).toBe(2_000_000n);
    expect(before - (await world.sponsor.chain.control.balanceOf(own))).toBe(2_000_000n);
    expect((await world.sponsor.balance()) < payers).toBe(true);
    const spending = sponsorSpending(world.sponsor.database);
    expect(await spending.ofSites(0)).toMatchObject([{ count: 1 }]);
  });

  it('is paid by a visitor who reads the fee before, where a rule or a budget does not pay', async () => {
    await world.sponsor.allow({}, newKey().address);
    const ruled = await world.made([transfer(own, BOB, 2_000_000n)]);
    expectOwnFee(await world.plan(ruled), ruled);
    await world.sponsor.allow({ visitorCount: 0 });
    const over = await world.made([unitPrice(1_000n), transfer(own, BOB, 2_000_000n)]);
    const planned = await world.plan(over);
    expectOwnFee(planned, over);
    expectOwnFee(await world.plan(over, world.service(false)), over);
    expect(world.refusals).toEqual(['call', 'visitor_budget']);

    const payers = await world.sponsor.balance();
    await approved(planned);
    expect(await world.sponsor.balance()).toBe(payers);
  });
});
