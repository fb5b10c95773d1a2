import { isAddress, isSameAddress } from '../address/is-address';
import type { ChainNamespace } from '../caip/chain-namespace';
import type { KnownReceiver } from './send-state';

/** The account that sends. */
export interface Sender {
  readonly namespace: ChainNamespace;
  readonly address: string;

  /** Every address that its wallet shares. */
  readonly allAddresses: readonly string[];
}

/** How many receivers are offered. */
const OFFERED_MAX = 8;

/**
 * The accounts that are offered to `sender` as receivers: those that were paid on this visit, the latest first, then
 * the other addresses of the wallet.
 */
export function offeredReceivers(
  { address: own, allAddresses, namespace }: Sender,
  paid: readonly string[],
): readonly KnownReceiver[] {
  const isOther = (address: string): boolean => !isSameAddress(address, own, namespace);
  const isOwn = (address: string): boolean =>
    allAddresses.some((one) => isSameAddress(one, address, namespace));
  const strangers = paid.filter((address) => isAddress(address, namespace) && !isOwn(address));
  return [
    ...[...strangers].reverse().map((address) => ({ address, kind: 'paid' }) as const),
    ...allAddresses.filter(isOther).map((address) => ({ address, kind: 'own' }) as const),
  ].slice(0, OFFERED_MAX);
}
