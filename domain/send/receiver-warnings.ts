import { isSameAddress } from '../address/is-address';
import type { ChainNamespace } from '../caip/chain-namespace';
import { looksAlike } from './look-alike';
import { paidBefore, type ReceiverPrint } from './paid-receivers';
import { type Unowned, unownedReceiver } from './unowned-receiver';

/**
 * The kind of a receiver, as its chain reports it.
 *
 * - `account`: an ordinary account, as far as the chain can tell.
 * - `contract`: a contract, which may have no way to give back what it receives. Many wallets are contracts,
 *   too.
 * - `token`: a token's own contract. What is sent to it is lost.
 * - `tokenAccount`: an account that holds one token. It accepts nothing else.
 * - `program`: a program, which keeps what it receives.
 */
export type ReceiverKind = 'account' | 'contract' | 'token' | 'tokenAccount' | 'program';

/** Why a visitor should check a receiver again, although its address is valid. */
export type ReceiverWarning =
  | { readonly code: 'ownAddress' }
  | { readonly code: 'zeroAddress' }
  | { readonly code: 'burnAddress' }
  | { readonly code: 'precompile' }
  | { readonly code: 'program' }
  | { readonly code: 'contract' }
  | { readonly code: 'tokenContract' }
  | { readonly code: 'tokenAccount' }

  /** A Bitcoin address of a version without rules for spending yet: any miner may take the coins. */
  | { readonly code: 'futureWitness' }
  /** The visitor typed the name of a contact, and the name means another address now. */
  | { readonly code: 'contactMoved'; readonly known: string }
  | {
      readonly code: 'looksLikeKnown';

      /** The address that it looks like. Absent where it was paid on an earlier visit: no address is kept. */
      readonly known?: string;
    };

/** The addresses that a receiver is compared with. */
export interface KnownAddresses {
  /** The visitor's own addresses. */
  readonly own: readonly string[];

  /** Addresses the visitor has dealt with for certain: contacts, and receivers that this widget has paid. */
  readonly known: readonly string[];

  /** The receivers that a history lists as paid. Of two of them that look alike one may be an imitation. */
  readonly listed?: readonly string[];

  /** Addresses the visitor seems to have dealt with: they may be imitated, and may be imitations. */
  readonly seen?: readonly string[];

  /** The records of the receivers that were paid on earlier visits. */
  readonly paid?: readonly ReceiverPrint[];

  /** The address of the contact whose name the visitor typed, where the name means another one now. */
  readonly moved?: string | undefined;

  /** The contracts of the tokens that the visitor holds. */
  readonly tokenContracts: readonly string[];

  /** The kind of the receiver by its chain. Absent or `undefined` where the chain was not asked. */
  readonly kind?: ReceiverKind | undefined;
}

const unownedCodes = {
  zero: 'zeroAddress',
  burn: 'burnAddress',
  precompile: 'precompile',
  program: 'program',
  futureWitness: 'futureWitness',
} as const satisfies { readonly [Why in Unowned]: ReceiverWarning['code'] };

const kindCodes = {
  contract: 'contract',
  program: 'program',
  tokenAccount: 'tokenAccount',
} as const satisfies { readonly [Kind in ReceiverKind]?: ReceiverWarning['code'] };

/**
 * What a visitor should know before sending to `receiver`. The warning about a look-alike of a known address
 * ({@link looksAlike}) carries the address that it imitates.
 */
export function receiverWarnings(
  receiver: string,
  namespace: ChainNamespace,
  known: KnownAddresses,
): readonly ReceiverWarning[] {
  const isOwn = known.own.some((address) => isSameAddress(address, receiver, namespace));
  const lookAlike = lookAlikeWarning(receiver, namespace, known);
  const { moved } = known;
  return [
    ...(moved === undefined ? [] : [{ code: 'contactMoved', known: moved } as const]),
    ...(isOwn ? [{ code: 'ownAddress' } as const] : []),
    ...kindWarnings(receiver, namespace, known),
    ...(lookAlike ? [lookAlike] : []),
  ];
}

/** Reports each fact once. A fact about the address itself comes before one that its chain reports. */
function kindWarnings(
  receiver: string,
  namespace: ChainNamespace,
  { kind, tokenContracts }: KnownAddresses,
): readonly ReceiverWarning[] {
  const isToken = tokenContracts.some((address) => isSameAddress(address, receiver, namespace));
  if (isToken || kind === 'token') return [{ code: 'tokenContract' }];
  const unowned = unownedReceiver(receiver, namespace);
  if (unowned) return [{ code: unownedCodes[unowned] }];
  return kind === undefined || kind === 'account' ? [] : [{ code: kindCodes[kind] }];
}

function lookAlikeWarning(
  receiver: string,
  namespace: ChainNamespace,
  { own, known, listed = [], seen = [], paid = [] }: KnownAddresses,
): ReceiverWarning | undefined {
  const certain = [...own, ...known];
  if (certain.some((address) => isSameAddress(address, receiver, namespace))) return undefined;
  const before = paidBefore(paid, receiver, namespace);
  if (before === 'paid') return undefined;
  const others = [...certain, ...listed, ...seen];
  const twin = others.find((address) => looksAlike(address, receiver, namespace));
  if (twin !== undefined) return { code: 'looksLikeKnown', known: twin };
  return before === 'looksPaid' ? { code: 'looksLikeKnown' } : undefined;
}
