import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Network } from '../../domain/network/network';
import type { Clock } from '../../ports/clock';
import type { RpcClients } from '../../ports/rpc-client';
import type { WalletAccess, WalletEvent, WalletGrant } from '../../ports/wallet-connector';
import { pairedBitcoinWallet } from './paired-bitcoin-wallet';
import { pairedEvmAccess } from './paired-evm-access';
import { PairedKeys } from './paired-keys';
import type { PairedLink } from './paired-link';
import { pairedPolkadotWallet } from './paired-polkadot-wallet';
import { pairedSolanaWallet } from './paired-solana-wallet';

export interface PairedAccessDeps {
  readonly clock: Clock;
  readonly link: PairedLink;
  readonly namespace: ChainNamespace;
  readonly grant: WalletGrant;

  /** The networks of the site. */
  readonly networks: readonly Network[];
  readonly rpcClients: RpcClients;
}

/** The site's access to a paired wallet on one namespace. */
export interface PairedAccess {
  readonly access: WalletAccess;

  /** Receives each event of the session, where the namespace has events for dapps. */
  readonly onEvent?: (event: WalletEvent) => void;

  /**
   * Requests that the wallet switch to a network that it has not approved, where the namespace has a method
   * for that.
   */
  readonly moveTo?: (network: Network, signal: AbortSignal) => Promise<void>;
}

const accessOn: { readonly [N in ChainNamespace]: (deps: PairedAccessDeps) => PairedAccess } = {
  bip122: ({ link }) => {
    const provider = pairedBitcoinWallet(new PairedKeys(link, 'bip122'));
    return { access: { namespace: 'bip122', provider } };
  },
  eip155: pairedEvmAccess,
  polkadot: ({ link }) => {
    const provider = pairedPolkadotWallet(new PairedKeys(link, 'polkadot'));
    return { access: { namespace: 'polkadot', provider } };
  },
  solana: ({ link }) => {
    const provider = pairedSolanaWallet(new PairedKeys(link, 'solana'));
    return { access: { namespace: 'solana', provider } };
  },
};

/** The access to the wallet at the other end of `link`, on `namespace`. */
export function pairedAccess(deps: PairedAccessDeps): PairedAccess {
  return accessOn[deps.namespace](deps);
}
