import { addDecimals } from '../number/decimal';
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

/**
 * The same in the order of a row, which has room for few: one transfer of each direction comes first, and tokens before the
 * native currency, of which a chain may take rent beside them.
 */
export function rowTransfers(transfers: readonly Transfer[]): readonly Transfer[] {
  const shown = shownTransfers(transfers);
  const isCoin = (each: Transfer): boolean => each.kind === 'fungible' && each.token === 'native';
  const sorted = [...shown.filter((each) => !isCoin(each)), ...shown.filter(isCoin)];
  const out = sorted.find(({ direction }) => direction === 'out');
  const received = sorted.find(({ direction }) => direction !== 'out');
  const first = [out, received].filter((each) => each !== undefined);
  return [...first, ...sorted.filter((each) => !first.includes(each))];
}
