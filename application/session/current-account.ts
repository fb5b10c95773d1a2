import type { AccountPurpose } from '../../domain/account/granted-account';
import type { AccountType } from '../../domain/account/account-type';
import type { CaipAddress } from '../../domain/caip/caip-address';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { ActiveNetwork } from '../../domain/network/network';

/** The account a visitor uses, and the network it is on. */
export interface CurrentAccount {
  readonly namespace: ChainNamespace;
  readonly caipAddress: CaipAddress;
  readonly address: string;
  readonly network: ActiveNetwork;
  readonly connectorId: string;
  readonly accountType: AccountType;

  /** What the wallet keeps it for, where the wallet says so. */
  readonly purpose?: AccountPurpose;

  /** The account types that the wallet can change to; empty where it offers no choice. */
  readonly accountTypes: readonly AccountType[];

  /** Every address the wallet shares, the one in use first. */
  readonly allAddresses: readonly string[];
}
