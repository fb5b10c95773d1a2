import { createWidget, ethereum } from 'cleatkit';
import { cleat } from 'cleatkit/wagmi';
import { createConfig, http } from 'wagmi';
import { mainnet, optimism } from 'wagmi/chains';

const widget = createWidget({ networks: [ethereum] });

export const config = createConfig({
  chains: [mainnet, optimism],
  connectors: [cleat(widget)],
  transports: { [mainnet.id]: http(), [optimism.id]: http() },
});
