import { PAIRING_CONNECTOR_ID } from '../../domain/connection/pairing-connector-id';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import type { WalletGrant } from '../../ports/wallet-connector';
import { Eip155Wallet } from '../chains/eip155/eip155-wallet';
import { moveWalletTo } from '../chains/eip155/move-wallet';
import type { PairedAccess, PairedAccessDeps } from './paired-access';
import { chainIdText, PairedProvider } from './paired-provider';

/** {@link PairedAccess} on EVM chains: an EIP-1193 provider, with the events that dapps know. */
export function pairedEvmAccess(deps: PairedAccessDeps): PairedAccess {
  const provider = new PairedProvider(deps);
  const wallet = new Eip155Wallet(provider, PAIRING_CONNECTOR_ID);
  let before = deps.grant;
  return {
    access: { namespace: 'eip155', provider },
    onEvent: (event) => {
      if (event.type === 'changed') {
        emitChanges(provider, before, event.grant);
        before = event.grant;
      }
      if (event.type === 'disconnected') {
        provider.emit('disconnect', { code: rpcCodes.disconnected, message: 'Disconnected' });
      }
    },
    moveTo: async (network, signal) => {
      await moveWalletTo(network, wallet, deps.clock, signal);
    },
  };
}

function emitChanges(provider: PairedProvider, before: WalletGrant, now: WalletGrant): void {
  if (now.chainReference !== before.chainReference) {
    provider.emit('chainChanged', chainIdText(now.chainReference));
  }
  if (now.addresses.join() !== before.addresses.join()) {
    provider.emit('accountsChanged', [...now.addresses]);
  }
}
