import { createWidget } from 'cleatkit';
import { cleat } from 'cleatkit/wagmi';
import { type Chain } from 'viem';
import { arbitrum, mainnet } from 'wagmi/chains';
import { cookieStorage, createStorage, createConfig, http } from 'wagmi';

export const projectId = 'abc';

export const networks = [mainnet, arbitrum] as [Chain, ...Chain[]];

/** What wagmi and the kit share. */
export const widget = createWidget({
  networks,
  projectId,
  metadata: { name: 'Lending', description: 'Lends', url: 'https://lending.example', icons: ['https://lending.example/icon.png'] },
  themeMode: 'light',
  features: { analytics: true, email: false },
  themeVariables: { accent: '#0b7a53', borderRadiusMasterPx: 2 },
});

export const wagmiAdapter = { wagmiConfig: createConfig({
  connectors: [cleat(widget)],
  multiInjectedProviderDiscovery: false,
  transports: { [mainnet.id]: http(), [arbitrum.id]: http() },
  storage: createStorage({ storage: cookieStorage }),
  ssr: true,
  chains: networks,
}) };

export const config = wagmiAdapter.wagmiConfig;
