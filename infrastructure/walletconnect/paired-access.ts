import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Network } from '../../domain/network/network';
import type { Clock } from '../../ports/clock';
import type { RpcClients } from '../../ports/rpc-client';
import type { WalletAccess, WalletEvent, WalletGrant } from '../../ports/wallet-connector';
import { requestedBitcoinWallet } from '../chains/bip122/requested-bitcoin-wallet';
import { requestedPolkadotWallet } from '../chains/polkadot/requested-polkadot-wallet';
import { requestedSolanaWallet } from '../chains/solana/requested-solana-wallet';
import { pairedEvmAccess } from './paired-evm-access';
import { PairedKeys } from './paired-keys';
import type { PairedLink } from './paired-link';

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
    const provider = requestedBitcoinWallet(new PairedKeys(link, 'bip122'));
    return { access: { namespace: 'bip122', provider } };
  },
  eip155: pairedEvmAccess,
  polkadot: ({ link }) => {
    const provider = requestedPolkadotWallet(new PairedKeys(link, 'polkadot'));
    return { access: { namespace: 'polkadot', provider } };
  },
  solana: ({ link }) => {
    const provider = requestedSolanaWallet(new PairedKeys(link, 'solana'));
    return { access: { namespace: 'solana', provider } };
  },
};

/** The access to the wallet at the other end of `link`, on `namespace`. */
export function pairedAccess(deps: PairedAccessDeps): PairedAccess {
  return accessOn[deps.namespace](deps);
}
