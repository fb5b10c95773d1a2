/** Contracts of a network that have to do with exchanges, whatever exchange is used. */
export interface SwapContracts {
  /** The wrapped native currency. Without it, calls that wrap or unwrap are refused. */
  readonly wrappedNative?: string;

  /** A Universal Router of Uniswap: its check of a balance ends a bundle where no other contract of the network has one. */
  readonly universalRouter?: string;
}
