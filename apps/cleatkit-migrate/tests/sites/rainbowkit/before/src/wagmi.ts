import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import {
  metaMaskWallet,
  rainbowWallet,
  walletConnectWallet,
} from '@rainbow-me/rainbowkit/wallets';
import { http } from 'wagmi';
import { base, mainnet } from 'wagmi/chains';

const nodes = { base: 'https://base.example' };

// What wagmi knows.
export const config = getDefaultConfig({
  appName: 'Prints', // shown by wallets
  appUrl: 'https://prints.example',
  projectId: 'abc',
  /* The first one is where visitors start. */
  chains: [mainnet, base],
  wallets: [{ groupName: 'Ours', wallets: [metaMaskWallet, rainbowWallet, walletConnectWallet] }],
  transports: { [mainnet.id]: http('https://node.example'), [base.id]: http(nodes.base) },
  ssr: true,
});
