import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { sponsorSpending } from '../../src/adapters/sql/sponsor-spending';
import {
  type Instruction,
  type Made,
  newKey,
  PAYER,
  type SolanaSponsor,
  startSolanaSponsor,
  SYSTEM,
  transactionOf,
  transfer,
  unitPrice,
} from '../stand-ins/sponsored-solana';

type Service = typeof import('../../src/create-service');

jest.setTimeout(120_000);

const entry = 'apps/service/src/create-service.ts';
const file = 'apps/service/src/domain/sponsor/solana-policy.ts';
const BOB = newKey().address;

describe('a transaction of Solana', () => {
  let sponsor: SolanaSponsor;
  async function begin(find?: string, put = ''): Promise<void> {
    const create =
      find === undefined
        ? undefined
        : (await withoutDefence<Service>(entry, { file, find, put })).createService;
    sponsor = await startSolanaSponsor(create);
  }
  beforeEach(() => begin());
  afterEach(() => sponsor.stop());

  const made = async (
    instructions: readonly Instruction[],
    more: Partial<Made> = {},
  ): Promise<Uint8Array> =>
    transactionOf({
      signers: [sponsor.ada],
      blockhash: await sponsor.blockhash(),
      instructions,
      ...more,
    });
  const own = (lamports = 1_000_000n) => transfer(sponsor.ada.address, BOB, lamports);

  /** How the service refuses, or `paid`. */
  async function asked(bytes: Uint8Array): Promise<unknown> {
    const answer = await sponsor.ask(bytes);
    return answer.status === 200 ? 'paid' : (answer['why'] ?? answer['error']);
  }

  it('is paid for, and costs the operator the fee that the chain says', async () => {
    const bytes = await made([own()]);
    const before = await sponsor.balance();
    const [first, again] = [await sponsor.ask(bytes), await sponsor.ask(bytes)];
    expect([first.status, again['signature']]).toEqual([200, first['signature']]);

    await sponsor.send(bytes, String(first['signature']));

    const paid = before - (await sponsor.balance());
    expect(await sponsor.chain.control.balanceOf(BOB)).toBe(1_000_000n);
    const spending = sponsorSpending(sponsor.database);
    expect(await spending.ofSites(0)).toMatchObject([{ count: 1, sum: 10_000 }]);
    sponsor.visitors.clock += 60_000;
    await sponsor.visitors.service.sweep();
    expect(await spending.ofSites(0)).toMatchObject([{ count: 1, sum: Number(paid) }]);
    expect(await sponsor.database.rows('select id from sponsorship')).toEqual([]);
  });

  /** Instructions that have the account that pays in them. */
  const thefts = (): readonly Instruction[] => [
    transfer(PAYER, BOB, 1n),
    { program: SYSTEM, accounts: [sponsor.ada.address, PAYER], data: own().data },
    { program: SYSTEM, accounts: [PAYER], data: Uint8Array.of(1, 0, 0, 0, ...new Uint8Array(32)) },
    { program: PAYER, accounts: [], data: new Uint8Array() },
  ];

  it('[E17.k] takes the money, the rent or the authority of the account that pays', async () => {
    await sponsor.allow({}, SYSTEM, '0x02000000');
    for (const theft of thefts()) {
      expect(await asked(await made([own(), theft]))).toBe('instruction');
    }
    expect(await sponsor.balance()).toBe(1_000_000_000n);
  });

  it('[E17.k control] takes its money where it may be in an instruction', async () => {
    await sponsor.stop();
    await begin('program === payer || accounts.includes(payer)', 'false');
    const bytes = await made([transfer(PAYER, BOB, 900_000_000n)]);
    const { signature } = await sponsor.ask(bytes);
    await sponsor.send(bytes, String(signature));
    expect((await sponsor.balance()) < 100_000_000n).toBe(true);
  });

  it('[E17.l] runs other programs, lasts, pays much to be early, hides accounts or fails', async () => {
    const nonce = { program: SYSTEM, accounts: [BOB], data: Uint8Array.of(4, 0, 0, 0) };
    const assign = { ...nonce, data: Uint8Array.of(1, 0, 0, 0) };
    const limit = (data: Uint8Array) => ({ ...unitPrice(0n), data });
    const table = Uint8Array.of(1, ...new Uint8Array(32).fill(7), 1, 0, 0);
    const good = await made([own()]);
    const eve = newKey();
    const cases: readonly (readonly [Uint8Array, string])[] = [
      [await made([nonce, own()]), 'call'],
      [await made([own(), assign]), 'call'],
      [await made([own(), { ...own(), program: newKey().address }]), 'call'],
      [await made([]), 'call'],
      [await made([limit(Uint8Array.of(1, 0, 0, 1, 0)), own()]), 'call'],
      [await made([unitPrice(1n), unitPrice(1n), own()]), 'call'],
      [await made([unitPrice(10n ** 12n), own()]), 'fee'],
      [await made([own()], { tables: table }), 'instruction'],
      [await made([own()], { payer: eve.address }), 'instruction'],
      [await made([own()], { payer: sponsor.ada.address, signers: [] }), 'instruction'],
      [Buffer.concat([good, Uint8Array.of(0)]), 'instruction'],
      [good.subarray(0, -1), 'instruction'],
      [await made([own(10n ** 15n)]), 'instruction'],
      [await made([own()], { blockhash: newKey().address }), 'operation'],
    ];
    for (const [index, [bytes, why]] of cases.entries()) {
      expect([index, await asked(bytes)]).toEqual([index, why]);
    }
    await sponsor.allow({}, newKey().address);
    expect(await asked(good)).toBe('call');
    await sponsor.allow({ visitorSum: 9_999 });
    expect(await asked(good)).toBe('visitor_budget');
    await sponsor.allow();
    await sponsor.allow({}, SYSTEM, '0x04');
    expect(await asked(await made([nonce]))).toBe('call');
  });

  it('[E17.l control] is paid to run any program', async () => {
    await sponsor.stop();
    await begin('!others.every((one) => isAllowed(one, allowed))', 'false');
    await sponsor.allow({}, newKey().address);
    expect(await asked(await made([own()]))).toBe('paid');
  });
});
