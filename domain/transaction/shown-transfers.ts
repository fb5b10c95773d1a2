import { addDecimals } from '../token/decimal';
import type { FungibleTransfer, Transfer } from './transaction';

/** What moved, with the transfers of one token in one direction as one, and what left before what came. */
export function shownTransfers(transfers: readonly Transfer[]): readonly Transfer[] {
  const sums = new Map<string, FungibleTransfer>();
  const nfts: Transfer[] = [];
  for (const transfer of transfers) {
    if (transfer.kind === 'nft') {
      nfts.push(transfer);
      continue;
    }
    const key = `${transfer.direction} ${transfer.token ?? transfer.symbol}`;
    const sum = sums.get(key);
    const quantity = sum ? addDecimals(sum.quantity, transfer.quantity) : transfer.quantity;
    sums.set(key, { ...transfer, quantity });
  }
  const all: readonly Transfer[] = [...sums.values(), ...nfts];
  return [
    ...all.filter(({ direction }) => direction === 'out'),
    ...all.filter(({ direction }) => direction !== 'out'),
  ];
}
