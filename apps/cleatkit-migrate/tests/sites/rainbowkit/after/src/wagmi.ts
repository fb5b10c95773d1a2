import { createWidget } from 'cleatkit';
import { cleat } from 'cleatkit/wagmi';
import { http, createConfig } from 'wagmi';
import { base, mainnet } from 'wagmi/chains';

const nodes = { base: 'https://base.example' };

// What wagmi knows.
const chains = [mainnet, base] as const;

export const widget = createWidget({
  networks: chains,
  customRpcUrls: {
    [`eip155:${mainnet.id}`]: ['https://node.example'],
    [`eip155:${base.id}`]: nodes.base ? [nodes.base] : [],
  },
  projectId: 'abc',
  metadata: { name: 'Prints', description: 'Prints', url: 'https://prints.example', icons: [] },
  featuredWalletIds: ['io.metamask', 'me.rainbow'],
});

export const config = createConfig({
  connectors: [cleat(widget)],
  multiInjectedProviderDiscovery: false,
  /* The first one is where visitors start. */
  chains,
  transports: { [mainnet.id]: http('https://node.example'), [base.id]: http(nodes.base) },
  ssr: true,
});
