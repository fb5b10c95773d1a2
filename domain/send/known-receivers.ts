import { isSameAddress } from '../address/is-address';
import type { ChainNamespace } from '../caip/chain-namespace';
import { sendRules } from './send-rules';
import type { FungibleTransfer, Transaction } from '../transaction/transaction';

/** The account of the history, and the addresses that are known in advance. */
export interface HistoryOwner {
  /** The visitor's address. */
  readonly own: string;
  readonly namespace: ChainNamespace;

  /** The contracts of the tokens that the visitor knows: what is held, and what a list names. */
  readonly tokenContracts: readonly string[];

  /** The symbol of the chain's native currency. */
  readonly nativeSymbol: string;
}

/** The receivers of the visitor's transfers, as far as a history shows. */
export interface HistoryReceivers {
  /** Certain receivers: they are not look-alikes. */
  readonly paid: readonly string[];

  /** Likely receivers: other addresses may imitate them, and they may be imitations themselves. */
  readonly seen: readonly string[];
}

/**
 * The receivers of the visitor's transfers in `transactions`. Attackers poison histories: they send something to the
 * visitor, move nothing or worthless tokens in the visitor's name, or emit transfers that list the visitor as sender.
 * So only the recipient of a transfer above zero, of the chain's native currency or a known token, in a transaction
 * of the visitor's own, counts as paid. `sentTo` is the token's contract and not a receiver, unless all that moved
 * seems to be the chain's native currency: then it counts as seen.
 */
export function receiversIn(
  transactions: readonly Transaction[],
  owner: HistoryOwner,
): HistoryReceivers {
  const { own, namespace } = owner;
  const ownOnes = transactions.filter(
    ({ metadata: { sentFrom, status } }) =>
      status !== 'failed' && isSameAddress(sentFrom, own, namespace),
  );
  return {
    paid: unique(ownOnes.flatMap((transaction) => paidIn(transaction, owner))),
    seen: unique(ownOnes.flatMap((transaction) => seenIn(transaction, owner))),
  };
}

function paidIn({ transfers }: Transaction, owner: HistoryOwner): readonly string[] {
  return transfers.flatMap((transfer) => {
    if (transfer.kind !== 'fungible' || !isSent(transfer)) return [];
    const { recipient } = transfer;
    return recipient !== undefined && isKnownToken(transfer, owner) ? [recipient] : [];
  });
}

function seenIn({ metadata, transfers }: Transaction, owner: HistoryOwner): readonly string[] {
  const [only, ...more] = transfers;
  if (only?.kind !== 'fungible' || more.length > 0 || !isSent(only)) return [];
  const isNative = only.token === undefined && only.symbol === owner.nativeSymbol;
  return isNative && metadata.sentTo !== '' ? [metadata.sentTo] : [];
}

function isSent({ direction, quantity }: FungibleTransfer): boolean {
  return direction === 'out' && quantity.units > 0n;
}

function isKnownToken({ token }: FungibleTransfer, owner: HistoryOwner): boolean {
  if (token === 'native') return true;
  if (token === undefined) return !sendRules[owner.namespace].hasTokens;
  return owner.tokenContracts.some((known) => isSameToken(known, token, owner.namespace));
}

/** On Polkadot a token is a number, elsewhere an address. */
function isSameToken(one: string, other: string, namespace: ChainNamespace): boolean {
  return one === other || isSameAddress(one, other, namespace);
}

function unique(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses)];
}
