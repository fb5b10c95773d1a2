import type { CaipAddress } from '../caip/caip-address';
import type { ChainNamespace } from '../caip/chain-namespace';
import type { NetworkLimits } from '../network/network-reach';
import type { GrantedAccount } from './granted-account';

/** What is known of an account's native balance. A failure is never shown as zero. */
export type BalanceState =
  | { readonly status: 'unknown' | 'loading' | 'failed' }
  | {
      readonly status: 'loaded';

      /** In base units: wei, lamports, satoshis, planck. */
      readonly units: bigint;
      readonly decimals: number;
      readonly symbol: string;
    };

/** How an address of a namespace is written: `0x…` on EVM chains, as viem types it. */
export type AddressOn<Namespace extends ChainNamespace> = Namespace extends 'eip155'
  ? `0x${string}`
  : string;

/** The account in use on one namespace. */
export interface Account<Namespace extends ChainNamespace = ChainNamespace> extends NetworkLimits {
  /** The namespace of its chain. */
  readonly namespace: Namespace;
  /** Its CAIP-10 id, with the network in use. */
  readonly caipAddress: CaipAddress;
  /** The address, as the namespace writes it. */
  readonly address: AddressOn<Namespace>;

  /** Every address the wallet shares, the one in use first. */
  readonly allAddresses: readonly AddressOn<Namespace>[];

  /** What the wallet says about some of them: their names and purposes. */
  readonly accounts?: readonly GrantedAccount[];

  /** The visitor chooses among the addresses in the widget, and not in the wallet. */
  readonly isChosenHere?: boolean;

  /** The wallet that holds the account. */
  readonly connectorId: string;
  /** Its native balance. */
  readonly balance: BalanceState;

  /** The address's page on the network's block explorer. */
  readonly explorerUrl?: string;
}
