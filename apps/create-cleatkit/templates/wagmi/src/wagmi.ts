import type { Widget } from 'cleatkit/react';
import { cleat } from 'cleatkit/wagmi';
import { createConfig, http } from 'wagmi';
import { arbitrum, mainnet } from 'wagmi/chains';

export function configOf(widget: Widget) {
  return createConfig({
    chains: [mainnet, arbitrum],
    connectors: [cleat(widget)],
    multiInjectedProviderDiscovery: false, // the widget finds the wallets
    ssr: true,
    transports: { [mainnet.id]: http(), [arbitrum.id]: http() },
  });
}
