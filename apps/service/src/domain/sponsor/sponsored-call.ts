/** A call that a rule allows. */
export interface SponsoredCall {
  /** The contract's address in lower case, or the address of a program of Solana. */
  readonly target: string;

  /** The function's selector, as in `0xa9059cbb`; the first bytes of an instruction's data; or `0x` for a call without data. */
  readonly selector: string;
}
