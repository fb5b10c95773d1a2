import type { Lifetime } from '../../application/scope/lifetime';
import { configuredNamespaces } from '../../application/snapshot/initial-state';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import type { WidgetOptions } from '../../domain/options/widget-options';
import {
  JoinedWalletCatalogue,
  type WalletFamilies,
} from '../../infrastructure/chains/joined-wallet-catalogue';
import {
  type ChainAdapterLoaders,
  LazyChainAdapters,
} from '../../infrastructure/chains/lazy-chain-adapters';
import type { ChainAdapters } from '../../ports/chain-adapter';
import { Clock } from '../../ports/clock';
import { Logger } from '../../ports/logger';
import type { WalletConnectorCatalogue } from '../../ports/wallet-connector';
import type { Chain, ChainParts } from './chain';
import { eip155 } from './eip155';
import { joinedByVisitor } from './joined-by-visitor';
import { lateChains } from '../late-chains';
import { type LateChain, lateChain, untilArrived } from './late-chain';

/** Every namespace. One without a file does not compile. A page downloads the others where it has networks of them. */
const chains: Readonly<Record<ChainNamespace, Chain | LateChain>> = {
  bip122: lateChain(async () => (await lateChains.bip122()).bip122),
  eip155,
  polkadot: lateChain(async () => (await lateChains.polkadot()).polkadot),
  solana: lateChain(async () => (await lateChains.solana()).solana),
};

/** Waits for the chains of the site's networks, which a page downloads beside the core: see {@link untilArrived}. */
export function untilChainsArrive(options: WidgetOptions, clock: Clock): Promise<void> {
  return untilArrived(
    configuredNamespaces(options).map((namespace) => chains[namespace]),
    clock,
  );
}

/** How long the first download of an adapter waits, so that the address is painted before. */
const PAINT_MS = 50;

/** The adapter of each namespace, downloaded when an account of it is connected, unless the widget's lifetime has ended. */
export function chainAdapters(parts: ChainParts, { signal }: Lifetime): ChainAdapters {
  return new LazyChainAdapters(
    perNamespace((namespace) => async () => {
      await parts.ports.get(Clock).sleep(PAINT_MS, signal);
      return chains[namespace].adapter(parts);
    }) satisfies ChainAdapterLoaders,
  );
}

/** The wallets of every namespace that the site has networks on, each wallet once. */
export function walletCatalogue(parts: ChainParts): WalletConnectorCatalogue {
  return new JoinedWalletCatalogue({
    clock: parts.ports.get(Clock),
    families: perNamespace(
      (namespace) => () => chains[namespace].wallets(parts),
    ) satisfies WalletFamilies,
    logger: parts.ports.get(Logger),
    namespaces$: parts.networks.namespaces$,
    pairs: parts.options.walletPairs,
    areJoined: joinedByVisitor(parts.stored),
  });
}

function perNamespace<T>(make: (namespace: ChainNamespace) => T): Record<ChainNamespace, T> {
  return Object.fromEntries(
    chainNamespaces.map((namespace) => [namespace, make(namespace)]),
  ) as Record<ChainNamespace, T>;
}
