import type { ExchangeFacts, RouterFault, RouterReading } from './exchange-facts';

/** Where a step pays to: the visitor's account, or the router, which passes it on in a later step. */
export type Payee = 'account' | 'router';

/**
 * Adds up the steps of a router that runs several: what leaves the account, what the router holds on the way, and the
 * least that comes back. Tokens are contracts in lower case; `undefined` is the native currency.
 */
export class RouterLedger {
  readonly #facts: ExchangeFacts;

  /** What the router holds, and how much of it; `undefined` where only the chain knows. */
  readonly #held = new Map<string | undefined, bigint | undefined>();
  #given = 0n;
  #least = 0n;
  #fault: RouterFault | undefined;

  constructor(facts: ExchangeFacts) {
    this.#facts = facts;
  }

  /** The native currency that came along and was not used by a step before. */
  get nativeLeft(): bigint {
    return this.#facts.from === undefined ? this.#facts.units - this.#given : 0n;
  }

  /**
   * Takes `units` of `token` from the account. The native currency came along, and is wrapped on the way: all of it at
   * once, because a router that has none left takes the wrapped token by an allowance, and a token of the route can send
   * it away between two steps.
   */
  take(token: string | undefined, units: bigint): void {
    const { from, units: all, wrappedNative } = this.#facts;
    const isGiven = token !== undefined && token === (from ?? wrappedNative);
    if (!isGiven || (from === undefined && units !== all)) this.fail('amount');
    this.#given += units;
  }

  /** Takes `units` of `token` from the account into the router. */
  pull(token: string | undefined, units: bigint): void {
    this.take(token, units);
    this.#hold(token, units);
  }

  /** Uses what the router holds of `token`: all of it, or `units`. */
  spend(token: string | undefined, units?: bigint): void {
    if (!this.#held.has(token)) return this.fail('amount');
    const held = this.#held.get(token);
    const left = units === undefined || held === undefined ? undefined : held - units;
    if (left !== undefined && left < 0n) return this.fail('amount');
    if (units === undefined || left === 0n) this.#held.delete(token);
    else this.#held.set(token, left);
  }

  /** Pays at least `least` of `token`, or the step reverts. */
  pay(token: string | undefined, least: bigint, to: Payee | undefined): void {
    if (to === 'router') return this.#hold(token, undefined);
    if (to === undefined) return this.fail('receiver');
    if (token !== this.#facts.to) return this.fail('amount');
    this.#least += least;
  }

  fail(fault: RouterFault): void {
    this.#fault ??= fault;
  }

  /** What all steps together say. */
  reading(): RouterReading | RouterFault {
    if (this.#fault) return this.#fault;
    if (this.#given !== this.#facts.units) return 'amount';
    return this.#held.size > 0 ? 'receiver' : { least: this.#least };
  }

  #hold(token: string | undefined, units: bigint | undefined): void {
    const held = this.#held.has(token) ? this.#held.get(token) : 0n;
    const isKnown = held !== undefined && units !== undefined;
    this.#held.set(token, isKnown ? held + units : undefined);
  }
}

const MSG_SENDER = 1n;
const ADDRESS_THIS = 2n;

/** Where `receiver` pays to. Uniswap's routers read the addresses 1 and 2 as their caller and as themselves. */
export function payeeOf(receiver: string, { account, router }: ExchangeFacts): Payee | undefined {
  const number = BigInt(receiver);
  if (receiver === account || number === MSG_SENDER) return 'account';
  return receiver === router || number === ADDRESS_THIS ? 'router' : undefined;
}
