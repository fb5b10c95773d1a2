import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { base64 } from '@scure/base';
import { ed25519 } from '@noble/curves/ed25519.js';
import {
  type Instruction,
  type Made,
  newKey,
  PAYER,
  SYSTEM,
  transactionOf,
  transfer,
} from '../../../service/tests/stand-ins/sponsored-solana';
import { withoutDefence } from '../../../../tests/support/without-defence';
import type { FeePayer } from '../../src/domain/plans/solana/fee-payer';
import { approved, readingOf } from '../plans/plan-world';
import {
  BOB,
  expectOwnFee,
  FeePayerWorld,
  own,
  SOL,
  SPONSORED,
  transactionsIn,
} from '../smart/fee-payer-world';

type Wallet = Pick<typeof import('../plans/plan-world'), 'planFor'>;

jest.setTimeout(120_000);

const ownKey = { ...newKey(), address: own };
const payerKey = { ...newKey(), address: PAYER };

describe('who wants more than the fee of a transaction that the operator pays for', () => {
  let world: FeePayerWorld;
  beforeAll(async () => {
    world = await FeePayerWorld.start();
  });
  beforeEach(() => world.begin());
  afterAll(() => world.sponsor.stop());

  const table = Uint8Array.of(1, ...new Uint8Array(32).fill(7), 1, 0, 0);
  const long = { program: SYSTEM, accounts: [own], data: new Uint8Array(127).fill(2) };

  /** Transactions of a site, by what it hopes for. */
  const sites: readonly (readonly [string, readonly Instruction[], Partial<Made>])[] = [
    ['pays into the sponsor’s account', [transfer(own, PAYER, 1n)], {}],
    ['runs it', [{ program: PAYER, accounts: [own], data: new Uint8Array() }], {}],
    ['has it sign beside the visitor', [transfer(PAYER, BOB, SOL)], { signers: [payerKey] }],
    ['has it pay already', [transfer(PAYER, BOB, SOL)], { payer: PAYER, signers: [ownKey] }],
    ['has another sign', [transfer(own, BOB, 1n)], { signers: [newKey()] }],
    ['hides accounts in a table', [transfer(own, BOB, 1n)], { tables: table }],
    ['leaves no room', Array.from({ length: 8 }, () => long), {}],
  ];
  it.each(sites)('[E17.m] is not asked for by a site that %s', async (_, instructions, more) => {
    const transaction = await world.made(instructions, more);
    const planned = await world.plan(transaction);
    expect(planned.reading.warnings).toContain('notSponsored');
    expect(transactionsIn(planned)).toEqual([transaction]);
    expect(world.asked).toEqual(['/sponsor/payer']);
  });

  it('[E17.m control] has the account twice, where the frame does not look for it', async () => {
    const control = await withoutDefence<Wallet>('apps/wallet-frame/tests/plans/plan-world.ts', {
      file: 'apps/wallet-frame/src/domain/plans/solana/with-fee-payer.ts',
      find: ' || names.includes(base58.encode(payer))',
      put: '',
    });
    const paying = await world.made([transfer(own, PAYER, 1n)]);
    await world.plan(paying, world.service(), control);
    expect(world.asked).toEqual(['/sponsor/payer', '/sponsor/transaction']);
  });

  it('[E17.m] lasts for ever by no durable nonce that the sponsor pays for', async () => {
    const nonce = { program: SYSTEM, accounts: [BOB], data: Uint8Array.of(4, 0, 0, 0) };
    const lasting = await world.made([nonce, transfer(own, BOB, 1n)]);
    const planned = await world.plan(lasting);
    expect(world.refusals).toEqual(['call']);
    expect(planned.reading.warnings).toContain('notSponsored');
    expect(transactionsIn(planned)).toEqual([lasting]);
  });

  describe('by a service that a thief has', () => {
    const thief = newKey();

    /** What each service says in the place of the signature. */
    const lies: readonly (readonly [string, Partial<FeePayer>])[] = [
      ['names the visitor', { address: () => Promise.resolve(own) }],
      ['names the receiver', { address: () => Promise.resolve(BOB) }],
      ['names a program', { address: () => Promise.resolve(SYSTEM) }],
      ['names no account', { address: () => Promise.resolve('0OIl') }],
      ['names one that is too short', { address: () => Promise.resolve('2g') }],
      ['names another than signs', { address: () => Promise.resolve(thief.address) }],
      ['signs nothing', { sign: () => Promise.resolve(base64.encode(new Uint8Array(64))) }],
      ['signs too little', { sign: () => Promise.resolve('AA==') }],
      ['says what is no base64', { sign: () => Promise.resolve('{}') }],
    ];
    it.each(lies)('[E17.n] pays itself where it %s', async (_, lie) => {
      const transaction = await world.made([transfer(own, BOB, 3n)]);
      expectOwnFee(await world.plan(transaction, { ...world.service(), ...lie }), transaction);
    });

    /** Services that have signed another transaction, which they answer in the place of the one that was world.asked. */
    const changes: readonly (readonly [string, () => readonly Instruction[], Partial<Made>])[] = [
      ['an instruction that is swapped', () => [transfer(own, thief.address, 3n)], {}],
      [
        'one instruction more',
        () => [transfer(own, BOB, 3n), transfer(own, thief.address, SOL / 2n)],
        {},
      ],
      [
        'a durable nonce',
        () => [
          { program: SYSTEM, accounts: [BOB, own], data: Uint8Array.of(4, 0, 0, 0) },
          transfer(own, BOB, 3n),
        ],
        {},
      ],
      [
        'an account whose rent the visitor pays',
        () => [
          transfer(own, BOB, 3n),
          {
            program: SYSTEM,
            accounts: [own, thief.address],
            data: Uint8Array.of(0, 0, 0, 0, ...new Uint8Array(48)),
          },
        ],
        {},
      ],
      ['another block', () => [transfer(own, BOB, 3n)], { blockhash: newKey().address }],
      ['the visitor as payer', () => [transfer(own, BOB, 3n)], { payer: own, signers: [] }],
    ];
    const lying = (instructions: readonly Instruction[], more: Partial<Made>) => async () => {
      const blockhash = await world.sponsor.blockhash();
      const other = transactionOf({
        payer: thief.address,
        signers: [{ ...newKey(), address: own }],
        blockhash,
        instructions,
        ...more,
      });
      const message = other.subarray(1 + 64 * (other[0] ?? 0));
      return [other, ed25519.sign(message, thief.seed)] as const;
    };

    it.each(changes)('[E17.n] has nothing signed with %s', async (_, instructions, more) => {
      const transaction = await world.made([transfer(own, BOB, 3n)]);
      const [other, signature] = await lying(instructions(), more)();
      for (const answer of [signature, other]) {
        const planned = await world.plan(transaction, {
          address: () => Promise.resolve(thief.address),
          sign: () => Promise.resolve(base64.encode(answer)),
        });
        expectOwnFee(planned, transaction);
      }
    });

    it('[E17.n control] would have the fee said to be paid, where the signature is not checked', async () => {
      const control = await withoutDefence<Wallet>('apps/wallet-frame/tests/plans/plan-world.ts', {
        file: 'apps/wallet-frame/src/domain/plans/solana/sponsored-transaction.ts',
        find: '!(await isSignature(signature, message, key))',
        put: 'false',
      });
      const lie = {
        ...world.service(),
        sign: () => Promise.resolve(base64.encode(new Uint8Array(64))),
      };
      const planned = await world.plan(await world.made([transfer(own, BOB, 3n)]), lie, control);
      expect(readingOf(planned)).toContain(SPONSORED);
    });

    it('[E17.n] leaves the visitor’s signature in the frame until it is sent', async () => {
      const planned = await world.plan(await world.made([transfer(own, BOB, 2_000_000n)]));
      const before = world.asked.length;
      await approved(planned);
      expect([before, world.asked.length]).toEqual([2, 2]);
    });
  });
});
