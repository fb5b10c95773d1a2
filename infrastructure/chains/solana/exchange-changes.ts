import type { ExchangeSides } from '../../../domain/swap/jupiter-call';
import type { CallChanges } from '../../../domain/transaction/simulated-call';
import type { ChainAccount } from './solana-rpc';
import { NO_OTHERS, tokenStateIn } from './token-state';

/** The visitor's own account and both token accounts, before or after an exchange. */
export type OwnAccounts = readonly [
  owner: ChainAccount | undefined,
  from: ChainAccount | undefined,
  to: ChainAccount | undefined,
];

/**
 * What an exchange changes for the visitor. The native currency is counted in all three accounts, so that the rent of
 * a new one is none of it, and without the fee. A token account that another than the visitor may use afterwards is a
 * grant.
 */
export function changesBetween(
  before: OwnAccounts,
  after: OwnAccounts,
  { from, owner, to }: ExchangeSides,
  fee: bigint,
): CallChanges {
  const sides = [from, to].map((side, index) => {
    const [old, now] = [before[index + 1], after[index + 1]];
    const [had, has] = [tokenStateIn(old), tokenStateIn(now)];
    const wrapped = (has?.isWrapped ? has.units : 0n) - (had?.isWrapped ? had.units : 0n);
    const isForeign =
      has !== undefined &&
      (has.owner !== owner ||
        has.mint !== side.mint ||
        ![NO_OTHERS, had?.others].includes(has.others));
    return {
      token: { contract: side.mint, units: (has?.units ?? 0n) - (had?.units ?? 0n) },
      native: (now?.lamports ?? 0n) - (old?.lamports ?? 0n) - wrapped,
      grants: isForeign ? [side.account] : [],
    };
  });
  const own = (after[0]?.lamports ?? 0n) - (before[0]?.lamports ?? 0n);
  return {
    native: sides.reduce((sum, { native }) => sum + native, own + fee),
    tokens: sides.map(({ token }) => token),
    grants: sides.flatMap(({ grants }) => grants),
  };
}
