import { formatCaipAddress, type CaipAddress } from '../../../domain/caip/caip-address';
import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';
import type { SendRequest } from '../../../domain/send/send-request';
import { type TokenBalance, tokenBalance } from '../../../domain/token/token-balance';
import { SolanaChainAdapter } from '../../../infrastructure/chains/solana/solana-chain-adapter';
import { SolanaWalletCatalogue } from '../../../infrastructure/chains/solana/solana-wallet-catalogue';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import {
  createSolanaTestWallet,
  type SolanaTestWallet,
} from '../../../infrastructure/fake/solana-test-wallet';
import type { SolanaTestWalletOptions } from '../../../infrastructure/fake/solana/solana-test-wallet-options';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import type { WalletSession } from '../../../ports/wallet-connector';
import type { TestMint } from '../../../apps/chains/testing/solana-control';

/** The first accounts of the test wallet. */
export const ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
export const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu';
export const CAROL = 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse';

const clock = new SystemClock();

/** The real adapter over `network`. */
export function adapterOn(network: Network): SolanaChainAdapter {
  const rpcClients = new NetworkRpcClients({
    clock,
    fetch: (input, init) => fetch(input, init),
    config: { customRpcUrls: {} },
  });
  return new SolanaChainAdapter({ clock, networks: () => [network], rpcClients });
}

/** A page with the test wallet on it, connected through the real catalogue. */
export async function connectedWallet(
  network: Network,
  options: SolanaTestWalletOptions = {},
): Promise<{ readonly wallet: SolanaTestWallet; readonly session: WalletSession }> {
  const page = new EventTarget();
  const wallet = createSolanaTestWallet(options);
  wallet.register(page);
  const config = { page, images: {} };
  const catalogue = new SolanaWalletCatalogue({ clock, networks: () => [network], config });
  const ids: string[] = [];
  catalogue.connectors$.subscribe((connectors) => {
    ids.splice(0, ids.length, ...connectors.map(({ id }) => id));
  });
  const connector = catalogue.find(ids[0] ?? '');
  if (!connector) throw new Error('the wallet was not found');
  return { wallet, session: await connector.connect() };
}

export function accountOn(network: Network, address: string): CaipAddress {
  return formatCaipAddress({ ...parseCaipNetworkId(network.caipNetworkId), address });
}

/** A transfer of `units` from Alice: of `mint`, or of the chain's native currency. */
export function transferOf(
  network: Network,
  to: string,
  units: bigint,
  mint?: TestMint,
): SendRequest {
  return { from: accountOn(network, ALICE), to, token: tokenOf(network, mint), units };
}

export function tokenOf(network: Network, mint?: TestMint): TokenBalance {
  const token = tokenBalance({
    name: 'Token',
    symbol: 'TKN',
    chainId: network.caipNetworkId,
    address: mint && accountOn(network, mint.address),
    units: 10n ** 18n,
    decimals: mint?.decimals ?? 9,
    price: undefined,
    iconUrl: undefined,
  });
  if (!token) throw new Error('no token');
  return token;
}
