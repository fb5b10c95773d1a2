import { type CaipAddress, formatCaipAddress } from '../caip/caip-address';
import type { ChainNamespace } from '../caip/chain-namespace';
import type { GrantedSession } from './connection';

/** The CAIP-10 id of the account in use. */
export function caipAddressOf(namespace: ChainNamespace, session: GrantedSession): CaipAddress {
  const { addresses, chainReference } = session;
  return formatCaipAddress({ namespace, chainReference, address: addresses[0] });
}
