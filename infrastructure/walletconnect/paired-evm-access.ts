import { PAIRING_CONNECTOR_ID } from '../../domain/pairing-connector-id';
import { Eip155Wallet } from '../chains/eip155/eip155-wallet';
import { moveWalletTo } from '../chains/eip155/move-wallet';
import type { PairedAccess, PairedAccessDeps } from './paired-access';
import { PairedProvider } from './paired-provider';

/** {@link PairedAccess} on EVM chains: an EIP-1193 provider, with the events that dapps know. */
export function pairedEvmAccess(deps: PairedAccessDeps): PairedAccess {
  const provider = new PairedProvider(deps);
  const wallet = new Eip155Wallet(provider, PAIRING_CONNECTOR_ID);
  return {
    access: { namespace: 'eip155', provider },
    onEvent: (event) => provider.tell(event),
    moveTo: async (network, signal) => {
      await moveWalletTo(network, wallet, deps.clock, signal);
    },
  };
}
