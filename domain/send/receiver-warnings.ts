import { isSameAddress } from '../address/is-address';
import { shortenAddress } from '../address/shorten-address';
import type { ChainNamespace } from '../caip/chain-namespace';

/** Why a visitor should look twice at a receiver, although it is an address. */
export type ReceiverWarning =
  | { readonly code: 'ownAddress' }
  | { readonly code: 'zeroAddress' }
  | { readonly code: 'tokenContract' }
  | {
      readonly code: 'looksLikeKnown';

      /** The address that it looks like. */
      readonly known: string;
    };

/** What a receiver is compared with. */
export interface KnownAddresses {
  /** The visitor's own addresses. */
  readonly own: readonly string[];

  /** Addresses the visitor has dealt with: receivers, contacts, own ones of other wallets. */
  readonly known: readonly string[];

  /** The contracts of the tokens the visitor holds. */
  readonly tokenContracts: readonly string[];
}

/** The address that nobody has a key for and that is sent to by mistake, on the namespaces that have one. */
const zeroAddresses: Readonly<Record<ChainNamespace, string | undefined>> = {
  bip122: undefined,
  eip155: `0x${'0'.repeat(40)}`,
  polkadot: undefined,
  solana: undefined,
};

/**
 * What a visitor should know before sending to `receiver`. An address that is shortened to what a
 * known one is shortened to (its first four and last four characters), but is another, is how
 * poisoned histories steal: it is told with the address it imitates.
 */
export function receiverWarnings(
  receiver: string,
  namespace: ChainNamespace,
  { own, known, tokenContracts }: KnownAddresses,
): readonly ReceiverWarning[] {
  const isReceiver = (address: string): boolean => isSameAddress(address, receiver, namespace);
  const warnings: ReceiverWarning[] = [];
  if (own.some(isReceiver)) warnings.push({ code: 'ownAddress' });
  const zeroAddress = zeroAddresses[namespace];
  if (zeroAddress !== undefined && isReceiver(zeroAddress)) warnings.push({ code: 'zeroAddress' });
  if (tokenContracts.some(isReceiver)) warnings.push({ code: 'tokenContract' });

  const all = [...own, ...known];
  const twin = all.find((address) => looksLike(address, receiver) && !isReceiver(address));
  const isKnown = all.some(isReceiver);
  if (twin !== undefined && !isKnown) warnings.push({ code: 'looksLikeKnown', known: twin });
  return warnings;
}

/** Letter case is not looked at: a person does not see it either. */
function looksLike(one: string, other: string): boolean {
  return shortenAddress(one.toLowerCase()) === shortenAddress(other.toLowerCase());
}
