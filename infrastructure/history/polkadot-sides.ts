import { checkPolkadotAddress } from '../../domain/address/polkadot-address';
import type { TransferDirection } from '../../domain/transaction/transaction';

/** The sides of a transfer, as `account` sees it. */
export interface PolkadotSides {
  readonly direction: TransferDirection;
  readonly other: string;
}

/** Where a transfer went, as `account` sees it, and the other side; `undefined` for a transfer of others. */
export function polkadotSides(
  account: string,
  from: string,
  to: string,
): PolkadotSides | undefined {
  const [isSender, isReceiver] = [isSameAccount(account, from), isSameAccount(account, to)];
  if (isSender) return { direction: isReceiver ? 'self' : 'out', other: to };
  return isReceiver ? { direction: 'in', other: from } : undefined;
}

/** Whether two addresses belong to one key: every network spells it in its own way. */
export function isSameAccount(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((address) => checkPolkadotAddress(address));
  if (!mine?.ok || !theirs?.ok) return false;
  return String(mine.publicKey) === String(theirs.publicKey);
}
