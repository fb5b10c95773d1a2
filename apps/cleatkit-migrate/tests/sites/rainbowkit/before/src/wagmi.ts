import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import {
  metaMaskWallet,
  rainbowWallet,
  walletConnectWallet,
} from '@rainbow-me/rainbowkit/wallets';
import { base, mainnet } from 'wagmi/chains';

// What wagmi knows.
export const config = getDefaultConfig({
  appName: 'Prints', // shown by wallets
  appUrl: 'https://prints.example',
  projectId: 'abc',
  /* The first one is where visitors start. */
  chains: [mainnet, base],
  wallets: [{ groupName: 'Ours', wallets: [metaMaskWallet, rainbowWallet, walletConnectWallet] }],
  ssr: true,
});
