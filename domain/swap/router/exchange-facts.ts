import type { SignedPermit } from '../swap-permit';

/** What a call has to do, as the visitor sees it. Contracts are in lower case. */
export interface ExchangeFacts {
  readonly account: string;

  /** The contract that is called. */
  readonly router: string;

  /** The contracts of the two tokens; `undefined` is the native currency. */
  readonly from: string | undefined;
  readonly to: string | undefined;

  /** How much is given, in base units. */
  readonly units: bigint;

  /** The contract of the wrapped native currency, where the source of swaps states it. */
  readonly wrappedNative: string | undefined;
  readonly permit: SignedPermit | undefined;
}

/**
 * Why a call of a known router is not the exchange on show.
 *
 * - `function`: the router is not known to have this function, or it does more than to exchange.
 * - `unreadable`: its arguments cannot be read.
 * - `amount`: it gives another token, another amount, or returns another token.
 * - `receiver`: it pays to another account, or leaves something with the router.
 */
export type RouterFault = 'function' | 'unreadable' | 'amount' | 'receiver';

/** What a call of a known router says. */
export interface RouterReading {
  /** The least that the account receives. With less, the router gives the exchange up. */
  readonly least: bigint;

  /** The contract that does the exchange for the router: it has to be one that its own registry names. */
  readonly operator?: string;
}

/** Reads the arguments of one function. They follow the selector. */
export type RouterReader = (digits: string, facts: ExchangeFacts) => RouterReading | RouterFault;
