import type { CaipNetworkId } from '../caip/caip-network-id';

/** A service that prepares exchanges on EVM networks, and the contracts that they may call. */
export interface SwapService {
  /** Asked at `<url>/swap/quote` and `<url>/swap/build`. */
  readonly url: string;

  /**
   * The contracts that an exchange may call and that may get an allowance, by CAIP-2 network id: the site states them, so
   * that its service cannot name others. There are no exchanges on a network without any.
   */
  readonly routers: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>;
}
