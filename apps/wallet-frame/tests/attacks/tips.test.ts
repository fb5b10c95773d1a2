import { describe, expect, it } from '@jest/globals';
import { base58, base64 } from '@scure/base';
import { polkadot as polkadotHex } from '../../../chains/clients/polkadot-metadata';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { polkadotAddress } from '../../src/domain/accounts/polkadot-address';
import { secondStepFor } from '../../src/domain/readings/reading';
import { chainOf, payloadOf } from '../plans/polkadot/chain-world';
import * as wallet from '../plans/plan-world';

type Wallet = Pick<typeof wallet, 'planFor'>;

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const BUDGET = base58.decode('ComputeBudget111111111111111111111111111111');
const own = base58.decode(wallet.accounts.solana.address);
const polkadot = chainOf(polkadotHex, 15);
const generous = () =>
  withoutDefence<Wallet>('apps/wallet-frame/tests/plans/plan-world.ts', {
    file: 'apps/wallet-frame/src/domain/plans/high-fee.ts',
    find: "? ['highFee'] : []",
    put: '? [] : []',
  });

const numberBytes = (value: bigint, length: number): readonly number[] =>
  Array.from({ length }, (_, at) => Number((value >> BigInt(8 * at)) & 0xffn));

/** Sends lamports to itself, with a price for each of 1,400,000 units. */
function paying(price: bigint, lamports: bigint): string {
  const data = [2, 0, 0, 0, ...numberBytes(lamports, 8)];
  const message = [
    1,
    0,
    2,
    3,
    ...own,
    ...new Uint8Array(32),
    ...BUDGET,
    ...new Uint8Array(32),
    3,
    2,
    0,
    5,
    2,
    ...numberBytes(1_400_000n, 4),
    2,
    0,
    9,
    3,
    ...numberBytes(price, 8),
    1,
    2,
    0,
    0,
    data.length,
    ...data,
  ];
  return base64.encode(Uint8Array.of(1, ...new Uint8Array(64), ...message));
}

const sendSol = ({ planFor }: Wallet, price: bigint, node: wallet.Node = {}, lamports = 1n) =>
  planFor(SOLANA, 'solana_signTransaction', { transaction: paying(price, lamports) }, node);

const DOT = { id: polkadot.id, name: 'Polkadot', symbol: 'DOT', decimals: 10, rpcUrl: '' };
const tipping = (of: Wallet, tip: bigint, node: wallet.Node = polkadot.node) => {
  const method = polkadot.tx['system']?.['remark']?.('0x00').toHex() ?? '';
  const change = { tip: `0x${tip.toString(16).padStart(32, '0')}` };
  return of.planFor(
    polkadot.id,
    'polkadot_signTransaction',
    {
      address: polkadotAddress(wallet.accounts, 0),
      transactionPayload: payloadOf(polkadot, method, change),
    },
    node,
    { network: DOT },
  );
};

describe('what a site has the visitor pay so that a transaction comes first', () => {
  it('[E1.z] is said in SOL, and needs a second step where it is much', async () => {
    const plan = await sendSol(wallet, 1_000_000_000n);
    expect(wallet.readingOf(plan).slice(-2)).toEqual(['computeBudget', 'fee: 1.400005 SOL']);
    expect(secondStepFor(plan.reading)).toBe('warned');
    // A node that says that all others pay as much changes nothing of it.
    const lying = { getRecentPrioritizationFees: [{ slot: 1, prioritizationFee: 10 ** 12 }] };
    expect(secondStepFor((await sendSol(wallet, 1_000_000_000n, lying)).reading)).toBe('warned');
    const honest = await sendSol(wallet, 50_000n);
    expect(honest.reading.warnings).toEqual([]);
    const busy = { getRecentPrioritizationFees: [{ slot: 1, prioritizationFee: 100_000 }] };
    const usual = await sendSol(wallet, 1_000_000n, busy, 10n ** 9n);
    expect(usual.reading.warnings).toEqual([]);
  });

  it('[E1.z] needs a second step as a tip of Polkadot', async () => {
    expect(secondStepFor((await tipping(wallet, 10n ** 13n)).reading)).toBe('warned');
    expect((await tipping(wallet, 10n ** 8n)).reading.warnings).toEqual([]);
    const unread = await tipping(wallet, 10n ** 13n, {});
    expect(unread.reading.warnings).toContain('highFee');
  });

  it('[E1.z control] takes 1.4 SOL and 1,000 DOT in one press where no fee is judged', async () => {
    const of = await generous();
    for (const plan of [await sendSol(of, 1_000_000_000n), await tipping(of, 10n ** 13n)]) {
      expect(secondStepFor(plan.reading)).toBeUndefined();
    }
  });
});
