import { createWidget } from 'cleatkit';
import { cleat } from 'cleatkit/wagmi';
import { createConfig, http } from 'wagmi';
import { base, mainnet } from 'wagmi/chains';

// What wagmi knows.
const chains = [mainnet, base] as const;

export const widget = createWidget({
  networks: chains,
  projectId: 'abc',
  metadata: { name: 'Prints', description: 'Prints', url: 'https://prints.example', icons: [] },
  featuredWalletIds: ['io.metamask', 'me.rainbow'],
});

export const config = createConfig({
  connectors: [cleat(widget)],
  multiInjectedProviderDiscovery: false,
  transports: { [mainnet.id]: http(), [base.id]: http() },
  /* The first one is where visitors start. */
  chains,
  ssr: true,
});
